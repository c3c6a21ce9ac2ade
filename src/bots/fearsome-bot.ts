import type { Game, Position, Random } from '../rules/index.ts';
import type { Bot, Thought } from './bot.ts';
import { actionOf, bestCandidates, type Candidate } from './candidates.ts';
import { Pricer } from './pricing.ts';
import { chooseTile } from './random-bot.ts';
import { makeMove, playRestOfRound } from './rest-of-round.ts';
import { chancesFor } from './wary-bot.ts';

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
}

/**
 * Searches the rest of the round as a tree of everyone's moves, each player wanting the best for himself (max^n), and
 * looks longest where it pays. From the tree's edge the round is played on by what looks best, then priced over all cards.
 */
export class FearsomeBot implements Bot {
  readonly name = 'fearsome';
  readonly nodes = 60_000;

  *think(game: Game, random: Random, nodes: number): Generator<Thought, void> {
    if (game.phase === 'placing') {
      yield chooseTile(game, random);
      return;
    }
    const pricer = new Pricer(game, chancesFor(game.setup.mode));
    const after = game.position.copy();
    const root = new Turn(game, pricer, after);
    const decided = root.candidates.length === 1 || root.candidates[0]!.wins;
    if (decided) yield thought(game, root, pricer.nodes);
    while (!decided && pricer.nodes < nodes) {
      descend(root, game.copy(), pricer, after);
      yield thought(game, root, pricer.nodes);
    }
  }
}

/** One trial: down the tree by what promises most, on by what looks best, and back up with what it was worth. */
function descend(turn: Turn, game: Game, pricer: Pricer, after: Position): Float64Array {
  const picked = turn.pick(game.players);
  const candidate = turn.candidates[picked]!;
  const isNew = turn.tries[picked] === 0;
  makeMove(game, candidate);
  let value: Float64Array;
  if (isNew || game.phase !== 'moving') value = playRestOfRound(game, candidate, pricer, after, []);
  else {
    turn.next[picked] ??= new Turn(game, pricer, after);
    value = descend(turn.next[picked], game, pricer, after);
  }
  turn.note(picked, value);
  return value;
}

function thought(game: Game, root: Turn, nodes: number): Thought {
  const players = game.players;
  const best = root.best(players);
  const tries = Math.max(1, root.tries[best]!);
  const value = Array.from({ length: players }, (_, seat) => root.sums[best * players + seat]! / tries);
  const line: Candidate[] = [];
  for (let turn: Turn | undefined = root; turn !== undefined; ) {
    const next: number = turn.best(players);
    line.push(turn.candidates[next]!);
    turn = turn.next[next];
  }
  return { action: actionOf(game, line[0]!), value, line: line.map((move) => actionOf(game, move)), nodes };
}
