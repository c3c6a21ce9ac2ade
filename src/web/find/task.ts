import { areAlike, type Find, type Move, outlookAfter, type Theme } from '../../find/index.ts';
import type { Game } from '../../rules/index.ts';
import { type Explanation, explain, type ReviewedDecision } from '../../study/index.ts';

/** What somebody's answer is: found; the right idea, but another move of its kind is better; or not it. */
export type Verdict = 'right' | 'close' | 'wrong';

/** A position in which somebody is to find the move, wherever it comes from. */
export interface Task {
  readonly id: string;
  readonly game: Game;
  /** The best move first. */
  readonly right: readonly Move[];
  /** What was played, or tempts, instead. */
  readonly tempting: Move;
  readonly themes: readonly Theme[];
  /** The mover's chances with the best move, and with the tempting one or the best of another kind. */
  readonly best: number;
  readonly second: number;
  judge(move: Move): Verdict | Promise<Verdict>;
}

export const taskOf = (find: Find): Task => ({ ...find, judge: (move) => judged(find, move) });

/** Whether a move comes to the same as a right one, or is at least of its kind. */
export function judged({ game, right }: Pick<Task, 'game' | 'right'>, move: Move): Verdict {
  const outcome = outlookAfter(game, move);
  const isSame = (other: Move): boolean =>
    outlookAfter(game, other).game.position.equals(outcome.game.position);
  if (right.some(isSame)) return 'right';
  return areAlike(outcome, outlookAfter(game, right[0]!)) ? 'close' : 'wrong';
}

/** What the rules say of a move and of a better one. */
export function whyBetter(game: Game, played: Move, best: Move): Explanation | undefined {
  const seat = game.turn;
  const asWeighed = (action: Move) => ({ action, odds: [], line: [action], trials: 0 });
  const reviewed: ReviewedDecision = {
    kind: 'decision',
    number: 0,
    seat,
    moves: [asWeighed(best)],
    played: asWeighed(played),
    cost: 0,
    firstCost: 0,
    shift: [],
    mark: 'mistake',
    nodes: 0,
  };
  return explain({ kind: 'decision', number: 0, game, seat, action: played, events: [] }, reviewed);
}
