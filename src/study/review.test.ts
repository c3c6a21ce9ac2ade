import { beforeAll, describe, expect, test } from 'vitest';
import { getReady } from '../bots/index.ts';
import { MODES } from '../rules/index.ts';
import { writeRecord } from '../rules/records/index.ts';
import {
  COSTS,
  DEPTHS,
  MARKS,
  oddsAfter,
  oddsBefore,
  type Progress,
  playedGame,
  playedRecords,
  playerReview,
  review,
  reviewed,
  sumsOf,
} from './index.ts';
import { gameOfBots, linesOfBots } from './study.fixture.ts';

beforeAll(() => getReady('master'));

/** So few positions that only the sums matter. */
const FEW = [60];

describe('luck and skill', () => {
  for (const mode of MODES) {
    test.each([2, 3, 7])(`add up for every side, ${mode}, %i players`, (players) => {
      for (const bot of ['random', 'runner'] as const) {
        const game = gameOfBots(bot, mode, players);
        const sums = sumsOf(game, reviewed(game, FEW))!;
        expect(sums.accounts).toHaveLength(players + 1);
        for (const { start, luck, errors, gifts, unseen, end } of sums.accounts) {
          expect(Math.abs(start + luck - errors + gifts + unseen - end)).toBeLessThan(1e-6);
        }
        const winner = game.end.result!.winner;
        const side = winner === null ? players : game.end.setup.players.indexOf(winner);
        expect(sums.accounts.map(({ end }) => end)).toEqual(
          sums.accounts.map((_, each) => (each === side ? 1 : 0)),
        );
      }
    });
  }
});

describe('a review', () => {
  const game = () => gameOfBots('watcher', 'basic', 3);

  test('is the same with the same positions, plain data, and whole after each pass', () => {
    const played = game();
    const once = [...review(played, [60, 200])];
    expect(structuredClone(once)).toEqual([...review(game(), [60, 200])]);
    const told = (pass: number) =>
      once.filter(
        (progress): progress is Progress => progress.pass === pass && progress.reviewed !== undefined,
      );
    expect(told(1)).toHaveLength(played.moments.length);
    for (const list of [told(1), told(2)]) expect(list.at(-1)!.done).toBe(list.at(-1)!.of);
  });

  test('finds no move worse than one that costs nothing, and what one side lost the others have', () => {
    for (const found of reviewed(game(), FEW)) {
      const shift = found.kind === 'card' ? found.luck : found.shift;
      expect(Math.abs(shift.reduce((sum, part) => sum + part, 0))).toBeLessThan(1e-9);
      if (found.kind !== 'decision') continue;
      expect(found.cost).toBeGreaterThanOrEqual(0);
      expect(found.cost).toBeCloseTo(-found.shift[found.seat]!, 12);
      expect(found.mark === 'best' || found.mark === 'forced' || found.mark === 'great').toBe(
        found.played.action === found.moves[0]!.action,
      );
    }
  });
});

describe('a player', () => {
  test('has a name for every move, by what it cost', () => {
    const game = gameOfBots('random', 'basic', 2);
    const found = reviewed(game, FEW);
    for (const seat of [0, 1]) {
      const { marks, moves, errors, accuracy } = playerReview(found, seat);
      const own = found.filter((moment) => moment.kind === 'decision' && moment.seat === seat);
      expect(MARKS.reduce((sum, mark) => sum + marks[mark], 0)).toBe(own.length);
      expect(moves).toBe(own.length - marks.forced);
      expect(marks.blunder).toBeGreaterThan(0);
      expect(errors).toBeGreaterThanOrEqual(marks.blunder * COSTS.blunder + marks.mistake * COSTS.mistake);
      expect(accuracy).toBeGreaterThan(0);
      expect(accuracy).toBeLessThan(100);
    }
  });

  test('can be asked about while the game is reviewed', () => {
    expect(playerReview([], 0)).toMatchObject({ moves: 0, errors: 0, accuracy: 100 });
  });
});

describe('records', () => {
  test('a game still going on is studied as far as it goes', () => {
    const lines = linesOfBots('watcher', 'basic', 2, 1).slice(0, 20);
    const game = playedGame(lines)!;
    expect(game.moments).toHaveLength(19);
    const found = reviewed(game, DEPTHS.quick);
    const { accounts } = sumsOf(game, found)!;
    for (const { start, luck, errors, gifts, unseen, end } of accounts) {
      expect(start + luck - errors + gifts + unseen).toBeCloseTo(end, 9);
    }
    expect(accounts.map(({ start }) => start)).toEqual(oddsBefore(found[0]!));
    expect(accounts.map(({ end }) => end)).toEqual(oddsAfter(found.at(-1)!));
  });

  test('G3: a kept game in which somebody stayed outside is studied, and nothing is said of that move', () => {
    const header = { mode: 'basic', players: ['red', 'blue'], start: 'red', longer: false } as const;
    const text = writeRecord([
      { type: 'header', header },
      { type: 'move', figure: 'red-1', path: '' },
      { type: 'move', figure: 'blue-1', path: '' },
    ]);
    const { games, flaw } = playedRecords(text, true);
    expect(flaw).toBeUndefined();
    const told = reviewed(games[0]!, FEW);
    expect(told).toHaveLength(2);
    for (const found of told)
      expect(found).toMatchObject({ mark: 'forced', cost: 0, played: { action: { path: '' } } });
  });

  test('the good beginning of a broken one is studied, and what is wrong is said', () => {
    const text = writeRecord(linesOfBots('watcher', 'basic', 2, 1).slice(0, 20));
    const { games, flaw } = playedRecords(`${text}\n{"card":"5"}\n`);
    expect(games.map(({ moments }) => moments.length)).toEqual([19]);
    expect(flaw).toMatchObject({ line: 22 });
    expect(playedRecords('rubbish')).toMatchObject({ games: [], flaw: { line: 1, code: 'bad-json' } });
  });
});
