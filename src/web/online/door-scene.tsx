import './doorstep.css';
import type { ComponentChildren } from 'preact';
import { Glow, Shade } from '../board/index.ts';

/** The wall before which everyone waits: wider than any page, cut at both sides, its door always in the middle. */
const WIDTH = 1600;
const HEIGHT = 300;
const DOOR = WIDTH / 2;
const TORCHES = [-500, -168, 168, 500].map((from) => DOOR + from);
/** Where the step begins, and where it ends in front. */
const STEP = 226;
const EDGE = 274;
const SLAB = 160;

const ARCH = 'M-82 232V112Q-80 40 0 14Q80 40 82 112V232Z';
const LEAF = 'M-82 232V112Q-80 40 0 14V232Z';
const CLAWS = [92, 114, 136];

interface SceneProps {
  /** The host looks with both eyes when there is something to look at. */
  readonly awake: boolean;
}

/** The door of the hall by torchlight, and who is behind it. Decoration. */
export function DoorScene({ awake }: SceneProps) {
  return (
    <svg
      class="door-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Paints />
      <rect width={WIDTH} height={HEIGHT} fill="#1d1614" />
      <rect width={WIDTH} height={STEP} fill="url(#door-bricks)" />
      {TORCHES.map((x) => (
        <g key={x}>
          <circle cx={x} cy="96" r="150" fill="url(#door-torch)" />
          <use href="#torch" x={x - 32} y="62" width="64" height="64" />
        </g>
      ))}
      <Step />
      <g transform={`translate(${DOOR} 0)`}>
        <path d={ARCH} fill="none" stroke="#140f12" stroke-width="44" stroke-linejoin="round" />
        <path d={ARCH} fill="none" stroke="#8d7961" stroke-width="37" stroke-dasharray="34 3" />
        <path d={ARCH} fill="none" stroke="#ab967a" stroke-width="30" stroke-dasharray="29 8" />
        <path d={ARCH} fill="url(#door-dark)" stroke="#140f12" stroke-width="7" />
        <g clip-path="url(#door-arch)">
          <Host awake={awake} />
          <Leaf awake={awake} />
        </g>
        <path d="M-82 232H82L190 300H-190Z" fill="url(#door-ray)" />
      </g>
      <rect width={WIDTH} height={HEIGHT} fill="url(#door-night)" />
    </svg>
  );
}

/** What looks out: one eye past the door, or both and the teeth. */
function Host({ awake }: SceneProps) {
  return (
    <g transform={awake ? 'translate(16 0)' : 'translate(44 6)'}>
      <path
        d="M-74 240Q-84 108 -40 78Q-30 50 -16 66Q0 58 16 66Q30 50 40 78Q84 108 74 240Z"
        fill="#1f7a71"
        stroke="#06191a"
        stroke-width="4"
      />
      {[-26, 26].map((x) => (
        <g key={x} transform={`translate(${x} 112)`}>
          <circle r="30" fill="#3fd0c0" opacity=".25" />
          <circle r="21" fill="#e6fff8" stroke="#140f12" stroke-width="4" />
          <g transform="translate(-3 7)">
            <circle r="11" fill="#1fa596" stroke="#140f12" stroke-width="3" />
            <ellipse rx="3" ry="8.6" fill="#140f12" />
            <circle cx="4" cy="-5" r="2.6" fill="#fff" />
          </g>
          <path
            d={
              x < 0
                ? 'M-24 -14Q-2 -26 20 -4L18 -16Q-4 -36 -26 -22Z'
                : 'M24 -14Q2 -26 -20 -4L-18 -16Q4 -36 26 -22Z'
            }
            fill="#124c48"
            stroke="#140f12"
            stroke-width="3"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <path
        d="M-46 158Q0 174 46 158Q42 194 0 196Q-42 194 -46 158Z"
        fill="#5d0c18"
        stroke="#140f12"
        stroke-width="4"
      />
      <path
        d="M-42 160l12 3 -5 14ZM-28 164l12 2 -6 16ZM-14 166l12 1 -6 15ZM0 167l12 -1 -5 16ZM14 166l12 -2 -6 15ZM28 163l12 -3 -7 14Z"
        fill="#f6ead0"
        stroke="#140f12"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** The leaf of the door, and the claws around its edge. */
function Leaf({ awake }: SceneProps) {
  return (
    <g class="door-leaf" style={{ translate: `${awake ? -42 : 22}px 0` }}>
      <path d={LEAF} fill="#6b4a2e" stroke="#140f12" stroke-width="5" />
      <path d="M-54 30V232M-27 18V232" stroke="#3d2917" stroke-width="3" />
      <path d="M-86 96H0M-86 188H0" stroke="#2b2a2d" stroke-width="13" />
      <path d="M-66 96h.1M-40 96h.1M-14 96h.1M-66 188h.1M-40 188h.1M-14 188h.1" class="door-nails" />
      <circle cx="-14" cy="148" r="7" fill="none" stroke="#d9a441" stroke-width="4" />
      {CLAWS.map((y) => (
        <g key={y} transform={`translate(2 ${y}) rotate(${(y - 114) / 3})`}>
          <rect
            x="-16"
            y="-8"
            width="30"
            height="16"
            rx="8"
            fill="#2a8a80"
            stroke="#140f12"
            stroke-width="3.4"
          />
          <path
            d="M-10 -6L-26 0L-10 6Z"
            fill="#f6ead0"
            stroke="#140f12"
            stroke-width="3"
            stroke-linejoin="round"
          />
        </g>
      ))}
    </g>
  );
}

function Step() {
  const joints = Array.from({ length: WIDTH / SLAB + 1 }, (_, slab) => slab * SLAB);
  return (
    <g>
      <rect y={STEP} width={WIDTH} height={EDGE - STEP} fill="#6c5948" />
      <rect y={STEP} width={WIDTH} height="5" fill="#140f12" opacity=".5" />
      <path
        d={joints.map((x) => `M${DOOR + (x - DOOR) * 0.86} ${STEP}L${x} ${EDGE}`).join('')}
        stroke="#4b3d31"
        stroke-width="3"
      />
      <rect y={EDGE} width={WIDTH} height={HEIGHT - EDGE} fill="#45382d" />
      <path d={`M0 ${EDGE}H${WIDTH}`} stroke="#a08868" stroke-width="3" />
      <path d={joints.map((x) => `M${x} ${EDGE}V${HEIGHT}`).join('')} stroke="#2b221b" stroke-width="3" />
    </g>
  );
}

function Paints() {
  return (
    <defs>
      <pattern id="door-bricks" width="84" height="76" patternUnits="userSpaceOnUse" y="-2">
        <rect x="2" y="2" width="80" height="34" rx="4" fill="#4a3c31" />
        <rect x="-40" y="40" width="80" height="34" rx="4" fill="#443629" />
        <rect x="44" y="40" width="80" height="34" rx="4" fill="#4f4034" />
      </pattern>
      <Glow id="door-torch" stops="0 #ffc968 .75, .4 #ff9a3a .26, 1 #ff8a2a 0" />
      <Glow id="door-dark" cx=".5" cy=".45" r=".6" stops="0 #12504d, .55 #0a2c2e, 1 #050d0f" />
      <Glow id="door-ray" cx=".5" cy="0" r="1" stops="0 #8ff5e4 .4, 1 #3fd0c0 0" />
      <Shade
        id="door-night"
        x2="0"
        y2="1"
        stops="0 #0d1517 .72, .35 #0d1517 0, .85 #0d1517 0, 1 #0d1517 .5"
      />
      <clipPath id="door-arch">
        <path d={ARCH} />
      </clipPath>
    </defs>
  );
}

interface DoorstepProps extends SceneProps {
  /** How many can stand side by side. */
  readonly places: number;
  readonly children: ComponentChildren;
}

/** The step before the door, and who stands on it. */
export const Doorstep = ({ awake, places, children }: DoorstepProps) => (
  <div class="doorstep-scene" style={{ '--places': places }}>
    <DoorScene awake={awake} />
    <div class="doorstep-row">{children}</div>
  </div>
);
