/** Drawings in the page, and what a monster is built from. */
export {
  ARMS,
  BODIES,
  DEFAULT_KIT,
  HEADS,
  type Kit,
  kitIn,
  LEGS,
  randomKit,
  SKINS,
} from '../../drawing/index.ts';
export { installSprite } from './sprite.ts';
