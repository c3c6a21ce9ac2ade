import { describe, expect, test } from 'vitest';
import board from '../../test/fixtures/board.json' with { type: 'json' };
import {
  COLUMNS,
  columnOf,
  ENTRANCE,
  EXIT,
  halfTurn,
  isAtEdge,
  isCutOff,
  NO_PLACEMENT,
  neighbour,
  ROWS,
  rowOf,
  SPACES,
  type SpaceName,
  space,
  spaceName,
  spaceNamed,
  wallLetter,
} from './board.ts';
import { DIRECTIONS, type Direction, headingOf, turnAround } from './directions.ts';

const named = (name: string) => space(name as SpaceName);
const heading = (direction: string) => headingOf(direction as Direction);
const beside = (name: SpaceName, direction: Direction): string | undefined => {
  const next = neighbour(space(name), headingOf(direction));
  return next === undefined ? undefined : spaceName(next);
};
const SEGMENTS = board.walls.flatMap(({ letter, segments }) =>
  segments.map(([at, direction]) => ({ letter, at: named(at!), heading: heading(direction!) })),
);

test('B1: columns a to p from left to right, rows 1 to 11 from top to bottom', () => {
  expect(COLUMNS.join('')).toBe('abcdefghijklmnop');
  expect(ROWS.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11');
  expect([COLUMNS.length, ROWS.length]).toEqual([board.columns, board.rows]);
});

test('B1: a space is written column then row', () => {
  expect([columnOf(space('a1')), rowOf(space('a1'))]).toEqual([0, 0]);
  expect([columnOf(space('p11')), rowOf(space('p11'))]).toEqual([15, 10]);
  expect([columnOf(space('g2')), rowOf(space('g2'))]).toEqual([6, 1]);
});

test('B1: every space has one name, and only these names are spaces', () => {
  for (const at of SPACES) expect(spaceNamed(spaceName(at))).toBe(at);
  for (const name of ['', 'a', '1', 'a0', 'a12', 'q5', 'A1', '1a', 'a01', ' a1', 'entrance', 'constructor'])
    expect(spaceNamed(name)).toBeUndefined();
});

test('B1: n is towards row 1, e towards column p', () => {
  expect(DIRECTIONS.map((direction) => beside('e5', direction))).toEqual(['e4', 'f5', 'e6', 'd5']);
});

test('B2: two corners are cut off, 156 spaces remain', () => {
  const all = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));
  expect(all.filter(isCutOff).sort()).toEqual([...board.voids].sort());
  expect(SPACES.map(spaceName).sort()).toEqual(all.filter((name) => !board.voids.includes(name)).sort());
  expect(SPACES.length).toBe(board.spaces);
});

test('B2: a name that is not on the grid is not a cut-off place', () => {
  expect([isCutOff('e5'), isCutOff('a12'), isCutOff('q1'), isCutOff('')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(() => named('m1')).toThrow('m1 is not a space');
});

test('B2: nobody steps into a cut-off corner', () => {
  expect(beside('l1', 'e')).toBeUndefined();
  expect(beside('m2', 'n')).toBeUndefined();
  expect(beside('b8', 'w')).toBeUndefined();
  expect(beside('d10', 's')).toBeUndefined();
  for (const at of SPACES)
    for (const direction of DIRECTIONS) {
      const next = neighbour(at, headingOf(direction));
      if (next !== undefined) expect(board.voids).not.toContain(spaceName(next));
    }
});

test('B2: the board is the same turned by half a turn', () => {
  const turned = SPACES.map(halfTurn).map(spaceName);
  expect(turned.sort()).toEqual(SPACES.map(spaceName).sort());
});

test('B3: a1 is the exit corner, p11 the entrance corner', () => {
  expect([spaceName(EXIT), spaceName(ENTRANCE)]).toEqual([board.exit, board.entrance]);
});

test('B4: every wall has its sign, and only walls have one', () => {
  const letters = new Map(SEGMENTS.map((wall) => [wall.at * 4 + wall.heading, wall.letter]));
  for (const at of SPACES)
    for (const direction of DIRECTIONS) {
      const key = at * 4 + headingOf(direction);
      expect(wallLetter(at, headingOf(direction))).toBe(letters.get(key));
      expect(neighbour(at, headingOf(direction)) === undefined).toBe(letters.has(key));
    }
});

test('B4: half a turn takes the two walls of a sign into each other', () => {
  for (const { letter, at, heading } of SEGMENTS)
    expect(wallLetter(halfTurn(at), turnAround(heading))).toBe(letter);
});

test('B4: the walls clockwise from the exit, as they are read around the board', () => {
  const around = (walls: string) =>
    walls.split(' ').map((wall) => {
      const [, at, direction] = /^(\w\d+)([nesw])$/.exec(wall)!;
      return wallLetter(named(at!), heading(direction!));
    });
  expect(around('a1n b1n c1n d1n e1n f1n g1n h1n i1n j1n k1n l1n').join('')).toBe('ABCDEFGHIJKL');
  expect(around('l1e m2n m2e n3n n3e o4n o4e p5n').join('')).toBe('MNOPQRST');
  expect(around('p5e p6e p7e p8e p9e p10e p11e p11s').join('')).toBe('UVWXYZ*A');
  expect(around('o11s n11s m11s l11s k11s j11s i11s h11s g11s f11s e11s').join('')).toBe('BCDEFGHIJKL');
  expect(around('e11w d10s d10w c9s c9w b8s b8w a7s').join('')).toBe('MNOPQRST');
  expect(around('a7w a6w a5w a4w a3w a2w a1w').join('')).toBe('UVWXYZ*');
});

test('B5: column c, row r becomes column 17-c, row 12-r', () => {
  for (const at of SPACES) {
    const other = halfTurn(at);
    expect([columnOf(other) + 1, rowOf(other) + 1]).toEqual([17 - (columnOf(at) + 1), 12 - (rowOf(at) + 1)]);
    expect(halfTurn(other)).toBe(at);
  }
});

test('B5: through the wall leads to the other space with its sign', () => {
  for (const { letter, at, heading } of SEGMENTS) {
    const there = SEGMENTS.find(
      (wall) => wall.letter === letter && wall.at !== at && wall.heading === turnAround(heading),
    );
    expect(halfTurn(at)).toBe(there!.at);
  }
});

describe('spaces', () => {
  test('S4: the spaces kept free around exit and entrance', () => {
    expect(NO_PLACEMENT.map(spaceName).sort()).toEqual([...board.noPlacement].sort());
  });

  test('B4: a space is at the edge just where it has a wall', () => {
    const withWall = new Set(SEGMENTS.map((wall) => wall.at));
    for (const at of SPACES) expect(isAtEdge(at)).toBe(withWall.has(at));
  });
});
