import { describe, expect, test } from 'vitest';
import { expectHall, good, hall } from '../../../test/helpers/halls.ts';
import { tilesOf } from '../position-parts.ts';
import type { Tile } from '../tiles.ts';
import type { Json } from './json-reader.ts';
import { readPosition, tileJson, writePosition } from './position-notation.ts';

const FROM_THE_FORMATS = {
  monster: { at: 'j8', facing: 'e' },
  tiles: [
    { kind: 'stone', at: 'c3' },
    { kind: 'crystal', at: 'k5' },
    { kind: 'turn-right', at: 'k8' },
    { kind: 'turn-around', at: 'm7' },
    { kind: 'teleporter', pair: 1, at: 'j5', facing: 'e' },
    { kind: 'teleporter', pair: 1, at: 'o7', facing: 's' },
    { kind: 'pool', shape: '2x2', at: 'k6' },
  ],
  figures: [{ id: 'A', at: 'j3', points: 4 }],
} as const;

const monster = { at: 'e5', facing: 'e' };
const withTiles = (...tiles: Json[]): Json => ({ monster, tiles, figures: [] });
const withFigures = (...figures: Json[]): Json => ({
  monster,
  tiles: [
    { kind: 'stone', at: 'c3' },
    { kind: 'teleporter', pair: 1, at: 'd4', facing: 'n' },
    { kind: 'teleporter', pair: 1, at: 'k8', facing: 'n' },
  ],
  figures,
});
const wrong = (json: Json): string => {
  const read = readPosition(json);
  return read.ok ? 'nothing wrong' : `${read.code}: ${read.message}`;
};

describe('writing positions', () => {
  test('the example of the formats is read as drawn', () => {
    expectHall(
      good(readPosition(FROM_THE_FORMATS)),
      `
         a b c d e f g h i j k l m n o p
       3 . . # . . . . . . A . . . .
       5 . . . . . . . . . 1>* . . . . .
       6 . . . . . . . . . . ~ ~ . . . .
       7 . . . . . . . . . . ~ ~ u . 1v.
       8   . . . . . . . . @>r . . . . .
      legend: A A 4`,
    );
  });

  test('tiles are written by column, then row, a pool before a block', () => {
    const position = good(
      readPosition(
        withTiles(
          { kind: 'stone', at: 'k6' },
          { kind: 'stone', at: 'c8' },
          { at: 'c3', kind: 'crystal' },
          { kind: 'stone', at: 'k2' },
          { shape: '1x4', kind: 'pool', at: 'k6' },
          { kind: 'stone', at: 'k7' },
          { facing: 'n', kind: 'teleporter', at: 'b4', pair: 2 },
          { kind: 'teleporter', pair: 2, at: 'l1', facing: 's' },
        ),
      ),
    );
    expect(writePosition(position)).toBe(
      '{"monster":{"at":"e5","facing":"e"},"tiles":[' +
        '{"kind":"teleporter","pair":2,"at":"b4","facing":"n"},' +
        '{"kind":"crystal","at":"c3"},' +
        '{"kind":"stone","at":"c8"},' +
        '{"kind":"stone","at":"k2"},' +
        '{"kind":"pool","shape":"1x4","at":"k6"},' +
        '{"kind":"stone","at":"k6"},' +
        '{"kind":"stone","at":"k7"},' +
        '{"kind":"teleporter","pair":2,"at":"l1","facing":"s"}],"figures":[]}',
    );
    expect(JSON.stringify(tilesOf(position).map(tileJson))).toBe(
      JSON.stringify(JSON.parse(writePosition(position)).tiles),
    );
  });

  test('figures keep their order; points and owner only where they are said', () => {
    const figures = [
      { id: 'Z', at: 'e6', points: 6, owner: 'red' },
      { id: 'a "b"; c', at: 'entrance' },
      { id: 'A', at: 'out', owner: '' },
      { id: '7', at: 'eaten', points: 1 },
    ];
    const position = good(readPosition({ monster, tiles: [], figures }));
    expect(JSON.parse(writePosition(position))).toEqual({ monster, tiles: [], figures });
    expect(writePosition(position)).toContain(
      '{"id":"Z","at":"e6","points":6,"owner":"red"},{"id":"a \\"b\\"; c","at":"entrance"}',
    );
  });

  test('what is written is read again as the same position', () => {
    const written = writePosition(good(readPosition(FROM_THE_FORMATS)));
    expect(writePosition(good(readPosition(JSON.parse(written))))).toBe(written);
  });

  test('fields of a tile in the order of the formats', () => {
    const tiles: Tile[] = [
      { at: 'c3', kind: 'stone' },
      { facing: 'n', at: 'c3', pair: 1, kind: 'teleporter' },
      { at: 'c3', shape: '2x2', kind: 'pool' },
    ];
    expect(tiles.map((tile) => Object.keys(tileJson(tile)).join(' '))).toEqual([
      'kind at',
      'kind pair at facing',
      'kind shape at',
    ]);
  });
});

describe('positions that are possible', () => {
  test('the monster may stand on a pool or a teleporter', () => {
    expect(wrong(withTiles({ kind: 'pool', shape: '2x2', at: 'e5' }))).toBe('nothing wrong');
    expect(
      wrong(
        withTiles(
          { kind: 'teleporter', pair: 1, at: 'e5', facing: 'n' },
          { kind: 'teleporter', pair: 1, at: 'e7', facing: 'n' },
        ),
      ),
    ).toBe('nothing wrong');
  });

  test('blocks and figures may stand on pools', () => {
    const tiles = [
      { kind: 'pool', shape: '2x2', at: 'g5' },
      { kind: 'stone', at: 'g5' },
    ];
    expect(wrong({ monster, tiles, figures: [{ id: 'A', at: 'h6' }] })).toBe('nothing wrong');
  });

  test('S4 S5: other spaces, neighbours and the number of tiles are not checked', () => {
    const stones = ['b1', 'a2', 'o11', 'p10', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'f2', 'g2', 'h2'];
    expect(wrong(withTiles(...stones.map((at) => ({ kind: 'stone', at }))))).toBe('nothing wrong');
    expect(
      wrong(
        withTiles(
          { kind: 'teleporter', pair: 1, at: 'c3', facing: 'n' },
          { kind: 'teleporter', pair: 1, at: 'c4', facing: 'n' },
        ),
      ),
    ).toBe('nothing wrong');
    expect(wrong(withTiles(...['f1', 'h1', 'j1'].map((at) => ({ kind: 'pool', shape: '2x2', at }))))).toBe(
      'nothing wrong',
    );
  });

  test('figures may stand in the corners, the monster too', () => {
    expect(wrong(withFigures({ id: 'A', at: 'a1' }, { id: 'B', at: 'p11' }))).toBe('nothing wrong');
    expect(wrong({ monster: { at: 'p11', facing: 'w' }, tiles: [], figures: [] })).toBe('nothing wrong');
  });
});

describe('what is wrong with a position', () => {
  test.each<[string, Json]>([
    ['bad-value: position must be an object, not []', []],
    ['missing-field: position has no field "monster"', { tiles: [], figures: [] }],
    ['missing-field: position has no field "tiles"', { monster, figures: [] }],
    ['missing-field: position has no field "figures"', { monster, tiles: [] }],
    [
      'unknown-field: position has an unknown field "cards"; known are monster, tiles, figures',
      { monster, tiles: [], figures: [], cards: [] },
    ],
    ['bad-value: position.tiles must be a list, not {}', { monster, tiles: {}, figures: [] }],
    ['bad-value: position.figures must be a list, not "A"', { monster, tiles: [], figures: 'A' }],
    ['bad-value: position.monster must be an object, not null', { monster: null, tiles: [], figures: [] }],
    [
      'missing-field: position.monster has no field "facing"',
      { monster: { at: 'e5' }, tiles: [], figures: [] },
    ],
    [
      'unknown-field: position.monster has an unknown field "look"; known are at, facing',
      { monster: { ...monster, look: 'n' }, tiles: [], figures: [] },
    ],
    [
      'B1: position.monster.facing must be one of n e s w, not "north" (B1)',
      { monster: { at: 'e5', facing: 'north' }, tiles: [], figures: [] },
    ],
    [
      'B2: position.monster.at: p1 is cut off the board (B2)',
      { monster: { at: 'p1', facing: 'n' }, tiles: [], figures: [] },
    ],
    [
      'B1: position.monster.at: "entrance" is not a space; spaces are a1 to p11 (B1)',
      { monster: { at: 'entrance', facing: 'n' }, tiles: [], figures: [] },
    ],
  ])('%s', (message, json) => {
    expect(wrong(json)).toBe(message);
  });

  const stone = { kind: 'stone', at: 'c3' };
  const pool = { kind: 'pool', shape: '2x2', at: 'f7' };
  const here = { kind: 'teleporter', pair: 1, at: 'g5', facing: 'n' };
  const there = { kind: 'teleporter', pair: 1, at: 'k5', facing: 'n' };
  test.each<[string, Json[]]>([
    ['bad-value: position.tiles[1] must be an object, not "stone"', [stone, 'stone']],
    ['missing-field: position.tiles[0] has no field "kind"', [{ at: 'c3' }]],
    ['missing-field: position.tiles[0] has no field "at"', [{ kind: 'stone' }]],
    [
      'C1: position.tiles[0].kind must be one of stone, crystal, turn-right, turn-around, teleporter, pool, not "rock" (C1)',
      [{ kind: 'rock', at: 'c3' }],
    ],
    [
      'unknown-field: position.tiles[0] has an unknown field "facing"; known are kind, at',
      [{ kind: 'stone', at: 'c3', facing: 'n' }],
    ],
    [
      'unknown-field: position.tiles[0] has an unknown field "colour"; known are kind, at, pair, facing, shape',
      [{ kind: 'stone', at: 'c3', colour: 'red' }],
    ],
    [
      'unknown-field: position.tiles[0] has an unknown field "pair"; known are kind, shape, at',
      [{ ...pool, pair: 1 }],
    ],
    [
      'unknown-field: position.tiles[0] has an unknown field "shape"; known are kind, pair, at, facing',
      [{ ...here, shape: '2x2' }],
    ],
    ['missing-field: position.tiles[0] has no field "shape"', [{ kind: 'pool', at: 'c3' }]],
    ['C1: position.tiles[0].shape must be one of 2x2, 4x1, 1x4, not "3x3" (C1)', [{ ...pool, shape: '3x3' }]],
    ['missing-field: position.tiles[0] has no field "pair"', [{ kind: 'teleporter', at: 'c3', facing: 'n' }]],
    ['missing-field: position.tiles[0] has no field "facing"', [{ kind: 'teleporter', at: 'c3', pair: 1 }]],
    ['C1: position.tiles[0].pair must be one of 1, 2, not 3 (C1)', [{ ...here, pair: 3 }]],
    ['B1: position.tiles[0].facing must be one of n e s w, not 1 (B1)', [{ ...here, facing: 1 }]],
    [
      'B1: position.tiles[0].at: "c12" is not a space; spaces are a1 to p11 (B1)',
      [{ kind: 'stone', at: 'c12' }],
    ],
    ['B2: position.tiles[0].at: a8 is cut off the board (B2)', [{ kind: 'crystal', at: 'a8' }]],
    ['B2: position.tiles[0].at: a9 is cut off the board (B2)', [{ kind: 'pool', shape: '2x2', at: 'a9' }]],
    ['B2: position.tiles[0].at: o3 is cut off the board (B2)', [{ ...here, at: 'o3' }]],
    [
      'B2: position.tiles[1]: a 4x1 pool at n5 reaches beyond the board (B2)',
      [stone, { kind: 'pool', shape: '4x1', at: 'n5' }],
    ],
    ['S4: position.tiles[0]: no tile may lie in the corners a1 and p11 (S4)', [{ kind: 'stone', at: 'a1' }]],
    ['S4: position.tiles[0]: no tile may lie in the corners a1 and p11 (S4)', [{ kind: 'stone', at: 'p11' }]],
    [
      'S4: position.tiles[1]: no tile may lie in the corners a1 and p11 (S4)',
      [stone, { kind: 'pool', shape: '2x2', at: 'o10' }],
    ],
    ['S4: position.tiles[1]: stone and stone on c3; tiles do not overlap (S4)', [stone, stone]],
    [
      'S4: position.tiles[1]: stone and turn-right on c3; tiles do not overlap (S4)',
      [stone, { kind: 'turn-right', at: 'c3' }],
    ],
    [
      'S4: position.tiles[2]: teleporter and stone on g5; tiles do not overlap (S4)',
      [here, there, { kind: 'stone', at: 'g5' }],
    ],
    [
      'S4: position.tiles[1]: two pools on g8; tiles do not overlap (S4)',
      [pool, { kind: 'pool', shape: '4x1', at: 'g8' }],
    ],
    [
      'S4: position.tiles: pool and teleporter on g5; tiles do not overlap (S4)',
      [here, there, { kind: 'pool', shape: '4x1', at: 'f5' }],
    ],
    ['C1: position.tiles: teleporter pair 1 has 1, not both or none of its two (C1)', [here]],
    [
      'C1: position.tiles: teleporter pair 2 has 1, not both or none of its two (C1)',
      [here, there, { ...here, pair: 2, at: 'c3' }],
    ],
    [
      'C1: position.tiles: teleporter pair 1 has 3, not both or none of its two (C1)',
      [here, there, { ...here, at: 'c3' }],
    ],
    [
      "M5: position.monster: the monster can't stand on e5, where a crystal is (M5)",
      [{ kind: 'crystal', at: 'e5' }],
    ],
  ])('%s (tiles)', (message, tiles) => {
    expect(wrong(withTiles(...tiles))).toBe(message);
  });

  test.each<[string, Json[]]>([
    ['bad-value: position.figures[0] must be an object, not "A"', ['A']],
    ['missing-field: position.figures[0] has no field "id"', [{ at: 'c4' }]],
    ['missing-field: position.figures[1] has no field "at"', [{ id: 'A', at: 'c4' }, { id: 'B' }]],
    [
      'unknown-field: position.figures[0] has an unknown field "number"; known are id, at, points, owner',
      [{ id: 'A', at: 'c4', number: 4 }],
    ],
    ['bad-value: position.figures[0].id must be a text, not 1', [{ id: 1, at: 'c4' }]],
    ['bad-value: position.figures[0].id must not be empty', [{ id: '', at: 'c4' }]],
    ['bad-value: position.figures[0].at must be a text, not null', [{ id: 'A', at: null }]],
    ['bad-value: position.figures[0].owner must be a text, not 1', [{ id: 'A', at: 'c4', owner: 1 }]],
    [
      'B1: position.figures[0].at: "exit" is not a space; spaces are a1 to p11 (B1)',
      [{ id: 'A', at: 'exit' }],
    ],
    ['B2: position.figures[0].at: d11 is cut off the board (B2)', [{ id: 'A', at: 'd11' }]],
    [
      'C3: position.figures[0].points: a figure shows a number from 1 to 6, not 0 (C3)',
      [{ id: 'A', at: 'c4', points: 0 }],
    ],
    [
      'C3: position.figures[0].points: a figure shows a number from 1 to 6, not 7 (C3)',
      [{ id: 'A', at: 'c4', points: 7 }],
    ],
    [
      'C3: position.figures[0].points: a figure shows a number from 1 to 6, not 2.5 (C3)',
      [{ id: 'A', at: 'c4', points: 2.5 }],
    ],
    [
      'C3: position.figures[0].points: a figure shows a number from 1 to 6, not "4" (C3)',
      [{ id: 'A', at: 'c4', points: '4' }],
    ],
    [
      'figure-twice: position.figures[1]: there are two figures called "A"',
      [
        { id: 'A', at: 'c4' },
        { id: 'A', at: 'out' },
      ],
    ],
    [
      "F3: position.figures[1]: B can't stand on c4, where the figure A is (F3)",
      [
        { id: 'A', at: 'c4' },
        { id: 'B', at: 'c4' },
      ],
    ],
    ["F5: position.figures[0]: A can't stand on c3, where a stone is (F5)", [{ id: 'A', at: 'c3' }]],
    ["F4: position.figures[0]: A can't stand on d4, where a teleporter is (F4)", [{ id: 'A', at: 'd4' }]],
    [
      "M4: position.monster: the monster can't stand on e5, where the figure A is (M4)",
      [{ id: 'A', at: 'e5' }],
    ],
  ])('%s (figures)', (message, figures) => {
    expect(wrong(withFigures(...figures))).toBe(message);
  });
});

test('C1: the floor never moves: a hall drawn, written and read is the same', () => {
  const drawn = hall('5 . . 1^. ~ ~ ~ ~ 1v# A \nlegend: A A 3 of red');
  const again = good(readPosition(JSON.parse(writePosition(drawn))));
  expect(again.equals(drawn)).toBe(true);
  expect(again.cast).toEqual([{ id: 'A', owner: 'red' }]);
  expect(tilesOf(again)).toEqual(tilesOf(drawn));
});
