import { MOST_POINTS } from './cast.ts';
import type { Push } from './figure-step.ts';
import { FREE, lift, put, REMOVED } from './ground.ts';

/** A point moves one block at most (`Push`): away from a space and onto another. */
const MOST_CHANGES = 2 * MOST_POINTS;
const BUCKETS = 1 << 8;

/** A space that differs from ground 0: what stands there now, and what stood there. Both are blocks, or FREE. */
const changeOf = (space: number, before: number, now: number): number => (space << 6) | (before << 3) | now;
const spaceOf = (change: number): number => change >> 6;
const thingBefore = (change: number): number => (change >> 3) & 7;
const thingNow = (change: number): number => change & 7;

/**
 * The grounds that the pushes of one move lead to, numbered as they come; ground 0 is the one it begins on. Each is kept
 * as the spaces on which it differs from ground 0, in order, so that equal grounds reached by different pushes have equal
 * lists. The words that a search works on stand as one of them at a time; only what is on their spaces is kept right.
 */
export class PushedGrounds {
  count = 0;
  #words: Uint16Array = new Uint16Array(0);
  #standing = 0;
  readonly #changes: Uint16Array;
  readonly #size: Uint8Array;
  readonly #nextInBucket: Int16Array;
  readonly #bucket = new Int16Array(BUCKETS);

  constructor(most: number) {
    this.#changes = new Uint16Array(most * MOST_CHANGES);
    this.#size = new Uint8Array(most);
    this.#nextInBucket = new Int16Array(most);
  }

  /** These words stand as ground 0. */
  begin(words: Uint16Array): void {
    this.#words = words;
    this.#standing = 0;
    if (this.count > 1) this.#bucket.fill(0);
    this.count = 1;
  }

  /** Makes the words stand as this ground. */
  stand(ground: number): void {
    if (ground === this.#standing) return;
    const words = this.#words;
    const changes = this.#changes;
    const last = this.#standing * MOST_CHANGES;
    for (let i = last; i < last + this.#size[this.#standing]!; i++) {
      words[spaceOf(changes[i]!)] = thingBefore(changes[i]!);
    }
    const first = ground * MOST_CHANGES;
    for (let i = first; i < first + this.#size[ground]!; i++) {
      words[spaceOf(changes[i]!)] = thingNow(changes[i]!);
    }
    this.#standing = ground;
  }

  /** Changes other words, which stand as ground 0, to this ground. */
  apply(ground: number, words: Uint16Array): void {
    const first = ground * MOST_CHANGES;
    for (let i = first; i < first + this.#size[ground]!; i++) {
      const change = this.#changes[i]!;
      if (thingBefore(change) !== FREE) lift(words, spaceOf(change));
      if (thingNow(change) !== FREE) put(words, spaceOf(change), thingNow(change));
    }
  }

  /** A block was pushed in the words: answers the ground that this led to, and takes the push back. */
  takeBack({ block, from, to }: Push): number {
    const words = this.#words;
    this.#copyStanding();
    this.#change(from, block, FREE);
    words[from] = block;
    if (to !== REMOVED) {
      this.#change(to, FREE, block);
      words[to] = FREE;
    }
    return this.#keep();
  }

  /** Behind the last ground, one like the one that stands, to be changed. */
  #copyStanding(): void {
    const changes = this.#changes;
    const size = this.#size[this.#standing]!;
    this.#size[this.count] = size;
    const from = this.#standing * MOST_CHANGES;
    const to = this.count * MOST_CHANGES;
    for (let i = 0; i < size; i++) changes[to + i] = changes[from + i]!;
  }

  #change(space: number, before: number, now: number): void {
    const changes = this.#changes;
    const first = this.count * MOST_CHANGES;
    const end = first + this.#size[this.count]!;
    let i = first;
    while (i < end && spaceOf(changes[i]!) < space) i++;
    if (i === end || spaceOf(changes[i]!) > space) {
      for (let later = end; later > i; later--) changes[later] = changes[later - 1]!;
      changes[i] = changeOf(space, before, now);
      this.#size[this.count]!++;
    } else if (thingBefore(changes[i]!) === now) {
      for (let later = i + 1; later < end; later++) changes[later - 1] = changes[later]!;
      this.#size[this.count]!--;
    } else {
      changes[i] = changeOf(space, thingBefore(changes[i]!), now);
    }
  }

  /** Keeps the ground behind the last one, unless an equal one is kept already; answers its number. */
  #keep(): number {
    const fresh = this.count;
    const size = this.#size[fresh]!;
    if (size === 0) return 0;
    const changes = this.#changes;
    const first = fresh * MOST_CHANGES;
    let mixed = 0;
    for (let i = first; i < first + size; i++) mixed = Math.imul(mixed + changes[i]!, 0x2c1b3c6d);
    const bucket = mixed >>> 24;
    for (let kept = this.#bucket[bucket]!; kept > 0; kept = this.#nextInBucket[kept]!) {
      if (this.#equal(kept, fresh)) return kept;
    }
    this.#nextInBucket[fresh] = this.#bucket[bucket]!;
    this.#bucket[bucket] = fresh;
    return this.count++;
  }

  #equal(one: number, other: number): boolean {
    const changes = this.#changes;
    const size = this.#size[one]!;
    if (this.#size[other] !== size) return false;
    for (let i = 0; i < size; i++) {
      if (changes[one * MOST_CHANGES + i] !== changes[other * MOST_CHANGES + i]) return false;
    }
    return true;
  }
}
