import { expect, test } from 'vitest';
import type { SpaceName } from '../../rules/index.ts';
import { geometryOf } from './geometry.ts';
import { drawOver, wantedPlaces } from './pointer.ts';

const drawn = (...spaces: SpaceName[]): SpaceName[] => {
  const over = [spaces[0]!];
  for (const at of spaces.slice(1)) drawOver(over, at, geometryOf(false));
  return over;
};

test('a drag is the spaces it came over, each once', () => {
  expect(drawn('c3', 'c3', 'd3', 'd3', 'd4')).toEqual(['c3', 'd3', 'd4']);
});

test('going back takes spaces away again', () => {
  expect(drawn('c3', 'd3', 'd4', 'd3', 'c3')).toEqual(['c3']);
});

test('across a corner it goes by a space beside it', () => {
  expect(drawn('c3', 'd4')).toEqual(['c3', 'd3', 'd4']);
  // m1 is cut off.
  expect(drawn('l1', 'm2')).toEqual(['l1', 'l2', 'm2']);
});

test('a finger is likely to mean what is marked: targets, figures that can move, places for a tile', () => {
  const wanted = wantedPlaces(
    {
      pools: [],
      teleporters: [],
      blocks: [],
      figures: [
        { id: 'red-1', colour: 'red', number: 4, dark: false, at: 'b2' },
        { id: 'red-2', colour: 'red', number: 4, dark: false, at: 'entrance' },
        { id: 'red-3', colour: 'red', number: 4, dark: false, at: 'eaten' },
        { id: 'blue-1', colour: 'blue', number: 4, dark: false, at: 'c5' },
      ],
      monster: { at: 'k5', facing: 'e', kit: { legs: '', body: '', arms: '', head: '', skin: '' } },
    },
    {
      selectable: new Set(['red-2', 'red-3']),
      selected: 'red-1',
      reach: [{ at: 'out', cost: 1 }],
      places: ['d4'],
    },
  );
  expect([...wanted].toSorted()).toEqual(['b2', 'd4', 'entrance', 'out']);
});
