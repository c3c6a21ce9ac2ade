/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import { DOORS, type Target } from '../rules/index.ts';
import { Arrows } from './arrows.tsx';
import { add, BADGES, dangerPlace, moved } from './badges.ts';
import { FigureDrawing, Use } from './drawings.tsx';
import { CornerCost } from './floor-marks.tsx';
import { Danger, Stops } from './forecast-badges.tsx';
import { type Geometry, geometryOf, isDoor, type Point, square } from './geometry.ts';
import { LitLetter } from './hall.tsx';
import { PuzzleMarks } from './puzzle-marks.tsx';
import { busySpaces, numberPlace, pathEnd } from './reach-numbers.ts';
import type { Marks, Scene } from './scene.ts';

/** Layer 12: numbers, stops, ghosts and badges above the pieces. Each sits in a group of its own place. */

interface OverlayProps {
  readonly upright: boolean;
  readonly scene: Scene;
  readonly marks: Marks;
}

export const Overlay = ({ upright, scene, marks }: OverlayProps) => {
  const geometry = geometryOf(upright);
  const busy = busySpaces(scene, marks);
  const end = pathEnd(marks);
  const lit = new Set(marks.letters);
  const figures = new Set<string>(scene.figures.map(({ at }) => at));
  return (
    <>
      {lit.size > 0 &&
        geometry.letters
          .filter(({ letter }) => lit.has(letter))
          .map((letter) => <LitLetter key={letter.at + letter.wall} letter={letter} />)}
      {marks.arrows !== undefined && <Arrows arrows={marks.arrows} geometry={geometry} />}
      {marks.reach?.map(({ at, cost }) =>
        isDoor(at) ? (
          <DoorReach key={at} place={at} cost={at === end ? undefined : cost} geometry={geometry} />
        ) : numberPlace(at, busy, end) === 'above' ? (
          <g key={at} transform={moved(geometry.centre(at))}>
            <CornerCost cost={cost} />
          </g>
        ) : null,
      )}
      {marks.path?.steps.map(({ at, point }) =>
        point === undefined || at === end ? null : (
          <g
            key={`${point}`}
            transform={moved(add(geometry.centre(at), figures.has(at) ? BADGES.point : STILL))}
          >
            <PointBadge count={point} />
          </g>
        ),
      )}
      {marks.ghost !== undefined && marks.ghost.at !== 'eaten' && (
        <g transform={moved(geometry.centre(marks.ghost.at))}>
          <g transform={isDoor(marks.ghost.at) ? 'scale(.7)' : ''}>
            <g opacity=".86">
              <FigureDrawing
                colour={marks.ghost.colour}
                number={marks.ghost.number}
                dark={marks.ghost.dark}
              />
            </g>
            <circle cy="4" r="29" fill="none" stroke="#ffb338" stroke-width="3.4" stroke-dasharray="8 6" />
          </g>
        </g>
      )}
      <Stops
        marks={marks}
        geometry={geometry}
        crowded={(at) => busy.pieces.has(at) || busy.path.has(at)}
        numbered={(at) => figures.has(at) || marks.ghost?.at === at}
      />
      <Waiting scene={scene} marks={marks} geometry={geometry} />
      {scene.figures.map((figure) => {
        const risk = marks.danger?.get(figure.id) ?? 0;
        const at = dangerPlace(figure, marks);
        if (risk <= 0 || at === 'eaten' || isDoor(at)) return null;
        return <Danger key={figure.id} at={geometry.centre(at)} risk={risk} geometry={geometry} />;
      })}
      <StoodIn scene={scene} marks={marks} geometry={geometry} />
      <PuzzleMarks scene={scene} marks={marks} geometry={geometry} />
      {marks.pointed?.map((at) => (
        <Pointed key={at} at={geometry.centre(at)} />
      ))}
      {marks.refused !== undefined && <Refused key={marks.refused} at={geometry.centre(marks.refused)} />}
      {marks.cursor !== undefined && <Cursor at={geometry.centre(marks.cursor)} half={30} />}
    </>
  );
};

const PointBadge = ({ count }: { readonly count: number }) => (
  <g class="board-larger">
    <circle r="13" fill="#ffb338" stroke="#140f12" stroke-width="3" />
    <text class="board-point">{count}</text>
  </g>
);

const STILL: Point = { x: 0, y: 0 };

/** A badge at a door sits on its inner corner. */
const badgeAt = (door: Point, corner: Point): Point => ({
  x: corner.x + Math.sign(door.x - corner.x) * BADGES.door.x,
  y: corner.y + Math.sign(door.y - corner.y) * BADGES.door.y,
});

interface DoorReachProps {
  readonly place: 'entrance' | 'out';
  readonly cost: number | undefined;
  readonly geometry: Geometry;
}

/** A door that can be reached is framed, the exit shines; its cost stands at its corner. */
const DoorReach = ({ place, cost, geometry }: DoorReachProps) => {
  const { x, y } = geometry.centre(place);
  const inner = geometry.centre(DOORS[place]);
  return (
    <>
      {place === 'out' && <circle class="board-shine" cx={x} cy={y} r="96" fill="url(#board-shine)" />}
      <rect
        {...square(22, { x, y })}
        rx="8"
        fill={place === 'out' ? '#d6fff2' : '#e8a54a'}
        stroke="#ffb338"
        stroke-width="5"
      />
      <g style={{ color: '#3b1d05' }}>
        <Use name={place === 'out' ? 'icon-exit' : 'icon-door'} x={x - 14} y={y - 14.5} size={28} />
      </g>
      {cost !== undefined && (
        <g transform={moved(badgeAt({ x, y }, inner))}>
          <PointBadge count={cost} />
        </g>
      )}
    </>
  );
};

/** How many wait at the door, ringed where one of them may be picked. */
const Waiting = ({ scene, marks, geometry }: OverlayPartProps) => {
  const waiting = scene.figures.filter(({ at }) => at === 'entrance');
  if (waiting.length === 0) return null;
  const at = badgeAt(geometry.entrance, geometry.centre(DOORS.entrance));
  const pick = waiting.some(({ id }) => marks.selectable?.has(id) === true);
  const picked = waiting.some(({ id }) => id === marks.selected);
  return (
    <>
      {(pick || picked) && (
        <rect
          class={picked ? '' : 'piece-ring'}
          {...square(23, geometry.entrance)}
          rx="9"
          fill={picked ? '#ffb338' : 'none'}
          fill-opacity=".35"
          stroke="#ffb338"
          stroke-width={picked ? 5 : 3.6}
          stroke-dasharray={picked ? undefined : '9 6.7'}
        />
      )}
      <g class="board-waiting" transform={moved(at)}>
        <g class="board-larger">
          <circle r="13" fill="#140f12" stroke="#ffb338" stroke-width="2.6" />
          <text class="board-count">{waiting.length}</text>
        </g>
      </g>
    </>
  );
};

interface OverlayPartProps {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly geometry: Geometry;
}

/** At the lower right of the figure: a clock or a bot made its move. */
const StoodIn = ({ scene, marks: { stoodIn }, geometry }: OverlayPartProps) => {
  const at = scene.figures.find(({ id }) => id === stoodIn?.figure)?.at;
  if (stoodIn === undefined || at === undefined || at === 'eaten') return null;
  return (
    <g
      class="board-stood-in"
      data-why={stoodIn.why}
      transform={moved(add(geometry.centre(at), BADGES.stoodIn))}
    >
      <g class="board-larger">
        <circle r="15" fill="#140f12" stroke="#8ff0e2" stroke-width="2.6" />
        <g style={{ color: '#d6fff2' }}>
          <Use name={stoodIn.why === 'clock' ? 'icon-clock' : 'icon-bot'} x={-10} y={-10} size={20} />
        </g>
      </g>
    </g>
  );
};

export const Pointed = ({ at }: { readonly at: Point }) => (
  <g class="board-pointed" transform={moved(at)} fill="none">
    <g>
      <rect x="-30" y="-30" width="60" height="60" rx="11" stroke="#140f12" stroke-width="9" />
      <rect x="-30" y="-30" width="60" height="60" rx="11" stroke="#d6fff2" stroke-width="4.6" />
    </g>
  </g>
);

const Refused = ({ at }: { readonly at: Point }) => (
  <g transform={moved(at)}>
    <g class="board-refused">
      <rect {...square(28)} rx="9" fill="#b71e30" fill-opacity=".32" stroke="#ff8a86" stroke-width="4" />
      <g transform="translate(22 -24)">
        <circle r="14" fill="#a3182a" stroke="#140f12" stroke-width="3" />
        <path
          d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5"
          stroke="#fff"
          stroke-width="4"
          stroke-linecap="round"
        />
      </g>
    </g>
  </g>
);

/** White corners on ink. */
export const Cursor = ({ at, half }: { readonly at: Point; readonly half: number }) => {
  const arm = half - 14;
  const d = `M${-half} ${-arm}V${-half}H${-arm}M${arm} ${-half}H${half}V${-arm}M${half} ${arm}V${half}H${arm}M${-arm} ${half}H${-half}V${arm}`;
  return (
    <g class="board-cursor" transform={moved(at)} fill="none" stroke-linecap="round">
      <path d={d} stroke="#140f12" stroke-width="9" />
      <path d={d} stroke="#fff" stroke-width="4.6" />
    </g>
  );
};

/** How large the cursor is on a place. */
export const cursorHalf = (place: Target): number => (isDoor(place) ? 22 : 30);
