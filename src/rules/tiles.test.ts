import { expect, test } from 'vitest';
import board from '../../test/fixtures/board.json' with { type: 'json' };
import { space, spaceName } from './board.ts';
import {
  BASIC_TILES,
  BLOCK_KINDS,
  canTurn,
  coverOf,
  isBlock,
  looseTile,
  POOL_SHAPES,
  type PoolShape,
  poolSpaces,
  SUPPLY,
  SUPPLY_KINDS,
  SUPPLY_SIZE,
  supplyKind,
  TILE_KINDS,
  turnsOf,
  waysToCover,
} from './tiles.ts';

const covers = (shape: PoolShape, at: Parameters<typeof space>[0]) =>
  poolSpaces(shape, space(at))
    .map((covered) => (covered === undefined ? '-' : spaceName(covered)))
    .join(' ');

test('C1: 3 stones, 2 crystals, 4 "right", 2 "180°", 2 pairs of teleporters, 2 pools: 17 tiles', () => {
  expect(SUPPLY).toEqual({
    stone: 3,
    crystal: 2,
    'turn-right': 4,
    'turn-around': 2,
    'teleporter-1': 2,
    'teleporter-2': 2,
    'pool-2x2': 1,
    'pool-4x1': 1,
  });
  expect(SUPPLY_SIZE).toBe(17);
  expect(Object.keys(SUPPLY)).toEqual(SUPPLY_KINDS);
});

test('C1: stones, crystals and turning stones are blocks, teleporters and pools are floor', () => {
  expect(BLOCK_KINDS.map((kind) => isBlock({ kind, at: 'c3' }))).toEqual([true, true, true, true]);
  expect(isBlock({ kind: 'teleporter', pair: 1, at: 'c3', facing: 'n' })).toBe(false);
  expect(isBlock({ kind: 'pool', shape: '2x2', at: 'c3' })).toBe(false);
  expect(TILE_KINDS).toEqual(['stone', 'crystal', 'turn-right', 'turn-around', 'teleporter', 'pool']);
});

test('C1 S4: one pool is 2x2, the other 4x1 and may stand', () => {
  expect(POOL_SHAPES).toEqual(['2x2', '4x1', '1x4']);
  expect(covers('2x2', 'c3')).toBe('c3 d3 c4 d4');
  expect(covers('4x1', 'c3')).toBe('c3 d3 e3 f3');
  expect(covers('1x4', 'c3')).toBe('c3 c4 c5 c6');
});

test('B2: a pool reaches no farther than the board', () => {
  expect(covers('4x1', 'n5')).toBe('n5 o5 p5 -');
  expect(covers('4x1', 'j1')).toBe('j1 k1 l1 -');
  expect(covers('1x4', 'e9')).toBe('e9 e10 e11 -');
  expect(covers('2x2', 'p9')).toBe('p9 - p10 -');
  expect(covers('2x2', 'b8')).toBe('b8 c8 - c9');
});

test('S2: the tiles of the basic game', () => {
  const inOrder = (tiles: readonly object[]) => tiles.map((tile) => JSON.stringify(tile)).sort();
  expect(inOrder(BASIC_TILES)).toEqual(inOrder(board.basicSetup));
});

test('C1: in the basic game all 11 blocks are stones, and there are no teleporters', () => {
  expect(BASIC_TILES.filter(isBlock).map(({ kind }) => kind)).toEqual(new Array(11).fill('stone'));
  expect(BASIC_TILES.filter((tile) => tile.kind === 'teleporter')).toEqual([]);
});

test('S3: which heap a tile is taken from', () => {
  expect(BLOCK_KINDS.map((kind) => supplyKind({ kind, at: 'c3' }))).toEqual(BLOCK_KINDS);
  expect(supplyKind({ kind: 'teleporter', pair: 1, at: 'c3', facing: 'n' })).toBe('teleporter-1');
  expect(supplyKind({ kind: 'teleporter', pair: 2, at: 'c3', facing: 'n' })).toBe('teleporter-2');
  expect(supplyKind({ kind: 'pool', shape: '2x2', at: 'c3' })).toBe('pool-2x2');
  expect(supplyKind({ kind: 'pool', shape: '4x1', at: 'c3' })).toBe('pool-4x1');
  expect(supplyKind({ kind: 'pool', shape: '1x4', at: 'c3' })).toBe('pool-4x1');
});

test('S4: the long pool lies or stands, a teleporter has an arrow; all else is the same after a quarter turn', () => {
  const turned = (kind: (typeof SUPPLY_KINDS)[number]) => [0, 1, 2, 3].map((turns) => looseTile(kind, turns));
  expect(turned('pool-4x1').map((tile) => 'shape' in tile && tile.shape)).toEqual([
    '4x1',
    '1x4',
    '4x1',
    '1x4',
  ]);
  expect(turned('teleporter-2')).toEqual(
    (['n', 'e', 's', 'w'] as const).map((facing) => ({ kind: 'teleporter', pair: 2, facing })),
  );
  for (const kind of SUPPLY_KINDS) {
    expect(new Set(turned(kind).map((tile) => JSON.stringify(tile))).size > 1, kind).toBe(canTurn(kind));
    for (const tile of turned(kind)) {
      expect(supplyKind({ ...tile, at: 'h6' })).toBe(kind);
      expect(looseTile(kind, turnsOf(tile))).toEqual(tile);
    }
  }
});

test('a tile covers a space in every way that its size allows, its own space first', () => {
  const anchors = (kind: (typeof SUPPLY_KINDS)[number], at: Parameters<typeof space>[0], turns = 0) =>
    waysToCover(looseTile(kind, turns), at).map((tile) => tile.at);
  expect(anchors('stone', 'h6')).toEqual(['h6']);
  expect(anchors('pool-2x2', 'h6')).toEqual(['h6', 'g6', 'h5', 'g5']);
  expect(anchors('pool-4x1', 'h6')).toEqual(['h6', 'g6', 'f6', 'e6']);
  expect(anchors('pool-4x1', 'h6', 1)).toEqual(['h6', 'h5', 'h4', 'h3']);
  expect(anchors('pool-4x1', 'b3')).toEqual(['b3', 'a3']);
  expect(anchors('pool-2x2', 'b1')).toEqual(['b1', 'a1']);
  for (const tile of waysToCover({ kind: 'pool', shape: '2x2' }, 'h6')) expect(coverOf(tile)).toContain('h6');
  expect(coverOf({ kind: 'pool', shape: '4x1', at: 'o6' })).toEqual(['o6', 'p6']);
  expect(coverOf({ kind: 'crystal', at: 'h6' })).toEqual(['h6']);
});
