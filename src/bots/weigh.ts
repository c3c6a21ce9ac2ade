import type { Action, Game, Random } from '../rules/index.ts';
import { backedValue } from './backing.ts';
import type { Prospect } from './bot.ts';
import { learnedFor } from './learned.ts';
import { weighTiles } from './placing.ts';
import { type Manner, Search, THOROUGH } from './search.ts';
import { longestSeen, prospectOf, TOLD } from './thinking.ts';

/** What the seat whose turn it is could do, and what comes of it. */
export interface Weighing {
  /** What was looked at longest, the best first. */
  readonly moves: readonly Prospect[];
  /** What was asked about: one of the moves where it comes to the same, and the best where nothing was asked. */
  readonly asked: Prospect;
  /** How much there was to choose from, as far as it was weighed. */
  readonly choices: number;
  /** Positions weighed. */
  readonly nodes: number;
}

/** Turns of the others are valued at once, so that few positions are enough for a first look. */
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
  asked?: Action,
): Generator<undefined, Weighing> {
  if (game.phase === 'placing') return weighPlaces(game, random, asked?.type === 'place' ? asked : undefined);
  const search = new Search(
    game,
    learnedFor(game.setup.mode),
    MANNER,
    asked?.type === 'move' ? asked : undefined,
  );
  const { root } = search;
  yield;
  if (game.isLastMove) search.tryEach();
  else yield* trials(search, nodes);
  const seen = longestSeen(root);
  const told = (candidate: number): Prospect => ({
    ...prospectOf(game, root, candidate),
    value: backedValue(root, candidate),
  });
  const moves = seen.map(told);
  const at = root.asked ?? seen[0]!;
  const found = moves[seen.indexOf(at)] ?? told(at);
  return { moves, asked: found, choices: root.candidates.length, nodes: search.nodes };
}

function* trials(search: Search, nodes: number): Generator<undefined, void> {
  const { root } = search;
  const { asked } = root;
  for (let trial = 0; trial < 2 * FEWEST_TRIALS || search.nodes < nodes; trial++) {
    const isItsTurn =
      asked !== undefined && trial % SHARE === 0 && root.tries[asked]! < root.tries[root.best()]!;
    search.tryOut(isItsTurn ? asked : undefined);
    yield;
  }
  while (asked !== undefined && root.tries[asked]! < FEWEST_TRIALS) search.tryOut(asked);
}

function weighPlaces(
  game: Game,
  random: Random,
  asked: (Action & { readonly type: 'place' }) | undefined,
): Weighing {
  const moves = weighTiles(game, random, asked?.tile).map(({ tile, value }): Prospect => {
    const action: Action = tile === asked?.tile ? asked : { type: 'place', tile };
    return { action, value, line: [action], trials: 1 };
  });
  const found = moves.find(({ action }) => action === asked) ?? moves[0]!;
  return { moves: moves.slice(0, TOLD), asked: found, choices: moves.length, nodes: moves.length };
}
