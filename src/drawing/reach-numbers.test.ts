import { expect, test } from 'vitest';
import { busySpaces, numberPlace, pathEnd } from './reach-numbers.ts';
import type { Marks, Scene } from './scene.ts';

const scene: Scene = {
  pools: [],
  teleporters: [],
  blocks: [{ key: 'a', kind: 'stone', at: 'c3' }],
  figures: [{ id: 'red-1', colour: 'red', number: 4, dark: false, at: 'b2' }],
  monster: { at: 'k5', facing: 'e', kit: { legs: '', body: '', arms: '', head: '', skin: '' } },
};
const marks: Marks = {
  path: {
    figure: 'red-1',
    steps: [
      { at: 'b3', point: 1 },
      { at: 'b4', point: 2 },
    ],
  },
  pushed: [
    { kind: 'stone', from: 'e5', to: 'f5' },
    { kind: 'stone', from: 'g5' },
  ],
  prints: [{ at: 'd4', facing: 'n', share: 1 }],
  stops: [{ at: 'd5', card: '5', share: 0.25 }],
};
const busy = busySpaces(scene, marks);
const place = (at: Parameters<typeof numberPlace>[0]) => numberPlace(at, busy, pathEnd(marks));

test('a cost stands in the middle of a free space', () => {
  expect(place('h8')).toBe('middle');
});

test('it moves to the corner for prints and stops, and above a piece', () => {
  expect(place('d4')).toBe('corner');
  expect(place('d5')).toBe('corner');
  expect(place('c3')).toBe('above');
  expect(place('k5')).toBe('above');
});

test('it gives way to the numbers of a path, to the ghost at its end and to a pushed block', () => {
  expect(place('b3')).toBe('none');
  expect(place('b4')).toBe('none');
  expect(place('f5')).toBe('none');
  expect(place('g5')).toBe('middle');
});

test('without a path there is no end', () => {
  expect(pathEnd({})).toBeUndefined();
  expect(pathEnd(marks)).toBe('b4');
});
