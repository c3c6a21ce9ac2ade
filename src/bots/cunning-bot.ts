import type { Game, Random } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';
import { actionOf, bestCandidates, type Candidate } from './candidates.ts';
import { Pricer } from './pricing.ts';
import { chooseTile } from './random-bot.ts';
import { makeMove, playRestOfRound } from './rest-of-round.ts';
import { chancesFor } from './wary-bot.ts';

/** So many of its moves are played on to the end of the round. */
const WIDTH = 5;

/** Plays its most promising moves on in its mind, with everyone's likely replies, until the monster's turn. */
export class CunningBot implements Bot {
  readonly name = 'cunning';
  readonly nodes = 100_000;

  *think(game: Game, random: Random, nodes: number): Generator<Thought, void> {
    if (game.phase === 'placing') {
      yield chooseTile(game, random);
      return;
    }
    const seat = game.turn;
    const pricer = new Pricer(game, chancesFor(game.setup.mode));
    const after = game.position.copy();
    const candidates = bestCandidates(game, pricer, after, WIDTH);
    let best = candidates[0]!;
    let value = best.value;
    let line: Candidate[] = [best];
    let found = -1;
    for (const candidate of candidates) {
      yield {
        action: actionOf(game, best),
        value: [...value],
        line: line.map((move) => actionOf(game, move)),
        nodes: pricer.nodes,
      };
      if (best.wins || candidates.length === 1 || pricer.nodes >= nodes) return;
      const tried = game.copy();
      const expected = [candidate];
      makeMove(tried, candidate);
      const end = playRestOfRound(tried, candidate, pricer, after, expected);
      if (end[seat]! <= found) continue;
      found = end[seat]!;
      best = candidate;
      value = end;
      line = expected;
    }
    yield {
      action: actionOf(game, best),
      value: [...value],
      line: line.map((move) => actionOf(game, move)),
      nodes: pricer.nodes,
    };
  }
}
