import { waysOut } from '../bots/index.ts';
import { type Action, forecast, type Game, OUT, playAction, WAITING } from '../rules/index.ts';

export type Move = Action & { readonly type: 'move' };

/** What the rules say of a game, or of a move in it: enough to tell whether two moves are of the same kind. */
export interface Outlook {
  readonly game: Game;
  /** How likely each figure would be eaten if the monster walked now. */
  readonly danger: readonly number[];
  /** Whom each card would cost. */
  readonly eaten: string;
}

export interface MoveOutlook extends Outlook {
  /** The figure that moved, and where it came to. */
  readonly figure: number;
  readonly place: number;
  /** Points it takes from there to be out, 0 where it is. */
  readonly way: number;
  readonly pushed: boolean;
}

export function outlookOf(game: Game): Outlook {
  const { cast } = game.position;
  if (game.phase === 'over') return { game, danger: cast.map(() => 0), eaten: '' };
  const { cards, danger } = forecast(game.position, game.possibleCards());
  return {
    game,
    danger: cast.map(({ id }) => danger.get(id)!),
    eaten: cards.map(({ card, eaten }) => `${card}: ${eaten.join(' ')}`).join('; '),
  };
}

/** What the rules say after a move, which must be allowed. */
export function outlookAfter(before: Game, move: Move): MoveOutlook {
  const game = before.copy();
  let pushed = false;
  const refused = playAction(game, game.turn, move, ({ type }) => {
    if (type === 'blockPushed' || type === 'blockRemoved') pushed = true;
  });
  if (refused !== undefined) throw new Error(`a move is not allowed: ${refused.message}`);
  const figure = game.position.figureNamed(move.figure)!;
  const place = game.position.placeOf(figure);
  return { ...outlookOf(game), figure, place, way: wayFrom(game, place), pushed };
}

const wayFrom = (game: Game, place: number): number =>
  place > WAITING ? 0 : waysOut(game.position.hall)[place]!;

/** Moves whose ways out differ by no more points are alike. */
const SAME_WAY = 2;

/** Whether two moves are of the same kind: the same figure, about as near to the exit, and every card would cost the same figures. */
export const areAlike = (one: MoveOutlook, other: MoveOutlook): boolean =>
  one.figure === other.figure &&
  (one.place === OUT) === (other.place === OUT) &&
  Math.abs(one.way - other.way) <= SAME_WAY &&
  one.eaten === other.eaten;

/** Outlooks of the moves of one game, each worked out once. */
export function outlooksOf(game: Game): (move: Move) => MoveOutlook {
  const known = new Map<string, MoveOutlook>();
  return (move) => {
    const key = `${move.figure} ${move.path}`;
    let outlook = known.get(key);
    if (outlook === undefined) {
      outlook = outlookAfter(game, move);
      known.set(key, outlook);
    }
    return outlook;
  };
}
