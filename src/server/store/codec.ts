import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EARLIER_BOTS, type Entry, type TableChange } from '../../protocol/index.ts';
import { DICTIONARY_2 } from './codec-dictionary.ts';
import { DICTIONARY_1 } from './earlier-dictionary.ts';
import type { WishKey } from './store.ts';

/**
 * What is kept as bytes: entries, snapshots, lines of chat, and wishes. The first byte says how the rest is packed, so that what was ever written stays readable:
 * a number here is never given another meaning.
 */
const PLAIN = 0;
const DEFLATED_1 = 1;
const DEFLATED_2 = 2;

const dictionary = Buffer.from(DICTIONARY_2, 'utf8');
/** An entry has some hundred bytes: a buffer of 16 KB, as is usual, makes heaps of garbage and takes twice as long. */
const CHUNK = 1024;
/**
 * Measured on recorded games of four (`npm run bench:server` shows the growth): a window of 8 KB is three times faster than the
 * usual one of 32 KB, since a small window is set up for every entry, and packs as well.
 */
const DEFLATE = { dictionary, windowBits: 13, memLevel: 5, level: 6, chunkSize: CHUNK } as const;
const INFLATE = { dictionary, windowBits: 13, chunkSize: CHUNK } as const;
const INFLATE_1 = { ...INFLATE, dictionary: Buffer.from(DICTIONARY_1, 'utf8') };
/** Below this nothing is won. */
const SHORTEST_WORTH_PACKING = 40;

export function pack(text: string): Buffer {
  const plain = Buffer.from(text, 'utf8');
  if (plain.length >= SHORTEST_WORTH_PACKING) {
    const packed = deflateRawSync(plain, DEFLATE);
    if (packed.length < plain.length) return marked(DEFLATED_2, packed);
  }
  return marked(PLAIN, plain);
}

function marked(kind: number, rest: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(rest.length + 1);
  bytes[0] = kind;
  rest.copy(bytes, 1);
  return bytes;
}

export function unpack(bytes: Uint8Array): string {
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + 1, bytes.byteLength - 1);
  switch (bytes[0]) {
    case PLAIN:
      return rest.toString('utf8');
    case DEFLATED_1:
      return inSpellingOfToday(inflateRawSync(rest, INFLATE_1).toString('utf8'));
    case DEFLATED_2:
      return inflateRawSync(rest, INFLATE).toString('utf8');
    default:
      throw new Error(
        `the store holds bytes of the unknown kind ${bytes[0]}: they are of a newer version of this program, or damaged`,
      );
  }
}

/** Who made a move was once called `by`, like the colour that places a tile. */
const inSpellingOfToday = (text: string): string =>
  text.replace(/("change":\{"type":"acted","seat":\d,)"by":/, '$1"madeBy":');

/** Bots once sat down by their level. */
type EarlierChange = Omit<TableChange & { type: 'botSat' }, 'bot'> & { readonly level: number };

export function unpackEntry(bytes: Uint8Array): Entry {
  const entry = JSON.parse(unpack(bytes)) as Entry | (Entry & { readonly change: EarlierChange });
  if (!('level' in entry.change)) return entry;
  const { level, ...change } = entry.change;
  return { ...entry, change: { ...change, bot: EARLIER_BOTS[level - 1]! } };
}

/**
 * A wish by 12 bytes: guests choose their wishes' ids, and whole ones would be a tenth of what a game takes on disk. 96 bits of SHA-256
 * leave no chance to two wishes of one table being taken for one another.
 */
export const packWish = ({ guest, id }: WishKey): Buffer =>
  createHash('sha256').update(guest).update('\n').update(id).digest().subarray(0, 12);
