import type { Piece } from '../../puzzles/index.ts';
import {
  type BlockKind,
  DIRECTIONS,
  type Direction,
  type PoolShape,
  type PutDown,
  poolSpaces,
  type SpaceName,
  type SupplyKind,
  space,
  spaceName,
  supplyKind,
} from '../../rules/index.ts';

/** A tile without its place. */
export type LooseTile =
  | { readonly kind: BlockKind }
  | { readonly kind: 'teleporter'; readonly pair: 1 | 2; readonly facing: Direction }
  | { readonly kind: 'pool'; readonly shape: PoolShape };

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.figure === b.figure);

export const pieceOfPut = (put: PutDown): Piece =>
  'figure' in put ? { figure: put.figure } : supplyKind(put);

/** A tile of the supply after so many quarter turns. */
export function looseTile(kind: SupplyKind, turns = 0): LooseTile {
  if (kind === 'pool-2x2') return { kind: 'pool', shape: '2x2' };
  if (kind === 'pool-4x1') return { kind: 'pool', shape: turns % 2 === 0 ? '4x1' : '1x4' };
  if (kind === 'teleporter-1' || kind === 'teleporter-2')
    return { kind: 'teleporter', pair: kind === 'teleporter-1' ? 1 : 2, facing: DIRECTIONS[turns % 4]! };
  return { kind };
}

/** Only these look different when turned. */
export const canTurn = (piece: Piece): boolean =>
  piece === 'pool-4x1' || piece === 'teleporter-1' || piece === 'teleporter-2';

/** A thing as it would lie, after so many quarter turns. */
export const putAt = (piece: Piece, turns: number, at: SpaceName): PutDown =>
  typeof piece === 'string' ? { ...looseTile(piece, turns), at } : { figure: piece.figure, at };

/** How often a thing was turned that lies there. */
export function turnsOf(put: PutDown): number {
  if ('figure' in put) return 0;
  if (put.kind === 'teleporter') return DIRECTIONS.indexOf(put.facing);
  return put.kind === 'pool' && put.shape === '1x4' ? 1 : 0;
}

/** The spaces a thing lies on, the top left one first. */
export const coverOf = (put: PutDown): SpaceName[] =>
  'figure' in put || put.kind !== 'pool'
    ? [put.at]
    : poolSpaces(put.shape, space(put.at)).flatMap((at) => (at === undefined ? [] : [spaceName(at)]));

/** Lies it as the legal way says? Any arrow is legal where one is. */
export const liesAs = (put: PutDown, way: PutDown): boolean =>
  put.at === way.at && (!('shape' in put) || !('shape' in way) || put.shape === way.shape);
