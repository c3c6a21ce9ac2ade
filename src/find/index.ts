/**
 * Find the move: positions in which one move is clearly best and others tempt, mined from games of bots, proven, graded; and how strong
 * whoever looks for it is.
 *
 * @packageDocumentation
 */
export { AS_GOOD, CLEARLY, type Find } from './find.ts';
export { readFinds, writeFinds } from './find-file.ts';
export { readFind, writeFind } from './find-text.ts';
export { findIn, mineGame } from './miner.ts';
export { THEMES, type Theme } from './themes.ts';
