/** A small board to try things on, for the lessons and the rules. */
export { HallWindow, isWhole } from './hall-window.tsx';
export { READER } from './playground.ts';
export { RuleLink, ToldList } from './told-list.tsx';
export { useNarrow } from './use-narrow.ts';
