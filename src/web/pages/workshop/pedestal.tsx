import type { Direction } from '../../../rules/index.ts';
import type { Kit } from '../../art/index.ts';
import { Glow, Shade } from '../../board/index.ts';

const ANGLES: Readonly<Record<Direction, number>> = { n: 0, e: 90, s: 180, w: 270 };
const SPACE = 120;
/** The lowest first. */
const PARTS = ['legs', 'body', 'arms', 'head'] as const;
/** Brightness of the four by four spaces, so that they read as a floor. */
const SHADES = [0.9, 1.22, 1, 1.1];

/** The monster on a piece of floor, turned. */
export function Pedestal({
  kit,
  facing,
  label,
}: {
  readonly kit: Kit;
  readonly facing: Direction;
  readonly label: string;
}) {
  return (
    <svg
      class="turntable"
      viewBox="40 40 400 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <Glow
          id="pedestal-light"
          cx=".5"
          cy=".45"
          r=".6"
          stops="0 #ffbe5c .55, .6 #05282e .35, 1 #04161a .92"
        />
        <Shade id="pedestal-beam" x2="0" y1="1" y2="0" stops="0 #8ff5e4 .75, 1 #3fd0c0 0" />
      </defs>
      <rect width="480" height="480" fill="#241b18" />
      {Array.from({ length: 16 }, (_, index) => {
        const [column, row] = [index % 4, Math.floor(index / 4)];
        const shade = SHADES[(column + 3 * row) % 4]!;
        return (
          <rect
            key={`${column} ${row}`}
            x={column * SPACE + 2}
            y={row * SPACE + 2}
            width={SPACE - 4}
            height={SPACE - 4}
            rx="9"
            fill={`rgb(${Math.round(110 * shade)},${Math.round(91 * shade)},${Math.round(73 * shade)})`}
          />
        );
      })}
      <rect width="480" height="480" fill="url(#pedestal-light)" />
      {[1, 2, 3].flatMap((column) =>
        [1, 2, 3]
          .filter((row) => column !== 2 || row !== 2)
          .map((row) => (
            <g key={`${column} ${row}`}>
              <ellipse
                cx={column * SPACE + 2}
                cy={row * SPACE + 9}
                rx="20"
                ry="15"
                fill="#000"
                opacity=".4"
              />
              <use href="#pillar" x={column * SPACE - 25} y={row * SPACE - 25} width="50" height="50" />
            </g>
          )),
      )}
      <circle
        cx="240"
        cy="240"
        r="128"
        fill="none"
        stroke="#d6fff2"
        stroke-opacity=".35"
        stroke-width="3"
        stroke-dasharray="3 12"
        stroke-linecap="round"
      />
      <ellipse cx="240" cy="250" rx="92" ry="88" fill="#000" opacity=".5" />
      <g class="turntable-turn" style={{ transform: `translate(240px, 240px) rotate(${ANGLES[facing]}deg)` }}>
        <path d="M-12 -60L-44 -230H44L12 -60Z" fill="url(#pedestal-beam)" />
        <g class={`skin-${kit.skin}`} transform="scale(1.9) translate(-60 -60)">
          {PARTS.map((part) => (
            <use key={part} href={`#${part}-${kit[part]}`} width="120" height="120" />
          ))}
        </g>
        <path
          d="M0 -144L22 -118L0 -125L-22 -118Z"
          fill="#d6fff2"
          stroke="#140f12"
          stroke-width="5"
          stroke-linejoin="round"
        />
      </g>
    </svg>
  );
}
