import { columnOf, GRID, NEXT, rowOf, type Space } from './board.ts';
import type { Heading } from './directions.ts';
import { COLUMN_SIGHT, endsSight, FIGURES, ROW_SIGHT } from './ground.ts';

/**
 * What can be seen along a row or column (M2). A line is the word of the ground that has a bit for each thing that ends
 * sight or is seen in it; a place is the bit of a space in it. Bits grow eastward and southward.
 */
const LINES = new Uint8Array(GRID * 2);
const PLACES = new Uint8Array(GRID * 2);
for (let at = 0; at < GRID; at++) {
  LINES[at * 2] = COLUMN_SIGHT + (at & 15);
  PLACES[at * 2] = at >> 4;
  LINES[at * 2 + 1] = ROW_SIGHT + (at >> 4);
  PLACES[at * 2 + 1] = at & 15;
}

/** The line through a space that lies this way and back. */
export const lineThrough = (at: number, heading: Heading): number => LINES[at * 2 + (heading & 1)]!;
export const placeIn = (at: number, heading: Heading): number => PLACES[at * 2 + (heading & 1)]!;

export const hasFigures = (words: Uint16Array, line: number): boolean => words[line + FIGURES] !== 0;

/** Where no figure is seen: more spaces than can lie between. */
const NONE_SEEN = 31;

/** How many spaces lie between a place and the figure seen from there eastward or southward, or NONE_SEEN. */
export function seenBeyond(words: Uint16Array, line: number, place: number): number {
  const beyond = words[line]! >>> (place + 1);
  const figure = beyond & -beyond & (words[line + FIGURES]! >>> (place + 1)); // the lowest bit, if it is one
  return (31 - Math.clz32(figure)) & NONE_SEEN; // without one this is -1, whose low bits are those of NONE_SEEN
}

/** The same northward or westward. */
export function seenBefore(words: Uint16Array, line: number, place: number): number {
  const between = Math.clz32((words[line]! << (31 - place)) << 1); // the place next to it is the highest bit now
  const isFigure = (((words[line + FIGURES]! << (31 - place)) << 1) << between) >> 31; // -1 or 0
  return (between | ~isFigure) & NONE_SEEN;
}

/** The first space that way holding a figure or something that ends sight; -1 where sight runs to the edge. */
export function firstInSight(words: Uint16Array, from: number, heading: Heading): number {
  let at = NEXT[from * 4 + heading]!;
  while (at >= 0 && !endsSight(words[at]!)) at = NEXT[at * 4 + heading]!;
  return at;
}

/** Spaces between two spaces of one row or column. */
export const distance = (a: Space, b: Space): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
