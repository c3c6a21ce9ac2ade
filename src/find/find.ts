import type { StepName } from '../bots/index.ts';
import type { Game } from '../rules/index.ts';
import type { Move } from './outlook.ts';
import type { Theme } from './themes.ts';

/** A position in which one move is clearly best and others tempt (docs/find.md). */
export interface Find {
  /** The same wherever the position is the same. */
  readonly id: string;
  /** Whose turn it is has to find the move; not to be changed. */
  readonly game: Game;
  /** The best move, and those like it that are about as good. */
  readonly right: readonly Move[];
  /** What one of the weaker bots plays instead. */
  readonly tempting: Move;
  /** The mover's chance with the best move, and with the best of another kind. */
  readonly best: number;
  readonly second: number;
  readonly themes: readonly Theme[];
  /** The levels that find it. */
  readonly foundBy: readonly StepName[];
  /** How hard it is, like a player's rating. */
  readonly rating: number;
}

/** The best move is better by so much than any of another kind. */
export const CLEARLY = 0.12;
/** Moves like the best that are worse by no more are right, too. */
export const AS_GOOD = 0.03;
