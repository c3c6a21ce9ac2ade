export { flipCard } from './animate.ts';
export { Board, type BoardHandle, type BoardProps } from './board.tsx';
export { beamsOf, groupEvents } from './event-groups.ts';
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
