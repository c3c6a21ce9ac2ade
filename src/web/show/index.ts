/** One way to show a game: what is shown, the scene of it, and the player of what happens. */
export { type Grouping, Player, SPEEDS, type Stage, type StageOptions } from './player.ts';
export { Reel } from './reel.ts';
export { figureView, gamePaint, type Paint, sceneOf } from './scene.ts';
export { type Shown, type ShownGame, showEvents, shownGame, shownPosition } from './shown.ts';
