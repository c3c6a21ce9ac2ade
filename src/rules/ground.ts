import {
  columnOf,
  ENTRANCE,
  EXIT,
  GRID,
  HEIGHT,
  NEXT,
  rowOf,
  type Space,
  spaceName,
  WIDTH,
} from './board.ts';
import type { Heading } from './directions.ts';
import type { BlockEvent, Listener } from './events.ts';
import type { Hall } from './hall.ts';
import { BLOCK_KINDS, type BlockKind } from './tiles.ts';

/**
 * The ground: what stands on each space, in one run of 16-bit words so that it is copied at once and many can lie
 * behind one another in one array (`base` says where one begins).
 * Beside the cells it keeps, per row and per column, a bit for each thing that ends the monster's sight or is seen
 * by it; a key that changes with everything put down or lifted, for finding equal grounds; and a count of what was
 * lifted, which tells at once that a step changed nothing.
 */
export const FREE = 0;
const STONE = 1;
const CRYSTAL = 2;
export const TURN_RIGHT = 3;
export const TURN_AROUND = 4;
/** Nothing ever stands on a teleporter, so it can be marked where the things are. */
export const TELEPORTER = 5;
/** Figure number f is FIRST_FIGURE + f. */
export const FIRST_FIGURE = 8;

const ROW_SIGHT = GRID;
const COLUMN_SIGHT = ROW_SIGHT + HEIGHT;
export const KEY = COLUMN_SIGHT + WIDTH;
export const LIFTS = KEY + 1;
/** Words in a ground; even, so that two grounds can be compared 32 bits at a time. */
export const GROUND_WORDS = LIFTS + 2;

/** Stands for "no monster in the way": while it walks, the space it leaves counts as free (M6). */
export const NOWHERE = -1;

export const isBlockCode = (code: number): boolean => code >= STONE && code <= TURN_AROUND;
export const blockKind = (code: number): BlockKind => BLOCK_KINDS[code - STONE]!;
export const blockCode = (kind: BlockKind): number => STONE + BLOCK_KINDS.indexOf(kind);

/** Sixteen well mixed bits for each pair of thing and space. */
const KEYS = new Uint16Array(16 * GRID);
for (let i = 0, x = 0x9e3779b9; i < KEYS.length; i++) {
  x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
  KEYS[i] = (x ^ (x >>> 16)) & 0xffff;
}

export function put(words: Uint16Array, base: number, at: number, code: number): void {
  words[base + at] = code;
  words[base + KEY]! ^= KEYS[(code & 15) * GRID + at]!;
  if (code === CRYSTAL || code === TELEPORTER) return; // M2: sight goes through
  words[base + ROW_SIGHT + (at >> 4)]! |= 1 << (at & 15);
  words[base + COLUMN_SIGHT + (at & 15)]! |= 1 << (at >> 4);
}

export function lift(words: Uint16Array, base: number, at: number): void {
  const code = words[base + at]!;
  words[base + at] = FREE;
  words[base + LIFTS]!++;
  words[base + KEY]! ^= KEYS[(code & 15) * GRID + at]!;
  words[base + ROW_SIGHT + (at >> 4)]! &= ~(1 << (at & 15));
  words[base + COLUMN_SIGHT + (at & 15)]! &= ~(1 << (at >> 4));
}

/** M2: the first space that way holding a figure or something that ends sight; -1 where sight runs to the edge. */
export function firstInSight(words: Uint16Array, at: number, heading: Heading): number {
  const row = at >> 4;
  const column = at & 15;
  if (heading & 1) {
    const sight = words[ROW_SIGHT + row]!;
    if (heading === 1) {
      const beyond = sight >>> (column + 1);
      return beyond === 0 ? -1 : at + 1 + lowestBit(beyond);
    }
    const before = sight & ((1 << column) - 1);
    return before === 0 ? -1 : at - column + highestBit(before);
  }
  const sight = words[COLUMN_SIGHT + column]!;
  if (heading === 2) {
    const beyond = sight >>> (row + 1);
    return beyond === 0 ? -1 : at + ((1 + lowestBit(beyond)) << 4);
  }
  const before = sight & ((1 << row) - 1);
  return before === 0 ? -1 : (highestBit(before) << 4) | column;
}
const highestBit = (bits: number): number => 31 - Math.clz32(bits);
const lowestBit = (bits: number): number => highestBit(bits & -bits);

/** Spaces between two spaces of one row or column. */
export const distance = (a: Space, b: Space): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** What a figure's push meets behind the block; 0 where it can be pushed. */
export const PUSH_REFUSALS = ['edge', 'monster', 'teleporter', 'block', 'figure'] as const;

/** F5, F6: what keeps the block at `at` from being pushed by a figure: 0, or 1 + an index of PUSH_REFUSALS. */
function whatKeeps(words: Uint16Array, base: number, monster: number, at: number, heading: Heading): number {
  const behind = NEXT[at * 4 + heading]!;
  if (behind < 0) return 1;
  if (behind === monster) return 2;
  const code = words[base + behind]!;
  if (code === FREE) return 0;
  return code === TELEPORTER ? 3 : code < TELEPORTER ? 4 : 5;
}

/** F5: a figure pushes the block at `at`. Answers 0 when pushed, else as `whatKeeps`. */
export function pushBlock(
  words: Uint16Array,
  base: number,
  hall: Hall,
  monster: number,
  at: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  const kept = whatKeeps(words, base, monster, at, heading);
  if (kept !== 0) return kept;
  const code = words[base + at]!;
  lift(words, base, at);
  landBlock(words, base, hall, monster, code, at, NEXT[at * 4 + heading]!, heading, report);
  return 0;
}

/** A block lifted from `from` comes to the free space `to`: it slides over blood (F11) and is gone in a corner (F7, M8). */
export function landBlock(
  words: Uint16Array,
  base: number,
  hall: Hall,
  monster: number,
  code: number,
  from: number,
  to: number,
  heading: Heading,
  report: Listener | undefined,
): void {
  let at = to;
  while (hall.isPool[at] === 1) {
    const next = NEXT[at * 4 + heading]!;
    if (next < 0 || next === monster || words[base + next] !== FREE) break;
    at = next;
  }
  const corner = at === EXIT || at === ENTRANCE;
  if (!corner) put(words, base, at, code);
  if (report !== undefined) report(blockLanded(code, from, at, at !== to, corner));
}

const blockLanded = (code: number, from: number, to: number, slid: boolean, corner: boolean): BlockEvent => {
  const block = blockKind(code);
  const names = { from: spaceName(from as Space), to: spaceName(to as Space) };
  return corner
    ? { type: 'blockRemoved', block, from: names.from, at: names.to, because: 'corner' }
    : { type: 'blockPushed', block, ...names, slid };
};
