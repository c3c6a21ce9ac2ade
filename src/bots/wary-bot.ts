import type { Bot } from './bot.ts';
import { bestCandidates, thoughtOf } from './candidates.ts';
import { type Chances, chancesFor } from './evaluation.ts';
import { mover } from './mover.ts';
import { Pricer } from './pricing.ts';

/** Weighs every outcome of its figures against all cards left, as if the monster moved next. Other chances than the learned ones are for learning. */
export const waryBot = (chances?: Chances, name = 'wary', turnsSeen?: number): Bot =>
  mover(name, 1, function* (game) {
    const pricer = new Pricer(game, chances ?? chancesFor(game.setup.mode), turnsSeen);
    const best = bestCandidates(game, pricer, game.position.copy(), 1)[0]!;
    yield thoughtOf(game, best.value, [best], pricer.nodes);
  });
