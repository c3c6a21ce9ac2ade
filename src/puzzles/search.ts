import { look, type Position, type Space, step, walkForEver } from '../rules/index.ts';
import type { Level } from './level.ts';
import { type Barred, barredBy, candidatesFor, Noticed, placementOf } from './noticed.ts';
import { type Arrow, OPEN_ARROW, type Piece, Workbench } from './workbench.ts';

/** How far a search is. */
export interface SearchProgress {
  /** Walks taken so far. */
  readonly walks: number;
  /** From 0 to 1: the share of the first pieces that are done. */
  readonly done: number;
}

export interface SearchOptions {
  /** Not more things than these are put down. */
  readonly most: number;
  /** Asked after every walk, with the hall as it is at the walk's end; true: no piece more is put to this filling. */
  readonly judge: (end: Position, bench: Workbench) => boolean;
  /** Asked now and then; true ends the search. */
  readonly enough?: () => boolean;
}

/** Walks between two reports. */
const WALKS_BETWEEN = 2000;

/**
 * Goes through the fillings of a level that can matter: each time only a piece that the walk so far would notice is put
 * down. Every filling that the judge should hear of comes exactly once (README.md, "Why it is exact").
 */
export class Search {
  readonly bench: Workbench;
  walks = 0;
  readonly #options: SearchOptions;
  readonly #walker: Position;
  /** One for each piece that can lie there. */
  readonly #noticed: Noticed[] = [];
  /** For each heap, the placements that this branch must do without, for an earlier branch has them. */
  readonly #barred: Barred;
  #done = 0;
  #ended = false;
  #told = 0;

  constructor(level: Level, options: SearchOptions) {
    this.bench = new Workbench(level);
    this.#options = options;
    this.#walker = this.bench.position.copy();
    this.#barred = barredBy(this.bench);
  }

  /** Whether it was ended before everything was tried. */
  get ended(): boolean {
    return this.#ended;
  }

  *run(): Generator<SearchProgress, void> {
    this.#ended = false;
    this.#done = 0;
    yield* this.#visit(0, 0);
  }

  /** Walks with what lies there, asks the judge, and goes on with one piece more. */
  *#visit(depth: number, weight: number): Generator<SearchProgress, void> {
    const open = this.#hasOpenArrow();
    const goesOn = this.#canTakeMore(weight);
    if (!goesOn && !open) {
      this.#judge();
      return;
    }
    if (open) {
      const followed = this.#followedArrow();
      if (followed !== undefined) {
        yield* this.#pointEachWay(followed.piece, followed.index, depth, weight);
        return;
      }
      if (!goesOn) {
        this.#options.judge(this.#walker, this.bench);
        return;
      }
    }
    const noticed = this.#noticedAt(depth);
    const { cycle } = this.#walk(noticed);
    if (this.#options.judge(this.#walker, this.bench)) return;
    // Where no figure is left, one more put anywhere makes the walk go on.
    if (cycle === 0) noticed.luring.fill(1);
    yield* this.#putEach(noticed, depth, weight);
  }

  /** The last piece lies there: walks and asks the judge. */
  #judge(): void {
    this.#walk();
    this.#options.judge(this.#walker, this.bench);
  }

  *#pointEachWay(piece: Piece, index: 0 | 1, depth: number, weight: number): Generator<SearchProgress, void> {
    for (let arrow = 0; arrow < 4; arrow++) {
      this.bench.pointArrow(piece, index, arrow as Arrow);
      yield* this.#visit(depth, weight);
      if (this.#ended) break;
    }
    this.bench.pointArrow(piece, index, OPEN_ARROW);
  }

  *#putEach(noticed: Noticed, depth: number, weight: number): Generator<SearchProgress, void> {
    const candidates = candidatesFor(this.bench, noticed, this.#options.most - weight, this.#barred);
    let tried = 0;
    for (const piece of candidates) {
      if (this.#ended) break;
      this.bench.put(piece);
      const more = weight + this.bench.heaps[piece.heap]!.weight;
      // Most fillings are whole: those need no generator of their own.
      if (this.#canTakeMore(more) || this.#hasOpenArrow()) yield* this.#visit(depth + 1, more);
      else this.#judge();
      this.bench.lift();
      this.#barred[piece.heap]![placementOf(piece)] = 1;
      tried++;
      if (depth === 0) this.#done = tried / candidates.length;
      if (this.walks - this.#told >= WALKS_BETWEEN) {
        this.#told = this.walks;
        if (this.#options.enough?.() === true) this.#ended = true;
        else yield { walks: this.walks, done: this.#done };
      }
    }
    for (let i = 0; i < tried; i++) this.#barred[candidates[i]!.heap]![placementOf(candidates[i]!)] = 0;
  }

  #noticedAt(depth: number): Noticed {
    const noticed = this.#noticed[depth] ?? new Noticed();
    this.#noticed[depth] = noticed;
    noticed.clear();
    return noticed;
  }

  #walk(noticed?: Noticed): { readonly steps: number; readonly cycle: number } {
    this.walks++;
    this.#walker.copyFrom(this.bench.position);
    return walkForEver(this.#walker, noticed?.hear);
  }

  #canTakeMore(weight: number): boolean {
    const { heaps, used } = this.bench;
    return heaps.some((heap, i) => used[i]! < heap.count && weight + heap.weight <= this.#options.most);
  }

  #hasOpenArrow(): boolean {
    return this.bench.pieces.some(({ arrows }) => arrows?.includes(OPEN_ARROW));
  }

  /** The first open arrow that the walk comes to: what it points to decides how the walk goes on. */
  #followedArrow(): { readonly piece: Piece; readonly index: 0 | 1 } | undefined {
    const { steps } = this.#walk();
    const walker = this.#walker;
    walker.copyFrom(this.bench.position);
    const open = this.bench.pieces.filter(({ arrows }) => arrows?.includes(OPEN_ARROW));
    for (let taken = 0; taken < steps; taken++) {
      look(walker);
      step(walker);
      // After a step it stands on a teleporter only if it came by the other one (M14).
      for (const piece of open) {
        const index = walker.monsterAt === piece.at ? 0 : walker.monsterAt === piece.other ? 1 : undefined;
        if (index !== undefined && piece.arrows![index] === OPEN_ARROW) return { piece, index };
      }
    }
    return undefined;
  }
}

/** The teleporters that the monster comes out of, with what lies on the bench: the arrows of the others mean nothing. */
export function followedEnds({ position, pieces }: Workbench): ReadonlySet<Space> {
  const followed = new Set<Space>();
  if (!pieces.some(({ arrows }) => arrows !== undefined)) return followed;
  const walker = position.copy();
  const { steps } = walkForEver(walker);
  walker.copyFrom(position);
  for (let taken = 0; taken < steps; taken++) {
    look(walker);
    step(walker);
    if (walker.hall.partner[walker.monsterAt]! >= 0) followed.add(walker.monsterAt);
  }
  return followed;
}
