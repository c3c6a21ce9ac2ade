import { describe, expect, test } from 'vitest';
import { qrCode } from './qr.ts';

/** Reads a code again, by the standard's own way round: format, mask, columns, blocks. */
function read(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isPattern(x, y, size, version)) continue;
        bits.push(Number(rows[y]![x] !== ((x + y) % 2 === 0)));
      }
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  // Level M: blocks and their data words, from the standard's table 9.
  const blocks = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39]][
    version - 1
  ]!;
  const data: number[][] = blocks.map(() => []);
  let at = 0;
  for (let column = 0; column < Math.max(...blocks); column++)
    for (const [block, length] of blocks.entries()) if (column < length) data[block]!.push(words[at++]!);
  const [mode, ...bytes] = nibbles(data.flat());
  expect(mode).toBe(4);
  const [length, ...rest] = pairs(bytes);
  return new TextDecoder().decode(Uint8Array.from(rest.slice(0, length)));
}

const nibbles = (words: readonly number[]): number[] => words.flatMap((word) => [word >> 4, word & 15]);
const pairs = (halves: readonly number[]): number[] =>
  Array.from({ length: Math.floor(halves.length / 2) }, (_, i) => halves[2 * i]! * 16 + halves[2 * i + 1]!);

function isPattern(x: number, y: number, size: number, version: number): boolean {
  const inFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  if (inFinder || x === 6 || y === 6) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const squares = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42]][version - 1]!;
  const near = (place: number): number | undefined =>
    [6, ...squares].find((one) => Math.abs(one - place) <= 2);
  const [cx, cy] = [near(x), near(y)];
  if (cx === undefined || cy === undefined || version === 1) return false;
  return !((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6));
}

describe('a QR code', () => {
  test.each([
    'https://example.org/',
    'https://floors.example.org/#/online/kesaYq2Lw9',
    'https://floors.example.org/#/lobby/move/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
    `https://floors.example.org/${'x'.repeat(120)}`,
  ])('can be read again: %s', (text) => {
    expect(read(qrCode(text)!)).toBe(text);
  });

  test('has its three eyes, and says level M with mask 0', () => {
    const rows = qrCode('https://example.org/')!;
    const size = rows.length;
    const eye = (x: number, y: number): string =>
      Array.from({ length: 7 }, (_, dy) =>
        Array.from({ length: 7 }, (_, dx) => (rows[y + dy]![x + dx] ? '#' : '.')).join(''),
      ).join('\n');
    const drawn = '#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######';
    expect([eye(0, 0), eye(size - 7, 0), eye(0, size - 7)]).toEqual([drawn, drawn, drawn]);
    // The standard's format text for level M and mask 0, highest bit first.
    const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(rows[8]![x])).join('');
    expect(format).toBe('101010000010010'.slice(0, 8));
  });

  test('a text that is too long has none', () => {
    expect(qrCode('x'.repeat(300))).toBeUndefined();
  });
});
