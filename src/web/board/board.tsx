import type { Ref } from 'preact';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
import {
  Cursor,
  cursorHalf,
  FloorMarks,
  FloorTiles,
  type Geometry,
  geometryOf,
  Hall,
  isDoor,
  MARGIN,
  type Marks,
  Overlay,
  Path,
  PieceLayer,
  Pillars,
  Prints,
  type Scene,
  SpaceNames,
} from '../../drawing/index.ts';
import { DOORS, type GameEvent, type Target } from '../../rules/index.ts';
import { animate } from './animate.ts';
import type { BoardGestures } from './gestures.ts';
import { cellOf, Grid, plainName } from './grid.tsx';
import { type Lens, PointerInput, type PointerView } from './pointer.ts';
import { type AnimateOptions, Scenery } from './scenery.ts';
import { LitSpace } from './space-names.tsx';
import './board.css';

/** What the page can ask of a board that is shown. */
export interface BoardHandle {
  /** Plays one event, or the events of one group, on what is shown; then the page shows the next scene. */
  animate(events: GameEvent | readonly GameEvent[], options: AnimateOptions): Promise<void>;
  /** Puts the keyboard's focus on the board, at a place or where the cursor was. */
  focus(at?: Target): void;
}

interface BoardProps {
  readonly scene: Scene;
  readonly marks?: Marks | undefined;
  /** Without gestures the board is a picture. */
  readonly gestures?: BoardGestures | undefined;
  readonly upright?: boolean | undefined;
  /** The board's name for screen readers. */
  readonly label: string;
  /** What a place is called and holds: "h11, Nettle 4, yours". Keep it the same as long as it says the same. */
  readonly describe?: ((at: Target) => string) | undefined;
  readonly handle?: Ref<BoardHandle> | undefined;
  readonly class?: string | undefined;
}

const NO_MARKS: Marks = {};

/** The hall with all that is in it. It knows no rules: what to show and what may be done arrive as data. */
export const Board = ({
  scene,
  marks = NO_MARKS,
  gestures,
  upright = false,
  label,
  describe = plainName,
  handle,
  class: classes,
}: BoardProps) => {
  const id = useId();
  const geometry = geometryOf(upright);
  const root = useRef<HTMLDivElement>(null);
  const scenery = useScenery(root, scene, geometry);
  const [cursor, setCursor] = useState<Target>(DOORS.entrance);
  useEffect(() => {
    if (marks.cursor !== undefined) setCursor(marks.cursor);
  }, [marks.cursor]);
  const { lens, letter } = usePointer(root, { geometry, scene, marks, gestures: gestures ?? NO_GESTURES });

  useImperativeHandle(
    handle ?? null,
    () => ({
      animate: (events, options) => animate(scenery, events, options),
      focus: (at) => cellOf(root.current, at ?? cursor)?.focus(),
    }),
    [scenery, cursor],
  );

  const onCursor = (at: Target, keyed: boolean) => {
    setCursor(at);
    if (!keyed) return;
    if (isDoor(at)) gestures?.onPointDoor?.(at);
    else gestures?.onCursor?.(at);
  };
  const name = classes === undefined ? 'board' : `board ${classes}`;
  return (
    <div
      ref={root}
      class={name}
      style={{ aspectRatio: geometry.ratio }}
      {...(gestures === undefined && { role: 'img', 'aria-label': label })}
    >
      {/* Nothing of it is seen, and pictures let pointers through: over them it would be one more layer of the board's size in every frame. */}
      {gestures !== undefined && (
        <Grid
          upright={upright}
          label={label}
          describe={describe}
          gestures={gestures}
          cursor={cursor}
          onCursor={onCursor}
        />
      )}
      <StillLayers id={id} upright={upright} scene={scene} />
      <svg class={`board-play ${upright ? 'upright' : 'wide'}`} viewBox={geometry.viewBox} aria-hidden="true">
        <g id={`${id}-play`}>
          <MovingLayers
            upright={upright}
            scene={scene}
            marks={marks}
            letter={letter}
            cursor={gestures && cursor}
          />
        </g>
      </svg>
      {lens !== undefined && <Magnifier id={id} lens={lens} geometry={geometry} />}
    </div>
  );
};

const NO_GESTURES: BoardGestures = {};

/** How far the hall's shadow falls past the rim of the board. */
const SHADOW = 10;

/** Layers 1 to 7, in a picture of their own: it is painted again only when a tile is laid or the hall turned. */
const StillLayers = ({
  id,
  upright,
  scene,
}: {
  readonly id: string;
  readonly upright: boolean;
  readonly scene: Scene;
}) => {
  const { pools, teleporters } = scene;
  const { width, height } = geometryOf(upright);
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const still = useMemo(() => <Hall upright={upright} id={id} />, [upright, id]);
  const names = useMemo(() => <SpaceNames geometry={geometryOf(upright)} />, [upright]);
  const pillars = useMemo(() => <Pillars upright={upright} />, [upright]);
  const laid = JSON.stringify([pools, teleporters]);
  // Pages build scenes anew; the tiles in them are seldom others.
  const tiles = useMemo(
    () => <FloorTiles upright={upright} pools={pools} teleporters={teleporters} />,
    [upright, laid],
  );
  return (
    <svg
      class={`board-hall ${upright ? 'upright' : 'wide'}`}
      viewBox={`${-MARGIN - SHADOW} ${-MARGIN - SHADOW} ${wide + 2 * SHADOW} ${high + 2 * SHADOW}`}
      style={{
        left: `${(-100 * SHADOW) / wide}%`,
        top: `${(-100 * SHADOW) / high}%`,
        width: `${100 + (200 * SHADOW) / wide}%`,
        height: `${100 + (200 * SHADOW) / high}%`,
      }}
      aria-hidden="true"
    >
      <g id={`${id}-hall`}>
        {still}
        <g>{tiles}</g>
        {names}
        <Props layer="floor" />
        {pillars}
      </g>
    </svg>
  );
};

interface MovingLayersProps {
  readonly upright: boolean;
  readonly scene: Scene;
  readonly marks: Marks;
  /** The letter pointed at. */
  readonly letter: string | undefined;
  readonly cursor: Target | undefined;
}

/** Layers 8 to 12. What is written over the pieces, such as the danger of a move, is not crossed by the cursor. */
const MovingLayers = ({ upright, scene, marks, letter, cursor }: MovingLayersProps) => {
  const { selectable, selected, pushed, placing } = marks;
  const pieces = useMemo(
    () => (
      <PieceLayer
        upright={upright}
        scene={scene}
        selectable={selectable}
        selected={selected}
        pushed={pushed}
        placing={placing}
      />
    ),
    [upright, scene, selectable, selected, pushed, placing],
  );
  const shown = useMemo(
    () => (letter === undefined ? marks : { ...marks, letters: [...(marks.letters ?? []), letter] }),
    [marks, letter],
  );
  const floor = useMemo(
    () => (
      <>
        <FloorMarks upright={upright} scene={scene} marks={marks} />
        <Prints upright={upright} marks={marks} />
        <Path upright={upright} scene={scene} marks={marks} />
      </>
    ),
    [upright, scene, marks],
  );
  const overlay = useMemo(
    () => <Overlay upright={upright} scene={scene} marks={shown} />,
    [upright, scene, shown],
  );
  return (
    <>
      <g>{floor}</g>
      <Props layer="under" />
      <g>{pieces}</g>
      {cursor !== undefined && (
        <g class="board-keyed">
          <Cursor at={geometryOf(upright).centre(cursor)} half={cursorHalf(cursor)} />
        </g>
      )}
      <g>{overlay}</g>
      <LitSpace upright={upright} />
      <Props layer="over" />
    </>
  );
};

/** An empty place that animations draw in; nothing else touches it. */
const Props = ({ layer }: { readonly layer: 'floor' | 'under' | 'over' }) => <g data-props={layer} />;

/** What animations play on, told of each scene when it is drawn. */
function useScenery(root: { readonly current: Element | null }, scene: Scene, geometry: Geometry): Scenery {
  const [scenery] = useState(() => new Scenery());
  useLayoutEffect(() => {
    scenery.attach(root.current);
    scenery.shown(scene, geometry);
  }, [scenery, root, scene, geometry]);
  return scenery;
}

function usePointer(root: { readonly current: HTMLElement | null }, view: PointerView) {
  const [lens, setLens] = useState<Lens | undefined>(undefined);
  const [letter, setLetter] = useState<string | undefined>(undefined);
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    if (root.current === null) return;
    const input = new PointerInput(root.current, () => latest.current, {
      onLens: setLens,
      onLetter: setLetter,
    });
    return input.listen();
  }, [root]);
  return { lens, letter };
}

/** Units seen across the magnifier. */
const LENS = 190;
/** In this part of the board, from the top, the magnifier hangs below the finger. */
const LENS_BELOW = 0.25;

/** The board under the finger, larger, above the finger. */
const Magnifier = ({
  id,
  lens,
  geometry,
}: {
  readonly id: string;
  readonly lens: Lens;
  readonly geometry: Geometry;
}) => {
  const [left, top, width, height] = geometry.viewBox.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const across = `${((lens.x - left) / width) * 100}%`;
  return (
    <div
      class={lens.y < height * LENS_BELOW ? 'board-lens below' : 'board-lens'}
      style={{ left: `clamp(74px, ${across}, 100% - 74px)`, top: `${((lens.y - top) / height) * 100}%` }}
    >
      <svg
        class={`board-play ${geometry.upright ? 'upright' : 'wide'}`}
        viewBox={`${lens.x - LENS / 2} ${lens.y - LENS / 2} ${LENS} ${LENS}`}
        aria-hidden="true"
      >
        <use href={`#${id}-hall`} />
        <use href={`#${id}-play`} />
        {lens.at !== undefined && <Cursor at={geometry.centre(lens.at)} half={cursorHalf(lens.at)} />}
      </svg>
    </div>
  );
};
