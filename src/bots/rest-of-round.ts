import { type Game, isRefusal, type Position, playMove } from '../rules/index.ts';
import { bestCandidates, type Candidate, onlyFor } from './candidates.ts';
import type { Pricer } from './pricing.ts';

/** Makes a candidate's move on a game that may be changed. */
export function makeMove(game: Game, { figure, path }: Candidate): void {
  const refused = playMove(game, game.turn, figure, path);
  if (isRefusal(refused)) throw new Error(`a candidate is not allowed: ${refused.message}`);
}

/**
 * What a game is worth to each player when a move has been made and everyone then makes the move that looks best, until
 * the monster's turn. The game is played on that far; `line` takes the moves. It pauses after each of them.
 */
export function* playRestOfRound(
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

/** What a round was worth whose last move has been made: the cards' price of that move, unless the game is over. */
export const valueOfRound = (game: Game, last: Candidate): Float64Array =>
  game.phase === 'over' ? onlyFor(game, winnerOf(game)) : last.value;

const winnerOf = (game: Game): number => {
  const winner = game.result?.winner;
  return winner === null || winner === undefined ? -1 : game.setup.players.indexOf(winner);
};
