import { SPACES, type SpaceName, spaceName } from '../board.ts';
import { DIRECTIONS, headingOf } from '../directions.ts';
import type { Position } from '../position.ts';
import { type PositionParts, tilesOf } from '../position-parts.ts';
import { PAIRS, POOL_SHAPES, TILE_KINDS, type Tile } from '../tiles.ts';
import type { BitReader, BitWriter } from './bits.ts';

/** Spaces, tiles and halls, packed bit by bit. */

export const SPACE_BITS = 8;
const NAMES: readonly SpaceName[] = SPACES.map(spaceName);
const numbers = new Map(NAMES.map((at, number) => [at, number]));

export const writeSpace = (bits: BitWriter, at: SpaceName): void => bits.write(numbers.get(at)!, SPACE_BITS);
export const readSpace = (bits: BitReader): SpaceName => bits.oneOf(NAMES, SPACE_BITS);

export function writeTile(bits: BitWriter, tile: Tile): void {
  bits.write(TILE_KINDS.indexOf(tile.kind), 3);
  writeSpace(bits, tile.at);
  if (tile.kind === 'teleporter') {
    bits.write(tile.pair - 1, 1);
    bits.write(headingOf(tile.facing), 2);
  } else if (tile.kind === 'pool') bits.write(POOL_SHAPES.indexOf(tile.shape), 2);
}

export function readTile(bits: BitReader): Tile {
  const kind = bits.oneOf(TILE_KINDS, 3);
  const at = readSpace(bits);
  if (kind === 'teleporter') {
    const pair = bits.oneOf(PAIRS, 1);
    return { kind, pair, at, facing: bits.oneOf(DIRECTIONS, 2) };
  }
  if (kind === 'pool') return { kind, shape: bits.oneOf(POOL_SHAPES, 2), at };
  return { kind, at };
}

/** The monster and the tiles. */
export function writeHall(bits: BitWriter, position: Position): void {
  writeSpace(bits, spaceName(position.monsterAt));
  bits.write(position.facing, 2);
  const tiles = tilesOf(position);
  bits.count(tiles.length, 4);
  for (const tile of tiles) writeTile(bits, tile);
}

export function readHall(bits: BitReader): Pick<PositionParts, 'monster' | 'tiles'> {
  const monster = { at: readSpace(bits), facing: bits.oneOf(DIRECTIONS, 2) };
  return { monster, tiles: bits.repeated(bits.count(4), () => readTile(bits)) };
}
