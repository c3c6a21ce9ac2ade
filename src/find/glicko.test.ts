import { expect, test } from 'vitest';
import { NEWCOMER, rated, ratedOn } from './glicko.ts';

test('the example of the paper', () => {
  const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 1);
  expect(volatility).toBeCloseTo(0.05999, 4);
});

test('nobody is tried on nothing: only the deviation grows', () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const { rating, deviation } = rated(before, []);
  expect(rating).toBe(1500);
  expect(deviation).toBeCloseTo(200.27, 1);
});

test('whoever always finds what is harder comes near to it, in small steps at last', () => {
  let now = NEWCOMER;
  const steps = Array.from({ length: 60 }, () => {
    const before = now.rating;
    now = ratedOn(now, { rating: 1600, deviation: 100, score: 1 });
    return now.rating - before;
  });
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(steps[0]).toBeGreaterThan(100);
  expect(steps.at(-1)).toBeLessThan(20);
  expect(now.rating).toBeGreaterThan(1600);
  expect(now.deviation).toBeGreaterThanOrEqual(45);
});
