/** One way to show a game: what is shown, the scene of it, and the player of what happens. */
export { boardAnimator } from './board-animator.ts';
export { type Animator, type AnimatorOptions, Player } from './player.ts';
export { Reel } from './reel.ts';
export { figureView, gamePaint, gameScene, numberOn, type Paint, sceneOf } from './scene.ts';
export { type Shown, type ShownGame, showEvents, shownGame, shownPosition } from './shown.ts';
