import { FormatError, type Read, reading } from '../format-error.ts';

/** Numbers packed bit by bit, and bytes as text that is safe in an address. */

export class BitWriter {
  readonly bytes: number[] = [];
  #used = 8;

  /** Writes the lowest `bits` bits, the highest of them first. */
  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      if (this.#used === 8) {
        this.bytes.push(0);
        this.#used = 0;
      }
      if ((value >> bit) & 1) this.bytes[this.bytes.length - 1]! |= 0x80 >> this.#used;
      this.#used++;
    }
  }

  flag(value: boolean): void {
    this.write(value ? 1 : 0, 1);
  }

  /** A number from 0 on in groups of so many bits, each with a bit that says whether another follows. */
  count(value: number, group: number): void {
    let rest = value;
    do {
      const part = rest & ((1 << group) - 1);
      rest >>>= group;
      this.flag(rest > 0);
      this.write(part, group);
    } while (rest > 0);
  }

  text(value: string): void {
    const points = [...value].map((sign) => sign.codePointAt(0)!);
    this.count(points.length, 4);
    for (const point of points) this.count(point, 7);
  }
}

/** Thrown where a packed text ends too soon or holds what can't be; the door turns it into a value. */
class DamagedBits extends Error {}

const LARGEST_COUNT = 0x10ffff;
const MOST = 1024;

export class BitReader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  read(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new DamagedBits('it ends too soon');
      value = (value << 1) | ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at++;
    }
    return value;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }

  count(group: number): number {
    let value = 0;
    for (let shift = 0; ; shift += group) {
      const more = this.flag();
      value += this.read(group) * 2 ** shift;
      if (value > LARGEST_COUNT) throw new DamagedBits('a number in it is too large');
      if (!more) return value;
    }
  }

  text(): string {
    const length = this.count(4);
    let text = '';
    for (let i = 0; i < length; i++) text += String.fromCodePoint(this.count(7));
    return text;
  }

  /** One of a list, by its place in so many bits. */
  oneOf<T>(list: readonly T[], bits: number): T {
    return this.among(list, this.read(bits));
  }

  among<T>(list: readonly T[], index: number): T {
    const one = list[index];
    if (one === undefined) throw new DamagedBits('it names a thing that is none');
    return one;
  }

  /** So many of something; no link has as many of anything as this. */
  repeated<T>(count: number, read: () => T): T[] {
    if (count > MOST) throw new DamagedBits('a number in it is too large');
    return Array.from({ length: count }, read);
  }

  /** Whether nothing is left but the zeros that fill the last byte. */
  atEnd(): boolean {
    const left = this.#bytes.length * 8 - this.#at;
    return left < 8 && this.read(left) === 0;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url without padding (RFC 4648, section 5). */
export function toText(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digits = b === undefined ? 2 : c === undefined ? 3 : 4;
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(word >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** The bytes of such a text; undefined where a sign does not belong there. */
export function toBytes(text: string): number[] | undefined {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const sign of text) {
    const digit = DIGITS.indexOf(sign);
    if (digit < 0) return undefined;
    word = ((word << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((word >> bits) & 0xff);
  }
  return bytes;
}

/** Fletcher's checksum, 16 bits: it also notices bytes that changed places. */
export function checksum(bytes: readonly number[]): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return (b << 8) | a;
}

/** What a link's text begins with, so that another version is told from damage. */
const VERSION_BITS = 4;

/** The text of a link: its version, what `write` says, a checksum behind them. */
export function sealed(version: number, write: (bits: BitWriter) => void): string {
  const bits = new BitWriter();
  bits.write(version, VERSION_BITS);
  write(bits);
  const sum = checksum(bits.bytes);
  return toText([...bits.bytes, sum >> 8, sum & 0xff]);
}

/** What a link's text says; a text that was cut or changed is told from one of another version. */
export function unsealed<T>(text: string, known: number, read: (bits: BitReader) => T): Read<T> {
  return reading(() => {
    try {
      return opened(text.trim(), known, read);
    } catch (error) {
      if (error instanceof DamagedBits) throw damaged(error.message);
      throw error;
    }
  });
}

const damaged = (how: string): FormatError =>
  new FormatError('damaged', `this link is damaged: ${how}; copy the whole of it once more`);

function opened<T>(text: string, known: number, read: (bits: BitReader) => T): T {
  const bytes = toBytes(text);
  if (bytes === undefined) throw damaged('it holds signs that no link has');
  if (bytes.length < 3) throw damaged('it is too short');
  const body = bytes.slice(0, -2);
  if (checksum(body) !== ((bytes.at(-2)! << 8) | bytes.at(-1)!))
    throw damaged('a part is missing or has changed');
  const bits = new BitReader(body);
  const version = bits.read(VERSION_BITS);
  if (version !== known)
    throw new FormatError('other-version', `this link is of version ${version}; known is version ${known}`);
  const value = read(bits);
  if (!bits.atEnd()) throw damaged('something follows its end');
  return value;
}
