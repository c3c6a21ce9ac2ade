import { describe, expect, test } from 'vitest';
import { good } from '../../../test/helpers/halls.ts';
import { layPosition } from '../position.ts';
import { BASIC_TILES } from '../tiles.ts';
import { drawPosition } from './drawing.ts';
import { readDrawing } from './drawing-reader.ts';
import type { Json } from './json-reader.ts';
import { readPosition, writePosition } from './position-notation.ts';

const monster = { at: 'e5', facing: 'e' };
/** Draws a position, reads the drawing and finds the same position again; answers the drawing. */
function drawn(json: Json): string {
  const position = good(readPosition(json));
  const drawing = drawPosition(position);
  const again = good(readDrawing(drawing));
  expect(writePosition(again)).toBe(writePosition(position));
  expect(again.equals(position)).toBe(true);
  return drawing;
}
const legendOf = (drawing: string) => /^legend: (.*)$/m.exec(drawing)?.[1];
const pool = (shape: string, at: string) => ({ kind: 'pool', shape, at });

describe('a position drawn', () => {
  test('B2 S2: the basic game', () => {
    expect(drawPosition(layPosition(BASIC_TILES, []))).toBe(
      `
   a b c d e f g h i j k l m n o p
 1 @>. . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . # . . . . . ~ ~ . . . .
 4 . . . . . . . . ~ ~ . . # . .
 5 . . . . . . . # . . . . . . . .
 6 . . . . . . . . # . . . . # . .
 7 . . . . . . # . . . . . . . . .
 8   . . . # . . . . . . . # . . .
 9     . . ~ ~ ~ ~ . . . . . . # .
10       . . # . . # . . . . . . .
11         . . . . . . . . . . . .`.slice(1),
    );
  });

  test('every kind of thing has its sign', () => {
    const drawing = drawn({
      monster: { at: 'c8', facing: 's' },
      tiles: [
        { kind: 'stone', at: 'c3' },
        { kind: 'crystal', at: 'd3' },
        { kind: 'turn-right', at: 'e3' },
        { kind: 'turn-around', at: 'f3' },
        { kind: 'teleporter', pair: 1, at: 'c5', facing: 'n' },
        { kind: 'teleporter', pair: 1, at: 'e5', facing: 'e' },
        { kind: 'teleporter', pair: 2, at: 'g5', facing: 's' },
        { kind: 'teleporter', pair: 2, at: 'i5', facing: 'w' },
        pool('4x1', 'c6'),
        { kind: 'stone', at: 'd6' },
        { kind: 'turn-around', at: 'f6' },
      ],
      figures: [
        { id: 'A', at: 'a1' },
        { id: 'B', at: 'e6' },
      ],
    });
    expect(drawing.split('\n').slice(1, 9)).toEqual([
      ' 1 A . . . . . . . . . . .',
      ' 2 . . . . . . . . . . . . .',
      ' 3 . . # * r u . . . . . . . .',
      ' 4 . . . . . . . . . . . . . . .',
      ' 5 . . 1^. 1>. 2v. 2<. . . . . . .',
      ' 6 . . ~ #~B~u~. . . . . . . . . .',
      ' 7 . . . . . . . . . . . . . . . .',
      ' 8   . @v. . . . . . . . . . . . .',
    ]);
    expect(drawing.split('\n').length).toBe(12);
  });

  test.each(['^', '>', 'v', '<'])('M4: the monster with its facing: %s', (arrow) => {
    const facing = { '^': 'n', '>': 'e', v: 's', '<': 'w' }[arrow]!;
    expect(drawn({ monster: { at: 'c5', facing }, tiles: [], figures: [] })).toContain(` 5 . . @${arrow}. `);
  });

  test('no legend where the picture says it all', () => {
    const figures = [
      { id: 'Q', at: 'c3' },
      { id: 'B', at: 'a5' },
    ];
    expect(legendOf(drawn({ monster, tiles: [pool('1x4', 'k6')], figures }))).toBeUndefined();
  });

  test('numbers, owners and names longer than a letter stand in the legend', () => {
    const figures = [
      { id: 'red-1', at: 'c3', points: 4, owner: 'red' },
      { id: 'A', at: 'c4' },
      { id: 'red_2', at: 'c5', points: 1 },
      { id: 'c', at: 'c6', owner: 'blue' },
    ];
    const drawing = drawn({ monster, tiles: [], figures });
    expect(legendOf(drawing)).toBe('B red-1 4 of red; A A; C red_2 1; D c of blue');
  });

  test('figures off the board', () => {
    const figures = [
      { id: 'A', at: 'entrance', points: 3 },
      { id: 'B', at: 'out' },
      { id: 'C', at: 'eaten', owner: 'red' },
      { id: 'D', at: 'c3' },
    ];
    expect(legendOf(drawn({ monster, tiles: [], figures }))).toBe('entrance A 3; out B; eaten C of red; D D');
  });

  test('the order of the figures is kept', () => {
    const figures = [
      { id: 'A', at: 'c5' },
      { id: 'B', at: 'c3' },
    ];
    expect(legendOf(drawn({ monster, tiles: [], figures }))).toBe('A A; B B');
  });

  test.each([
    'with space',
    'with"quote',
    'semi;colon',
    'back\\slash',
    'new\nline',
    'tab\tbed',
    ' ',
    'of',
    'entrance',
    'pool',
    'teleporter',
    'legend:',
    'a b c d',
    '4',
    '~',
    'ä',
    'Ä',
    '🏰',
    'ꜳ',
    '\ud800',
    '\u2028',
  ])('odd names are kept: %j', (id) => {
    for (const at of ['c3', 'eaten']) {
      drawn({ monster, tiles: [], figures: [{ id, at, points: 2, owner: id }] });
      drawn({ monster, tiles: [], figures: [{ id, at, owner: id }] });
      drawn({
        monster,
        tiles: [],
        figures: [
          { id, at },
          { id: 'A', at: 'c4' },
        ],
      });
    }
  });

  test('an empty owner is an owner', () => {
    expect(legendOf(drawn({ monster, tiles: [], figures: [{ id: 'A', at: 'c3', owner: '' }] }))).toBe(
      'A A of ""',
    );
  });

  test('more figures than capital letters get other letters, never r or u', () => {
    const spaces = 'abcdefghijk'
      .split('')
      .flatMap((column) => [2, 3, 4, 6, 7].map((row) => `${column}${row}`));
    const figures = spaces.map((at, i) => ({ id: `figure ${i}`, at }));
    const legend = legendOf(drawn({ monster, tiles: [], figures }))!;
    const signs = legend.split('; ').map((item) => item.slice(0, 1));
    expect(signs.slice(24, 30).join('')).toBe('YZabcd');
    expect(signs).not.toContain('r');
    expect(signs).not.toContain('u');
    expect(new Set(signs).size).toBe(55);
  });

  test('F8: pools that touch are named', () => {
    const tiles = [pool('2x2', 'g4'), pool('4x1', 'i4')];
    expect(legendOf(drawn({ monster, tiles, figures: [] }))).toBe('pool 2x2 g4; pool 4x1 i4');
    for (const [a, b] of [
      [pool('2x2', 'g4'), pool('2x2', 'i4')],
      [pool('2x2', 'g4'), pool('2x2', 'g6')],
      [pool('4x1', 'g4'), pool('4x1', 'g5')],
      [pool('1x4', 'g4'), pool('1x4', 'h4')],
      [pool('1x4', 'p5'), pool('1x4', 'a4')],
    ] as const)
      drawn({ monster, tiles: [a, b], figures: [] });
  });

  test('pools at two ends of neighbouring rows do not touch', () => {
    const drawing = drawn({ monster, tiles: [pool('4x1', 'm5'), pool('4x1', 'a6')], figures: [] });
    expect(legendOf(drawing)).toBeUndefined();
    const below = drawn({
      monster,
      tiles: [pool('4x1', 'a5'), pool('4x1', 'm4'.replace('m4', 'k4'))],
      figures: [],
    });
    expect(legendOf(below)).toBeUndefined();
  });

  test('a pool or a teleporter under the monster is named', () => {
    expect(legendOf(drawn({ monster, tiles: [pool('2x2', 'e5')], figures: [] }))).toBe('pool 2x2 e5');
    expect(legendOf(drawn({ monster, tiles: [pool('4x1', 'b5'), pool('2x2', 'k8')], figures: [] }))).toBe(
      'pool 4x1 b5; pool 2x2 k8',
    );
    const tiles = [
      { kind: 'teleporter', pair: 2, at: 'e5', facing: 'w' },
      { kind: 'teleporter', pair: 2, at: 'e7', facing: 'n' },
    ];
    expect(legendOf(drawn({ monster, tiles, figures: [] }))).toBe('teleporter 2 w');
    expect(
      legendOf(drawn({ monster, tiles: [...tiles, pool('1x4', 'k6')], figures: [{ id: 'A', at: 'out' }] })),
    ).toBe('teleporter 2 w; out A');
  });
});
