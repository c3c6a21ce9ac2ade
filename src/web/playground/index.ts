/** A small board to try things on, for the lessons and the rules. */
export { HallRoom, HallWindow, type Part } from './hall-window.tsx';
export { type Done, Playground, READER } from './playground.ts';
export { SmallBoard } from './small-board.ts';
export { RuleLink, ToldList } from './told-list.tsx';
