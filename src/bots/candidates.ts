import { type Action, type Game, Moves, OUT, type Position, playMove } from '../rules/index.ts';
import type { Thought } from './bot.ts';
import type { Pricer } from './pricing.ts';

/** A move and what it is worth to each player, if the monster moved right after it. */
export interface Candidate {
  readonly figure: number;
  readonly path: string;
  readonly value: Float64Array;
  /** It ends the game at once (G7). */
  readonly wins: boolean;
}

const moves = new Moves();

/** The best moves of the seat whose turn it is, best first, so many at most. `after` is a position to work on. */
export function bestCandidates(game: Game, pricer: Pricer, after: Position, most: number): Candidate[] {
  const seat = game.turn;
  const best: Candidate[] = [];
  pricer.attend(game);
  for (const figure of game.movableFigures()) {
    moves.findIn(game, figure);
    for (let outcome = moves.first; outcome < moves.count; outcome++) {
      const wins = moves.to(outcome) === OUT && game.hasEscaped(seat, 1);
      const value = wins ? onlyFor(game.players, seat) : priceOutcome(game, pricer, figure, outcome, after);
      if (best.length === most && value[seat]! <= best.at(-1)!.value[seat]!) continue;
      insert(best, { figure, path: moves.path(outcome), value: wins ? value : value.slice(), wins }, seat);
      if (best.length > most) best.pop();
    }
  }
  return best;
}

function priceOutcome(
  game: Game,
  pricer: Pricer,
  figure: number,
  outcome: number,
  after: Position,
): Float64Array {
  after.copyFrom(game.position);
  moves.apply(outcome, after);
  after.turnOver(figure);
  return pricer.price(game, after, figure);
}

/** The end of a game that one player wins. */
function onlyFor(players: number, winner: number): Float64Array {
  const value = new Float64Array(players);
  if (winner >= 0) value[winner] = 1;
  return value;
}

function insert(best: Candidate[], candidate: Candidate, seat: number): void {
  let at = best.length;
  while (at > 0 && best[at - 1]!.value[seat]! < candidate.value[seat]!) at--;
  best.splice(at, 0, candidate);
}

export const actionOf = (game: Game, { figure, path }: { figure: number; path: string }): Action => ({
  type: 'move',
  figure: game.position.cast[figure]!.id,
  path,
});

/** What a bot says that expects these moves, its own first, and reckons with these chances of each seat. */
export function thoughtOf(
  game: Game,
  value: ArrayLike<number>,
  line: readonly Candidate[],
  nodes: number,
): Thought {
  const actions = line.map((move) => actionOf(game, move));
  return { action: actions[0]!, value: Array.from(value), line: actions, nodes };
}

/** Makes a candidate's move on a game that may be changed. */
export function makeMove(game: Game, { figure, path }: Candidate): void {
  const refused = playMove(game, game.turn, figure, path);
  if (refused !== undefined) throw new Error(`a candidate is not allowed: ${refused.message}`);
}

/** What a round was worth whose last move has been made: the cards' price of that move, unless the game is over. */
export function valueOfRound({ result, setup }: Game, last: Candidate): Float64Array {
  if (result === undefined) return last.value;
  return onlyFor(setup.players.length, result.winner === null ? -1 : setup.players.indexOf(result.winner));
}
