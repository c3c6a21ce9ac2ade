import outlines from './outlines.json' with { type: 'json' };

/** Letters and numbers as shapes, so that a picture needs no fonts and looks the same everywhere. */

const FACES: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>> = outlines;
const EM = 1000;

export interface Line {
  readonly text: string;
  /** Its beginning, or its middle; a number for each sign where they stand apart. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly size: number;
  readonly family: string;
  readonly middle: boolean;
}

/** Undefined where there is no shape for some sign. */
export function shapeOf({ text, xs, ys, size, family, middle }: Line): string | undefined {
  const face = FACES[/serif/.test(family.replaceAll('sans-serif', '')) ? 'serif' : 'sans']!;
  const signs = [...text].map((sign) => face[sign]);
  const scale = size / EM;
  const apart = xs.length > 1;
  const width = signs.reduce((sum, sign) => sum + advanceOf(sign), 0) * scale;
  let along = middle && !apart ? -width / 2 : 0;
  let d = '';
  for (const [index, sign] of signs.entries()) {
    if (sign === undefined) return undefined;
    const own = middle && apart ? (-advanceOf(sign) * scale) / 2 : along;
    d += placed(String(sign[1]), scale, (xs[apart ? index : 0] ?? 0) + own, ys[apart ? index : 0] ?? 0);
    along += advanceOf(sign) * scale;
  }
  return d;
}

const advanceOf = (sign: readonly (string | number)[] | undefined): number => Number(sign?.[0] ?? 0);

function placed(d: string, scale: number, x: number, y: number): string {
  let across = false;
  return d.replace(/-?\d+/g, (number) => {
    across = !across;
    return String(Math.round((Number(number) * scale + (across ? x : y)) * 100) / 100);
  });
}
