/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { BlockKind, Colour, Pool, PoolShape, Teleporter } from '../rules/index.ts';
import { type Geometry, SIZE } from './geometry.ts';
import type { MonsterKit } from './scene.ts';

/** Things drawn in units, around the point 0 0 unless a place is given. Their art is in the sprite. */

interface UseProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly height?: number;
}
export const Use = ({ name, x, y, size, height = size }: UseProps) => (
  <use href={`#${name}`} x={x} y={y} width={size} height={height} />
);

interface FigureProps {
  readonly colour: Colour;
  readonly number?: number | undefined;
  readonly dark: boolean;
}
/** A figure: disc, face with its hat, and the number it shows. It stands a unit higher than its space. */
export const FigureDrawing = ({ colour, number, dark }: FigureProps) => (
  <g class={`fig fig-${colour}${dark ? ' dark' : ''}`}>
    <Use name={dark ? 'figure-dark' : 'figure-lit'} x={-32} y={-33} size={SIZE} />
    <Use name={`face-${colour}`} x={-32} y={-33} size={SIZE} />
    {number !== undefined && (
      <text class="fig-number" y="26" text-anchor="middle">
        {number}
      </text>
    )}
  </g>
);

export const BlockDrawing = ({ kind }: { readonly kind: BlockKind }) => (
  <Use name={`tile-${kind}`} x={-32} y={-32} size={SIZE} />
);

const MONSTER_SIZE = 104;
/** The monster's parts, facing the top of the screen. */
export const MonsterDrawing = ({ kit }: { readonly kit: MonsterKit }) => (
  <g class={`skin-${kit.skin}`}>
    {(['legs', 'body', 'arms', 'head'] as const).map((part) => (
      <Use
        key={part}
        name={`${part}-${kit[part]}`}
        x={-MONSTER_SIZE / 2}
        y={-MONSTER_SIZE / 2}
        size={MONSTER_SIZE}
      />
    ))}
  </g>
);

/** The point of light before the monster's face. */
export const Chevron = () => <Use name="monster-facing" x={-20} y={-70} size={40} height={28} />;

export const PoolDrawing = ({ pool, geometry }: { readonly pool: Pool; readonly geometry: Geometry }) => {
  const { x, y } = geometry.centre(pool.at);
  return <g transform={`translate(${x} ${y})`}>{poolArt(pool.shape, geometry.upright)}</g>;
};

/** A pool around the middle of its first space: down and right from it, or down and left where the hall stands upright. */
export function poolArt(shape: PoolShape, upright: boolean) {
  if (shape === '2x2') return <Use name="pool-2x2" x={upright ? -96 : -32} y={-32} size={2 * SIZE} />;
  const alongScreen = (shape === '4x1') !== upright;
  const art = <Use name="pool-4x1" x={-32} y={-32} size={4 * SIZE} height={SIZE} />;
  if (alongScreen) return upright ? <g transform={`translate(${-3 * SIZE} 0)`}>{art}</g> : art;
  return <g transform="rotate(90)">{art}</g>;
}

export const TeleporterDrawing = ({
  teleporter,
  geometry,
}: {
  readonly teleporter: Teleporter;
  readonly geometry: Geometry;
}) => {
  const { x, y } = geometry.centre(teleporter.at);
  return (
    <g transform={`translate(${x} ${y}) rotate(${geometry.angle(teleporter.facing)})`}>
      <Use name={`teleporter-${teleporter.pair}`} x={-30} y={-30} size={60} />
    </g>
  );
};

interface GradientProps {
  readonly id: string;
  /** Where, which colour, how opaque: `0 #ffc968 .85, 1 #ff8a2a 0`. */
  readonly stops: string;
  readonly [more: string]: string | number;
}

const stopsIn = (stops: string) =>
  stops
    .split(', ')
    .map((stop) => stop.split(' '))
    .map(([offset, colour, opacity]) => (
      <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity} />
    ));

/** Light from a point. */
export const Glow = ({ stops, ...more }: GradientProps) => (
  <radialGradient {...more}>{stopsIn(stops)}</radialGradient>
);
/** Light from a side. */
export const Shade = ({ stops, ...more }: GradientProps) => (
  <linearGradient {...more}>{stopsIn(stops)}</linearGradient>
);
