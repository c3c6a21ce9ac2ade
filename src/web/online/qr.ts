import { encode } from 'uqr';

/** Dark modules are true; undefined where the text is too long for a picture of this size. */
export function qrCode(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: 10 }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
