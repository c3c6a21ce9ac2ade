import { describe, expect, test } from 'vitest';
import { contestantsIn, entriesFor } from '../src/cli/arena/plan.ts';
import { ratingsOf, wilson } from '../src/cli/arena/ratings.ts';
import {
  addArenaTally,
  countArenaGame,
  countTime,
  emptyArenaTally,
  timeOfShare,
} from '../src/cli/arena/tally.ts';

describe('intervals after Wilson', () => {
  // From the formula, worked out by hand to three places.
  test.each([
    [0, 10, 0, 0.278],
    [5, 10, 0.237, 0.763],
    [10, 10, 0.722, 1],
    [300, 400, 0.705, 0.79],
  ])('%i of %i', (wins, games, from, to) => {
    const [low, high] = wilson(wins, games);
    expect(low).toBeCloseTo(from, 3);
    expect(high).toBeCloseTo(to, 3);
  });
});

describe('ratings', () => {
  test('of equals are equal, and 1500 is the mean', () => {
    const [a, b] = ratingsOf(2, [{ seats: [0, 1], wins: [50, 50] }]);
    expect(a).toBeCloseTo(1500, 6);
    expect(b).toBeCloseTo(1500, 6);
  });

  test('ten times as many wins are almost 400 points', () => {
    const [a, b] = ratingsOf(2, [{ seats: [0, 1], wins: [10_000, 1000] }]);
    expect(a! - b!).toBeGreaterThan(399);
    expect(a! - b!).toBeLessThan(400);
  });

  test('one against three of a kind: winning a quarter makes equals', () => {
    const [a, b] = ratingsOf(2, [{ seats: [0, 1, 1, 1], wins: [100, 300] }]);
    expect(a! - b!).toBeCloseTo(0, 0);
  });

  test('carry over from table to table', () => {
    const [a, b, c] = ratingsOf(3, [
      { seats: [0, 1], wins: [2000, 1000, 0] },
      { seats: [1, 2], wins: [0, 2000, 1000] },
    ]);
    expect(a! - b!).toBeCloseTo(400 * Math.log10(2), 0);
    expect(b! - c!).toBeCloseTo(400 * Math.log10(2), 0);
  });

  test('who never won has one, too', () => {
    const [a, b] = ratingsOf(2, [{ seats: [0, 1], wins: [100, 0] }]);
    expect(Number.isFinite(a)).toBe(true);
    expect(a).toBeGreaterThan(b!);
  });
});

describe('who plays', () => {
  const seatings = (bots: string, players: number) => entriesFor(contestantsIn(bots), players).seatings;

  test('seats are rotated', () => {
    expect(seatings('wary,random', 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('the last one takes the seats left over', () => {
    expect(seatings('cunning,wary', 4)).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ]);
  });
  test('the same table is not played twice', () => {
    expect(seatings('wary,random,wary,random', 4)).toHaveLength(2);
    expect(seatings('wary', 3)).toEqual([[0, 0, 0]]);
  });
  test('of more bots than seats every choice plays', () => {
    const tables = seatings('random,runner,wary,cunning', 2).map((table) => table.join());
    expect(tables).toHaveLength(12);
    expect(new Set(tables).size).toBe(12);
  });
  test('budgets and commands with commas', () => {
    expect(contestantsIn('fearsome@8000,exec:bot --a,b,wary@20ms,exec:other x,y')).toEqual([
      { kind: 'bot', name: 'fearsome@8000', bot: 'fearsome', nodes: 8000 },
      { kind: 'program', name: 'exec:bot --a,b', command: 'bot --a,b' },
      { kind: 'bot', name: 'wary@20ms', bot: 'wary', milliseconds: 20 },
      { kind: 'program', name: 'exec:other x,y', command: 'other x,y' },
    ]);
  });
});

describe('the tally', () => {
  test('of chunks is the sum of the chunks', () => {
    const all = emptyArenaTally(2);
    const halves = [emptyArenaTally(2), emptyArenaTally(2)];
    for (const [i, half] of halves.entries()) {
      for (const tally of [all, half]) {
        countArenaGame(tally, [0, 1, 1], i);
        countArenaGame(tally, [1, 1, 0], undefined);
        countTime(tally.contestants[i]!.times, 3 + i);
        tally.contestants[1]!.faults.late++;
      }
    }
    const sum = emptyArenaTally(2);
    for (const half of halves) addArenaTally(sum, half);
    expect(sum).toEqual(all);
    expect(sum).toMatchObject({ games: 4, monster: 2, tables: { '0,1,1': [1, 1] } });
  });

  test('knows the time that 95 of 100 moves did not exceed', () => {
    const { times } = emptyArenaTally(1).contestants[0]!;
    for (let ms = 1; ms <= 100; ms++) countTime(times, ms);
    expect(timeOfShare(times, 0.95)).toBeGreaterThanOrEqual(95);
    expect(timeOfShare(times, 0.95)).toBeLessThan(95 * 1.03);
    expect(times).toMatchObject({ moves: 100, sum: 5050 });
  });
});
