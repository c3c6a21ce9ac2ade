import { GRID, HEIGHT } from './board.ts';
import { ROW_SIGHT } from './ground.ts';
import type { Position } from './position.ts';

const BUCKETS = 1 << 12;
const FIRST_CAPACITY = 64;

/** Distinct grounds, numbered as they come: what equals one kept before gets that one's number. */
export class GroundShelf {
  count = 0;
  /** What stands on the spaces of each ground, one ground after another. */
  #cells = new Uint16Array(FIRST_CAPACITY * GRID);
  #nextInBucket = new Int32Array(FIRST_CAPACITY);
  readonly #bucket = new Int32Array(BUCKETS);
  /** A bucket counts only if it was filled since the last `clear`. */
  readonly #bucketFilled = new Float64Array(BUCKETS);
  #filling = 0;

  clear(): void {
    this.count = 0;
    this.#filling++;
  }

  /** Keeps the ground of a position, unless an equal one is kept already; answers its number. */
  keep({ words, spaces }: Position): number {
    const bucket = bucketOf(words);
    const filled = this.#bucketFilled[bucket] === this.#filling;
    for (let kept = filled ? this.#bucket[bucket]! : -1; kept >= 0; kept = this.#nextInBucket[kept]!) {
      if (this.#equals(kept, words)) return kept;
    }
    const fresh = this.count++;
    if (fresh === this.#nextInBucket.length) this.#grow();
    this.#nextInBucket[fresh] = filled ? this.#bucket[bucket]! : -1;
    this.#bucketFilled[bucket] = this.#filling;
    this.#bucket[bucket] = fresh;
    this.#cells.set(spaces, fresh * GRID);
    return fresh;
  }

  #equals(kept: number, words: Uint16Array): boolean {
    const cells = this.#cells;
    for (let at = 0, other = kept * GRID; at < GRID; at++, other++) {
      if (cells[other] !== words[at]) return false;
    }
    return true;
  }

  #grow(): void {
    const cells = new Uint16Array(this.#cells.length * 2);
    cells.set(this.#cells);
    const next = new Int32Array(this.#nextInBucket.length * 2);
    next.set(this.#nextInBucket);
    this.#cells = cells;
    this.#nextInBucket = next;
  }
}

/** Mixed from what is seen along the rows: of different grounds few differ only in a crystal. */
function bucketOf(words: Uint16Array): number {
  let mixed = 0;
  for (let row = 0; row < HEIGHT; row++) {
    mixed = Math.imul(mixed ^ words[ROW_SIGHT + row]!, 0x2c1b3c6d);
    mixed ^= mixed >>> 15;
  }
  return mixed & (BUCKETS - 1);
}
