import { describe, expect, test } from 'vitest';
import { qrCode } from './qr.ts';

describe('a QR code', () => {
  test('has its three eyes, and says level M', () => {
    const rows = qrCode('https://floors.example.org/#/online/kesaYq2Lw9')!;
    const size = rows.length;
    const eye = (x: number, y: number): string =>
      Array.from({ length: 7 }, (_, dy) =>
        Array.from({ length: 7 }, (_, dx) => (rows[y + dy]![x + dx] ? '#' : '.')).join(''),
      ).join('\n');
    const drawn = '#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######';
    expect([eye(0, 0), eye(size - 7, 0), eye(0, size - 7)]).toEqual([drawn, drawn, drawn]);
    // The level is 00, under the mask 10 that the standard lays over the format.
    expect(rows[8]!.slice(0, 2)).toEqual([true, false]);
  });

  test('a text that is too long has none', () => {
    expect(qrCode('x'.repeat(300))).toBeUndefined();
  });
});
