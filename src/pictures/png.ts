import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Pixels } from './raster.ts';

/**
 * PNG for links. Messengers take pictures of a few hundred kilobytes: so colours are a little coarser, which nobody sees and which makes half of
 * it, and nothing is transparent.
 */
const COARSE = 4;
const LEVEL = 7;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Bits of a channel, and three of them, each as it is. */
const TRUE_COLOUR = [8, 2, 0, 0, 0] as const;

export async function smallPng({ width, height, rgba }: Pixels): Promise<Buffer> {
  const rows = Buffer.alloc((3 * width + 1) * height); // each begins with a 0: it is written as it is
  let to = 0;
  for (let from = 0; from < rgba.length; from += 4) {
    if ((from / 4) % width === 0) to++;
    for (let channel = 0; channel < 3; channel++) rows[to++] = COARSER[rgba[from + channel]!]!;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(TRUE_COLOUR, 8);
  const packed = await promisify(deflate)(rows, { level: LEVEL, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const COARSER = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(255, Math.round(value / COARSE) * COARSE),
);

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(sumOf(bytes.subarray(4, -4)), 8 + data.length);
  return bytes;
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** CRC-32, as PNG wants it. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = SUMS[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return ~sum >>> 0;
}
