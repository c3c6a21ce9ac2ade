import { EXIT, GRID, type Space, type SpaceName, space, spaceName } from './board.ts';
import { otherSide } from './cast.ts';
import { type Heading, headingOf } from './directions.ts';
import type { FigureId } from './events.ts';
import {
  blockCode,
  blockKind,
  FIRST_FIGURE,
  FREE,
  GROUND_WORDS,
  isBlockCode,
  lift,
  put,
  TELEPORTER,
} from './ground.ts';
import { type Hall, layHall } from './hall.ts';
import { type BlockKind, isBlock, type Pool, type Teleporter, type Tile } from './tiles.ts';

/** Where a figure is: a space, or one of these. */
export const WAITING = GRID;
export const OUT = GRID + 1;
export const EATEN = GRID + 2;

/** Where a move may end: on a space, outside where it waits, or out of the hall. */
export type Target = SpaceName | 'entrance' | 'out';
/** Where a figure is, by its name. */
export type Place = Target | 'eaten';

const OUTSIDE: ReadonlyMap<string, number> = new Map<Place, number>([
  ['entrance', WAITING],
  ['out', OUT],
  ['eaten', EATEN],
]);
const outsideNames = new Map([...OUTSIDE].map(([name, place]) => [place, name as Place]));
export const placeName = (place: number): Place => outsideNames.get(place) ?? spaceName(place as Space);
export const placeNamed = (name: Place): number => OUTSIDE.get(name) ?? space(name as SpaceName);
export const outsideNamed = (name: string): number | undefined => OUTSIDE.get(name);

/** What never changes about a figure. */
export interface Member {
  readonly id: FigureId;
  readonly owner?: string;
}

const MONSTER_AT = GROUND_WORDS;
const FACING = GROUND_WORDS + 1;
const FIGURES = GROUND_WORDS + 2;

/**
 * A position, compact and mutable: all that changes lies in one array of words (the ground first, then the monster,
 * then place and number of each figure), so a copy is one call. Hall and cast are shared by copies.
 */
export class Position {
  readonly hall: Hall;
  readonly cast: readonly Member[];
  readonly words: Uint16Array;
  /** The words of the spaces alone, a view. */
  readonly spaces: Uint16Array;
  /** Counts how often the monster has met a figure or a block here: a step that leaves it as it was changed nothing. */
  stirs = 0;
  readonly #points: number;

  constructor(hall: Hall, cast: readonly Member[], words?: Uint16Array) {
    this.hall = hall;
    this.cast = cast;
    this.#points = FIGURES + cast.length;
    this.words = words ?? new Uint16Array(FIGURES + 2 * cast.length);
    this.spaces = this.words.subarray(0, GRID);
    if (words !== undefined) return;
    for (let figure = 0; figure < cast.length; figure++) this.words[FIGURES + figure] = WAITING;
    for (const teleporter of hall.teleporters) this.putTeleporter(space(teleporter.at));
    this.monsterAt = EXIT; // S1
    this.facing = headingOf('e');
  }

  copy(): Position {
    return new Position(this.hall, this.cast, this.words.slice());
  }

  /** Becomes like `other`, which has the same hall and cast. */
  copyFrom(other: Position): void {
    this.words.set(other.words);
  }

  get monsterAt(): Space {
    return this.words[MONSTER_AT] as Space;
  }
  set monsterAt(at: number) {
    this.words[MONSTER_AT] = at;
  }
  get facing(): Heading {
    return this.words[FACING] as Heading;
  }
  set facing(heading: Heading) {
    this.words[FACING] = heading;
  }

  /** What stands on a space: a code of the ground. */
  at(space: number): number {
    return this.words[space]!;
  }
  placeOf(figure: number): number {
    return this.words[FIGURES + figure]!;
  }
  isOut(figure: number): boolean {
    return this.words[FIGURES + figure] === OUT;
  }
  isOnBoard(figure: number): boolean {
    return this.words[FIGURES + figure]! < GRID;
  }

  /** The number a figure shows; 0 where the position doesn't say. */
  pointsOf(figure: number): number {
    return this.words[this.#points + figure]!;
  }
  setPoints(figure: number, points: number): void {
    this.words[this.#points + figure] = points;
  }
  /** G2: the figure shows its other number; answers which. */
  turnOver(figure: number): number {
    const points = otherSide(this.pointsOf(figure));
    this.setPoints(figure, points);
    return points;
  }

  /** Puts a figure somewhere else: a space that is free, or outside. */
  moveFigure(figure: number, to: number): void {
    const from = this.words[FIGURES + figure]!;
    if (from < GRID) lift(this.words, from);
    if (to < GRID) put(this.words, to, FIRST_FIGURE + figure);
    this.words[FIGURES + figure] = to;
  }

  /** A figure on its way comes by: where another stands, the ground goes on showing that one (F3). */
  passFigure(figure: number, to: number): void {
    const from = this.words[FIGURES + figure]!;
    if (from < GRID && this.words[from] === FIRST_FIGURE + figure) lift(this.words, from);
    if (to < GRID && this.words[to] === FREE) put(this.words, to, FIRST_FIGURE + figure);
    this.words[FIGURES + figure] = to;
  }

  /** The block that stands on a space. */
  blockAt(at: number): BlockKind | undefined {
    const code = this.words[at]!;
    return isBlockCode(code) ? blockKind(code) : undefined;
  }
  /** The figure that stands on a space. */
  figureAt(at: number): number | undefined {
    const code = this.words[at]!;
    return code >= FIRST_FIGURE ? code - FIRST_FIGURE : undefined;
  }
  putBlock(kind: BlockKind, at: number): void {
    put(this.words, at, blockCode(kind));
  }
  /** Marks a teleporter of the hall, so that nothing else comes to stand there. */
  putTeleporter(at: number): void {
    put(this.words, at, TELEPORTER);
  }
  /** Takes a block, or the mark of a teleporter, off a space. */
  lift(at: number): void {
    lift(this.words, at);
  }

  figureNamed(id: FigureId): number | undefined {
    for (let figure = 0; figure < this.cast.length; figure++) if (this.cast[figure]!.id === id) return figure;
    return undefined;
  }
  figuresOnBoard(): number {
    let count = 0;
    for (let figure = 0; figure < this.cast.length; figure++)
      if (this.words[FIGURES + figure]! < GRID) count++;
    return count;
  }

  /** Whether everything stands alike: the monster, the blocks, the figures and their numbers. */
  equals(other: Position): boolean {
    return (
      this.words.length === other.words.length &&
      this.words.every((word, index) => word === other.words[index])
    );
  }
}

/** A position with these tiles, everyone waiting and the monster at its start (S1). The tiles were checked before. */
export function layPosition(tiles: readonly Tile[], cast: readonly Member[]): Position {
  const hall = layHall(
    tiles.filter((tile): tile is Pool => tile.kind === 'pool'),
    tiles.filter((tile): tile is Teleporter => tile.kind === 'teleporter'),
  );
  const position = new Position(hall, cast);
  standBlocks(position, tiles);
  return position;
}

/** Puts down those of the tiles that are blocks. */
export function standBlocks(position: Position, tiles: readonly Tile[]): void {
  for (const tile of tiles) if (isBlock(tile)) position.putBlock(tile.kind, space(tile.at));
}
