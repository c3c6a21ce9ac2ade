import type { Action, Game } from '../rules/index.ts';
import type { Prospect } from './bot.ts';
import { actionOf } from './candidates.ts';
import { learnedFor } from './learned.ts';
import { type Manner, Search, THOROUGH } from './search.ts';
import { prospectOf } from './thinking.ts';

/** What the seat whose turn it is could do: the best, moves that are like it, and what else there would be. */
export interface Survey {
  readonly best: Prospect;
  readonly alike: readonly Prospect[];
  /** The others that were tried, the best first. */
  readonly others: readonly Prospect[];
}

/** More moves than usual are kept at every turn: those that are like the best may be many. */
const MANNER: Manner = { ...THOROUGH, width: 60 };
/** Every so many trials one goes to what is not like the best. */
const SHARE = 3;
/** What was tried less often is not compared. */
const FEWEST_TRIALS = 2;

/**
 * Weighs the best move against those that are of another kind, by the same search, so that the difference between them is known. With
 * the same game and nodes it finds the same.
 */
export function survey(game: Game, nodes: number, areAlike: (one: Action, other: Action) => boolean): Survey {
  const search = new Search(game, learnedFor(game.setup.mode), MANNER);
  const { root } = search;
  const actions = root.candidates.map((candidate) => actionOf(game, candidate));
  const othersThan = (best: number): number[] =>
    [...actions.keys()].filter((i) => !areAlike(actions[i]!, actions[best]!));
  let best = root.best();
  let others = othersThan(best);
  if (game.isLastMove) {
    search.tryEach();
    best = root.best();
    others = othersThan(best);
  } else if (!search.isSettled) {
    for (let trials = 1; search.nodes < nodes; trials++) {
      search.tryOut(trials % SHARE === 0 && others.length > 0 ? root.pick(MANNER, others) : undefined);
      if (root.best() === best) continue;
      best = root.best();
      others = othersThan(best);
    }
  }
  const seat = game.turn;
  const tried = [...actions.keys()]
    .filter((i) => i !== best && root.tries[i]! >= (game.isLastMove ? 1 : FEWEST_TRIALS))
    .map((i) => [i, prospectOf(game, root, i)] as const)
    .sort(([, a], [, b]) => b.value[seat]! - a.value[seat]!);
  return {
    best: prospectOf(game, root, best),
    alike: tried.filter(([i]) => !others.includes(i)).map(([, prospect]) => prospect),
    others: tried.filter(([i]) => others.includes(i)).map(([, prospect]) => prospect),
  };
}
