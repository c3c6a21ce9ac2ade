import { type Action, type Game, Moves, placementsOf, type Random } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';

/**
 * Chooses by chance alone. Of the moves, every outcome of every figure it may move is equally likely; of the tiles, first
 * every kind that is left, then every way to place one of that kind.
 */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly nodes = 1;

  *think(game: Game, random: Random): Generator<Thought, void> {
    yield game.phase === 'placing' ? chooseTile(game, random) : atRandom(chooseMove(game, random));
  }
}

const atRandom = (action: Action): Thought => ({ action, line: [action], nodes: 1 });

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

/** Any tile anywhere: what every bot does that has no better idea. */
export function chooseTile(game: Game, random: Random): Thought {
  const ways = game.kindsLeft().map((kind) => (): Action | undefined => {
    const placements = placementsOf(game.position, kind);
    return placements.length === 0 ? undefined : { type: 'place', tile: random.pick(placements) };
  });
  // A kind that fits nowhere is passed over.
  for (const way of random.shuffle(ways)) {
    const action = way();
    if (action !== undefined) return atRandom(action);
  }
  throw new Error('no tile that is left can be placed');
}
