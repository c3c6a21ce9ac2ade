import { useEffect, useRef } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { reducedMotion } from '../../app/index.ts';
import { Glow, Shade } from '../../board/index.ts';
import {
  ARCH,
  BROWS,
  cracks,
  FINGERS,
  floorShapes,
  HEAD,
  HORNS,
  MOUTH,
  TEETH,
  TONGUE,
  wallShapes,
} from './host-shapes.ts';

/** Who waits before the door: where, how large, and how crooked. */
const GUESTS: readonly {
  colour: Colour;
  number: number;
  at: [number, number];
  turn: number;
  size: number;
}[] = [
  { colour: 'purple', number: 4, at: [470, 622], turn: 6, size: 1.3 },
  { colour: 'blue', number: 5, at: [606, 640], turn: 12, size: 1.6 },
  { colour: 'yellow', number: 1, at: [196, 628], turn: -14, size: 1.6 },
  { colour: 'red', number: 3, at: [330, 668], turn: -6, size: 2 },
  { colour: 'green', number: 4, at: [486, 700], turn: 8, size: 2.2 },
];
const EYES = [
  [366, 378],
  [534, 378],
] as const;
/** Where the pupils rest: on the guests. */
const REST = [-8, 22] as const;
/** How far a pupil can go from the middle of its eye. */
const REACH = 26;

/** The host behind its door; its eyes follow the pointer. */
export function Host() {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const pupils = [...(svg.current?.querySelectorAll<SVGGElement>('.pupil') ?? [])];
    let frame = 0;
    const look = (event: PointerEvent): void => {
      if (reducedMotion.peek()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const matrix = svg.current?.getScreenCTM()?.inverse();
        if (matrix === undefined) return;
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        pupils.forEach((pupil, index) => {
          const [ex, ey] = EYES[index]!;
          const far = Math.hypot(x - ex, y - ey) || 1;
          const reach = Math.min(REACH, far / 6) / far;
          pupil.style.transform = `translate(${(x - ex) * reach}px, ${(y - ey) * reach}px)`;
        });
      });
    };
    addEventListener('pointermove', look, { passive: true });
    return () => {
      removeEventListener('pointermove', look);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <svg
      ref={svg}
      class="scene"
      viewBox="0 0 900 860"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Lights />
      <rect width="900" height="860" fill="#1d1614" />
      {wallShapes().map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d={cracks()} stroke="#241b18" stroke-opacity=".6" stroke-width="3" fill="none" />
      <rect y="640" width="900" height="230" fill="#1d1512" />
      <g stroke="#1d1512" stroke-width="3">
        {floorShapes().map(([fill, d]) => (
          <path key={fill} d={d} fill={fill} />
        ))}
      </g>
      {[120, 780].map((x) => (
        <g key={x}>
          <circle cx={x} cy="330" r="250" fill="url(#host-torch)" />
          <use href="#torch" x={x - 62} y="260" width="125" height="125" />
        </g>
      ))}
      <path d={ARCH} fill="none" stroke="#140f12" stroke-width="92" stroke-linejoin="round" />
      <path d={ARCH} fill="none" stroke="#9a856c" stroke-width="80" stroke-dasharray="62 5" />
      <path
        d={ARCH}
        fill="none"
        stroke="#b8a284"
        stroke-width="70"
        stroke-dasharray="54 13"
        stroke-dashoffset="-3"
      />
      <path d={ARCH} fill="url(#host-door)" stroke="#140f12" stroke-width="12" />
      <Face />
      {FINGERS.map(({ x, y, turn, length }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect
            x="-17"
            y="-14"
            width="34"
            height={length}
            rx="17"
            fill="#2a8a80"
            stroke="#140f12"
            stroke-width="6"
          />
          <path
            d={`M-15 ${length - 22}Q0 ${length - 36} 15 ${length - 22}L2 ${length + 24}Z`}
            fill="#f6ead0"
            stroke="#140f12"
            stroke-width="5"
            stroke-linejoin="round"
          />
          <path d="M-8 4Q-9 14 -8 22" stroke="#a4f2de" stroke-width="5" stroke-linecap="round" fill="none" />
        </g>
      ))}
      <path d="M300 660L120 900H780L600 660Z" fill="url(#host-ray)" opacity=".8" />
      <rect width="900" height="860" fill="url(#host-night)" />
      <path
        d="M252 652l18 -26M284 660l12 -20M520 690l10 -28M556 700l8 -22M668 668l-4 -26M408 664l6 -22"
        fill="none"
        stroke="#f6ead0"
        stroke-opacity=".5"
        stroke-width="5"
        stroke-linecap="round"
      />
      {GUESTS.map(({ colour, number, at: [x, y], turn, size }) => (
        <g key={colour} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <ellipse cx="34" cy="64" rx="30" ry="7" fill="#000" opacity=".5" />
          <g class={`fig fig-${colour}`}>
            <use href="#figure-lit" width="64" height="64" />
            <use href={`#face-${colour}`} width="64" height="64" />
            <text class="fig-number" x="32" y="59" text-anchor="middle">
              {number}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

function Face() {
  return (
    <g clip-path="url(#host-arch)">
      <path d={HEAD} fill="url(#host-skin)" stroke="#06191a" stroke-width="7" />
      <path
        d="M276 470l20 -10M270 496l26 -8M272 522l16 -2M624 470l-20 -10M630 496l-26 -8M628 522l-16 -2M420 240l6 20M446 232l2 24M474 236l-4 22M396 256l8 16M498 250l-6 18"
        stroke="#0a3836"
        stroke-width="5"
        stroke-linecap="round"
        fill="none"
      />
      <path d={HORNS} fill="#f6ead0" stroke="#140f12" stroke-width="6" stroke-linejoin="round" />
      <path d={MOUTH} fill="#5d0c18" stroke="#140f12" stroke-width="8" />
      <path d={TONGUE} fill="#d3495d" />
      <path d={TEETH} fill="#f6ead0" stroke="#140f12" stroke-width="4" stroke-linejoin="round" />
      {EYES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="88" fill="#3fd0c0" opacity=".22" />
          <circle r="62" fill="#e6fff8" stroke="#140f12" stroke-width="7" />
          <g class="pupil" style={{ transform: `translate(${REST[0]}px, ${REST[1]}px)` }}>
            <circle r="32" fill="#1fa596" stroke="#140f12" stroke-width="5" />
            <ellipse rx="8.7" ry="26" fill="#140f12" />
            <circle cx="9.9" cy="-13.6" r="6.8" fill="#fff" />
          </g>
        </g>
      ))}
      <path d={BROWS} fill="#124c48" stroke="#140f12" stroke-width="6" stroke-linejoin="round" />
      <path
        d="M432 452Q450 440 468 452"
        stroke="#0c3a38"
        stroke-width="9"
        stroke-linecap="round"
        fill="none"
      />
    </g>
  );
}

function Lights() {
  return (
    <defs>
      <Glow id="host-torch" stops="0 #ffc968 .85, .4 #ff9a3a .3, 1 #ff8a2a 0" />
      <Glow id="host-door" cx=".5" cy=".45" r=".6" stops="0 #12504d, .55 #0a2c2e, 1 #050d0f" />
      <Shade id="host-night" x2="0" y2="1" stops="0 #0d1517 .8, .3 #0d1517 0, .75 #0d1517 0, 1 #0d1517 .65" />
      <Shade id="host-skin" x2="0" y2="1" stops="0 #082a2b, .34 #1a625c, .62 #2a8a7f, 1 #0b3030" />
      <clipPath id="host-arch">
        <path d={ARCH} />
      </clipPath>
      <Glow id="host-ray" cx=".5" cy="0" r="1" stops="0 #8ff5e4 .5, 1 #3fd0c0 0" />
    </defs>
  );
}
