import { ENTRANCE, EXIT, GRID, SPACES, type Space, space, spaceName } from './board.ts';
import { MOST_POINTS } from './cast.ts';
import { directionOf, headingOf } from './directions.ts';
import { FormatError, type Read, reading } from './format-error.ts';
import { blockKind, FIRST_FIGURE, FREE, isBlockCode } from './ground.ts';
import {
  directionIn,
  type Fields,
  fieldsOf,
  type Json,
  listOf,
  nameIn,
  oneOf,
  shown,
  spaceIn,
  textOf,
} from './json-reader.ts';
import { layPosition, type Member, outsideNamed, type Position, placeName } from './position.ts';
import { PAIRS, POOL_SHAPES, type Pool, poolSpaces, TILE_KINDS, type Tile } from './tiles.ts';

/** Positions as JSON (docs/formats.md, "Position"). */

export const readPosition = (json: Json): Read<Position> => reading(() => positionIn(json, 'position'));

/** What a position may be while its hall is still being laid out. */
interface Unfinished {
  readonly halfPairs: boolean;
}

export function positionIn(json: Json | undefined, place: string, unfinished?: Unfinished): Position {
  const fields = fieldsOf(json, place, ['monster', 'tiles', 'figures']);
  const tiles = listOf(fields['tiles'], `${place}.tiles`).map((tile, i) =>
    tileIn(tile, `${place}.tiles[${i}]`),
  );
  checkTiles(tiles, `${place}.tiles`);
  if (unfinished?.halfPairs !== true) checkPairs(tiles, `${place}.tiles`);
  const figures = listOf(fields['figures'], `${place}.figures`).map((figure, i) =>
    figureIn(figure, `${place}.figures[${i}]`),
  );
  const position = layPosition(
    tiles,
    figures.map((figure) => figure.member),
  );
  standFigures(position, figures, `${place}.figures`);
  standMonster(position, fields['monster'], `${place}.monster`);
  return position;
}

export function tileIn(json: Json | undefined, place: string): Tile {
  const anything = fieldsOf(json, place, ['kind', 'at', 'pair?', 'facing?', 'shape?']);
  const kind = oneOf(anything['kind'], `${place}.kind`, TILE_KINDS, 'C1');
  if (kind === 'teleporter') {
    const fields = fieldsOf(json, place, ['kind', 'pair', 'at', 'facing']);
    const pair = oneOf(fields['pair'], `${place}.pair`, PAIRS, 'C1');
    return {
      kind,
      pair,
      at: nameIn(fields['at'], `${place}.at`),
      facing: directionIn(fields['facing'], `${place}.facing`),
    };
  }
  if (kind === 'pool') {
    const fields = fieldsOf(json, place, ['kind', 'shape', 'at']);
    const shape = oneOf(fields['shape'], `${place}.shape`, POOL_SHAPES, 'C1');
    return { kind, shape, at: nameIn(fields['at'], `${place}.at`) };
  }
  const fields = fieldsOf(json, place, ['kind', 'at']);
  return { kind, at: nameIn(fields['at'], `${place}.at`) };
}

const CORNER_TILE = 'no tile may lie in the corners a1 and p11';

/** Everything the formats ask of the tiles of a possible position. */
function checkTiles(tiles: readonly Tile[], place: string): void {
  const pools = new Set<Space>();
  const standing = new Map<Space, Tile>();
  tiles.forEach((tile, i) => {
    const where = `${place}[${i}]`;
    for (const at of coverOf(tile, where)) {
      if (at === EXIT || at === ENTRANCE) throw new FormatError('S4', `${where}: ${CORNER_TILE} (S4)`);
      if (tile.kind === 'pool') {
        if (pools.has(at)) throw overlap(where, 'two pools', at);
        pools.add(at);
      } else {
        if (standing.has(at)) throw overlap(where, `${standing.get(at)!.kind} and ${tile.kind}`, at);
        standing.set(at, tile);
      }
    }
  });
  for (const [at, tile] of standing) {
    if (tile.kind === 'teleporter' && pools.has(at)) throw overlap(place, 'pool and teleporter', at);
  }
}

function checkPairs(tiles: readonly Tile[], place: string): void {
  for (const pair of PAIRS) {
    const count = tiles.filter((tile) => tile.kind === 'teleporter' && tile.pair === pair).length;
    if (count !== 0 && count !== 2) {
      throw new FormatError(
        'C1',
        `${place}: teleporter pair ${pair} has ${count}, not both or none of its two (C1)`,
      );
    }
  }
}

function coverOf(tile: Tile, place: string): Space[] {
  if (tile.kind !== 'pool') return [space(tile.at)];
  return poolSpaces(tile.shape, space(tile.at)).map((at) => {
    if (at !== undefined) return at;
    throw new FormatError('B2', `${place}: a ${tile.shape} pool at ${tile.at} reaches beyond the board (B2)`);
  });
}

const overlap = (place: string, what: string, at: Space): FormatError =>
  new FormatError('S4', `${place}: ${what} on ${spaceName(at)}; tiles do not overlap (S4)`);

interface ReadFigure {
  readonly member: Member;
  readonly place: number;
  readonly points: number;
}

function figureIn(json: Json, place: string): ReadFigure {
  const fields = fieldsOf(json, place, ['id', 'at', 'points?', 'owner?']);
  const id = textOf(fields['id'], `${place}.id`);
  if (id === '') throw new FormatError('bad-value', `${place}.id must not be empty`);
  const points = fields['points'] === undefined ? 0 : pointsIn(fields['points'], `${place}.points`);
  const owner = ownerIn(fields, place);
  const at = outsideNamed(textOf(fields['at'], `${place}.at`)) ?? spaceIn(fields['at'], `${place}.at`);
  return { member: owner === undefined ? { id } : { id, owner }, place: at, points };
}

const ownerIn = (fields: Fields, place: string): string | undefined =>
  fields['owner'] === undefined ? undefined : textOf(fields['owner'], `${place}.owner`);

function pointsIn(value: Json, place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_POINTS)
    return value;
  throw new FormatError(
    'C3',
    `${place}: a figure shows a number from 1 to ${MOST_POINTS}, not ${shown(value)} (C3)`,
  );
}

function standFigures(position: Position, figures: readonly ReadFigure[], place: string): void {
  const ids = new Set<string>();
  figures.forEach(({ member, place: at, points }, figure) => {
    if (ids.has(member.id)) {
      throw new FormatError(
        'figure-twice',
        `${place}[${figure}]: there are two figures called ${shown(member.id)}`,
      );
    }
    ids.add(member.id);
    const taken = at < GRID ? position.at(at) : FREE;
    if (taken !== FREE) {
      const rule = taken >= FIRST_FIGURE ? 'F3' : isBlockCode(taken) ? 'F5' : 'F4';
      const what = thingNamed(position, taken);
      throw new FormatError(
        rule,
        `${place}[${figure}]: ${member.id} can't stand on ${spaceName(at as Space)}, where ${what} is (${rule})`,
      );
    }
    position.moveFigure(figure, at);
    position.setPoints(figure, points);
  });
}

/** A thing on the ground in words. */
function thingNamed(position: Position, code: number): string {
  if (code >= FIRST_FIGURE) return `the figure ${position.cast[code - FIRST_FIGURE]!.id}`;
  return isBlockCode(code) ? `a ${blockKind(code)}` : 'a teleporter';
}

function standMonster(position: Position, json: Json | undefined, place: string): void {
  const fields = fieldsOf(json, place, ['at', 'facing']);
  const at = spaceIn(fields['at'], `${place}.at`);
  const taken = position.at(at);
  if (taken >= FIRST_FIGURE || isBlockCode(taken)) {
    const rule = taken >= FIRST_FIGURE ? 'M4' : 'M5';
    const what = thingNamed(position, taken);
    throw new FormatError(
      rule,
      `${place}: the monster can't stand on ${spaceName(at)}, where ${what} is (${rule})`,
    );
  }
  position.monsterAt = at;
  position.facing = headingOf(directionIn(fields['facing'], `${place}.facing`));
}

/** All spaces by column, then row: the order in which tiles are written. */
const BY_COLUMN: readonly Space[] = [...SPACES].sort((a, b) => (a & 15) - (b & 15) || a - b);

/** The tiles of a position in the order of the formats: by column, then row, a pool before a block. */
export function tilesOf(position: Position): Tile[] {
  const floor = new Map<number, (Pool | Tile)[]>();
  for (const tile of [...position.hall.pools, ...position.hall.teleporters]) {
    const at = space(tile.at);
    floor.set(at, [...(floor.get(at) ?? []), tile]);
  }
  return BY_COLUMN.flatMap((at) => {
    const tiles: Tile[] = floor.get(at) ?? [];
    const code = position.at(at);
    return isBlockCode(code) ? [...tiles, { kind: blockKind(code), at: spaceName(at) }] : tiles;
  });
}

/** A tile with its fields in the order of the formats. */
export function tileJson(tile: Tile): Tile {
  if (tile.kind === 'teleporter')
    return { kind: tile.kind, pair: tile.pair, at: tile.at, facing: tile.facing };
  if (tile.kind === 'pool') return { kind: tile.kind, shape: tile.shape, at: tile.at };
  return { kind: tile.kind, at: tile.at };
}

/** A position as one line of JSON. Texts of single things are kept, so that thousands are written quickly. */
export function writePosition(position: Position): string {
  return new PositionWriter(position).write(position);
}

const BLOCK_TEXTS: readonly string[][] = Array.from({ length: GRID }, () => []);
const blockText = (code: number, at: Space): string =>
  (BLOCK_TEXTS[at]![code] ??= JSON.stringify({ kind: blockKind(code), at: spaceName(at) }));

/** Writes positions that share a hall and a cast. */
export class PositionWriter {
  readonly #floor: readonly (string | undefined)[];
  readonly #ids: readonly string[];
  readonly #owners: readonly string[];

  constructor({ hall, cast }: Position) {
    const floor = new Array<string | undefined>(GRID);
    for (const tile of [...hall.pools, ...hall.teleporters])
      floor[space(tile.at)] = JSON.stringify(tileJson(tile));
    this.#floor = floor;
    this.#ids = cast.map((member) => JSON.stringify(member.id));
    this.#owners = cast.map((member) =>
      member.owner === undefined ? '' : `,"owner":${JSON.stringify(member.owner)}`,
    );
  }

  write(position: Position): string {
    const monster = `{"at":"${spaceName(position.monsterAt)}","facing":"${directionOf(position.facing)}"}`;
    return `{"monster":${monster},"tiles":[${this.#tiles(position)}],"figures":[${this.#figures(position)}]}`;
  }

  #tiles(position: Position): string {
    let text = '';
    for (const at of BY_COLUMN) {
      const floor = this.#floor[at];
      if (floor !== undefined) text += text === '' ? floor : `,${floor}`;
      const code = position.at(at);
      if (isBlockCode(code)) text += text === '' ? blockText(code, at) : `,${blockText(code, at)}`;
    }
    return text;
  }

  #figures(position: Position): string {
    let text = '';
    for (let figure = 0; figure < this.#ids.length; figure++) {
      const points = position.pointsOf(figure);
      const number = points === 0 ? '' : `,"points":${points}`;
      const at = placeName(position.placeOf(figure));
      text += `${text === '' ? '' : ','}{"id":${this.#ids[figure]!},"at":"${at}"${number}${this.#owners[figure]!}}`;
    }
    return text;
  }
}
