import { kindsLeft, placementsOf } from '../../src/bots/index.ts';
import { type Action, type Game, Moves, type Random } from '../../src/rules/index.ts';

const moves = new Moves();

/** Any action the rules allow to the player whose turn it is. */
export function randomAction(game: Game, random: Random): Action {
  if (game.phase === 'placing') {
    const kind = random.pick(kindsLeft(game));
    return { type: 'place', tile: random.pick(placementsOf(game.position, kind)) };
  }
  const figures = game.position.cast.flatMap((_, figure) =>
    game.seatOf(figure) === game.turn && game.mayMove(figure) ? [figure] : [],
  );
  const figure = random.pick(figures);
  moves.find(game.position, figure);
  return {
    type: 'move',
    figure: game.position.cast[figure]!.id,
    path: moves.path(random.below(moves.count)),
  };
}
