import { kindsLeft, placementsOf } from '../../src/bots/index.ts';
import { type Action, firstOutcome, type Game, Moves, type Random } from '../../src/rules/index.ts';

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
  const least = (figure: number): number => firstOutcome(game, figure, moves.find(game.position, figure));
  const figure = random.pick(figures.filter((one) => least(one) < moves.count));
  const first = least(figure);
  return {
    type: 'move',
    figure: game.position.cast[figure]!.id,
    path: moves.path(first + random.below(moves.count - first)),
  };
}
