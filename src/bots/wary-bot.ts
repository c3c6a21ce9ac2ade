import type { Game, Random } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';
import { actionOf, bestCandidates } from './candidates.ts';
import { type Chances, chancesFor } from './evaluation.ts';
import { Pricer } from './pricing.ts';
import { chooseTile } from './random-bot.ts';

/** Weighs every outcome of its figures against all cards left, as if the monster moved next. */
export class WaryBot implements Bot {
  readonly name = 'wary';
  readonly nodes = 1;
  readonly #chances: Chances | undefined;

  /** Other chances than the learned ones are for learning. */
  constructor(chances?: Chances) {
    this.#chances = chances;
  }

  *think(game: Game, random: Random): Generator<Thought, void> {
    if (game.phase === 'placing') {
      yield chooseTile(game, random);
      return;
    }
    const pricer = new Pricer(game, this.#chances ?? chancesFor(game.setup.mode));
    const [best] = bestCandidates(game, pricer, game.position.copy(), 1);
    const action = actionOf(game, best!);
    yield { action, value: [...best!.value], line: [action], nodes: pricer.nodes };
  }
}
