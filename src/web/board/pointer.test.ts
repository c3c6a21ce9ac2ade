import { expect, test } from 'vitest';
import { geometryOf } from '../../drawing/index.ts';
import type { Place, Target } from '../../rules/index.ts';
import { draggableAt, drawOver, wantedPlaces } from './pointer.ts';

const drawn = (...spaces: Target[]): Target[] => {
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

test('a drag comes in by the entrance and leaves by the exit, and not the other way', () => {
  expect(drawn('entrance', 'p11', 'p10')).toEqual(['entrance', 'p11', 'p10']);
  expect(drawn('entrance', 'p11', 'entrance')).toEqual(['entrance']);
  expect(drawn('o11', 'p11', 'entrance')).toEqual(['o11', 'p11']);
  expect(drawn('b1', 'a1', 'out')).toEqual(['b1', 'a1', 'out']);
  expect(drawn('b1', 'a1', 'out', 'a1')).toEqual(['b1', 'a1']);
  expect(drawn('b1', 'out')).toEqual(['b1']);
});

test('at the door a figure that waits is dragged: the chosen one, else one that can be', () => {
  const waits = (id: string, at: Place) => ({ id, colour: 'red', number: 4, dark: false, at }) as const;
  const scene = {
    pools: [],
    teleporters: [],
    blocks: [],
    figures: [
      waits('red-1', 'entrance'),
      waits('red-2', 'entrance'),
      waits('red-3', 'out'),
      waits('red-4', 'c3'),
    ],
    monster: { at: 'k5', facing: 'e', kit: { legs: '', body: '', arms: '', head: '', skin: '' } },
  } as const;
  const selectable = new Set(['red-2', 'red-1', 'red-3']);
  expect(draggableAt('entrance', scene, { selectable })).toBe('red-1');
  expect(draggableAt('entrance', scene, { selectable, selected: 'red-2' })).toBe('red-2');
  expect(draggableAt('out', scene, { selectable })).toBeUndefined();
  expect(draggableAt('c3', scene, { selectable })).toBeUndefined();
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
