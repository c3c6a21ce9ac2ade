/** One way to show a game: the player of what happens, over what is shown. */
export {
  figureView,
  gamePaint,
  gameScene,
  numberOn,
  type Shown,
  type ShownGame,
  sceneOf,
  showEvents,
  shownGame,
  shownPosition,
} from '../../drawing/index.ts';
export { boardAnimator } from './board-animator.ts';
export { type Animator, type AnimatorOptions, Player } from './player.ts';
export { Reel } from './reel.ts';
