import {
  columnOf,
  GRID,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  space,
  spaceName,
  WIDTH,
} from './board.ts';
import { DIRECTIONS, type Direction } from './directions.ts';

/** C1: the blocks, in the order of their codes in a compact position (from 1 on). */
export const BLOCK_KINDS = ['stone', 'crystal', 'turn-right', 'turn-around'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
export const POOL_SHAPES = ['2x2', '4x1', '1x4'] as const;
export type PoolShape = (typeof POOL_SHAPES)[number];
export const TILE_KINDS = [...BLOCK_KINDS, 'teleporter', 'pool'] as const;
export type TileKind = (typeof TILE_KINDS)[number];
export const PAIRS = [1, 2] as const;
export type Pair = (typeof PAIRS)[number];

export interface Block {
  readonly kind: BlockKind;
  readonly at: SpaceName;
}
export interface Teleporter {
  readonly kind: 'teleporter';
  readonly pair: Pair;
  readonly at: SpaceName;
  readonly facing: Direction;
}
export interface Pool {
  readonly kind: 'pool';
  readonly shape: PoolShape;
  /** Its top left space. */
  readonly at: SpaceName;
}
export type Tile = Block | Teleporter | Pool;
/** A tile without its place. */
export type LooseTile = Omit<Block, 'at'> | Omit<Teleporter, 'at'> | Omit<Pool, 'at'>;

export const isBlockKind = (kind: string): kind is BlockKind =>
  (BLOCK_KINDS as readonly string[]).includes(kind);
export const isBlock = (tile: Tile): tile is Block => isBlockKind(tile.kind);

const SHAPE_SIZE = { '2x2': [2, 2], '4x1': [4, 1], '1x4': [1, 4] } as const;
const isSpace = new Uint8Array(GRID);
for (const at of SPACES) isSpace[at] = 1;

/** The spaces a pool lies on, row by row; undefined for each that is off the board. */
export const poolSpaces = (shape: PoolShape, at: Space): (Space | undefined)[] => {
  const [width, height] = SHAPE_SIZE[shape];
  const spaces: (Space | undefined)[] = [];
  for (let down = 0; down < height; down++) {
    for (let right = 0; right < width; right++) {
      const column = columnOf(at) + right;
      const place = (rowOf(at) + down) * WIDTH + column;
      spaces.push(column < WIDTH && isSpace[place] === 1 ? (place as Space) : undefined);
    }
  }
  return spaces;
};

/** The spaces a tile lies on, its own first; undefined for each that is off the board. */
export const spacesOf = (tile: Tile): (Space | undefined)[] =>
  tile.kind === 'pool' ? poolSpaces(tile.shape, space(tile.at)) : [space(tile.at)];

/** The same by their names, without those off the board. */
export const coverOf = (tile: Tile): SpaceName[] =>
  spacesOf(tile).flatMap((at) => (at === undefined ? [] : [spaceName(at)]));

/** The ways a tile can lie so that it covers a space; first with its own space there, then shifted up and left from it. */
export function waysToCover(tile: LooseTile, at: SpaceName): Tile[] {
  const [width, height] = tile.kind === 'pool' ? SHAPE_SIZE[tile.shape] : [1, 1];
  const here = space(at);
  const ways: Tile[] = [];
  for (let up = 0; up < height; up++) {
    for (let left = 0; left < width; left++) {
      const place = here - up * WIDTH - left;
      if (columnOf(here) >= left && isSpace[place] === 1)
        ways.push({ ...tile, at: spaceName(place as Space) });
    }
  }
  return ways;
}

/** C1, S3: the 17 tiles of the experienced game, as what may be taken from the supply. */
export const SUPPLY_KINDS = [
  'stone',
  'crystal',
  'turn-right',
  'turn-around',
  'teleporter-1',
  'teleporter-2',
  'pool-2x2',
  'pool-4x1',
] as const;
export type SupplyKind = (typeof SUPPLY_KINDS)[number];
export const SUPPLY: Readonly<Record<SupplyKind, number>> = {
  stone: 3,
  crystal: 2,
  'turn-right': 4,
  'turn-around': 2,
  'teleporter-1': 2,
  'teleporter-2': 2,
  'pool-2x2': 1,
  'pool-4x1': 1,
};
export const SUPPLY_SIZE = Object.values(SUPPLY).reduce((sum, count) => sum + count, 0);

/** Which heap of the supply a tile comes from; the long pool may lie or stand (S4). */
export const supplyKind = (tile: Tile): SupplyKind => {
  if (tile.kind === 'teleporter') return `teleporter-${tile.pair}`;
  if (tile.kind === 'pool') return tile.shape === '2x2' ? 'pool-2x2' : 'pool-4x1';
  return tile.kind;
};

/** A tile of a heap after so many quarter turns. */
export function looseTile(kind: SupplyKind, turns = 0): LooseTile {
  if (kind === 'pool-2x2') return { kind: 'pool', shape: '2x2' };
  if (kind === 'pool-4x1') return { kind: 'pool', shape: turns % 2 === 0 ? '4x1' : '1x4' };
  if (kind === 'teleporter-1' || kind === 'teleporter-2') {
    return { kind: 'teleporter', pair: kind === 'teleporter-1' ? 1 : 2, facing: DIRECTIONS[turns % 4]! };
  }
  return { kind };
}

/** Whether a quarter turn makes a difference. */
export const canTurn = (kind: SupplyKind): boolean => kind === 'pool-4x1' || kind.startsWith('teleporter');

/** How many quarter turns a tile has had. */
export function turnsOf(tile: LooseTile): number {
  if (tile.kind === 'teleporter') return DIRECTIONS.indexOf(tile.facing);
  return tile.kind === 'pool' && tile.shape === '1x4' ? 1 : 0;
}

/** S2. */
export const BASIC_TILES: readonly Tile[] = [
  ...(['c3', 'm4', 'h5', 'i6', 'n6', 'g7', 'e8', 'm8', 'o9', 'f10', 'i10'] as const).map(
    (at): Block => ({ kind: 'stone', at }),
  ),
  { kind: 'pool', shape: '2x2', at: 'i3' },
  { kind: 'pool', shape: '4x1', at: 'e9' },
];
