import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evolveInPlace } from '../src/rules/evolve.ts';
import {
  END_REASONS,
  FEWEST_PLAYERS,
  Game,
  type GameEvent,
  MODES,
  MOST_PLAYERS,
} from '../src/rules/index.ts';
import { writePosition } from '../src/rules/notation/index.ts';
import { Replay, type ReplayedGame, replayRecords, writeRecord } from '../src/rules/records/index.ts';
import { CORPUS } from './cli-process.ts';
import { good } from './helpers/halls.ts';

/**
 * Recorded games that must stay what they are. They were found with `fearsome-floors simulate`, seeds "corpus", "corpus 1",
 * "corpus 2" and so on, with bots of several kinds, so that every number of players, both modes and all ends occur;
 * going-on.ffr holds beginnings of some, with-names.ffr one with everything a record may carry besides.
 * The fingerprints are of all positions on the way; after a change of the rules that is meant: `npx vitest run -u`.
 */
const FILES = readdirSync(CORPUS).filter((name) => name.endsWith('.ffr'));
const textOf = (name: string): string => readFileSync(`${CORPUS}${name}`, 'utf8');
const all: ReplayedGame[] = FILES.flatMap((name) => good(replayRecords(textOf(name))));

describe('the corpus', () => {
  const counts = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i);
  test.each(MODES.flatMap((mode) => counts.map((players) => ({ mode, players }))))(
    'has $mode games of $players',
    ({ mode, players }) => {
      const games = all.filter(({ header }) => header.mode === mode && header.players.length === players);
      expect(games.some(({ finished }) => finished)).toBe(true);
    },
  );

  test.each(END_REASONS)('has games that end by %s', (reason) => {
    const games = all.filter(({ game }) => game.result?.reason === reason);
    expect(games.some(({ game }) => game.result!.winner !== null)).toBe(true);
    if (reason !== 'escaped') expect(games.some(({ game }) => game.result!.winner === null)).toBe(true);
  });

  test('G8: has a game that a tie decides', () => {
    expect(all.some(({ game }) => game.result !== undefined && game.tiedWithFirst().length > 0)).toBe(true);
  });

  test('has longer games, games that go on in every phase, and files with several', () => {
    expect(all.some(({ header }) => header.longer)).toBe(true);
    const goingOn = all.filter(({ finished }) => !finished);
    expect(new Set(goingOn.map(({ game }) => game.phase))).toEqual(new Set(['placing', 'moving', 'monster']));
    expect(good(replayRecords(textOf('several.ffr')))).toHaveLength(3);
  });
});

describe.each(FILES)('%s', (name) => {
  const games = good(replayRecords(textOf(name)));

  test('written again it is the same, byte by byte', () => {
    expect(games.map(({ lines }) => writeRecord(lines)).join('')).toBe(textOf(name));
  });

  test('its events alone lead to the same positions', () => {
    let events: GameEvent[] = [];
    let told: Game | undefined;
    const replay = new Replay((event) => events.push(event));
    for (const text of textOf(name).trimEnd().split('\n')) {
      const line = good(replay.feed(text));
      const game = replay.game!;
      if (line?.type === 'header' || told === undefined) told = new Game(game.setup);
      for (const event of events) evolveInPlace(told, event);
      events = [];
      expect(writePosition(told.position)).toBe(writePosition(game.position));
      expect([told.phase, told.turn, told.round, told.stage, told.cardsLeft]).toEqual([
        game.phase,
        game.turn,
        game.round,
        game.stage,
        game.cardsLeft,
      ]);
    }
  });
});

test('all positions on the way are what they were', async () => {
  const lines = FILES.map((name) => `${fingerprint(textOf(name))} ${name}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('corpus/fingerprints.txt');
});

function fingerprint(text: string): string {
  const hash = createHash('sha256');
  const replay = new Replay();
  for (const line of text.trimEnd().split('\n')) {
    good(replay.feed(line));
    hash.update(writePosition(replay.game!.position));
  }
  return hash.digest('hex').slice(0, 16);
}
