export type * from '../../drawing/index.ts';
export { beamsOf, Glow, geometryOf, groupEvents, isDoor, MARGIN, Shade, SIZE } from '../../drawing/index.ts';
export { flipCard, lengthOf, pause } from './animate.ts';
export { Board, type BoardHandle } from './board.tsx';
export type { BoardGestures } from './gestures.ts';
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
export { SpaceText } from './space-names.tsx';
