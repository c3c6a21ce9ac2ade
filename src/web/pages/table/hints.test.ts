import { expect, test } from 'vitest';
import { type FirstRound, HINTS, hintNow, pastHints } from './hints.ts';

const OPENED: FirstRound = { over: false, acts: false, chosen: false, moves: 0 };
const ACTS = { ...OPENED, acts: true };

test('a first game is explained one thing after another', () => {
  expect(hintNow(OPENED, [])).toBe('goal');
  expect(hintNow(OPENED, ['goal'])).toBeUndefined();
  expect(hintNow(ACTS, ['goal'])).toBe('two');
  expect(hintNow(ACTS, ['goal', 'two'])).toBeUndefined();
  expect(hintNow({ ...ACTS, chosen: true }, ['goal', 'two'])).toBe('number');
  expect(hintNow({ ...ACTS, moves: 1 }, ['goal', 'two', 'number'])).toBe('forecast');
  expect(hintNow({ ...ACTS, moves: 1 }, HINTS)).toBeUndefined();
});

test('whoever goes on without reading gets the next one in time', () => {
  expect(hintNow({ ...ACTS, chosen: true }, [])).toBe('two');
  expect(hintNow({ ...OPENED, moves: 1 }, [])).toBe('number');
  expect(hintNow({ ...ACTS, chosen: true, moves: 1 }, [])).toBe('forecast');
});

test('after the first round there are none', () => {
  const over = { ...ACTS, over: true };
  expect(pastHints(over)).toEqual(HINTS);
  expect(hintNow(over, [])).toBeUndefined();
});
