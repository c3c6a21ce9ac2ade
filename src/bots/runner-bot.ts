import { EATEN, type Game, Moves, OUT, type Position, type Reach, reachOf, walk } from '../rules/index.ts';
import type { Bot } from './bot.ts';
import { actionOf } from './candidates.ts';
import { wayLeft } from './evaluation.ts';
import { mover } from './mover.ts';

/** What a runner is like. */
interface Nature {
  /** How far it looks ahead of the monster: as far as this card walks. */
  readonly seen: string;
  /** Being caught in these steps counts like so many spaces lost. */
  readonly fear: number;
  /** Moods count up to so many spaces. */
  readonly whim: number;
}

/** It looks no further than the shortest number card walks. */
const USUAL: Nature = { seen: '5', fear: 2, whim: 0.5 };
/** Leaving is worth more than any way. */
const JOY_OF_LEAVING = 10;

const moves = new Moves();

/** Runs for the exit as fast as it can; only what stands right in the monster's way scares it. */
export const runnerBot = (name = 'runner', { seen, fear, whim }: Nature = USUAL): Bot =>
  mover(name, 1, function* (game, random) {
    const reach = reachOf(seen)!;
    const after = game.position.copy();
    let nodes = 0;
    let best = { figure: -1, path: '', gain: Number.NEGATIVE_INFINITY };
    for (const figure of game.movableFigures()) {
      const from = wayLeft(game.position.placeOf(figure));
      moves.findIn(game, figure);
      for (let outcome = moves.first; outcome < moves.count; outcome++) {
        const to = moves.to(outcome);
        let gain = from - (to === OUT ? -JOY_OF_LEAVING : wayLeft(to)) + random.fraction() * whim;
        if (gain <= best.gain) continue;
        nodes++;
        if (isCaught(game, figure, outcome, after, reach)) gain -= fear;
        if (gain > best.gain) best = { figure, path: moves.path(outcome), gain };
      }
    }
    const action = actionOf(game, best);
    yield { action, line: [action], nodes };
  });

function isCaught(game: Game, figure: number, outcome: number, after: Position, reach: Reach): boolean {
  after.copyFrom(game.position);
  moves.apply(outcome, after);
  walk(after, reach);
  return after.placeOf(figure) === EATEN;
}
