import type { Game } from '../rules/index.ts';
import { chancesFor, Evaluation } from './evaluation.ts';
import { Judge } from './judge.ts';
import { learnedFor } from './learned.ts';

/** Each seat's chance when a round begins: by what was learned, or by the price where that is not at hand. */
export function oddsOfBeginning(game: Game): number[] {
  const chances = chancesFor(game.setup.mode);
  const network = learnedFor(game.setup.mode);
  const { players, position, roundsAfter } = game;
  const value =
    network === undefined
      ? new Evaluation(game, chances).value(game, position, -1, position, roundsAfter + 1)
      : new Judge(network, game, chances).ofBeginning(game);
  return Array.from(value.subarray(0, players));
}
