import {
  DIRECTIONS,
  type FigurePart,
  FormatError,
  headingOf,
  MOST_POINTS,
  PAIRS,
  POOL_SHAPES,
  type Position,
  type PutDown,
  placeName,
  positionOf,
  type Read,
  reading,
  SPACES,
  type SpaceName,
  spaceName,
  TILE_KINDS,
  type Tile,
  tilesOf,
  WAITING,
} from '../rules/index.ts';
import type { Downs } from './attempt.ts';
import { BitReader, BitWriter, checksum, DamagedBits, toBytes, toText } from './bits.ts';
import { checkLevel, type Level, MOST_OF_A_KIND, plainName, type SupplyItem } from './level.ts';

/**
 * A level as short text for addresses: its parts bit by bit, a checksum behind them, in base64url. What is said of a
 * level's file holds here too: what is read is checked in the same way.
 */

const VERSION = 1;
/** Texts start with it, so that another version is told from damage. */
const SPACE_BITS = 8;

export function writeLink(level: Level): string {
  const bits = new BitWriter();
  bits.write(VERSION, 4);
  bits.text(level.name);
  bits.text(level.author);
  writeHall(bits, level.position);
  writeFigures(bits, level);
  bits.count(level.supply.length, 3);
  for (const item of level.supply) writeSupply(bits, item);
  bits.flag(level.mayUse !== undefined);
  if (level.mayUse !== undefined) writeMayUse(bits, level.mayUse);
  bits.count(level.solutions === undefined ? 0 : level.solutions.length + 1, 3);
  for (const solution of level.solutions ?? []) {
    bits.count(solution.length, 3);
    for (const put of solution) writePutDown(bits, put, level);
  }
  const sum = checksum(bits.bytes);
  return toText([...bits.bytes, sum >> 8, sum & 0xff]);
}

const numbers = new Map(SPACES.map((at, number) => [spaceName(at), number]));
const writeSpace = (bits: BitWriter, at: SpaceName): void => bits.write(numbers.get(at)!, SPACE_BITS);

function writeHall(bits: BitWriter, position: Position): void {
  writeSpace(bits, spaceName(position.monsterAt));
  bits.write(position.facing, 2);
  const tiles = tilesOf(position);
  bits.count(tiles.length, 4);
  for (const tile of tiles) writeTile(bits, tile);
}

function writeTile(bits: BitWriter, tile: Tile): void {
  bits.write(TILE_KINDS.indexOf(tile.kind), 3);
  writeSpace(bits, tile.at);
  if (tile.kind === 'teleporter') {
    bits.write(tile.pair - 1, 1);
    bits.write(headingOf(tile.facing), 2);
  } else if (tile.kind === 'pool') bits.write(POOL_SHAPES.indexOf(tile.shape), 2);
}

/** Most figures are called A, B, C ... and have neither number nor owner: a bit says so for all of them. */
function writeFigures(bits: BitWriter, { position, own }: Level): void {
  const { cast } = position;
  bits.count(cast.length, 3);
  const plain = cast.every(
    ({ id, owner }, figure) =>
      id === plainName(figure) && owner === undefined && position.pointsOf(figure) === 0,
  );
  bits.flag(plain);
  cast.forEach(({ id, owner }, figure) => {
    const place = position.placeOf(figure);
    bits.flag(own.includes(id));
    bits.flag(place === WAITING);
    if (place !== WAITING) writeSpace(bits, placeName(place) as SpaceName);
    if (plain) return;
    bits.text(id);
    bits.write(position.pointsOf(figure), 3);
    bits.flag(owner !== undefined);
    if (owner !== undefined) bits.text(owner);
  });
}

function writeSupply(bits: BitWriter, item: SupplyItem): void {
  bits.write(TILE_KINDS.indexOf(item.kind), 3);
  if (item.kind === 'teleporter') bits.write(item.pair - 1, 1);
  else {
    if (item.kind === 'pool') bits.write(POOL_SHAPES.indexOf(item.shape), 2);
    bits.write(item.count - 1, 4);
  }
}

/** A few spaces are named one by one, many as a bit for every space. */
function writeMayUse(bits: BitWriter, mayUse: readonly SpaceName[]): void {
  const few = mayUse.length * SPACE_BITS < SPACES.length;
  bits.flag(few);
  if (few) {
    bits.count(mayUse.length, 4);
    for (const at of mayUse) writeSpace(bits, at);
  } else for (const at of SPACES) bits.flag(mayUse.includes(spaceName(at)));
}

function writePutDown(bits: BitWriter, put: PutDown, { position }: Level): void {
  bits.flag('figure' in put);
  if (!('figure' in put)) {
    writeTile(bits, put);
    return;
  }
  bits.count(position.figureNamed(put.figure)!, 3);
  writeSpace(bits, put.at);
}

/** A level from a link's text. */
export function readLink(text: string): Read<Level> {
  return reading(() => {
    try {
      return linkIn(text.trim());
    } catch (error) {
      if (error instanceof DamagedBits) throw damaged(error.message);
      throw error;
    }
  });
}

const damaged = (how: string): FormatError =>
  new FormatError('damaged', `this link is damaged: ${how}; copy the whole of it once more`);

function linkIn(text: string): Level {
  const bytes = toBytes(text);
  if (bytes === undefined) throw damaged('it holds signs that no link has');
  if (bytes.length < 3) throw damaged('it is too short');
  const body = bytes.slice(0, -2);
  if (checksum(body) !== ((bytes.at(-2)! << 8) | bytes.at(-1)!))
    throw damaged('a part is missing or has changed');
  const version = bytes[0]! >> 4;
  if (version !== VERSION)
    throw new FormatError('other-version', `this link is of version ${version}; known is version ${VERSION}`);
  const bits = new BitReader(body);
  bits.read(4);
  const level = readParts(bits);
  if (!bits.atEnd()) throw damaged('something follows its end');
  checkLevel(level);
  return level;
}

function readParts(bits: BitReader): Level {
  const name = bits.text();
  const author = bits.text();
  const monster = { at: readSpace(bits), facing: DIRECTIONS[bits.read(2)]! };
  const tiles = repeated(bits.count(4), () => readTile(bits));
  const figures = readFigures(bits);
  const position = positionOf({ monster, tiles, figures: figures.map(({ figure }) => figure) });
  const supply = repeated(bits.count(3), () => readSupply(bits));
  const mayUse = bits.flag() ? readMayUse(bits) : undefined;
  const solutions = readSolutions(bits, position);
  return {
    name,
    author,
    position,
    own: figures.filter(({ own }) => own).map(({ figure }) => figure.id),
    enemies: figures.filter(({ own }) => !own).map(({ figure }) => figure.id),
    supply,
    ...(mayUse !== undefined && { mayUse }),
    ...(solutions !== undefined && { solutions }),
  };
}

/** No level has as many of anything as this. */
const MOST = 1024;
function repeated<T>(count: number, read: () => T): T[] {
  if (count > MOST) throw new DamagedBits('a number in it is too large');
  return Array.from({ length: count }, read);
}

function readSpace(bits: BitReader): SpaceName {
  const at = SPACES[bits.read(SPACE_BITS)];
  if (at === undefined) throw new DamagedBits('it names a space that is none');
  return spaceName(at);
}

function oneOfList<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new DamagedBits('it names a thing that is none');
  return one;
}

function readTile(bits: BitReader): Tile {
  const kind = oneOfList(TILE_KINDS, bits.read(3));
  const at = readSpace(bits);
  if (kind === 'teleporter') {
    const pair = PAIRS[bits.read(1)]!;
    return { kind, pair, at, facing: DIRECTIONS[bits.read(2)]! };
  }
  if (kind === 'pool') return { kind, shape: oneOfList(POOL_SHAPES, bits.read(2)), at };
  return { kind, at };
}

interface ReadFigure {
  readonly own: boolean;
  readonly figure: FigurePart;
}

function readFigures(bits: BitReader): ReadFigure[] {
  const count = bits.count(3);
  const plain = bits.flag();
  let next = 0;
  return repeated(count, () => {
    const own = bits.flag();
    const at = bits.flag() ? 'entrance' : readSpace(bits);
    const number = next++;
    if (plain) return { own, figure: { id: plainName(number), at } };
    const id = bits.text();
    const points = Math.min(bits.read(3), MOST_POINTS);
    const owner = bits.flag() ? bits.text() : undefined;
    return { own, figure: { id, at, ...(points > 0 && { points }), ...(owner !== undefined && { owner }) } };
  });
}

function readSupply(bits: BitReader): SupplyItem {
  const kind = oneOfList(TILE_KINDS, bits.read(3));
  if (kind === 'teleporter') return { kind, pair: PAIRS[bits.read(1)]!, count: 2 };
  if (kind !== 'pool') return { kind, count: readCount(bits) };
  const shape = oneOfList(['2x2', '4x1'] as const, bits.read(2));
  return { kind, shape, count: readCount(bits) };
}
const readCount = (bits: BitReader): number => Math.min(MOST_OF_A_KIND, bits.read(4) + 1);

function readMayUse(bits: BitReader): SpaceName[] {
  if (!bits.flag()) return SPACES.filter(() => bits.flag()).map(spaceName);
  const named = new Set(repeated(bits.count(4), () => readSpace(bits)));
  return SPACES.map(spaceName).filter((at) => named.has(at));
}

function readSolutions(bits: BitReader, position: Position): Downs[] | undefined {
  const count = bits.count(3);
  if (count === 0) return undefined;
  return repeated(count - 1, () => repeated(bits.count(3), () => readPutDown(bits, position)));
}

function readPutDown(bits: BitReader, position: Position): PutDown {
  if (!bits.flag()) return readTile(bits);
  const figure = oneOfList(position.cast, bits.count(3)).id;
  return { figure, at: readSpace(bits) };
}
