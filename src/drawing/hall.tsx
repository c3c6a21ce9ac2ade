/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import { columnOf, type Pool, rowOf, SPACES, STAR, spaceName, type Teleporter } from '../rules/index.ts';
import { Glow, PoolDrawing, TeleporterDrawing, Use } from './drawings.tsx';
import { type Geometry, geometryOf, type Letter, type Point, SIZE, square } from './geometry.ts';

/** Layers 1 to 7: what stands still. Drawn once for a way the hall stands, and again only when a tile is laid. */

interface HallProps {
  readonly upright: boolean;
  /** Begins the names of gradients, so that several boards can be in a page. */
  readonly id: string;
}

export const Hall = ({ upright, id }: HallProps) => {
  const geometry = geometryOf(upright);
  return (
    <>
      <HallLights geometry={geometry} id={id} />
      <Walls outline={geometry.outline} id={id} />
      <Floor geometry={geometry} />
      <Light geometry={geometry} id={id} />
      <Doors geometry={geometry} />
      <Letters letters={geometry.letters} />
    </>
  );
};

/** Layer 6. */
export const FloorTiles = ({
  upright,
  pools,
  teleporters,
}: {
  readonly upright: boolean;
  readonly pools: readonly Pool[];
  readonly teleporters: readonly Teleporter[];
}) => {
  const geometry = geometryOf(upright);
  return (
    <>
      {pools.map((pool) => (
        <PoolDrawing key={pool.at} pool={pool} geometry={geometry} />
      ))}
      {teleporters.map((teleporter) => (
        <TeleporterDrawing key={teleporter.at} teleporter={teleporter} geometry={geometry} />
      ))}
    </>
  );
};

/** Layer 7. All pillars in one path a colour: a hundred drawings of their own would cost a slow machine a tenth of a second. */
export const Pillars = ({ upright }: { readonly upright: boolean }) => {
  const geometry = geometryOf(upright);
  const each = (shape: string, down = 0): string =>
    geometry.pillars.map(({ x, y }) => `M${x} ${y + down}${shape}`).join('');
  return (
    <>
      <path d={each(PILLAR.shadow, 5)} fill="#000" opacity=".35" />
      <path d={each(PILLAR.foot)} fill="#65564a" stroke="#140f12" stroke-width="2" />
      <path d={each(PILLAR.top)} fill="#93816b" />
      <path
        d={each(PILLAR.rim)}
        fill="none"
        stroke="#c9b798"
        stroke-width="1.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      {TORCHES.filter((torch) => torch.flame).map((torch) => {
        const { x, y } = flameAt(geometry, torch);
        return <Use key={`${x} ${y}`} name="torch" x={x - 19} y={y - 19} size={38} />;
      })}
    </>
  );
};

/** A pillar's shapes, from its middle. */
const PILLAR = {
  shadow: 'm-9 0a10 8 0 0 0 20 0a10 8 0 0 0-20 0z',
  foot: 'm-3.7-7.7h7.4l4 4v7.4l-4 4h-7.4l-4-4v-7.4z',
  top: 'm-2.7-5.5h5.4l2.8 2.8v5.4l-2.8 2.8h-5.4l-2.8-2.8v-5.4z',
  rim: 'm-5.1 1.6v-4l2.7-2.7h5.2',
} as const;

interface Torch extends Point {
  /** Which way into its wall the flame stands; two lights on the stairs have none to be seen. */
  readonly flame?: Point;
}
const TORCHES: readonly Torch[] = [
  { x: 256, y: 0, flame: { x: 0, y: -1 } },
  { x: 512, y: 0, flame: { x: 0, y: -1 } },
  { x: 0, y: 256, flame: { x: -1, y: 0 } },
  { x: 1024, y: 448, flame: { x: 1, y: 0 } },
  { x: 768, y: 704, flame: { x: 0, y: 1 } },
  { x: 512, y: 704, flame: { x: 0, y: 1 } },
  { x: 896, y: 160 },
  { x: 128, y: 544 },
];
const FLAME_DEPTH = 16.2;

/** A flame stands in the wall, a little higher than its middle. */
function flameAt(geometry: Geometry, { x, y, flame = { x: 0, y: 0 } }: Torch): Point {
  const at = geometry.turn({ x: x + flame.x * FLAME_DEPTH, y: y + flame.y * FLAME_DEPTH });
  return { x: at.x, y: at.y - 1 };
}

const HallLights = ({ geometry, id }: { readonly geometry: Geometry; readonly id: string }) => {
  const exit = geometry.turn({ x: 0, y: 0 });
  return (
    <defs>
      <filter id={`${id}-soft`} x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <clipPath id={`${id}-floor`}>
        <path d={geometry.outline} />
      </clipPath>
      <Glow id={`${id}-torch`} stops="0 #ffbe5c .8, .45 #ff9a3a .3, 1 #ff8a2a 0" />
      <Glow id={`${id}-exit`} stops="0 #eafffa .95, .22 #aef5ea .6, 1 #3fd0c0 0" />
      <Glow
        id={`${id}-rays`}
        gradientUnits="userSpaceOnUse"
        cx={exit.x}
        cy={exit.y}
        r="400"
        stops="0 #eafffa .75, 1 #d6fff2 0"
      />
      <Glow id={`${id}-door`} stops="0 #ffdf9a .8, 1 #ff9a3a 0" />
      <Glow id={`${id}-dusk`} cx=".5" cy=".5" r=".62" stops="0 #05343c .5, .6 #05282e .3, 1 #04161a .5" />
    </defs>
  );
};

/** Layer 1: strokes of falling width make a wall with a lit rim and an ink line. */
const Walls = ({ outline, id }: { readonly outline: string; readonly id: string }) => (
  <g>
    <g opacity=".5" transform="translate(0 9)" filter={`url(#${id}-soft)`}>
      <path d={outline} stroke="#000" stroke-width="76" stroke-linejoin="round" />
    </g>
    <path d={outline} fill="#140f12" stroke="#140f12" stroke-width="77" stroke-linejoin="round" />
    <g fill="none">
      <path d={outline} stroke="#8f7b65" stroke-width="70" stroke-linejoin="round" />
      <path d={outline} stroke="#a9937a" stroke-width="62" />
      <path d={outline} stroke="#83705c" stroke-width="56" />
      <path d={outline} stroke="#3b2f2a" stroke-width="15" />
      <path d={outline} stroke="#140f12" stroke-width="5" />
    </g>
  </g>
);

/** A number from 0 to 1 that looks random but is the same for a space each time. */
const grain = (column: number, row: number, salt: number): number => {
  const mixed = Math.imul(column * 73_856_093 + row * 19_349_663 + salt * 83_492_791, 2_654_435_761);
  return (mixed >>> 8) / 2 ** 24;
};
const TONES = [
  [108, 89, 72],
  [127, 104, 82],
] as const;

/** How much lighter or darker than its tone a flag is: one of a few shades, so that the flags of a shade are one path. */
const SHADES = [-6, -3, 0, 3, 6] as const;

/** Layer 2: flags of two tones, each a little lighter or darker, some with a crack. */
const Floor = ({ geometry }: { readonly geometry: Geometry }) => {
  const flags = new Map<string, string>();
  let rims = '';
  let cracks = '';
  for (const at of SPACES) {
    const [column, row] = [columnOf(at), rowOf(at)];
    const { x, y } = geometry.centre(spaceName(at));
    const [left, top] = [x - SIZE / 2, y - SIZE / 2];
    const shade = SHADES[Math.floor(grain(column, row, 1) * SHADES.length)]!;
    const tone = TONES[(column + row) & 1]!.map((value) => value + shade).join();
    flags.set(tone, `${flags.get(tone) ?? ''}M${left + 6.2} ${top + 1.2}${FLAG}`);
    rims += `M${left + 3.5} ${top + 56}v-50q0-2.5 2.5-2.5h50`;
    const crack = grain(column, row, 2);
    if (crack < 0.14) cracks += `M${left + 10} ${top + 40}l9-6l4 8l10-3`;
    if (crack > 0.9) cracks += `M${left + 44} ${top + 6}l-5 9l6 6l-3 8`;
  }
  return (
    <g>
      <path d={geometry.outline} fill="#241b18" />
      {[...flags].map(([tone, d]) => (
        <path key={tone} d={d} fill={`rgb(${tone})`} />
      ))}
      <g fill="none" stroke-width="2">
        <path d={rims} stroke="#fff0d0" stroke-opacity=".13" />
        <path d={cracks} stroke="#2a201b" stroke-opacity=".5" stroke-linejoin="round" />
      </g>
    </g>
  );
};
/** A flag from the beginning of its upper edge: 61.6 wide, with round corners. */
const FLAG = 'h51.6a5 5 0 0 1 5 5v51.6a5 5 0 0 1-5 5h-51.6a5 5 0 0 1-5-5v-51.6a5 5 0 0 1 5-5z';

/** From the exit into the hall, as it lies wide: three wedges of light. */
const RAYS = [
  [
    [370.4, 84.9],
    [346.1, 156.8],
  ],
  [
    [331.2, 224.3],
    [262.4, 301.9],
  ],
  [
    [177.3, 336.1],
    [107, 364.6],
  ],
] as const;

/** Layer 3. */
const Light = ({ geometry, id }: { readonly geometry: Geometry; readonly id: string }) => {
  const exit = geometry.turn({ x: 0, y: 0 });
  const entrance = geometry.turn({ x: 1024, y: 704 });
  const point = (x: number, y: number): string => {
    const turned = geometry.turn({ x, y });
    return `${turned.x} ${turned.y}`;
  };
  return (
    <g clip-path={`url(#${id}-floor)`}>
      <rect width={geometry.width} height={geometry.height} fill={`url(#${id}-dusk)`} />
      {TORCHES.map((torch) => {
        const { x, y } = geometry.turn(torch);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r="215" fill={`url(#${id}-torch)`} />;
      })}
      <circle cx={exit.x} cy={exit.y} r="300" fill={`url(#${id}-exit)`} />
      <g fill={`url(#${id}-rays)`} opacity=".5">
        {RAYS.map(([a, b]) => (
          <path key={a[0]} d={`M${point(0, 0)}L${point(a[0], a[1])}L${point(b[0], b[1])}Z`} />
        ))}
      </g>
      <circle cx={entrance.x} cy={entrance.y} r="190" fill={`url(#${id}-door)`} />
      <g transform="translate(0 5)" filter={`url(#${id}-soft)`}>
        <path d={geometry.outline} fill="none" stroke="#04161a" stroke-opacity=".75" stroke-width="26" />
      </g>
    </g>
  );
};

const EXIT_STEPS = ['#8fd8cc', '#b9efe5', '#e6fffa', '#fff'] as const;
const ENTRANCE_STEPS = ['#a8692c', '#c98538', '#eaa94e', '#ffd98a'] as const;

/** Layer 4: round steps in the two corners, the lightest inmost, and the doors in the wall. */
const Doors = ({ geometry }: { readonly geometry: Geometry }) => (
  <g>
    <Stairs corner={{ x: 0, y: 0 }} inward={1} colours={EXIT_STEPS} geometry={geometry} />
    <Stairs corner={{ x: 1024, y: 704 }} inward={-1} colours={ENTRANCE_STEPS} geometry={geometry} />
    <DoorPlate at={geometry.exit} fill="#d6fff2" colour="#0b4b48" icon="icon-exit" />
    <DoorPlate at={geometry.entrance} fill="#e8a54a" colour="#3b1d05" icon="icon-door" />
  </g>
);

interface StairsProps {
  readonly corner: Point;
  readonly inward: 1 | -1;
  readonly colours: readonly [string, string, string, string];
  readonly geometry: Geometry;
}

const Stairs = ({ corner, inward, colours, geometry }: StairsProps) => {
  const arc = (radius: number): string => {
    const from = geometry.turn({ x: corner.x + inward * radius, y: corner.y });
    const to = geometry.turn({ x: corner.x, y: corner.y + inward * radius });
    return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
  };
  return (
    <g fill="none">
      {[56, 42, 28].map((radius, step) => (
        <g key={radius}>
          <path d={arc(radius)} stroke="#140f12" stroke-width="3" />
          <path d={arc(radius - 4.5)} stroke={colours[step]!} stroke-width="6" />
        </g>
      ))}
      <path d={arc(10)} stroke={colours[3]} stroke-width="20" />
    </g>
  );
};

const DoorPlate = ({
  at,
  fill,
  colour,
  icon,
}: {
  readonly at: Point;
  readonly fill: string;
  readonly colour: string;
  readonly icon: string;
}) => (
  <g style={{ color: colour }}>
    <rect {...square(21, at)} rx="7" fill={fill} stroke="#140f12" stroke-width="3.6" />
    <Use name={icon} x={at.x - 14} y={at.y - 14.5} size={28} />
  </g>
);

/** Layer 5: the letters on their tablets. */
const Letters = ({ letters }: { readonly letters: readonly Letter[] }) => (
  <g>
    <path
      d={letters.map(({ x, y }) => `M${x - 8.5} ${y - 14}${TABLET}`).join('')}
      fill="#2b2220"
      stroke="#140f12"
      stroke-width="2"
    />
    <Signs signs={letters} fill="#f3e2bd" />
  </g>
);
/** A tablet from the beginning of its upper edge: 29 by 28, with round corners. */
const TABLET = 'h17a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-17a6 6 0 0 1-6-6v-16a6 6 0 0 1 6-6z';

/** A letter that is lit, over its dark one. */
export const LitLetter = ({ letter }: { readonly letter: Letter }) => (
  <g>
    <path
      d={`M${letter.x - 8.5} ${letter.y - 14}${TABLET}`}
      fill="#0f6f6c"
      stroke="#d6fff2"
      stroke-width="2.6"
    />
    <Signs signs={[letter]} fill="#eafffa" />
  </g>
);

/** B4: letters are written, all as one text; the star is drawn. */
function Signs({ signs, fill }: { readonly signs: readonly Letter[]; readonly fill: string }) {
  const letters = signs.filter(({ letter }) => letter !== STAR);
  const stars = signs.filter(({ letter }) => letter === STAR);
  return (
    <g fill={fill}>
      {letters.length > 0 && (
        <text
          class="board-letter"
          x={letters.map(({ x }) => x).join(' ')}
          y={letters.map(({ y }) => y).join(' ')}
        >
          {letters.map(({ letter }) => letter).join('')}
        </text>
      )}
      {stars.length > 0 && (
        <path class="board-star" d={stars.map(({ x, y }) => `M${x} ${y - 10}${STAR_SHAPE}`).join('')} />
      )}
    </g>
  );
}
/** A star with five points from its topmost one, 20 across. */
const STAR_SHAPE = 'l2.6 6.9 7.3.4-5.7 4.6 1.9 7.1-6.1-4-6.1 4 1.9-7.1-5.7-4.6 7.3-.4z';
