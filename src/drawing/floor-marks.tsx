/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { BlockKind, Target } from '../rules/index.ts';
import { moved } from './badges.ts';
import { BlockDrawing, PoolDrawing, TeleporterDrawing, Use } from './drawings.tsx';
import { type Geometry, geometryOf, isDoor, type Point, SIZE, square } from './geometry.ts';
import { CircleWay } from './puzzle-marks.tsx';
import { busySpaces, type NumberPlace, numberPlace, pathEnd } from './reach-numbers.ts';
import type { Beam, Marks, PathStep, ReachMark, Scene } from './scene.ts';

/** Layers 8 to 10: what is laid on the floor, under the pieces. */

interface LayerProps {
  readonly upright: boolean;
  readonly scene: Scene;
  readonly marks: Marks;
}

/** Layer 8. */
export const FloorMarks = ({ upright, scene, marks }: LayerProps) => {
  const geometry = geometryOf(upright);
  const busy = busySpaces(scene, marks);
  const end = pathEnd(marks);
  return (
    <>
      {marks.reach !== undefined && marks.reach.length > 0 && (
        <path d={geometry.outline} fill="#04161a" opacity=".27" />
      )}
      {marks.lastMove !== undefined && <LastMove move={marks.lastMove} geometry={geometry} />}
      {marks.circle !== undefined && <CircleWay circle={marks.circle} geometry={geometry} />}
      {marks.beams?.map((beam) => (
        <g key={beam.to} opacity={beam.wins ? 1 : 0.8}>
          <BeamLight beam={beam} geometry={geometry} />
        </g>
      ))}
      {marks.places?.map((at) => (
        <PlaceFrame key={at} at={geometry.centre(at)} faint={marks.placesFaint === true} />
      ))}
      {marks.placing !== undefined && (
        <g class="board-placing" opacity=".72">
          {marks.placing.kind === 'pool' && <PoolDrawing pool={marks.placing} geometry={geometry} />}
          {marks.placing.kind === 'teleporter' && (
            <TeleporterDrawing teleporter={marks.placing} geometry={geometry} />
          )}
        </g>
      )}
      {marks.reach?.map((reach) =>
        reach.at === 'out' || reach.at === 'entrance' ? null : (
          <ReachFrame
            key={reach.at}
            reach={reach}
            at={geometry.centre(reach.at)}
            chosen={reach.at === end}
            theirs={marks.theirs === true}
            number={numberPlace(reach.at, busy, end)}
          />
        ),
      )}
    </>
  );
};

interface ReachFrameProps {
  readonly reach: ReachMark;
  readonly at: Point;
  readonly chosen: boolean;
  /** Another player's: cooler, and nothing to press. */
  readonly theirs: boolean;
  readonly number: NumberPlace;
}

const ReachFrame = ({ reach, at, chosen, theirs, number }: ReachFrameProps) => (
  <g transform={moved(at)}>
    <rect
      {...square(26)}
      rx="9"
      fill={theirs ? '#8fb4d8' : '#ffb338'}
      fill-opacity={chosen ? 0.55 : 0.27}
      stroke={theirs ? '#b9d3ea' : '#ffc65c'}
      stroke-width={chosen ? 4 : 2.6}
    />
    {number === 'middle' && <text class="board-cost">{reach.cost}</text>}
    {number === 'corner' && <CornerCost cost={reach.cost} />}
    {reach.risk !== undefined && reach.risk > 0 && <RiskCorner risk={reach.risk} />}
  </g>
);

export const CornerCost = ({ cost }: { readonly cost: number }) => (
  <text class="board-cost corner" x="-16" y="-14">
    {cost}
  </text>
);

/** A red corner, fuller where the risk is higher. */
const RiskCorner = ({ risk }: { readonly risk: number }) => (
  <path
    d="M26 8V17Q26 26 17 26H8Z"
    fill="#ff5a5f"
    fill-opacity={Math.min(1, 0.35 + 0.65 * risk)}
    stroke="#140f12"
    stroke-width="1.6"
  />
);

const PlaceFrame = ({ at, faint }: { readonly at: Point; readonly faint: boolean }) => (
  <rect
    {...square(24, at)}
    rx="8"
    fill="#3fd0c0"
    fill-opacity={faint ? 0.04 : 0.13}
    stroke="#8ff0e2"
    stroke-opacity={faint ? 0.4 : 1}
    stroke-width={faint ? 1.8 : 2.4}
    stroke-dasharray="7 6"
  />
);

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const LastMove = ({
  move,
  geometry,
}: {
  readonly move: NonNullable<Marks['lastMove']>;
  readonly geometry: Geometry;
}) => {
  const from = move.from === 'eaten' ? undefined : geometry.centre(move.from);
  const trail = [...(from === undefined ? [] : [from]), ...move.trail.map((at) => geometry.centre(at))];
  return (
    <g fill="none" stroke="#f6ead0">
      {trail.length > 1 && (
        <path
          d={line(trail)}
          stroke-opacity=".5"
          stroke-width="5"
          stroke-dasharray="1 10"
          stroke-linecap="round"
        />
      )}
      {from !== undefined && !isDoor(move.from) && (
        <rect {...square(26, from)} rx="9" stroke-opacity=".6" stroke-width="3" stroke-dasharray="4 6" />
      )}
    </g>
  );
};

/** How far a beam shines past the last space that is free, to what stops it. */
const TO_EDGE = 28;

/** A line of sight: a widening light from the monster and a dot for each space. It ends in the figure that is seen. */
export const BeamLight = ({ beam, geometry }: { readonly beam: Beam; readonly geometry: Geometry }) => {
  const { x, y } = geometry.centre(beam.from);
  const length = beam.length * SIZE + (beam.seen ? 0 : TO_EDGE);
  return (
    <g transform={`translate(${x} ${y}) rotate(${geometry.angle(beam.to) - 90})`}>
      <g class="board-beam">
        <path d={`M0 7L${length} 22V-22L0-7Z`} fill={beam.seen ? 'url(#board-seen)' : 'url(#board-unseen)'} />
        {Array.from({ length: beam.length }, (_, space) => (
          <circle key={space} cx={(space + 1) * SIZE} r="3.4" fill="#d6fff2" opacity=".8" />
        ))}
      </g>
    </g>
  );
};

/** Layer 9: two prints a space, the left foot behind the right one. */
export const Prints = ({ upright, marks }: { readonly upright: boolean; readonly marks: Marks }) => {
  const geometry = geometryOf(upright);
  return (
    <>
      {marks.prints?.map(({ at, facing, share }, index) => {
        const { x, y } = geometry.centre(at);
        return (
          <g
            // Several cards' ways may come through a space: the order tells them apart.
            key={`${at}${facing}${index}`}
            transform={`translate(${x} ${y}) rotate(${geometry.angle(facing)})`}
            opacity={0.45 + 0.55 * share}
            fill="#7ff0dc"
            stroke="#072a2a"
            stroke-width="2.2"
            stroke-linejoin="round"
          >
            <g transform="translate(-8 6) rotate(-8) scale(.9)">
              <Use name="footprint" x={-12} y={-12} size={24} />
            </g>
            <g transform="translate(8 -9) rotate(8) scale(.9)">
              <Use name="footprint" x={-12} y={-12} size={24} />
            </g>
          </g>
        );
      })}
    </>
  );
};

/** Layer 10: the path that is being tried. */
export const Path = ({ upright, scene, marks }: LayerProps) => {
  if (marks.path === undefined || marks.path.steps.length === 0) return null;
  const geometry = geometryOf(upright);
  const points = pathPoints(marks.path, scene, geometry);
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const d = line(points);
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={d} stroke="#140f12" stroke-width="15" opacity=".8" />
      <path d={d} stroke="#ffb338" stroke-width="8.5" />
      <path
        transform={`translate(${last.x} ${last.y}) rotate(${angle}) translate(-40 0)`}
        d="M12 0L-8-15L-3 0L-8 15Z"
        fill="#ffb338"
        stroke="#140f12"
        stroke-width="3.6"
      />
    </g>
  );
};

function pathPoints(
  path: { readonly figure: string; readonly steps: readonly PathStep[] },
  scene: Scene,
  geometry: Geometry,
): Point[] {
  const start = scene.figures.find(({ id }) => id === path.figure)?.at;
  const places: Target[] = [
    ...(start === undefined || start === 'eaten' ? [] : [start]),
    ...path.steps.map(({ at }) => at),
  ];
  const points = places.map((place) => geometry.centre(place));
  return points.length === 1 ? [points[0]!, points[0]!] : points;
}

/** A pushed block where it would come to. */
export const PushedGhost = ({ kind }: { readonly kind: BlockKind }) => (
  <>
    <g opacity=".72">
      <BlockDrawing kind={kind} />
    </g>
    <rect
      x="-27"
      y="-28"
      width="54"
      height="57"
      rx="8"
      fill="none"
      stroke="#ffb338"
      stroke-width="3.4"
      stroke-dasharray="8 6"
    />
  </>
);
