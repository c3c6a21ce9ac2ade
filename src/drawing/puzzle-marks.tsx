/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { SpaceName } from '../rules/index.ts';
import { BADGES, moved } from './badges.ts';
import { Use } from './drawings.tsx';
import { type Geometry, isDoor, type Point, SIZE } from './geometry.ts';
import type { CircleMark, FrameMark, Marks, Scene } from './scene.ts';

/** What the puzzle game lays over the board: frames, badges, step numbers, and the circle. */

interface PuzzleMarksProps {
  readonly scene: Scene;
  readonly marks: Marks;
  readonly geometry: Geometry;
}

/** Above the pieces. */
export const PuzzleMarks = ({ scene, marks, geometry }: PuzzleMarksProps) => (
  <>
    {marks.region !== undefined && marks.region.length > 0 && (
      <Region spaces={marks.region} geometry={geometry} />
    )}
    {marks.framed?.map((frame) => (
      <Frame key={frame.at} frame={frame} geometry={geometry} />
    ))}
    {marks.prints?.map(({ at, step }) =>
      step === undefined ? null : (
        <g key={step} transform={moved(corner(geometry.centre(at), geometry))}>
          <g class="board-larger">
            <circle r="12.5" fill="#0c3b3c" stroke="#8ff5e4" stroke-width="2.4" />
            <text class="board-step">{step}</text>
          </g>
        </g>
      ),
    )}
    {marks.sides !== undefined &&
      scene.figures.map(({ id, at }) => {
        const side = marks.sides?.get(id);
        if (side === undefined || at === 'eaten' || isDoor(at)) return null;
        return (
          <g key={id} data-side={side} transform={moved(corner(geometry.centre(at), geometry))}>
            <SideBadge side={side} />
          </g>
        );
      })}
  </>
);

/** The top right corner of a space, inside the picture. */
const corner = ({ x, y }: Point, geometry: Geometry): Point => ({
  x: Math.min(x + BADGES.side.x, geometry.width),
  y: Math.max(y + BADGES.side.y, 2),
});

const SideBadge = ({ side }: { readonly side: 'prey' | 'safe' }) => (
  <g class="board-larger">
    <circle
      r="13"
      fill={side === 'prey' ? '#a3182a' : '#0f6f6c'}
      stroke="#140f12"
      stroke-width="3"
      style={{ color: '#fff' }}
    />
    <g style={{ color: '#fff' }}>
      <Use name={side === 'prey' ? 'bite' : 'icon-check'} x={-9} y={-9} size={18} />
    </g>
  </g>
);

const Frame = ({ frame, geometry }: { readonly frame: FrameMark; readonly geometry: Geometry }) => {
  const [a, b] = [geometry.centre(frame.at), geometry.centre(frame.to)];
  const [left, top] = [Math.min(a.x, b.x) - 29, Math.min(a.y, b.y) - 29];
  return (
    <rect
      class={frame.chosen ? 'board-frame chosen' : 'board-frame'}
      x={left}
      y={top}
      width={Math.abs(a.x - b.x) + 58}
      height={Math.abs(a.y - b.y) + 58}
      rx="9"
      fill="#ffb338"
      fill-opacity={frame.chosen ? 0.22 : 0}
      stroke="#ffb338"
      stroke-width={frame.chosen ? 5 : 3.4}
      stroke-dasharray={frame.chosen ? undefined : '9 6.5'}
    />
  );
};

const Region = ({
  spaces,
  geometry,
}: {
  readonly spaces: readonly SpaceName[];
  readonly geometry: Geometry;
}) => {
  const centres = spaces.map((at) => geometry.centre(at));
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  const box = { x: left - 32, y: top - 32, width: right - left + 64, height: bottom - top + 64, rx: 20 };
  return (
    <g class="board-region" fill="none">
      <rect {...box} stroke="#140f12" stroke-width="11" opacity=".8" />
      <rect {...box} fill="#d6fff2" fill-opacity=".1" stroke="#d6fff2" stroke-width="5" />
    </g>
  );
};

/** How far a way goes on into a wall. */
const INTO_WALL = SIZE * 0.6;

/** On the floor: the circle as a dashed way with arrow heads. A gap is where it goes through a wall or by teleporters. */
export const CircleWay = ({
  circle,
  geometry,
}: {
  readonly circle: readonly CircleMark[];
  readonly geometry: Geometry;
}) => {
  const ways = circle.map((mark) => wayOf(mark, geometry)).join('');
  return (
    <g class="board-circle" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={ways} stroke="#072a2a" stroke-width="13" opacity=".75" />
      <path d={ways} stroke="#3fd0c0" stroke-width="6.5" stroke-dasharray="11 11" class="board-circle-way" />
      {circle.map(({ from, to, facing, gap }) =>
        gap === 'teleporter' ? null : (
          <g
            key={`${from}${to}${facing}`}
            transform={`${moved(headAt(from, to, gap, facing, geometry))} rotate(${geometry.angle(facing)})`}
          >
            <path d="M0 -9L9 6L0 2L-9 6Z" fill="#8ff5e4" stroke="#072a2a" stroke-width="2.4" />
          </g>
        ),
      )}
    </g>
  );
};

function headAt(
  from: CircleMark['from'],
  to: CircleMark['to'],
  gap: CircleMark['gap'],
  facing: CircleMark['facing'],
  geometry: Geometry,
): Point {
  const a = geometry.centre(from);
  const b = geometry.centre(to);
  if (gap === undefined) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const way = geometry.vector(facing);
  return { x: a.x + way.x * (SIZE / 2), y: a.y + way.y * (SIZE / 2) };
}

function wayOf({ from, to, facing, gap }: CircleMark, geometry: Geometry): string {
  const a = geometry.centre(from);
  const b = geometry.centre(to);
  if (gap === 'teleporter') return '';
  if (gap === undefined) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const { x, y } = geometry.vector(facing);
  return (
    `M${a.x} ${a.y}L${a.x + x * INTO_WALL} ${a.y + y * INTO_WALL}` +
    `M${b.x - x * INTO_WALL} ${b.y - y * INTO_WALL}L${b.x} ${b.y}`
  );
}
