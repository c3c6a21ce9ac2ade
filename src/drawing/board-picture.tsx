/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import { FloorMarks, Path, Prints } from './floor-marks.tsx';
import { geometryOf, MARGIN } from './geometry.ts';
import { FloorTiles, Hall, Pillars } from './hall.tsx';
import { Overlay } from './overlay.tsx';
import { PieceLayer } from './piece-layer.tsx';
import type { Marks, Scene } from './scene.ts';
import { SpaceNames } from './space-names.tsx';

/** The whole board as it stands at one moment. The page lays the same layers, each for itself, so that they can move. */

export interface BoardPictureProps {
  readonly scene: Scene;
  readonly marks?: Marks;
  readonly upright?: boolean;
  /** Names of spaces along the walls. */
  readonly names?: boolean;
}

const NO_MARKS: Marks = {};
const classOf = (upright: boolean): string => `board-play ${upright ? 'upright' : 'wide'}`;

/** Layers 1 to 7: the same as long as no tile is laid. */
export const StillPicture = ({ scene, upright = false, names = false }: BoardPictureProps) => (
  <g class={classOf(upright)}>
    <Hall upright={upright} id="board" />
    <FloorTiles upright={upright} pools={scene.pools} teleporters={scene.teleporters} />
    {names && <SpaceNames geometry={geometryOf(upright)} />}
    <Pillars upright={upright} />
  </g>
);

/** Layers 8 to 12. */
export const MovingPicture = ({ scene, marks = NO_MARKS, upright = false }: BoardPictureProps) => (
  <g class={classOf(upright)}>
    <FloorMarks upright={upright} scene={scene} marks={marks} />
    <Prints upright={upright} marks={marks} />
    <Path upright={upright} scene={scene} marks={marks} />
    <PieceLayer
      upright={upright}
      scene={scene}
      selectable={marks.selectable}
      selected={marks.selected}
      pushed={marks.pushed}
      placing={marks.placing}
    />
    <Overlay upright={upright} scene={scene} marks={marks} />
  </g>
);

export const BoardPicture = (props: BoardPictureProps) => (
  <>
    <StillPicture {...props} />
    <MovingPicture {...props} />
  </>
);

/** What a picture of the board shows: left, top, width, height, with a rim for the walls' shadow. */
export function boxOf(upright: boolean, rim = 10): readonly [number, number, number, number] {
  const { width, height } = geometryOf(upright);
  const around = MARGIN + rim;
  return [-around, -around, width + 2 * around, height + 2 * around];
}
