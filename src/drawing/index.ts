/** The board as a drawing: what is shown, as data, and how it looks. For the page and for pictures. */

export { BoardPicture, boxOf, MovingPicture, StillPicture } from './board-picture.tsx';
export {
  BlockDrawing,
  Chevron,
  FigureDrawing,
  Glow,
  MonsterDrawing,
  PoolDrawing,
  poolArt,
  Shade,
  TeleporterDrawing,
  Use,
} from './drawings.tsx';
export { beamsOf, groupEvents } from './event-groups.ts';
export { BeamLight, FloorMarks, Path, Prints } from './floor-marks.tsx';
export { type Geometry, geometryOf, isDoor, MARGIN, opposite, type Point, SIZE, WALL } from './geometry.ts';
export { FloorTiles, Hall, LitLetter, Pillars } from './hall.tsx';
export { ARMS, BODIES, DEFAULT_KIT, HEADS, type Kit, kitIn, LEGS, randomKit, SKINS } from './kit.ts';
export { levelPaint, levelScene, type Parts, partsOf, type Side } from './level-scene.ts';
export {
  LINK_PICTURE,
  LinkGround,
  LinkPicture,
  type LinkPictureProps,
  type PlayerView,
} from './link-picture.tsx';
export { Cursor, cursorHalf, Overlay, Pointed } from './overlay.tsx';
export { figureName, MONSTER, PieceLayer, translate } from './piece-layer.tsx';
export type * from './scene.ts';
export { type Shown, type ShownGame, showEvents, shownGame, shownPosition } from './shown.ts';
export { figureView, gamePaint, gameScene, numberOn, type Paint, sceneOf } from './shown-scene.ts';
export { SpaceNames } from './space-names.tsx';
