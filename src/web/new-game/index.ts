/** A game before it begins: what is chosen, the hall laid in advance, and the beginning. */
export { beginGame, defaultName, playOn } from './begin.ts';
export { GameSwitches, HallChoice, ModeChoice } from './game-choices.tsx';
export { layoutTilesFor } from './layout-tiles.ts';

/** Brings what begins the game behind "Play", before it is asked for. */
export const bringQuickGame = async () => (await import('./begin.ts')).beginQuickGame;
