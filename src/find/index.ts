/**
 * Find the move: positions in which one move is clearly best and others tempt, mined from games of bots, proven, graded; and how strong
 * whoever looks for it is.
 *
 * @packageDocumentation
 */
export type { Find } from './find.ts';
export { readFinds, writeFinds } from './find-file.ts';
export { readFind, writeFind } from './find-text.ts';
export { NEWCOMER, type Rating, ratedOn } from './glicko.ts';
export { findIn, mineGame } from './miner.ts';
export { areAlike, type Move, outlookAfter } from './outlook.ts';
export { loadFinds } from './shipped.ts';
export { THEMES, type Theme } from './themes.ts';
