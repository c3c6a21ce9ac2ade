import type { Game, Position } from '../rules/index.ts';
import { bestCandidates, type Candidate, makeMove, thoughtOf, valueOfRound } from './candidates.ts';
import { chancesFor } from './evaluation.ts';
import { mover } from './mover.ts';
import { Pricer } from './pricing.ts';

/** So many of its moves are played on to the end of the round. */
const WIDTH = 5;

/** Plays its most promising moves on in its mind, with everyone's likely replies, until the monster's turn. */
export const cunningBot = mover('cunning', 100_000, function* (game, _random, nodes) {
  const seat = game.turn;
  const pricer = new Pricer(game, chancesFor(game.setup.mode));
  const after = game.position.copy();
  const candidates = bestCandidates(game, pricer, after, WIDTH);
  let best = candidates[0]!;
  let last = thoughtOf(game, best.value, [best], pricer.nodes);
  yield last;
  if (best.wins || candidates.length === 1) return;
  let found = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (pricer.nodes >= nodes) return;
    const tried = game.copy();
    const line = [candidate];
    makeMove(tried, candidate);
    const playing = playRestOfRound(tried, candidate, pricer, after, line);
    let played = playing.next();
    for (; !played.done; played = playing.next()) yield { ...last, nodes: pricer.nodes };
    const value = played.value;
    if (value[seat]! > found) {
      found = value[seat]!;
      best = candidate;
      last = thoughtOf(game, value, line, pricer.nodes);
    }
    yield { ...last, nodes: pricer.nodes };
  }
});

/**
 * What a game is worth to each player when a move has been made and everyone then makes the move that looks best, until
 * the monster's turn. The game is played on that far; `line` takes the moves. It pauses after each of them.
 */
function* playRestOfRound(
  game: Game,
  made: Candidate,
  pricer: Pricer,
  after: Position,
  line: Candidate[],
): Generator<undefined, Float64Array> {
  let last = made;
  while (game.phase === 'moving') {
    last = bestCandidates(game, pricer, after, 1)[0]!;
    line.push(last);
    makeMove(game, last);
    yield;
  }
  return valueOfRound(game, last);
}
