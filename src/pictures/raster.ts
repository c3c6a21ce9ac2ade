import { Resvg, renderAsync } from '@resvg/resvg-js';

/** Letters are shapes already: no fonts are looked for, which takes longer than the drawing. */
const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'off' } as const;

/** A picture as PNG; drawn in another thread, so that nobody waits for it. */
export const pngOf = async (svg: string, signal?: AbortSignal): Promise<Buffer> =>
  (await renderAsync(svg, OPTIONS, signal)).asPng();

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each, row by row from the top. */
  readonly rgba: Uint8Array;
}

export function pixelsOf(svg: string): Pixels {
  const { width, height, pixels } = new Resvg(svg, OPTIONS).render();
  return { width, height, rgba: pixels };
}
