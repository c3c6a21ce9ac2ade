import type { Piece } from '../../puzzles/index.ts';
import {
  coverOf,
  looseTile,
  type PutDown,
  type SpaceName,
  supplyKind,
  canTurn as tileCanTurn,
  turnsOf as turnsOfTile,
} from '../../rules/index.ts';

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.figure === b.figure);

export const pieceOfPut = (put: PutDown): Piece =>
  'figure' in put ? { figure: put.figure } : supplyKind(put);

export const canTurn = (piece: Piece): boolean => typeof piece === 'string' && tileCanTurn(piece);

/** A thing as it would lie, after so many quarter turns. */
export const putAt = (piece: Piece, turns: number, at: SpaceName): PutDown =>
  typeof piece === 'string' ? { ...looseTile(piece, turns), at } : { figure: piece.figure, at };

/** How often a thing was turned that lies there. */
export const turnsOf = (put: PutDown): number => ('figure' in put ? 0 : turnsOfTile(put));

/** The spaces a thing lies on, the top left one first. */
export const coverOfPut = (put: PutDown): SpaceName[] => ('figure' in put ? [put.at] : coverOf(put));

/** Lies it as the legal way says? Any arrow is legal where one is. */
export const liesAs = (put: PutDown, way: PutDown): boolean =>
  put.at === way.at && (!('shape' in put) || !('shape' in way) || put.shape === way.shape);
