import { expect, test } from 'vitest';
import { steadyTime } from './clock.ts';

const HOUR = 3_600_000;

/** A machine whose clock can be set. */
function machine() {
  const at = { clock: 1_000_000, ticks: 500 };
  const now = steadyTime(
    () => at.clock,
    () => at.ticks,
  );
  const pass = (milliseconds: number): number => {
    at.clock += milliseconds;
    at.ticks += milliseconds;
    return now();
  };
  return { at, now, pass };
}

test("begins with the machine's clock and goes on with it", () => {
  const { now, pass } = machine();
  expect(now()).toBe(1_000_000);
  expect(pass(10)).toBe(1_000_010);
  expect(pass(HOUR)).toBe(1_000_010 + HOUR);
});

test.each([-HOUR, HOUR, -365 * 24 * HOUR])("the machine's clock is set by %d: it does not leap", (by) => {
  const { at, now, pass } = machine();
  at.clock += by;
  expect(now()).toBe(1_000_000);
  for (let second = 1, before = now(); second <= 60; second++) {
    const after = pass(1000);
    expect(after - before).toBeGreaterThanOrEqual(949);
    expect(after - before).toBeLessThanOrEqual(1051);
    before = after;
  }
});

test.each([-HOUR, HOUR])('and follows it slowly, by %d', (by) => {
  const { at, now, pass } = machine();
  at.clock += by;
  for (let hour = 0; hour < 19; hour++) pass(HOUR);
  expect(now()).not.toBe(at.clock);
  pass(HOUR);
  expect(now()).toBe(at.clock);
});
