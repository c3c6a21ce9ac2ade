import {
  type FigurePart,
  MOST_POINTS,
  PAIRS,
  POOL_SHAPES,
  type Position,
  type PutDown,
  placeName,
  positionOf,
  type Read,
  SPACES,
  type SpaceName,
  spaceName,
  TILE_KINDS,
  WAITING,
} from '../rules/index.ts';
import {
  type BitReader,
  type BitWriter,
  readHall,
  readSpace,
  readTile,
  SPACE_BITS,
  sealed,
  unsealed,
  writeHall,
  writeSpace,
  writeTile,
} from '../rules/records/index.ts';
import type { Downs } from './attempt.ts';
import { checkLevel, type Level, MOST_OF_A_KIND, plainName, type SupplyItem } from './level.ts';

/**
 * A level as short text for addresses: its parts bit by bit, a checksum behind them, in base64url. What is said of a
 * level's file holds here too: what is read is checked in the same way.
 */

const VERSION = 1;

export const writeLink = (level: Level): string =>
  sealed(VERSION, (bits) => {
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
  });

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
export const readLink = (text: string): Read<Level> =>
  unsealed(text, VERSION, (bits) => {
    const level = readParts(bits);
    checkLevel(level);
    return level;
  });

function readParts(bits: BitReader): Level {
  const name = bits.text();
  const author = bits.text();
  const hall = readHall(bits);
  const figures = readFigures(bits);
  const position = positionOf({ ...hall, figures: figures.map(({ figure }) => figure) });
  const supply = bits.repeated(bits.count(3), () => readSupply(bits));
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

interface ReadFigure {
  readonly own: boolean;
  readonly figure: FigurePart;
}

function readFigures(bits: BitReader): ReadFigure[] {
  const count = bits.count(3);
  const plain = bits.flag();
  let next = 0;
  return bits.repeated(count, () => {
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
  const kind = bits.oneOf(TILE_KINDS, 3);
  if (kind === 'teleporter') return { kind, pair: PAIRS[bits.read(1)]!, count: 2 };
  if (kind !== 'pool') return { kind, count: readCount(bits) };
  const shape = bits.oneOf(['2x2', '4x1'] as const, 2);
  return { kind, shape, count: readCount(bits) };
}
const readCount = (bits: BitReader): number => Math.min(MOST_OF_A_KIND, bits.read(4) + 1);

function readMayUse(bits: BitReader): SpaceName[] {
  if (!bits.flag()) return SPACES.filter(() => bits.flag()).map(spaceName);
  const named = new Set(bits.repeated(bits.count(4), () => readSpace(bits)));
  return SPACES.map(spaceName).filter((at) => named.has(at));
}

function readSolutions(bits: BitReader, position: Position): Downs[] | undefined {
  const count = bits.count(3);
  if (count === 0) return undefined;
  return bits.repeated(count - 1, () => bits.repeated(bits.count(3), () => readPutDown(bits, position)));
}

function readPutDown(bits: BitReader, position: Position): PutDown {
  if (!bits.flag()) return readTile(bits);
  const { id: figure } = bits.among(position.cast, bits.count(3));
  return { figure, at: readSpace(bits) };
}
