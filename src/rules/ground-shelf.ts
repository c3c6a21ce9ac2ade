import { GRID } from './board.ts';
import { GROUND_WORDS, KEY } from './ground.ts';

const GROUND_PAIRS = GROUND_WORDS / 2;
const CELL_PAIRS = GRID / 2;
const BUCKETS = 1 << 12;
const FIRST_CAPACITY = 64;

/**
 * Distinct grounds, numbered as they come: what equals one kept before gets that one's number. Behind the last one
 * kept there is always room for one more, to copy a ground to, change it there and then ask to keep it.
 */
export class GroundShelf {
  /** The grounds one after another. It may be another array after `keep`. */
  words = new Uint16Array((FIRST_CAPACITY + 1) * GROUND_WORDS);
  count = 0;
  #pairs = new Uint32Array(this.words.buffer);
  #nextInBucket = new Int32Array(FIRST_CAPACITY + 1);
  readonly #bucket = new Int32Array(BUCKETS);
  /** A bucket counts only if it was filled since the last `clear`. */
  readonly #bucketFilled = new Float64Array(BUCKETS);
  #filling = 0;

  clear(): void {
    this.count = 0;
    this.#filling++;
  }

  /** Where the room behind the last ground begins. */
  get spare(): number {
    return this.count * GROUND_WORDS;
  }

  /** Keeps the ground in the room behind the last one, unless an equal one is kept already; answers its number. */
  keep(): number {
    const fresh = this.count;
    const bucket = this.words[this.spare + KEY]! & (BUCKETS - 1);
    const filled = this.#bucketFilled[bucket] === this.#filling;
    for (let kept = filled ? this.#bucket[bucket]! : -1; kept >= 0; kept = this.#nextInBucket[kept]!) {
      if (this.#same(kept, fresh)) return kept;
    }
    this.#nextInBucket[fresh] = filled ? this.#bucket[bucket]! : -1;
    this.#bucketFilled[bucket] = this.#filling;
    this.#bucket[bucket] = fresh;
    this.count++;
    if (this.spare === this.words.length) this.#grow();
    return fresh;
  }

  #same(a: number, b: number): boolean {
    const pairs = this.#pairs;
    const from = a * GROUND_PAIRS;
    const other = b * GROUND_PAIRS;
    for (let i = 0; i < CELL_PAIRS; i++) if (pairs[from + i] !== pairs[other + i]) return false;
    return true;
  }

  #grow(): void {
    const words = new Uint16Array(this.words.length * 2);
    words.set(this.words);
    const next = new Int32Array(this.#nextInBucket.length * 2);
    next.set(this.#nextInBucket);
    this.words = words;
    this.#pairs = new Uint32Array(words.buffer);
    this.#nextInBucket = next;
  }
}
