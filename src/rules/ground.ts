import { ENTRANCE, EXIT, GRID, HEIGHT, NEXT, type Space, spaceName, WIDTH } from './board.ts';
import type { Heading } from './directions.ts';
import type { BlockEvent, Listener } from './events.ts';
import type { Hall } from './hall.ts';
import { BLOCK_KINDS, type BlockKind } from './tiles.ts';

/**
 * The ground: what stands on each space, in one run of 16-bit words so that it is copied at once. Beside the spaces it
 * keeps, per row and per column, a bit for each thing that ends the monster's sight or is seen by it, and a bit for each
 * figure, so that a look reads four words instead of many spaces.
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

export const ROW_SIGHT = GRID;
export const COLUMN_SIGHT = ROW_SIGHT + HEIGHT;
/** So far behind the word of a row or column comes the one for its figures. */
export const FIGURES = HEIGHT + WIDTH;
export const GROUND_WORDS = ROW_SIGHT + 2 * FIGURES;

/** Stands for "no monster in the way": while it walks, the space it leaves counts as free (M6). */
export const NOWHERE = -1;

export const isBlockCode = (code: number): boolean => code >= STONE && code <= TURN_AROUND;
export const blockKind = (code: number): BlockKind => BLOCK_KINDS[code - STONE]!;
export const blockCode = (kind: BlockKind): number => STONE + BLOCK_KINDS.indexOf(kind);
/** M2: sight goes through crystals, and teleporters are no more than floor. */
export const endsSight = (code: number): boolean => code !== FREE && code !== CRYSTAL && code !== TELEPORTER;

export function put(words: Uint16Array, at: number, code: number): void {
  words[at] = code;
  if (!endsSight(code)) return;
  const row = at >> 4;
  const column = at & 15;
  words[ROW_SIGHT + row]! |= 1 << column;
  words[COLUMN_SIGHT + column]! |= 1 << row;
  if (code < FIRST_FIGURE) return;
  words[ROW_SIGHT + FIGURES + row]! |= 1 << column;
  words[COLUMN_SIGHT + FIGURES + column]! |= 1 << row;
}

export function lift(words: Uint16Array, at: number): void {
  const code = words[at]!;
  const row = at >> 4;
  const column = at & 15;
  words[at] = FREE;
  words[ROW_SIGHT + row]! &= ~(1 << column);
  words[COLUMN_SIGHT + column]! &= ~(1 << row);
  if (code < FIRST_FIGURE) return;
  words[ROW_SIGHT + FIGURES + row]! &= ~(1 << column);
  words[COLUMN_SIGHT + FIGURES + column]! &= ~(1 << row);
}

/** A block is lifted and put, at once. */
function shift(words: Uint16Array, from: number, to: number, block: number): void {
  words[from] = FREE;
  words[to] = block;
  if (!endsSight(block)) return;
  words[ROW_SIGHT + (from >> 4)]! &= ~(1 << (from & 15));
  words[COLUMN_SIGHT + (from & 15)]! &= ~(1 << (from >> 4));
  words[ROW_SIGHT + (to >> 4)]! |= 1 << (to & 15);
  words[COLUMN_SIGHT + (to & 15)]! |= 1 << (to >> 4);
}

/** What a figure's push meets behind the block; 0 where it can be pushed. */
export const PUSH_REFUSALS = ['edge', 'monster', 'teleporter', 'block', 'figure'] as const;

/** F5, F6: what keeps the block at `at` from being pushed by a figure: 0, or -1 - an index of PUSH_REFUSALS. */
function whatKeeps(words: Uint16Array, monster: number, at: number, heading: Heading): number {
  const behind = NEXT[at * 4 + heading]!;
  if (behind < 0) return -1;
  if (behind === monster) return -2;
  const code = words[behind]!;
  if (code === FREE) return 0;
  return code === TELEPORTER ? -3 : code < TELEPORTER ? -4 : -5;
}

/** F5: a figure pushes the block at `at`. Answers as `moveBlock` when pushed, else a negative code as `whatKeeps`. */
export function pushBlock(
  words: Uint16Array,
  hall: Hall,
  monster: number,
  at: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  const kept = whatKeeps(words, monster, at, heading);
  if (kept !== 0) return kept;
  return moveBlock(words, hall, monster, words[at]!, at, NEXT[at * 4 + heading]!, heading, report);
}

/** Where a block is that is no longer on the board. */
export const REMOVED = GRID;

/**
 * A block goes from `from` to the free space `to` beside it: it slides over blood (F11) and is gone in a corner (F7, M8).
 * Answers where it is then.
 */
export function moveBlock(
  words: Uint16Array,
  hall: Hall,
  monster: number,
  code: number,
  from: number,
  to: number,
  heading: Heading,
  report: Listener | undefined,
): number {
  let at = to;
  while (hall.isPool[at] === 1) {
    const next = NEXT[at * 4 + heading]!;
    if (next < 0 || next === monster || words[next] !== FREE) break;
    at = next;
  }
  const corner = at === EXIT || at === ENTRANCE;
  if (corner) lift(words, from);
  else shift(words, from, at, code);
  if (report !== undefined) report(blockLanded(code, from, at, at !== to, corner));
  return corner ? REMOVED : at;
}

const blockLanded = (code: number, from: number, to: number, slid: boolean, corner: boolean): BlockEvent => {
  const block = blockKind(code);
  const names = { from: spaceName(from as Space), to: spaceName(to as Space) };
  return corner
    ? { type: 'blockRemoved', block, from: names.from, at: names.to, because: 'corner' }
    : { type: 'blockPushed', block, ...names, slid };
};
