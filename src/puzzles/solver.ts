import { isSolved, type Space } from '../rules/index.ts';
import { type Downs, wholeSupply } from './attempt.ts';
import type { Level } from './level.ts';
import { numbersOf } from './run.ts';
import { followedEnds, Search, type SearchProgress } from './search.ts';
import { type Arrow, OPEN_ARROW, type Piece, type Workbench } from './workbench.ts';

/**
 * The exact solver. A solution is a set of things that solves the level and of which none can be left out, one or several
 * at once: nothing in it is idle. Sets that differ only in which of equal things lies where, or in an arrow that the
 * monster never follows, are one solution.
 */

export interface SolverOptions {
  /** `all` solutions, or only the `smallest`: those with the fewest things. */
  readonly want: 'all' | 'smallest';
  /** Ends as soon as more than so many are found; then they are not all, and some may not be the leanest. */
  readonly most?: number;
}

export interface SolverProgress extends SearchProgress {
  readonly found: number;
  /** The smallest ones are looked for by size: so many things at present. */
  readonly size: number;
}

export interface Solved {
  /** Smallest first. */
  readonly solutions: readonly Downs[];
  /** Whether the search came to its end. */
  readonly complete: boolean;
  readonly walks: number;
}

interface Found {
  readonly pieces: readonly Piece[];
  readonly downs: Downs;
}

/** Solves step by step: whoever runs it may show the progress, do other things in between, and stop. */
export function* solver(level: Level, { want, most }: SolverOptions): Generator<SolverProgress, Solved> {
  const [own, enemies] = [numbersOf(level, level.own), numbersOf(level, level.enemies)];
  const whole = wholeSupply(level);
  let walks = 0;
  for (let size = want === 'all' ? whole : 0; ; size++) {
    const found = new Findings();
    const search = new Search(level, {
      most: size,
      judge: (end, bench) => {
        if (!isSolved(end, own, enemies)) return false;
        found.add(bench);
        return true;
      },
      enough: () => most !== undefined && found.count > most,
    });
    for (const { walks: taken, done } of search.run())
      yield { walks: walks + taken, done, found: found.count, size };
    walks += search.walks;
    if (found.count > 0 || size >= whole) {
      return { solutions: found.leanest(), complete: !search.ended, walks };
    }
  }
}

/** Runs a solver to its end. */
export function solve(level: Level, options: SolverOptions = { want: 'all' }): Solved {
  const steps = solver(level, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Fillings that solve the level, each once. */
class Findings {
  readonly #found = new Map<string, Found>();

  get count(): number {
    return this.#found.size;
  }

  /** Takes down what lies on the bench. An arrow decided for a walk that has changed since may be open again. */
  add(bench: Workbench): void {
    const followed = followedEnds(bench);
    const arrowAt = (at: Space, arrow: Arrow): Arrow => (followed.has(at) ? arrow : OPEN_ARROW);
    const pieces = bench.pieces.map(
      (piece): Piece =>
        piece.arrows === undefined
          ? piece
          : {
              ...piece,
              arrows: [arrowAt(piece.at, piece.arrows[0]), arrowAt(piece.other!, piece.arrows[1])],
            },
    );
    const key = pieces
      .map((piece) => JSON.stringify(piece))
      .sort()
      .join();
    if (!this.#found.has(key)) this.#found.set(key, { pieces, downs: bench.downs(pieces) });
  }

  /** Those that hold no other one. */
  leanest(): Downs[] {
    const found = [...this.#found.values()];
    return found
      .filter((one) => !found.some((other) => other !== one && isWithin(other.pieces, one.pieces)))
      .map(({ downs }) => downs)
      .sort((a, b) => a.length - b.length);
  }
}

/** Whether all pieces of the smaller filling lie in the larger one; an open arrow stands for any. */
const isWithin = (smaller: readonly Piece[], larger: readonly Piece[]): boolean =>
  smaller.length <= larger.length && smaller.every((piece) => larger.some((other) => isSame(piece, other)));

const isSame = (open: Piece, piece: Piece): boolean =>
  open.heap === piece.heap &&
  open.at === piece.at &&
  open.other === piece.other &&
  open.shape === piece.shape &&
  (open.arrows ?? []).every((arrow, i) => arrow === OPEN_ARROW || arrow === piece.arrows![i]);
