import { describe, expect, test } from 'vitest';
import { DIRECTIONS, SPACES, spaceName } from '../rules/index.ts';
import { geometryOf } from './geometry.ts';

const wide = geometryOf(false);
const upright = geometryOf(true);

describe('places', () => {
  test('wide: the exit is top left, the entrance bottom right', () => {
    expect(wide.centre('a1')).toEqual({ x: 32, y: 32 });
    expect(wide.centre('p11')).toEqual({ x: 992, y: 672 });
    expect(wide.exit).toEqual({ x: -18, y: -18 });
    expect(wide.entrance).toEqual({ x: 1042, y: 722 });
    expect(wide.viewBox).toBe('-42 -42 1108 788');
  });

  test('upright: the exit is top right, the entrance bottom left', () => {
    expect(upright.centre('a1')).toEqual({ x: 672, y: 32 });
    expect(upright.centre('p11')).toEqual({ x: 32, y: 992 });
    expect(upright.exit).toEqual({ x: 722, y: -18 });
    expect(upright.entrance).toEqual({ x: -18, y: 1042 });
    expect(upright.viewBox).toBe('-42 -42 788 1108');
  });

  test('a space is found again at its middle and just inside its corners', () => {
    for (const geometry of [wide, upright]) {
      for (const at of SPACES) {
        const { x, y } = geometry.centre(spaceName(at));
        for (const [dx, dy] of [
          [0, 0],
          [-31.9, -31.9],
          [31.9, 31.9],
        ] as const) {
          expect(geometry.spaceAt({ x: x + dx, y: y + dy })).toBe(spaceName(at));
        }
      }
    }
  });

  test('B2: cut-off corners and walls are no spaces', () => {
    expect(wide.placeAt({ x: 800, y: 32 })).toBeUndefined();
    expect(wide.placeAt({ x: 32, y: 480 })).toBeUndefined();
    expect(wide.placeAt({ x: 300, y: -10 })).toBeUndefined();
    expect(wide.placeAt({ x: -20, y: -20 })).toBe('out');
    expect(wide.placeAt({ x: 1044, y: 720 })).toBe('entrance');
  });
});

describe('directions', () => {
  test('upright turns them by a quarter, clockwise', () => {
    expect(DIRECTIONS.map((direction) => upright.seen(direction))).toEqual(['e', 's', 'w', 'n']);
    for (const direction of DIRECTIONS) expect(upright.meant(upright.seen(direction))).toBe(direction);
    expect(upright.angle('n')).toBe(90);
    expect(wide.angle('w')).toBe(270);
  });

  test('the way between two spaces is the same however the hall stands', () => {
    for (const geometry of [wide, upright]) {
      expect(geometry.wayBetween('c3', 'c2')).toBe('n');
      expect(geometry.wayBetween('c3', 'f3')).toBe('e');
      expect(geometry.wayBetween('c3', 'd4')).toBeUndefined();
    }
  });

  test('the cursor goes the way of the key, stays at walls, and steps onto doors in the corners', () => {
    expect(wide.cursorFrom('c3', 'n')).toBe('c2');
    expect(upright.cursorFrom('c3', 'n')).toBe('b3');
    expect(wide.cursorFrom('d1', 'n')).toBe('d1');
    expect(wide.cursorFrom('a1', 'w')).toBe('out');
    expect(wide.cursorFrom('out', 's')).toBe('a1');
    expect(upright.cursorFrom('p11', 's')).toBe('entrance');
    expect(upright.cursorFrom('entrance', 'n')).toBe('p11');
  });
});

describe('letters', () => {
  const letters = (geometry: typeof wide) =>
    new Map(geometry.letters.map(({ at, wall, letter, x, y }) => [`${at}${wall}`, { letter, x, y }]));

  test('B4: there are 54, each letter and the star twice', () => {
    expect(wide.letters).toHaveLength(54);
    const counts = new Map<string, number>();
    for (const { letter } of wide.letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe('*ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
    expect(
      wide.letters.flatMap(({ letter, at, wall }) => (letter === '*' ? [at + wall] : [])).sort(),
    ).toEqual(['a1w', 'p11e']);
  });

  test('they hang on the middle of their wall, and climb the stairs evenly', () => {
    const at = letters(wide);
    expect(at.get('a1n')).toEqual({ letter: 'A', x: 32, y: -18 });
    expect(at.get('l1e')).toEqual({ letter: 'M', x: 786, y: 14 });
    expect(at.get('m2n')).toEqual({ letter: 'N', x: 818, y: 46 });
    expect(at.get('m2e')).toEqual({ letter: 'O', x: 850, y: 78 });
    expect(at.get('e11w')).toEqual({ letter: 'M', x: 238, y: 690 });
    expect(letters(upright).get('a1n')).toEqual({ letter: 'A', x: 722, y: 32 });
  });
});

test('pillars stand where four spaces meet', () => {
  expect(wide.pillars).toHaveLength(130);
  expect(upright.pillars).toHaveLength(130);
  expect(upright.pillars).toContainEqual({ x: 640, y: 64 });
});

describe('what a finger meant', () => {
  test('the space touched, if it is wanted or nothing else is near', () => {
    expect(wide.placeMeant({ x: 100, y: 100 }, new Set(['b2', 'c2']), 50)).toBe('b2');
    expect(wide.placeMeant({ x: 100, y: 100 }, new Set(['k5']), 50)).toBe('b2');
  });

  test('the nearest wanted space within reach', () => {
    expect(wide.placeMeant({ x: 120, y: 96 }, new Set(['c2', 'c3']), 50)).toBe('c2');
    expect(wide.placeMeant({ x: 100, y: 120 }, new Set(['c2', 'b3']), 50)).toBe('b3');
    expect(wide.placeMeant({ x: 1010, y: 690 }, new Set(['entrance']), 50)).toBe('entrance');
  });

  test('a touch on the wall means the space beside it, one far outside nothing', () => {
    expect(wide.placeMeant({ x: 300, y: -20 }, new Set(), 50)).toBe('e1');
    expect(wide.placeMeant({ x: 1000, y: 20 }, new Set(), 50)).toBeUndefined();
  });
});

test('rows are those of the screen', () => {
  expect(wide.rows()).toHaveLength(11);
  expect(wide.rows()[0]!.slice(0, 2)).toEqual(['a1', 'b1']);
  expect(upright.rows()).toHaveLength(16);
  expect(upright.rows()[0]).toEqual(['a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
});
