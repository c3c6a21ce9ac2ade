/** The board as a drawing: what is shown, as data, and how it looks. For the page and for pictures. */
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
export { Cursor, cursorHalf, Overlay, Pointed } from './overlay.tsx';
export { figureName, MONSTER, PieceLayer, translate } from './piece-layer.tsx';
export type * from './scene.ts';
export { type Shown, type ShownGame, showEvents, shownGame, shownPosition } from './shown.ts';
export { figureView, gamePaint, gameScene, numberOn, type Paint, sceneOf } from './shown-scene.ts';
export { SpaceNames } from './space-names.tsx';
