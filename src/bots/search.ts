import type { Game, Position } from '../rules/index.ts';
import { type Asked, placeAmong } from './asked.ts';
import { bestCandidates, type Candidate, makeMove, valueOfRound } from './candidates.ts';
import { chancesFor } from './evaluation.ts';
import { Judge } from './judge.ts';
import type { Network } from './network.ts';
import { Pricer } from './pricing.ts';

/** How a search goes about it. */
export interface Manner {
  /** Moves kept at each turn. */
  readonly width: number;
  /** The curiosity for moves seen seldom. */
  readonly curiosity: number;
  /** How fast more moves are let in: the larger, the faster. */
  readonly widening: number;
  /** A move's price counts like so many trials. */
  readonly priceWeight: number;
  /** So many turns of the monster are foreseen where moves are weighed. */
  readonly turnsSeen?: number;
  /** The tree grows by the whole rest of the round, in which everyone makes the move that looks best; otherwise a turn at a time. */
  readonly toTheEnd: boolean;
}

/** Quick, for lessons: a move is valued as it is, without playing on. */
const MANNER: Manner = { width: 30, curiosity: 0.1, widening: 2, priceWeight: 1, toTheEnd: false };
/** Won most duels (docs/bots.md). */
export const THOROUGH: Manner = { ...MANNER, curiosity: 0.05, toTheEnd: true };

/** A turn in the tree: what can be done there, how often each was tried and what came of it in sum. */
export class Turn {
  readonly seat: number;
  readonly players: number;
  readonly candidates: readonly Candidate[];
  /** The candidate that was asked about. */
  readonly asked: number | undefined;
  readonly next: (Turn | undefined)[] = [];
  /** What the round's end is worth after each, where that is known. */
  readonly ends: (Float64Array | undefined)[] = [];
  readonly tries: Int32Array;
  readonly sums: Float64Array;
  visits = 0;
  /** What came of all trials for the seat whose turn it is. */
  #total = 0;

  constructor(game: Game, pricer: Pricer, after: Position, width: number, asked?: Asked) {
    this.seat = game.turn;
    this.players = game.players;
    const candidates = bestCandidates(game, pricer, after, width);
    if (asked !== undefined) this.asked = placeAmong(candidates, game, pricer, after, asked);
    this.candidates = candidates;
    this.tries = new Int32Array(this.candidates.length);
    this.sums = new Float64Array(this.candidates.length * game.players);
  }

  /**
   * The candidate to try next: the best so far, with a bonus for those seldom tried; few are open at first. `among`: only one of
   * these, in the order of the candidates.
   */
  pick({ curiosity, widening, priceWeight }: Manner, among?: readonly number[]): number {
    const { candidates, seat, players, tries } = this;
    if (this.visits === 0) return among?.[0] ?? 0;
    const root = Math.sqrt(this.visits + 1);
    const open = Math.min((among ?? candidates).length, Math.ceil(widening * root));
    // What untried moves are taken for: as good as the mean, less what their price lacks.
    const mean = this.#total / this.visits;
    const bestPrice = candidates[0]!.value[seat]!;
    let picked = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let nth = 0; nth < open; nth++) {
      const i = among?.[nth] ?? nth;
      const guess = mean + candidates[i]!.value[seat]! - bestPrice;
      const weight = tries[i]! + priceWeight;
      const worth = (this.sums[i * players + seat]! + priceWeight * guess) / weight;
      const bonus = curiosity * Math.sqrt(root / weight);
      if (worth + bonus <= best) continue;
      best = worth + bonus;
      picked = i;
    }
    return picked;
  }

  note(picked: number, value: ArrayLike<number>): void {
    this.visits++;
    this.tries[picked]!++;
    this.#total += value[this.seat]!;
    for (let seat = 0; seat < this.players; seat++) this.sums[picked * this.players + seat]! += value[seat]!;
  }

  /** The most tried candidate; of equal ones the one that did better. */
  best(): number {
    let best = 0;
    for (let i = 1; i < this.candidates.length; i++) {
      const more = this.tries[i]! - this.tries[best]!;
      const better = this.sums[i * this.players + this.seat]! > this.sums[best * this.players + this.seat]!;
      if (more > 0 || (more === 0 && better)) best = i;
    }
    return best;
  }

  /** What a candidate was worth on average, or looks like before it is tried. */
  valueOf(candidate: number): number[] {
    const tries = this.tries[candidate]!;
    if (tries === 0) return [...this.candidates[candidate]!.value];
    const first = candidate * this.players;
    return Array.from(this.sums.subarray(first, first + this.players), (sum) => sum / tries);
  }
}

/** A turn on the way down, and what was picked there. */
interface Choice {
  readonly turn: Turn;
  readonly picked: number;
}

/**
 * Searches the rest of a round as a tree of everyone's moves, each player wanting the best for himself (max^n), and looks longest
 * where it pays. The end of the round is valued over all cards.
 */
export class Search {
  readonly game: Game;
  readonly root: Turn;
  readonly #manner: Manner;
  readonly #pricer: Pricer;
  readonly #judge: Judge | undefined;
  readonly #after: Position;
  /** Every turn of the tree but the first, by what it looks like. */
  readonly #turns = new Map<string, Turn>();
  #trials = 0;

  /** `asked` is weighed in any case. */
  constructor(game: Game, network: Network | undefined, manner: Manner = MANNER, asked?: Asked) {
    this.game = game;
    this.#manner = manner;
    this.#pricer = new Pricer(game, chancesFor(game.setup.mode), manner.turnsSeen);
    this.#judge = network && new Judge(network, game, chancesFor(game.setup.mode));
    this.#after = game.position.copy();
    this.root = new Turn(game, this.#pricer, this.#after, manner.width, asked);
  }

  /** Positions weighed: those priced, and a trial counts as one, too. */
  get nodes(): number {
    return this.#pricer.nodes + this.#trials;
  }

  /** Nothing is to be found out: there is one move, or one that wins. */
  get isSettled(): boolean {
    return this.root.candidates.length === 1 || this.root.candidates[0]!.wins;
  }

  /** Before the monster's turn every move's worth can be known: each is tried once. */
  tryEach(): void {
    for (let picked = 0; picked < this.root.candidates.length; picked++) {
      this.#trials++;
      const game = this.game.copy();
      const candidate = this.root.candidates[picked]!;
      makeMove(game, candidate);
      this.root.note(picked, this.#endOfRound(game, candidate));
    }
  }

  /** One trial: down the tree by what promises most, or first by a given move, and back up with what that was worth. */
  tryOut(first?: number): void {
    this.#trials++;
    const way: Choice[] = [];
    let end: Float64Array | undefined;
    for (let turn: Turn | undefined = this.root; turn !== undefined && end === undefined; ) {
      const picked: number = (way.length === 0 ? first : undefined) ?? turn.pick(this.#manner);
      way.push({ turn, picked });
      end = turn.ends[picked];
      turn = turn.next[picked];
    }
    const value = end ?? this.#grow(way);
    for (const { turn, picked } of way) turn.note(picked, value);
  }

  /** Plays to where the tree ends and adds to it there; answers what that is worth. */
  #grow(way: Choice[]): ArrayLike<number> {
    const game = this.game.copy();
    for (const { turn, picked } of way) makeMove(game, turn.candidates[picked]!);
    let { turn, picked } = way.at(-1)!;
    for (let isNew = turn.tries[picked] === 0; game.phase === 'moving'; isNew = true) {
      if (isNew && !this.#manner.toTheEnd) break;
      const next = this.#turnAt(game);
      turn.next[picked] = next;
      turn = next;
      picked = next.pick(this.#manner);
      way.push({ turn, picked });
      makeMove(game, next.candidates[picked]!);
    }
    return this.#valueAt(game, turn, picked);
  }

  /** The turn of a game; there may be several ways to it. */
  #turnAt(game: Game): Turn {
    const key = `${keyOf(game.position.words)} ${keyOf(game.moved)} ${game.reached.join()}`;
    let turn = this.#turns.get(key);
    if (turn === undefined) {
      turn = new Turn(game, this.#pricer, this.#after, this.#manner.width);
      this.#turns.set(key, turn);
    }
    return turn;
  }

  /** What a game is worth after the move that was picked. */
  #valueAt(game: Game, turn: Turn, picked: number): ArrayLike<number> {
    const candidate = turn.candidates[picked]!;
    if (game.phase === 'moving') return this.#judge?.ofTurn(game, candidate.value) ?? candidate.value;
    const value = this.#endOfRound(game, candidate);
    turn.ends[picked] = value;
    return value;
  }

  #endOfRound(game: Game, last: Candidate): Float64Array {
    if (game.phase === 'over' || this.#judge === undefined) return valueOfRound(game, last);
    return this.#judge.ofRound(game).slice();
  }
}

const keyOf = (words: ArrayLike<number>): string => String.fromCharCode(...Array.from(words));
