import { type Action, type Game, Moves, placementsOf, type Random } from '../../src/rules/index.ts';

const moves = new Moves();

/** Any action the rules allow to the player whose turn it is. */
export function randomAction(game: Game, random: Random): Action {
  if (game.phase === 'placing') {
    const kind = random.pick(game.kindsLeft());
    return { type: 'place', tile: random.pick(placementsOf(game.position, kind)) };
  }
  const figure = random.pick(game.movableFigures().filter((one) => moves.findIn(game, one) > 0));
  const choices = moves.findIn(game, figure);
  const path = moves.path(moves.first + random.below(choices));
  return { type: 'move', figure: game.position.cast[figure]!.id, path };
}
