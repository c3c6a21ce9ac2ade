export { figureView, gamePaint, type Paint, sceneOf } from './scene.ts';
export { type Shown, type ShownGame, showEvents, shownGame, shownPosition } from './shown.ts';
