import {
  COLUMNS,
  columnOf,
  DIRECTIONS,
  type Direction,
  DOORS,
  ENTRANCE,
  EXIT,
  HEIGHT,
  headingOf,
  neighbour,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  space,
  spaceName,
  spaceNamed,
  type Target,
  WIDTH,
  wallLetter,
} from '../rules/index.ts';

/** Where things are drawn, in units: a space is 64, a wall 36. The hall lies wide or stands upright. */
export const SIZE = 64;
export const WALL = 36;
/** From the floor to the rim of the picture. */
export const MARGIN = 42;

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A square around a point, so far to each side. */
export const square = (half: number, { x, y }: Point = { x: 0, y: 0 }) =>
  ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }) as const;

export const isDoor = (place: string): place is 'entrance' | 'out' => place === 'entrance' || place === 'out';

export interface Letter extends Point {
  readonly letter: string;
  readonly at: SpaceName;
  readonly wall: Direction;
}

/** Degrees, clockwise from the top of the screen. */
const ANGLE: Readonly<Record<Direction, number>> = { n: 0, e: 90, s: 180, w: 270 };
const VECTOR: Readonly<Record<Direction, Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
export const opposite = (direction: Direction): Direction => DIRECTIONS[(headingOf(direction) + 2) & 3]!;
const clockwise = (direction: Direction): Direction => DIRECTIONS[(headingOf(direction) + 1) & 3]!;
const counterClockwise = (direction: Direction): Direction => DIRECTIONS[(headingOf(direction) + 3) & 3]!;

/** How far a letter of the stair-like walls M to T is moved to the end that sticks out. */
const STAIR_SHIFT = 18;

/** The hall's outline as it lies wide, clockwise from the exit. */
const OUTLINE: readonly Point[] = (
  [
    [0, 0],
    [12, 0],
    [12, 1],
    [13, 1],
    [13, 2],
    [14, 2],
    [14, 3],
    [15, 3],
    [15, 4],
    [16, 4],
    [16, 11],
    [4, 11],
    [4, 10],
    [3, 10],
    [3, 9],
    [2, 9],
    [2, 8],
    [1, 8],
    [1, 7],
    [0, 7],
  ] as const
).map(([x, y]) => ({ x: x * SIZE, y: y * SIZE }));

export class Geometry {
  readonly upright: boolean;
  /** Of the floor, without walls. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** Width to height of the whole picture. */
  readonly ratio: string;
  /** The floor's outline, for a path's `d`. */
  readonly outline: string;
  readonly letters: readonly Letter[];
  /** Crossings of the floor's lines with four spaces around. */
  readonly pillars: readonly Point[];
  readonly exit: Point;
  readonly entrance: Point;
  readonly #centres: ReadonlyMap<string, Point>;

  constructor(upright: boolean) {
    this.upright = upright;
    this.width = SIZE * (upright ? HEIGHT : WIDTH);
    this.height = SIZE * (upright ? WIDTH : HEIGHT);
    const whole = [this.width + 2 * MARGIN, this.height + 2 * MARGIN] as const;
    this.viewBox = `${-MARGIN} ${-MARGIN} ${whole[0]} ${whole[1]}`;
    this.ratio = `${whole[0]} / ${whole[1]}`;
    this.outline = `M${OUTLINE.map((point) => this.turn(point))
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}Z`;
    this.exit = this.turn({ x: -WALL / 2, y: -WALL / 2 });
    this.entrance = this.turn({ x: WIDTH * SIZE + WALL / 2, y: HEIGHT * SIZE + WALL / 2 });
    this.#centres = new Map([
      ...SPACES.map((at) => [spaceName(at), this.turn(wideCentre(at))] as const),
      ['entrance', this.entrance],
      ['out', this.exit],
    ]);
    this.letters = SPACES.flatMap((at) => DIRECTIONS.flatMap((wall) => this.#letterAt(at, wall) ?? []));
    this.pillars = crossings().map((point) => this.turn(point));
  }

  /** A point of the wide hall where it is in this one. */
  turn({ x, y }: Point): Point {
    return this.upright ? { x: HEIGHT * SIZE - y, y: x } : { x, y };
  }

  /** The middle of a space, or of a door in the wall's corner. */
  centre(place: Target): Point {
    const found = this.#centres.get(place);
    if (found === undefined) throw new Error(`${place} is not a space`);
    return found;
  }

  /** A direction of the board as it is seen on the screen. */
  seen(direction: Direction): Direction {
    return this.upright ? clockwise(direction) : direction;
  }

  /** A direction of the screen as it is called on the board. */
  meant(direction: Direction): Direction {
    return this.upright ? counterClockwise(direction) : direction;
  }

  angle(direction: Direction): number {
    return ANGLE[this.seen(direction)];
  }

  /** One unit that way on the screen. */
  vector(direction: Direction): Point {
    return VECTOR[this.seen(direction)];
  }

  /** The way from a place to another, if they lie in line. */
  wayBetween(from: Target, to: Target): Direction | undefined {
    const a = this.centre(from);
    const b = this.centre(to);
    const seen = DIRECTIONS.find(
      (direction) =>
        Math.sign(b.x - a.x) === VECTOR[direction].x && Math.sign(b.y - a.y) === VECTOR[direction].y,
    );
    return seen === undefined ? undefined : this.meant(seen);
  }

  /** The letter on a space's wall, and where its tablet hangs. */
  letterOn(at: SpaceName, wall: Direction): Letter | undefined {
    return this.letters.find((letter) => letter.at === at && letter.wall === wall);
  }

  /** The space a point is on. */
  spaceAt(point: Point): SpaceName | undefined {
    const column = Math.floor((this.upright ? point.y : point.x) / SIZE);
    const row = Math.floor((this.upright ? this.width - point.x : point.y) / SIZE);
    const name = `${COLUMNS[column] ?? '-'}${row + 1}`;
    return spaceNamed(name) === undefined ? undefined : (name as SpaceName);
  }

  /** The space, or the door, a point is on. */
  placeAt(point: Point): Target | undefined {
    if (within(point, this.exit)) return 'out';
    if (within(point, this.entrance)) return 'entrance';
    return this.spaceAt(point);
  }

  /**
   * What a finger meant: the place touched if it is wanted, else the nearest wanted one within reach, else the place
   * touched after all, or the nearest space within reach.
   */
  placeMeant(point: Point, wanted: ReadonlySet<Target>, reach: number): Target | undefined {
    const touched = this.placeAt(point);
    if (touched !== undefined && wanted.has(touched)) return touched;
    return this.#nearest(point, wanted, reach) ?? touched ?? this.#nearest(point, SPACE_NAMES, reach);
  }

  #nearest(point: Point, places: Iterable<Target>, reach: number): Target | undefined {
    let best: Target | undefined;
    let least = reach;
    for (const place of places) {
      const off = distanceTo(point, this.centre(place), isDoor(place) ? WALL / 2 : SIZE / 2);
      if (off > least) continue;
      least = off;
      best = place;
    }
    return best;
  }

  /** Where the cursor comes to by a key: the next space that way on the screen, or the door in a corner. */
  cursorFrom(place: Target, key: Direction): Target {
    const way = this.meant(key);
    if (place === 'out') return way === 's' || way === 'e' ? DOORS.out : place;
    if (place === 'entrance') return way === 'n' || way === 'w' ? DOORS.entrance : place;
    const at = space(place);
    const next = neighbour(at, headingOf(way));
    if (next !== undefined) return spaceName(next);
    return at === EXIT ? 'out' : at === ENTRANCE ? 'entrance' : place;
  }

  /** The spaces as rows of the screen, from the top, each from the left. */
  rows(): SpaceName[][] {
    const rows: SpaceName[][] = Array.from({ length: this.upright ? WIDTH : HEIGHT }, () => []);
    for (const at of SPACES) rows[this.upright ? columnOf(at) : rowOf(at)]!.push(spaceName(at));
    return this.upright ? rows.map((row) => row.reverse()) : rows;
  }

  #letterAt(at: Space, wall: Direction): Letter | undefined {
    const letter = wallLetter(at, headingOf(wall));
    if (letter === undefined) return undefined;
    const centre = wideCentre(at);
    const out = VECTOR[wall];
    const off = (SIZE + WALL) / 2;
    const shift = stairShift(at, wall);
    const wide = { x: centre.x + out.x * off + shift.x, y: centre.y + out.y * off + shift.y };
    return { letter, at: spaceName(at), wall, ...this.turn(wide) };
  }
}

const wideCentre = (at: Space): Point => ({
  x: (columnOf(at) + 0.5) * SIZE,
  y: (rowOf(at) + 0.5) * SIZE,
});

/** On the stairs a space has walls on two sides that meet in a corner sticking out: letters move towards it. */
function stairShift(at: Space, wall: Direction): Point {
  const letter = wallLetter(at, headingOf(wall))!;
  if (letter < 'M' || letter > 'T') return { x: 0, y: 0 };
  const side = [clockwise(wall), counterClockwise(wall)].find(
    (direction) => neighbour(at, headingOf(direction)) === undefined,
  );
  if (side === undefined) return { x: 0, y: 0 };
  return { x: VECTOR[side].x * STAIR_SHIFT, y: VECTOR[side].y * STAIR_SHIFT };
}

function crossings(): Point[] {
  const isSpace = (column: number, row: number): boolean =>
    spaceNamed(`${COLUMNS[column] ?? '-'}${row + 1}`) !== undefined;
  const points: Point[] = [];
  for (let x = 1; x < WIDTH; x++) {
    for (let y = 1; y < HEIGHT; y++) {
      const around = isSpace(x - 1, y - 1) && isSpace(x, y - 1) && isSpace(x - 1, y) && isSpace(x, y);
      if (around) points.push({ x: x * SIZE, y: y * SIZE });
    }
  }
  return points;
}

const SPACE_NAMES: readonly SpaceName[] = SPACES.map(spaceName);

const within = (point: Point, door: Point): boolean =>
  Math.max(Math.abs(point.x - door.x), Math.abs(point.y - door.y)) <= MARGIN - WALL / 2;

/** From a point to a square around `centre`; 0 inside it. */
const distanceTo = (point: Point, centre: Point, half: number): number =>
  Math.hypot(
    Math.max(Math.abs(point.x - centre.x) - half, 0),
    Math.max(Math.abs(point.y - centre.y) - half, 0),
  );

const made: { wide?: Geometry; upright?: Geometry } = {};
export const geometryOf = (upright: boolean): Geometry => {
  const way = upright ? 'upright' : 'wide';
  made[way] ??= new Geometry(upright);
  return made[way];
};
