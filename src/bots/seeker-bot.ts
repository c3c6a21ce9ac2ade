import type { Bot, Thought } from './bot.ts';
import { learnedFor } from './learned.ts';
import { mover } from './mover.ts';
import { type Manner, Search } from './search.ts';
import { thoughtOfSearch } from './thinking.ts';

/** After so many trials it tells anew what it expects, even where its choice stays the same. */
const TELLING = 64;

/** Searches the rest of the round with what was learned; without it, by the price alone. */
export const seekerBot = (name: string, nodes: number, manner: Manner): Bot =>
  mover(name, nodes, function* (game, _random, most) {
    const search = new Search(game, learnedFor(game.setup.mode), manner);
    yield thoughtOfSearch(search);
    if (search.isSettled) return;
    if (game.isLastMove) search.tryEach();
    else yield* trialsOf(search, most);
    yield thoughtOfSearch(search);
  });

function* trialsOf(search: Search, most: number): Generator<Thought, void> {
  let last = thoughtOfSearch(search);
  let best = search.root.best();
  for (let trials = 1; search.nodes < most; trials++) {
    search.tryOut();
    const found = search.root.best();
    if (found !== best || trials % TELLING === 0) last = thoughtOfSearch(search);
    best = found;
    yield { ...last, nodes: search.nodes };
  }
}
