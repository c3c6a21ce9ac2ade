import { type Action, type Game, placementsOf, type Random } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';

/** A bot by how it thinks about a move. Where tiles lie is left to chance: none of them has a better idea. */
export const mover = (name: string, nodes: number, think: Bot['think']): Bot => ({
  name,
  nodes,
  think: (game, random, most) =>
    game.phase === 'placing' ? placing(game, random) : think(game, random, most),
});

function* placing(game: Game, random: Random): Generator<Thought, void> {
  yield chooseTile(game, random);
}

/** Any tile anywhere. */
function chooseTile(game: Game, random: Random): Thought {
  const ways = game.kindsLeft().map((kind) => (): Action | undefined => {
    const placements = placementsOf(game.position, kind);
    return placements.length === 0 ? undefined : { type: 'place', tile: random.pick(placements) };
  });
  // A kind that fits nowhere is passed over.
  for (const way of random.shuffle(ways)) {
    const action = way();
    if (action !== undefined) return { action, line: [action], nodes: 1 };
  }
  throw new Error('no tile that is left can be placed');
}
