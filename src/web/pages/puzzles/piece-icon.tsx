import type { Piece } from '../../../puzzles/index.ts';
import { looseTile } from '../../../rules/index.ts';
import { FigureIcon, TileIcon } from '../../board/index.ts';
import type { Parts } from '../../puzzle/index.ts';

interface PieceIconProps {
  readonly piece: Piece;
  readonly parts: Parts;
  readonly turns?: number;
  readonly class?: string;
}

/** A piece of the supply, turned as it would be put down. */
export function PieceIcon({ piece, parts, turns = 0, class: name = 'piece-icon' }: PieceIconProps) {
  if (typeof piece === 'string') return <TileIcon tile={looseTile(piece, turns)} class={name} />;
  const part = parts.get(piece.figure);
  return part === undefined ? null : <FigureIcon colour={part.colour} number={part.number} class={name} />;
}
