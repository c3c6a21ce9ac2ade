/**
 * A seedable generator: xoshiro128** (Blackman and Vigna), its four words of state filled by splitmix32 from the FNV-1a
 * hash of the seed's text (UTF-16 code units, low byte first). Only 32-bit integer operations, so the same seed gives
 * the same numbers on every machine and in every browser.
 */
export class Random {
  readonly #state = new Uint32Array(4);

  constructor(seed: string | number) {
    let hash = fnv1a(String(seed));
    for (let i = 0; i < 4; i++) {
      hash = (hash + 0x9e3779b9) | 0;
      this.#state[i] = splitmix32(hash);
    }
  }

  /** A generator in a state of its own: four words of 32 bits, not all zero. */
  static ofState(words: readonly number[]): Random {
    if (words.length !== 4 || words.every((word) => word === 0)) {
      throw new RangeError('the state is four words, not all zero');
    }
    const random = new Random('');
    random.#state.set(words);
    return random;
  }

  /** The next 32 bits. */
  next(): number {
    const s = this.#state;
    const result = Math.imul(rotate(Math.imul(s[1]!, 5), 7), 9) >>> 0;
    const t = s[1]! << 9;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotate(s[3]!, 11);
    return result;
  }

  /** A whole number from 0 to count - 1, each equally likely. */
  below(count: number): number {
    if (!(count >= 1)) throw new RangeError(`there is no number below ${count}`);
    const unfair = 0x100000000 % count; // so many numbers at the low end would be drawn once too often
    for (;;) {
      const number = this.next();
      if (number >= unfair) return number % count;
    }
  }

  /** A fraction from 0 up to but not 1, with 32 random bits. */
  fraction(): number {
    return this.next() / 0x100000000;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** A shuffled copy (Fisher and Yates, from the end). */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = shuffled[last]!;
      shuffled[last] = shuffled[other]!;
      shuffled[other] = kept;
    }
    return shuffled;
  }
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}

function splitmix32(state: number): number {
  let z = state;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}
