import { expect, test } from 'vitest';
import { MODES, MOST_ROUNDS } from '../rules/index.ts';
import learned from './chances.json' with { type: 'json' };
import { SLACKS } from './evaluation.ts';
import { LESSONS, learnChances, writeChances } from './training.ts';

test('the same seed teaches the same, game by game', () => {
  let games = 0;
  const lessons = () => learnChances('basic', 2, 'test', () => games++);
  const first = lessons();
  expect(games).toBe(2 * LESSONS);
  expect(lessons()).toEqual(first);
  expect(learnChances('basic', 2, 'other')).not.toEqual(first);
});

test('chances rise with the slack and are nothing after the last round', () => {
  const chances = learnChances('experienced', 2, 'test');
  for (let rounds = 0; rounds <= MOST_ROUNDS; rounds++) {
    const row = chances.subarray(rounds * SLACKS, (rounds + 1) * SLACKS);
    expect([...row].sort((a, b) => a - b)).toEqual([...row]);
    expect(row.at(-1)).toBeLessThan(1);
    if (rounds === 0) expect(row.every((chance) => chance === 0)).toBe(true);
  }
});

test('the data file is what the command writes, and nothing else', () => {
  const chances = Object.fromEntries(
    MODES.map((mode) => [mode, Float64Array.from(learned[mode].flat(), (share) => share / 10_000)]),
  ) as Record<(typeof MODES)[number], Float64Array>;
  const written = writeChances(chances);
  expect(JSON.parse(written)).toEqual(learned);
  expect(learned.basic).toHaveLength(MOST_ROUNDS + 1);
  const rows = written.split('\n').filter((line) => /^ +\d/.test(line));
  expect(Math.max(...rows.map((line) => line.length))).toBeLessThanOrEqual(110);
});
