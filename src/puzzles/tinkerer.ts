import { type Position, Random, walkForEver } from '../rules/index.ts';
import type { Level } from './level.ts';
import { type Barred, barredBy, candidatesFor, Noticed } from './noticed.ts';
import { bitCount, eatenMask, maskOf } from './run.ts';
import { type Arrow, type Piece, Workbench } from './workbench.ts';

/** After so many tries without getting nearer it sweeps the hall clean and starts again. */
const PATIENCE = 60;
/** So often a filling that is no better is kept all the same, so that it wanders. */
const WANDER = 0.5;

/**
 * A simple solver that plays as a patient beginner might: it watches the walk, puts something where the walk would notice
 * it, moves or takes back a thing, and keeps what brings it no farther from the goal. Difficulty is measured by it.
 */
class Tinkerer {
  readonly #bench: Workbench;
  readonly #walker: Position;
  readonly #noticed = new Noticed();
  readonly #barred: Barred;
  readonly #random: Random;
  readonly #enemies: number;
  readonly #own: number;

  constructor(level: Level, random: Random) {
    this.#bench = new Workbench(level);
    this.#walker = this.#bench.position.copy();
    this.#barred = barredBy(this.#bench);
    this.#random = random;
    this.#enemies = maskOf(level, level.enemies);
    this.#own = maskOf(level, level.own);
  }

  /** How many fillings it tries until it has solved the level; `most` where it gives up. */
  solve(most: number): number {
    let filling: Piece[] = [];
    let wrong = this.#wrongWith(filling);
    let since = 0;
    for (let tries = 1; tries < most; tries++) {
      if (wrong === 0) return tries;
      const next = since > PATIENCE ? [] : this.#change(filling);
      const wrongNext = this.#wrongWith(next);
      const better = wrongNext < wrong;
      if (better || since > PATIENCE || (wrongNext === wrong && this.#random.fraction() < WANDER)) {
        since = better || since > PATIENCE ? 0 : since + 1;
        filling = next;
        wrong = wrongNext;
      } else since++;
    }
    return most;
  }

  /** How many figures are eaten or left in the wrong way. Leaves the filling on the bench and what its walk notices. */
  #wrongWith(filling: readonly Piece[]): number {
    while (this.#bench.pieces.length > 0) this.#bench.lift();
    for (const piece of filling) this.#bench.put(piece);
    this.#noticed.clear();
    this.#walker.copyFrom(this.#bench.position);
    const { cycle } = walkForEver(this.#walker, this.#noticed.hear);
    if (cycle === 0) this.#noticed.luring.fill(1);
    const eaten = eatenMask(this.#walker);
    return bitCount(this.#enemies & ~eaten) + bitCount(this.#own & eaten);
  }

  /** One thing more, or one thing elsewhere, or one thing less. */
  #change(filling: readonly Piece[]): Piece[] {
    const dice = this.#random.fraction();
    const gone = filling.length > 0 && dice < 0.6 ? this.#random.below(filling.length) : -1;
    const kept = filling.filter((_, i) => i !== gone);
    this.#wrongWith(kept);
    if (dice < 0.1 && gone >= 0) return kept;
    const candidates = candidatesFor(this.#bench, this.#noticed, Number.POSITIVE_INFINITY, this.#barred);
    if (candidates.length === 0) return kept;
    const piece = this.#random.pick(candidates);
    if (piece.arrows === undefined) return [...kept, piece];
    const arrows: [Arrow, Arrow] = [this.#random.below(4) as Arrow, this.#random.below(4) as Arrow];
    return [...kept, { ...piece, arrows }];
  }
}

/** How many fillings the tinkerer tries, as binary logarithms, in so many attempts at a level. */
export const tinker = (level: Level, attempts: number, most: number): number[] =>
  Array.from({ length: attempts }, (_, i) =>
    Math.log2(new Tinkerer(level, new Random(`tinkerer ${i}`)).solve(most)),
  );
