import type { Game, Position } from '../rules/index.ts';
import type { Thought } from './bot.ts';
import { bestCandidates, type Candidate, makeMove, thoughtOf, valueOfRound } from './candidates.ts';
import { chancesFor } from './evaluation.ts';
import { mover } from './mover.ts';
import { Pricer } from './pricing.ts';

/** Moves kept at each turn, the curiosity for those seen seldom, and how fast more of them are let in. */
const WIDTH = 30;
const CURIOSITY = 0.1;
const WIDENING = 2;

/** A turn in the tree: what can be done there, how often each was tried and what came of it in sum. */
class Turn {
  readonly seat: number;
  readonly candidates: readonly Candidate[];
  readonly next: (Turn | undefined)[] = [];
  readonly tries: Int32Array;
  readonly sums: Float64Array;
  visits = 0;

  constructor(game: Game, pricer: Pricer, after: Position) {
    this.seat = game.turn;
    this.candidates = bestCandidates(game, pricer, after, WIDTH);
    this.tries = new Int32Array(this.candidates.length);
    this.sums = new Float64Array(this.candidates.length * game.players);
  }

  /** The candidate to try next: the best so far, with a bonus for those seldom tried; few are open at first. */
  pick(players: number): number {
    this.visits++;
    const open = Math.min(this.candidates.length, Math.ceil(WIDENING * Math.sqrt(this.visits)));
    let picked = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const tries = this.tries[i]!;
      if (tries === 0) return i;
      const mean = this.sums[i * players + this.seat]! / tries;
      const bonus = CURIOSITY * Math.sqrt(Math.log(this.visits) / tries);
      if (mean + bonus <= best) continue;
      best = mean + bonus;
      picked = i;
    }
    return picked;
  }

  note(picked: number, value: Float64Array): void {
    this.tries[picked]!++;
    for (let seat = 0; seat < value.length; seat++) this.sums[picked * value.length + seat]! += value[seat]!;
  }

  /** The most tried candidate; of equal ones the one that did better. */
  best(players: number): number {
    let best = 0;
    for (let i = 1; i < this.candidates.length; i++) {
      const more = this.tries[i]! - this.tries[best]!;
      const better = this.sums[i * players + this.seat]! > this.sums[best * players + this.seat]!;
      if (more > 0 || (more === 0 && better)) best = i;
    }
    return best;
  }

  /** What a candidate was worth on average, or looks like before it is tried. */
  valueOf(candidate: number, players: number): number[] {
    const tries = this.tries[candidate]!;
    if (tries === 0) return [...this.candidates[candidate]!.value];
    const first = candidate * players;
    return Array.from(this.sums.subarray(first, first + players), (sum) => sum / tries);
  }
}

/**
 * Searches the rest of the round as a tree of everyone's moves, each player wanting the best for himself (max^n), and
 * looks longest where it pays. The end of the round is priced over all cards.
 */
export const fearsomeBot = mover('fearsome', 100_000, function* (game, _random, nodes) {
  const pricer = new Pricer(game, chancesFor(game.setup.mode));
  const after = game.position.copy();
  const root = new Turn(game, pricer, after);
  let last = foundIn(game, root, pricer);
  yield last;
  // Before the monster's turn the candidates are priced exactly.
  if (root.candidates.length === 1 || root.candidates[0]!.wins || game.isLastMove) return;
  // A trial counts as a position, too: in a tree that is searched out trials weigh no new ones.
  for (let trials = 0; pricer.nodes + trials < nodes; trials++) {
    const tried = game.copy();
    for (const _pause of tryOut(root, tried, pricer, after)) {
      yield { ...last, nodes: pricer.nodes };
    }
    last = foundIn(game, root, pricer);
    yield last;
  }
});

/**
 * One trial: to the end of the round by what promises most, and back up with what it was worth. Where the tree ends it grows by
 * the rest of the round, in which everyone makes the move that looks best, so that no turn is ever weighed twice.
 */
function* tryOut(root: Turn, game: Game, pricer: Pricer, after: Position): Generator<undefined, void> {
  const way: { readonly turn: Turn; readonly picked: number }[] = [];
  let turn = root;
  for (;;) {
    const picked = turn.pick(game.players);
    way.push({ turn, picked });
    makeMove(game, turn.candidates[picked]!);
    if (game.phase !== 'moving') break;
    let next = turn.next[picked];
    if (next === undefined) {
      next = new Turn(game, pricer, after);
      turn.next[picked] = next;
      yield;
    }
    turn = next;
  }
  const last = way.at(-1)!;
  const value = valueOfRound(game, last.turn.candidates[last.picked]!);
  for (const { turn, picked } of way) turn.note(picked, value);
}

function foundIn(game: Game, root: Turn, { nodes }: Pricer): Thought {
  const line: Candidate[] = [];
  for (let turn: Turn | undefined = root; turn !== undefined; ) {
    const next: number = turn.best(game.players);
    line.push(turn.candidates[next]!);
    turn = turn.next[next];
  }
  return thoughtOf(game, root.valueOf(root.best(game.players), game.players), line, nodes);
}
