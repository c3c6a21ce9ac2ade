import { Pile } from './pile.ts';
import { Random } from './random.ts';

/**
 * The honest pile of a game among strangers (docs/formats.md, "The honest pile"): before the first card the keeper of the pile
 * names the commitment, after the game the seed, and anyone can draw the same cards again. The hash comes in as an argument.
 */

/** SHA-256 of a text (UTF-8): 32 bytes. */
export type Sha256 = (text: string) => Uint8Array;

/** What is shown before the game: the hash of the seed, as 64 hexadecimal digits. */
export const commitmentTo = (seed: string, sha256: Sha256): string =>
  Array.from(sha256(seed), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Apart from the commitment, so that what is public says nothing about the cards. */
const PILE_PREFIX = 'pile:';

/** The pile that follows from a seed: its generator's 128 bits of state are the beginning of a hash. */
export function honestPile(seed: string, sha256: Sha256): Pile {
  const hash = sha256(`${PILE_PREFIX}${seed}`);
  const bytes = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return new Pile(Random.ofState([0, 4, 8, 12].map((at) => bytes.getUint32(at))));
}
