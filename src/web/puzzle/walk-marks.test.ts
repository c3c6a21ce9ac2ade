import { expect, test } from 'vitest';
import { run } from '../../puzzles/index.ts';
import { TWO_STONES } from './levels.fixture.ts';
import { circleOf, printsOf } from './walk-marks.ts';

const solved = run(TWO_STONES, [{ kind: 'stone', at: 'c8' }]);

test('every fifth step has its number, each once', () => {
  const numbers = printsOf(solved).flatMap(({ step }) => (step === undefined ? [] : [step]));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.every((step) => step % 5 === 0)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { at, step } of printsOf(solved)) {
    if (step !== undefined) expect(solved.trail[step]?.at).toBe(at);
  }
});

test('P2: the circle is closed: from each of its spaces a way leads to the next, and back to its beginning', () => {
  const circle = circleOf(solved);
  const starts = new Set<string>(circle.map(({ from }) => from));
  expect(circle.length).toBeGreaterThan(0);
  for (const { to } of circle) expect(starts.has(to), to).toBe(true);
  expect(starts.has(solved.circle!.stances[0]!.at)).toBe(true);
  expect(circleOf(run(TWO_STONES, [])), 'nobody is left').toEqual([]);
});
