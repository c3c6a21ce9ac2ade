/** Drawings, and what a monster is built from. */
export { ARMS, BODIES, DEFAULT_KIT, HEADS, type Kit, kitIn, LEGS, randomKit, SKINS } from './kit.ts';
export { installSprite } from './sprite.ts';
