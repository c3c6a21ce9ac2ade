import { readFileSync } from 'node:fs';
import { Art } from '../../drawing/plain/index.ts';

/** From here, and from where the command line is built to, the project is as far away. */
const DRAWING = '../../../src/drawing/';
const read = (name: string): string => readFileSync(new URL(DRAWING + name, import.meta.url), 'utf8');

let known: Art | undefined;
/** The art of the drawing, read when it is first needed. */
export function art(): Art {
  known ??= new Art({ symbols: read('symbols.svg'), lights: read('lights.svg'), looks: read('drawing.css') });
  return known;
}
