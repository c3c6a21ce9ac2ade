import { type Action, type Game, Moves, type Random } from '../rules/index.ts';
import { mover } from './mover.ts';

/**
 * Chooses by chance alone. Of the moves, every outcome of every figure it may move is equally likely; of the tiles, first
 * every kind that is left, then every way to place one of that kind.
 */
export const randomBot = mover('random', 1, function* (game, random) {
  const action = chooseMove(game, random);
  yield { action, line: [action], nodes: 1 };
});

/** A workbench for each figure of a seat, so that an outcome can be taken when all are counted. Bots share them. */
const workbenches: Moves[] = [];
const choices: number[] = [];

function chooseMove(game: Game, random: Random): Action {
  const first = game.firstFigure(game.turn);
  let total = 0;
  for (let nth = 0; nth < game.figuresEach; nth++) {
    workbenches[nth] ??= new Moves();
    choices[nth] = 0;
    if (!game.mayMove(first + nth)) continue;
    choices[nth] = workbenches[nth]!.findIn(game, first + nth);
    total += choices[nth]!;
  }
  let choice = random.below(total);
  let nth = 0;
  while (choice >= choices[nth]!) choice -= choices[nth++]!;
  const outcome = workbenches[nth]!.first + choice;
  return { type: 'move', figure: game.position.cast[first + nth]!.id, path: workbenches[nth]!.path(outcome) };
}
