import { DIRECTIONS, type Direction, type Heading, headingOf } from './directions.ts';

/** The hall's geometry: B1 to B5, and the spaces S4 keeps free. */
export const COLUMNS = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type SpaceName = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** A space is row * 16 + column, both counted from 0. Half a turn of the board is then LAST - space. */
export type Space = number & { readonly __brand: 'Space' };

export const WIDTH = COLUMNS.length;
export const HEIGHT = ROWS.length;
/** How many places the grid has, the cut-off corners included. */
export const GRID = WIDTH * HEIGHT;
const LAST = GRID - 1;

/** B2: columns of each row that are spaces, first and last, counted from 0. */
const ROW_SPANS = [
  [0, 11],
  [0, 12],
  [0, 13],
  [0, 14],
  [0, 15],
  [0, 15],
  [0, 15],
  [1, 15],
  [2, 15],
  [3, 15],
  [4, 15],
] as const;

const onBoard = (column: number, row: number): boolean => {
  const span = ROW_SPANS[row];
  return span !== undefined && column >= span[0] && column <= span[1];
};

export const columnOf = (space: Space): number => space & 15;
export const rowOf = (space: Space): number => space >> 4;

const nameOf = (column: number, row: number): SpaceName => `${COLUMNS[column]!}${ROWS[row]!}`;

/** Names of all places of the grid, the cut-off ones too, by index. */
const GRID_NAMES: readonly SpaceName[] = Array.from({ length: GRID }, (_, at) => nameOf(at & 15, at >> 4));

/** All 156 spaces, row by row. */
export const SPACES: readonly Space[] = GRID_NAMES.flatMap((_, at) =>
  onBoard(at & 15, at >> 4) ? [at as Space] : [],
);
const spacesByName: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [GRID_NAMES[space]!, space]));
const gridNames: ReadonlySet<string> = new Set(GRID_NAMES);

export const spaceNamed = (name: string): Space | undefined => spacesByName.get(name);
/** For names written in the code or checked before. */
export const space = (name: SpaceName): Space => {
  const found = spacesByName.get(name);
  if (found === undefined) throw new Error(`${name} is not a space`);
  return found;
};
export const spaceName = (at: Space): SpaceName => GRID_NAMES[at]!;
/** B2: a name of the grid whose place is cut off. */
export const isCutOff = (name: string): boolean => gridNames.has(name) && !spacesByName.has(name);

/** B3, F2: the space inside of each door. */
export const DOORS = { entrance: 'p11', out: 'a1' } as const;
export const EXIT = space(DOORS.out);
export const ENTRANCE = space(DOORS.entrance);
/** S4. */
export const NO_PLACEMENT: readonly Space[] = (['a1', 'b1', 'a2', 'p11', 'o11', 'p10'] as const).map(space);

/** NEXT[space * 4 + heading] is the neighbour that way, or -1 at the edge. */
export const NEXT: Int16Array = new Int16Array(GRID * 4).fill(-1);
const STEP = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
for (const at of SPACES) {
  for (const direction of DIRECTIONS) {
    const column = columnOf(at) + STEP[direction][0];
    const row = rowOf(at) + STEP[direction][1];
    if (onBoard(column, row)) NEXT[at * 4 + headingOf(direction)] = row * WIDTH + column;
  }
}

export const neighbour = (at: Space, heading: Heading): Space | undefined => {
  const next = NEXT[at * 4 + heading]!;
  return next < 0 ? undefined : (next as Space);
};
export const isAtEdge = (at: Space): boolean => DIRECTIONS.some((d) => NEXT[at * 4 + headingOf(d)]! < 0);

/** B5: half a turn of the board, where a walk through the wall leads. */
export const halfTurn = (at: Space): Space => (LAST - at) as Space;

/** ONWARD[space * 4 + heading] is where the monster comes to that way: the neighbour, or through the wall (B5, M9). */
export const ONWARD: Uint8Array = new Uint8Array(GRID * 4);
for (const at of SPACES) {
  for (const direction of DIRECTIONS) {
    const heading = headingOf(direction);
    ONWARD[at * 4 + heading] = neighbour(at, heading) ?? halfTurn(at);
  }
}

/** B4: the walls clockwise from the exit; half a turn gives the other half of them the same signs. */
const WALLS_FROM_EXIT: readonly (readonly [SpaceName, Direction])[] = [
  ...COLUMNS.slice(0, 12).map((column) => [`${column}1`, 'n'] as const),
  ['l1', 'e'],
  ['m2', 'n'],
  ['m2', 'e'],
  ['n3', 'n'],
  ['n3', 'e'],
  ['o4', 'n'],
  ['o4', 'e'],
  ['p5', 'n'],
  ['p5', 'e'],
  ['p6', 'e'],
  ['p7', 'e'],
  ['p8', 'e'],
  ['p9', 'e'],
  ['p10', 'e'],
  ['p11', 'e'],
];
/** The sign of the walls at the corners of exit and entrance. */
export const STAR = '*';
const letters: string[] = new Array(GRID * 4).fill('');
WALLS_FROM_EXIT.forEach(([name, direction], index) => {
  const letter = index < 26 ? String.fromCharCode(65 + index) : STAR;
  const at = space(name);
  const heading = headingOf(direction);
  letters[at * 4 + heading] = letter;
  letters[halfTurn(at) * 4 + ((heading + 2) & 3)] = letter;
});

/** The letter on the wall of a space, `*` for the star, or undefined where there is no wall that way. */
export const wallLetter = (at: Space, heading: Heading): string | undefined =>
  letters[at * 4 + heading] || undefined;
