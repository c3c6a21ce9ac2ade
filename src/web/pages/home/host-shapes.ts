/** Shapes of the picture on the first page, in a box of 900 by 860. */
export const ARCH = 'M236 660V392Q240 190 450 84Q660 190 664 392V660Z';
export const HEAD =
  'M250 700Q200 420 300 300Q330 210 370 250Q410 215 450 216Q490 215 530 250Q570 210 600 300Q700 420 650 700Z';
export const HORNS = 'M305 305Q290 215 330 180Q350 220 372 250ZM595 305Q610 215 570 180Q550 220 528 250Z';
export const MOUTH =
  'M290 520Q300 488 330 492Q450 520 570 492Q600 488 610 520Q592 610 450 622Q308 610 290 520Z';
export const TONGUE = 'M360 596Q450 540 540 596Q500 618 450 618Q400 618 360 596Z';
export const BROWS =
  'M288 338Q366 292 438 362L428 330Q366 262 290 306ZM612 338Q534 292 462 362L472 330Q534 262 610 306Z';

/** Nine teeth above and seven below, along the curve of the lips: left end, right end, tip. */
export const TEETH = [
  'M301 500L332 506 317 537ZM334 506L366 510 350 551ZM368 510L399 512 383 564ZM401 512L432 514 417 552Z',
  'M434 514L466 514 450 562ZM468 514L499 512 483 548ZM501 512L532 510 517 555ZM534 510L566 506 550 561Z',
  'M568 506L599 500 583 542ZM331 595L363 604 347 573ZM365 604L398 609 381 572ZM400 609L432 612 416 569Z',
  'M434 612L466 612 450 581ZM468 612L500 609 484 573ZM502 609L535 604 519 580ZM537 604L569 595 553 566Z',
].join('');

export const FINGERS = [
  { x: 214, y: 440, turn: -72, length: 74 },
  { x: 206, y: 490, turn: -84, length: 80 },
  { x: 214, y: 540, turn: -98, length: 72 },
  { x: 686, y: 420, turn: 72, length: 74 },
  { x: 694, y: 470, turn: 84, length: 80 },
  { x: 686, y: 520, turn: 98, length: 72 },
];

/** All bricks or tiles of one colour are one shape: a picture of a dozen pieces is drawn sooner than one of hundreds. */
function byColour(pieces: readonly { readonly fill: string; readonly d: string }[]): [string, string][] {
  const shapes = new Map<string, string>();
  for (const { fill, d } of pieces) shapes.set(fill, (shapes.get(fill) ?? '') + d);
  return [...shapes];
}

const shaded = (colour: readonly number[], shade: number): string =>
  `rgb(${colour.map((part) => Math.round(part * shade)).join()})`;

const BRICK = { width: 100, height: 62, colour: [77, 62, 50] };
/** A brick of 96 by 58 with round corners, from its top left. */
const ROUND_BRICK = 'm7 0h82q7 0 7 7v44q0 7 -7 7h-82q-7 0 -7 -7v-44q0 -7 7 -7z';
const CRACK = 'l12 14l-6 10l10 12';

function bricks() {
  return Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => {
      const x = column * BRICK.width - (row % 2 === 0 ? 0 : BRICK.width / 2) + 2;
      const y = row * BRICK.height + 2;
      const fill = shaded(BRICK.colour, 0.9 + 0.04 * ((row * 5 + column * 4 + row * column * 3) % 9));
      return { x, y, fill, d: `M${x} ${y}${ROUND_BRICK}`, cracked: (row * 3 + column * 5) % 11 === 5 };
    }),
  ).flat();
}

/** The wall: a shape for each colour of brick. */
export const wallShapes = (): [string, string][] => byColour(bricks());
export const cracks = (): string =>
  bricks()
    .filter(({ cracked }) => cracked)
    .map(({ x, y }) => `M${x + 18} ${y + 12}${CRACK}`)
    .join('');

const FLOOR_ROWS = [650, 672, 702, 744, 806, 900];
const FLOOR_COLOURS = [
  [112, 89, 67],
  [88, 72, 58],
];
/** The lines of the floor run to a point above the door. */
const VANISHING = { x: 450, y: 380 };

/** The floor: a shape for each colour of tile. */
export function floorShapes(): [string, string][] {
  const xAt = (line: number, y: number): number =>
    Math.round(VANISHING.x + ((line * 74) / (FLOOR_ROWS[0]! - VANISHING.y)) * (y - VANISHING.y));
  const tiles = FLOOR_ROWS.slice(1).flatMap((bottom, row) =>
    Array.from({ length: 12 }, (_, column) => {
      const line = column - 6;
      const top = FLOOR_ROWS[row]!;
      const fill = shaded(FLOOR_COLOURS[(row + column) % 2]!, 0.92 + row * 0.05);
      const corners = [
        [xAt(line, top), top],
        [xAt(line + 1, top), top],
        [xAt(line + 1, bottom), bottom],
        [xAt(line, bottom), bottom],
      ];
      return { fill, d: `M${corners.map((corner) => corner.join(' ')).join('L')}Z` };
    }),
  );
  return byColour(tiles);
}
