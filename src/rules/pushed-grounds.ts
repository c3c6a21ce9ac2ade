import { GRID } from './board.ts';
import type { Push } from './figure-step.ts';
import { FREE, lift, put, REMOVED } from './ground.ts';

const BUCKETS = 1 << 8;
const bucketOf = (key: number): number => key & (BUCKETS - 1);
const UNTOUCHED = -1;

/** Well mixed bits for each block on each space; none for one that is removed. */
const KEYS = new Int32Array(8 * (GRID + 1));
for (let i = 0, x = 0x9e3779b9; i < KEYS.length; i++) {
  x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
  KEYS[i] = i >> 3 === REMOVED ? 0 : x ^ (x >>> 16);
}

/**
 * The grounds that the pushes of one move lead to, numbered as they come; ground 0 is the one it begins on. Every other is
 * kept as the ground before it and a push, once: what equals one reached by other pushes gets that one's number. The words
 * that a search works on stand as one of them at a time; only what is on their spaces is kept right.
 */
export class PushedGrounds {
  count = 0;
  #words: Uint16Array = new Uint16Array(0);
  #standing = 0;
  readonly #before: Int16Array;
  readonly #block: Uint8Array;
  readonly #from: Uint8Array;
  readonly #to: Uint8Array;
  /** The keys of all blocks that were pushed, where they were and where they are, so that equal grounds have equal keys. */
  readonly #key: Int32Array;
  readonly #nextInBucket: Int16Array;
  readonly #bucket = new Int16Array(BUCKETS);

  constructor(most: number) {
    this.#before = new Int16Array(most);
    this.#block = new Uint8Array(most);
    this.#from = new Uint8Array(most);
    this.#to = new Uint8Array(most);
    this.#key = new Int32Array(most);
    this.#nextInBucket = new Int16Array(most);
  }

  /** These words stand as ground 0. */
  begin(words: Uint16Array): void {
    for (let ground = 1; ground < this.count; ground++) this.#bucket[bucketOf(this.#key[ground]!)] = 0;
    this.#words = words;
    this.#standing = 0;
    this.count = 1;
  }

  /** Makes the words stand as this ground. The later of two grounds can't be among those before the other. */
  stand(ground: number): void {
    while (this.#standing > ground) this.#takeBackLast();
    if (this.#standing < ground) this.#pushTo(ground);
  }

  #takeBackLast(): void {
    const last = this.#standing;
    if (this.#to[last] !== REMOVED) this.#words[this.#to[last]!] = FREE;
    this.#words[this.#from[last]!] = this.#block[last]!;
    this.#standing = this.#before[last]!;
  }

  #pushTo(ground: number): void {
    this.stand(this.#before[ground]!);
    this.#words[this.#from[ground]!] = FREE;
    if (this.#to[ground] !== REMOVED) this.#words[this.#to[ground]!] = this.#block[ground]!;
    this.#standing = ground;
  }

  /** Makes the pushes that lead to this ground in other words, which stand as ground 0. */
  apply(ground: number, words: Uint16Array): void {
    if (ground === 0) return;
    this.apply(this.#before[ground]!, words);
    lift(words, this.#from[ground]!);
    if (this.#to[ground] !== REMOVED) put(words, this.#to[ground]!, this.#block[ground]!);
  }

  /** A block was pushed in the words: answers the ground that this led to, and takes the push back. */
  takeBack({ block, from, to }: Push): number {
    const words = this.#words;
    words[from] = block;
    if (to !== REMOVED) words[to] = FREE;
    const key = this.#key[this.#standing]! ^ KEYS[from * 8 + block]! ^ KEYS[to * 8 + block]!;
    const fresh = this.count;
    this.#before[fresh] = this.#standing;
    this.#block[fresh] = block;
    this.#from[fresh] = from;
    this.#to[fresh] = to;
    this.#key[fresh] = key;
    if (key === 0 && this.#equal(0, fresh)) return 0;
    const bucket = bucketOf(key);
    for (let kept = this.#bucket[bucket]!; kept > 0; kept = this.#nextInBucket[kept]!) {
      if (this.#key[kept] === key && this.#equal(kept, fresh)) return kept;
    }
    this.#nextInBucket[fresh] = this.#bucket[bucket]!;
    this.#bucket[bucket] = fresh;
    return this.count++;
  }

  #equal(one: number, other: number): boolean {
    return this.#agrees(one, other) && this.#agrees(other, one);
  }

  /** Whether all that was pushed on the way to a ground stands as on the other. */
  #agrees(ground: number, other: number): boolean {
    for (let g = ground; g > 0; g = this.#before[g]!) {
      if (!this.#agreesOn(this.#from[g]!, ground, other)) return false;
      if (this.#to[g] !== REMOVED && !this.#agreesOn(this.#to[g]!, ground, other)) return false;
    }
    return true;
  }

  #agreesOn(space: number, ground: number, other: number): boolean {
    const there = this.#thingOn(other, space);
    return this.#thingOn(ground, space) === (there === UNTOUCHED ? this.#thingAtFirst(ground, space) : there);
  }

  /** What the last push that touched the space left there. */
  #thingOn(ground: number, space: number): number {
    for (let g = ground; g > 0; g = this.#before[g]!) {
      if (this.#to[g] === space) return this.#block[g]!;
      if (this.#from[g] === space) return FREE;
    }
    return UNTOUCHED;
  }

  /** What the first push that touched the space found there. */
  #thingAtFirst(ground: number, space: number): number {
    let thing = UNTOUCHED;
    for (let g = ground; g > 0; g = this.#before[g]!) {
      if (this.#to[g] === space) thing = FREE;
      else if (this.#from[g] === space) thing = this.#block[g]!;
    }
    return thing;
  }
}
