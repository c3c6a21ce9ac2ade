import type { Action, Game, Random } from '../rules/index.ts';
import type { Prospect } from './bot.ts';
import { learnedFor } from './learned.ts';
import { weighTiles } from './placing.ts';
import { type Manner, Search, THOROUGH } from './search.ts';
import { longestSeen, prospectOf, TOLD } from './thinking.ts';

/** What the seat whose turn it is could do, and what comes of it. */
export interface Weighing {
  /** What was looked at longest, the best first. */
  readonly moves: readonly Prospect[];
  /** What was asked about; the same as one of them where it comes to the same. */
  readonly asked: Prospect;
  /** How much there was to choose from, as far as it was weighed. */
  readonly choices: number;
  /** Positions weighed. */
  readonly nodes: number;
}

const MANNER: Manner = { ...THOROUGH, toTheEnd: false };
/** What is asked about gets one trial of so many, until it has as many as the best. */
const SHARE = 3;
const FEWEST_TRIALS = 2;

/**
 * Weighs what could be done, and what is asked about in any case, by the same search. Stops often, so that whoever listens can leave;
 * with the same game, generator and nodes it finds the same.
 */
export function* weigh(
  game: Game,
  random: Random,
  nodes: number,
  asked: Action,
): Generator<undefined, Weighing> {
  if (asked.type === 'place') return weighPlaces(game, random, asked);
  const search = new Search(game, learnedFor(game.setup.mode), MANNER, asked);
  const { root } = search;
  const at = root.asked!;
  yield;
  if (game.isLastMove) search.tryEach();
  else {
    for (let trials = 0; trials < FEWEST_TRIALS * 2 || search.nodes < nodes; trials++) {
      const isItsTurn = trials % SHARE === 0 && root.tries[at]! < root.tries[root.best()]!;
      search.tryOut(isItsTurn ? at : undefined);
      yield;
    }
    while (root.tries[at]! < FEWEST_TRIALS) search.tryOut(at);
  }
  const seen = longestSeen(root);
  const moves = seen.map((candidate) => prospectOf(game, root, candidate));
  return {
    moves,
    asked: moves[seen.indexOf(at)] ?? prospectOf(game, root, at),
    choices: root.candidates.length,
    nodes: search.nodes,
  };
}

function weighPlaces(game: Game, random: Random, asked: Action & { readonly type: 'place' }): Weighing {
  const weighed = weighTiles(game, random, asked.tile);
  const told = weighed.map(({ tile, value }): Prospect => {
    const action = tile === asked.tile ? asked : ({ type: 'place', tile } as const);
    return { action, value, line: [action], trials: 1 };
  });
  return {
    moves: told.slice(0, TOLD),
    asked: told.find(({ action }) => action === asked)!,
    choices: told.length,
    nodes: told.length,
  };
}
