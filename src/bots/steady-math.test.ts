import { expect, test } from 'vitest';
import { steadyExp, steadyLog } from './steady-math.ts';

test('powers of e as they should be, and no farther than 60', () => {
  for (let x = -60; x <= 60; x += 0.37) expect(steadyExp(x) / Math.exp(x)).toBeCloseTo(1, 11);
  expect(steadyExp(1000)).toBe(steadyExp(60));
  expect(steadyExp(-1000)).toBe(steadyExp(-60));
});

test('logarithms as they should be', () => {
  for (let x = 0.001; x < 50; x *= 1.07) expect(steadyLog(x)).toBeCloseTo(Math.log(x), 11);
  expect(steadyLog(1)).toBe(0);
});

test('the last digits are the same everywhere', () => {
  expect([steadyExp(0.7), steadyExp(-3.3), steadyLog(0.13), steadyLog(7)]).toMatchInlineSnapshot(`
    [
      2.0137527074704766,
      0.03688316740124001,
      -2.0402208285265546,
      1.945910149055313,
    ]
  `);
});
