/** A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. True is a dark module. */

/** By version: all code words, those of correction in a block, and the blocks (level M). */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** The places of the small squares after the first, which is at 6. */
const SQUARES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const BYTE_MODE = 4;
const LEVEL_M = 0;
/** Any mask can be read; this one is the chessboard. */
const MASK = 0;

/** Undefined where the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = TOTAL.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= room(at));
  if (index < 0) return undefined;
  const words = interleaved(dataWords(bytes, index), index);
  return drawn(words, index + 1);
}

const room = (index: number): number => TOTAL[index]! - CORRECTION[index]! * BLOCKS[index]!;

/** The bytes with their mode and length before them, and filled up. */
function dataWords(bytes: Uint8Array, index: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, index < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const all = room(index) * 8;
  put(0, Math.min(4, all - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < all; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: all / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** Blocks with their correction, read across. */
function interleaved(data: readonly number[], index: number): number[] {
  const count = BLOCKS[index]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const divisor = divisorOf(CORRECTION[index]!);
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block < count - longer ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map((block) => remainder(block, divisor));
  const across = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => row[column] ?? []),
    ).flat();
  return [...across(blocks), ...across(corrections)];
}

/** Multiplies in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator's coefficients without the highest, which is 1. */
function divisorOf(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ result.shift()!;
    result.push(0);
    for (const [at, coefficient] of divisor.entries()) result[at]! ^= times(coefficient, factor);
  }
  return result;
}

/** Draws patterns, then the words up and down the columns, masked. */
function drawn(words: readonly number[], version: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(set, x, y);
  const squares = [6, ...SQUARES[version - 1]!];
  for (const x of version > 1 ? squares : []) {
    for (const y of squares) {
      const inCorner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!inCorner) drawSquare(set, x, y);
    }
  }
  drawFormat(set, size);
  drawVersion(set, size, version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = ((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1;
        dark[y]![x] = (on === 1) !== ((x + y) % 2 === 0); // MASK
        bit += 1;
      }
    }
  }
  return dark;
}

type Set = (x: number, y: number, on: boolean) => void;

function drawFinder(set: Set, x: number, y: number): void {
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, distance !== 2 && distance !== 4);
    }
  }
}

function drawSquare(set: Set, x: number, y: number): void {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
}

/** Level and mask with their own correction, twice. */
function drawFormat(set: Set, size: number): void {
  const data = (LEVEL_M << 3) | MASK;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const on = ((bits >>> at) & 1) === 1;
    const a = size - 11 + (at % 3);
    const b = Math.floor(at / 3);
    set(a, b, on);
    set(b, a, on);
  }
}
