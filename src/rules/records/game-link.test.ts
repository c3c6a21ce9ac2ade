import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../test/helpers/games.ts';
import { good } from '../../../test/helpers/halls.ts';
import { randomAction } from '../../../test/helpers/random-play.ts';
import { COLOURS } from '../cast.ts';
import { decide } from '../decide.ts';
import { evolveInPlace } from '../evolve.ts';
import { Random } from '../random.ts';
import { readGameLink, writeGameLink } from './game-link.ts';
import { type RecordLine, recordLineOf } from './record-lines.ts';
import { replayRecords, writeRecord } from './replay.ts';

const CORPUS = new URL('../../../test/corpus/', import.meta.url);
const gamesIn = (text: string) => good(replayRecords(text));

/** Of a record what a link keeps of it. */
const kept = (text: string): string =>
  text.replace(/,"(date|commitment)":"[^"]*"/g, '').replace(/,"reveal":"[^"]*"/g, '');

test('every recorded game travels whole, and finished games of two are short', () => {
  let games = 0;
  for (const name of readdirSync(CORPUS).filter((file) => file.endsWith('.ffr'))) {
    for (const game of gamesIn(readFileSync(new URL(name, CORPUS), 'utf8'))) {
      const link = writeGameLink(game)!;
      expect(link).toMatch(/^[\w-]+$/);
      expect(good(readGameLink(link))).toBe(kept(writeRecord(game.lines)));
      if (game.header.players.length === 2) expect(link.length).toBeLessThan(700);
      expect(link.length).toBeLessThan(2500);
      games++;
    }
  }
  expect(games).toBeGreaterThan(20);
});

/** The lines of a game that is played by chance, as far as so many actions. */
function someGame(seed: string, players: number, mode: 'basic' | 'experienced', actions: number) {
  const random = new Random(seed);
  const setup = { mode, players: COLOURS.slice(0, players), start: COLOURS[1]!, longer: false };
  const game = gameOf(setup);
  const names = { [COLOURS[0]]: 'Änne 🐸' };
  const lines: RecordLine[] = [{ type: 'header', header: { ...setup, names } }];
  for (let made = 0; made < actions && game.phase !== 'over'; made++) {
    const decided = decide(game, game.turn, randomAction(game, random), () =>
      random.pick(game.possibleCards()),
    );
    if (!decided.ok) throw new Error(decided.message);
    for (const event of decided.events) {
      evolveInPlace(game, event);
      lines.push(...(recordLineOf(event) === undefined ? [] : [recordLineOf(event)!]));
    }
  }
  return { header: { ...setup, names }, lines };
}

test('any game survives at any moment, with its names', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom('basic', 'experienced'),
      fc.integer({ min: 0, max: 90 }),
      (seed, players, mode, actions) => {
        const game = someGame(seed, players, mode, actions);
        expect(good(readGameLink(writeGameLink(game)!))).toBe(writeRecord(game.lines));
      },
    ),
    { numRuns: 40 },
  );
});

describe('what is not a game', () => {
  const link = writeGameLink(someGame('x', 2, 'basic', 12))!;
  const wrong = (text: string): string => {
    const read = readGameLink(text);
    return read.ok ? 'nothing' : read.message;
  };

  test('a link that was cut or changed says so', () => {
    expect(wrong(link)).toBe('nothing');
    for (let cut = 0; cut < link.length; cut++) expect(wrong(link.slice(0, cut))).toContain('damaged');
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(wrong(link.slice(0, at) + other + link.slice(at + 1))).toMatch(/damaged|version/);
    }
    expect(wrong('what?')).toContain('signs that no link has');
  });

  test('a record that breaks the rules has no link', () => {
    const { header, lines } = someGame('y', 2, 'basic', 8);
    const broken: RecordLine[] = [...lines, { type: 'card', card: '3 hits' }];
    expect(writeGameLink({ header, lines: broken })).toBeUndefined();
    expect(writeGameLink({ header: { ...header, players: ['red'] }, lines })).toBeUndefined();
  });

  test('whatever is read is refused or played by the rules', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0129-_') }), (text) => {
        const read = readGameLink(text);
        if (read.ok) expect(gamesIn(read.value)).toHaveLength(1);
      }),
    );
  });
});
