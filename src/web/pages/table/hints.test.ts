import { expect, test } from 'vitest';
import { HINTS, hintNow, type Progress, pastHints } from './hints.ts';

const OPENED: Progress = {
  first: true,
  acts: false,
  chosen: false,
  moves: 0,
  eaten: false,
  stageTwo: false,
};
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

const FIRST = ['goal', 'two', 'number', 'forecast'];
const LATER: Progress = { ...ACTS, first: false };

test('after the first round those of it are past', () => {
  expect(pastHints(LATER)).toEqual(FIRST);
  expect(hintNow(LATER, [])).toBeUndefined();
});

test('G5: who is eaten first, and stage two, are explained when it happens, until one has moved', () => {
  for (const [hint, now] of [
    ['eaten', { ...LATER, eaten: true }],
    ['stage-two', { ...LATER, stageTwo: true }],
  ] as const) {
    expect(hintNow({ ...now, acts: false }, [])).toBeUndefined();
    expect(hintNow(now, [])).toBe(hint);
    expect(hintNow({ ...now, moves: 1 }, [])).toBeUndefined();
    expect(pastHints({ ...now, moves: 1 })).toEqual([...FIRST, hint]);
    expect(hintNow(now, [hint])).toBeUndefined();
  }
});
