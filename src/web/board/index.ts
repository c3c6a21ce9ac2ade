export { flipCard, lengthOf, pause } from './animate.ts';
export { Board, type BoardHandle } from './board.tsx';
export { Glow, Shade } from './drawings.tsx';
export { beamsOf, groupEvents } from './event-groups.ts';
export { geometryOf, isDoor, MARGIN, SIZE } from './geometry.ts';
export { LanternIcon } from './lantern.tsx';
export {
  FaceIcon,
  FigureIcon,
  Gravestone,
  Icon,
  KitPartIcon,
  Logo,
  MonsterIcon,
  TileIcon,
} from './pieces.tsx';
export type * from './scene.ts';
export { SpaceText } from './space-names.tsx';
