import { type Game, Moves, OUT, playMove, WAITING } from '../rules/index.ts';
import { type MoveOutlook, type Outlook, outlookOf } from './outlook.ts';

/** What a position is about, each by facts that the rules can check (docs/find.md). */
export const THEMES = ['save', 'feed', 'push', 'race', 'entry', 'trap'] as const;
export type Theme = (typeof THEMES)[number];

/** A danger that grows or falls by less is none of a theme's facts. */
const CLEAR = 0.25;

/** The game before the move, and what every right move leads to. */
interface Facts {
  readonly before: Outlook;
  readonly right: readonly MoveOutlook[];
}

/** The themes of a position, in the order of the list. */
export function themesOf(facts: Facts): Theme[] {
  return THEMES.filter((theme) => IS[theme](facts));
}

const IS: Readonly<Record<Theme, (facts: Facts) => boolean>> = {
  /** Every right move takes an own figure out of danger. */
  save: ({ before, right }) =>
    isForSome(before.game, true, (figure) =>
      right.every(({ danger }) => before.danger[figure]! - danger[figure]! >= CLEAR),
    ),
  /** Every right move puts another player's figure into danger. */
  feed: ({ before, right }) =>
    isForSome(before.game, false, (figure) =>
      right.every(({ danger }) => danger[figure]! - before.danger[figure]! >= CLEAR),
    ),
  /** The player's last move of the round, and every right one pushes a block. */
  push: ({ before: { game }, right }) =>
    game.movesLeft(game.turn) === 1 && right.every(({ pushed }) => pushed),
  /** Every right move takes its figure out of the hall, or to where it can leave with its next move and no card reaches it before. */
  race: ({ right }) => right.every(leaves),
  /** Every right move brings in a figure that waits at the entrance, and the player has none in the hall. */
  entry: ({ before: { game }, right }) =>
    !isForSome(game, true, (figure) => game.position.isOnBoard(figure)) &&
    right.every(({ figure, place }) => game.position.placeOf(figure) === WAITING && place < WAITING),
  /** After every right move one other player, who is still to move, can't get all his figures out of danger with any one move. */
  trap: ({ before, right }) =>
    before.game.setup.players.some(
      (_, seat) => seat !== before.game.turn && right.every((outlook) => isTrapped(before, outlook, seat)),
    ),
};

function isForSome(game: Game, own: boolean, fact: (figure: number) => boolean): boolean {
  return game.position.cast.some((_, figure) => (game.seatOf(figure) === game.turn) === own && fact(figure));
}

const leaves = ({ game, figure, place, way, danger }: MoveOutlook): boolean =>
  place === OUT || (way <= game.position.pointsOf(figure) && danger[figure] === 0);

const moves = new Moves();

/** Whether whatever single move a seat makes, the danger that this move brought upon it stays. */
function isTrapped(before: Outlook, { game, danger }: MoveOutlook, seat: number): boolean {
  if (game.phase !== 'moving' || game.movesLeft(seat) === 0) return false;
  const own = figuresOf(game, seat);
  const worse = own.some((figure) => danger[figure]! - before.danger[figure]! >= CLEAR);
  if (!worse) return false;
  const theirs = game.copy();
  theirs.turn = seat;
  for (const figure of theirs.movableFigures()) {
    moves.findIn(theirs, figure);
    for (let outcome = moves.first; outcome < moves.count; outcome++) {
      const after = theirs.copy();
      if (playMove(after, seat, figure, moves.path(outcome)) !== undefined) continue;
      if (after.phase === 'over') return false;
      const left = outlookOf(after).danger;
      if (own.every((each) => left[each]! < CLEAR)) return false;
    }
  }
  return true;
}

const figuresOf = (game: Game, seat: number): number[] =>
  game.position.cast.flatMap((_, figure) => (game.seatOf(figure) === seat ? [figure] : []));
