import { survey } from '../bots/index.ts';
import type { Action, Game } from '../rules/index.ts';
import { AS_GOOD, CLEARLY } from './find.ts';
import { areAlike, type Move, type MoveOutlook, outlookOf, outlooksOf } from './outlook.ts';
import { type Theme, themesOf } from './themes.ts';

/** Positions weighed at first; where that shows a find, ten times as many follow. */
const NODES = 6000;
const TIMES = 10;

/** What a look at a position says: the best move, those like it that are about as good, and the chances. */
export interface Look {
  readonly right: readonly [Move, ...Move[]];
  readonly best: number;
  /** The mover's chance with the best move of another kind; the best's own where there is no other. */
  readonly second: number;
}

export interface Proof extends Look {
  readonly themes: readonly Theme[];
}

type Outlooks = (move: Move) => MoveOutlook;

/** Weighs the moves of a position. What the bots have learned must have been fetched (`getReady`). */
export function lookAt(game: Game, nodes: number = NODES, outlooks: Outlooks = outlooksOf(game)): Look {
  const seat = game.turn;
  const { best, alike, others } = survey(game, nodes, (one, other) =>
    areAlike(outlooks(asMove(one)), outlooks(asMove(other))),
  );
  const chance = best.value[seat]!;
  const asGood = alike.filter(({ value }) => chance - value[seat]! <= AS_GOOD);
  return {
    right: [asMove(best.action), ...asGood.map(({ action }) => asMove(action))],
    best: chance,
    second: others[0]?.value[seat] ?? chance,
  };
}

/** Figures move where no tile is placed. */
const asMove = (action: Action): Move => action as Move;

const isClear = ({ best, second }: Look): boolean => best - second >= CLEARLY;

/** Proves that one move is clearly best, also at ten times the nodes; undefined where it is not, or where it has no theme. */
export function prove(game: Game, first?: Look): Proof | undefined {
  const outlooks = outlooksOf(game);
  const quick = first ?? lookAt(game, NODES, outlooks);
  if (!isClear(quick)) return undefined;
  const thorough = game.isLastMove ? quick : lookAt(game, TIMES * NODES, outlooks);
  if (!isClear(thorough) || !areAlike(outlooks(quick.right[0]), outlooks(thorough.right[0])))
    return undefined;
  const themes = themesOf({ before: outlookOf(game), right: thorough.right.map(outlooks) });
  return themes.length === 0 ? undefined : { ...thorough, themes };
}
