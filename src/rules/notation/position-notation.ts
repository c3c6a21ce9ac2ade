import { GRID, type Space, space, spaceName } from '../board.ts';
import { MOST_POINTS } from '../cast.ts';
import { directionOf } from '../directions.ts';
import { FormatError, type Read, reading, shown } from '../format-error.ts';
import { blockKind, isBlockCode } from '../ground.ts';
import { outsideNamed, type Position, placeName } from '../position.ts';
import { BY_COLUMN, type FigurePart, type PositionParts, positionOf } from '../position-parts.ts';
import { PAIRS, POOL_SHAPES, TILE_KINDS, type Tile } from '../tiles.ts';
import { directionIn, fieldsOf, type Json, nameIn, textOf } from './json-reader.ts';

/** Positions as JSON (docs/formats.md, "Position"). */

export const readPosition = (json: Json): Read<Position> => reading(() => positionIn(json, 'position'));

/** While its hall is being laid out a teleporter may lie alone (`halfPairs`). */
export function positionIn(json: Json | undefined, place: string, halfPairs = false): Position {
  const fields = fieldsOf(json, place, ['monster', 'tiles', 'figures']);
  const tiles = fields.list('tiles', tileIn);
  const figures = fields.list('figures', figureIn);
  return positionOf({ monster: fields.read('monster', monsterIn), tiles, figures }, { place, halfPairs });
}

function monsterIn(json: Json | undefined, place: string): PositionParts['monster'] {
  const fields = fieldsOf(json, place, ['at', 'facing']);
  return { at: fields.read('at', nameIn), facing: fields.read('facing', directionIn) };
}

export function tileIn(json: Json | undefined, place: string): Tile {
  const anything = fieldsOf(json, place, ['kind', 'at', 'pair?', 'facing?', 'shape?']);
  const kind = anything.oneOf('kind', TILE_KINDS, 'C1');
  if (kind === 'teleporter') {
    const fields = fieldsOf(json, place, ['kind', 'pair', 'at', 'facing']);
    const pair = fields.oneOf('pair', PAIRS, 'C1');
    return { kind, pair, at: fields.read('at', nameIn), facing: fields.read('facing', directionIn) };
  }
  if (kind === 'pool') {
    const fields = fieldsOf(json, place, ['kind', 'shape', 'at']);
    return { kind, shape: fields.oneOf('shape', POOL_SHAPES, 'C1'), at: fields.read('at', nameIn) };
  }
  return { kind, at: fieldsOf(json, place, ['kind', 'at']).read('at', nameIn) };
}

/** A tile with its fields in the order of the formats. */
export function tileJson(tile: Tile): Tile {
  if (tile.kind === 'teleporter')
    return { kind: tile.kind, pair: tile.pair, at: tile.at, facing: tile.facing };
  if (tile.kind === 'pool') return { kind: tile.kind, shape: tile.shape, at: tile.at };
  return { kind: tile.kind, at: tile.at };
}

function figureIn(json: Json | undefined, place: string): FigurePart {
  const fields = fieldsOf(json, place, ['id', 'at', 'points?', 'owner?']);
  const id = fields.text('id');
  if (id === '') throw new FormatError('bad-value', `${place}.id must not be empty`);
  const more = { ...fields.given('points', pointsIn), ...fields.given('owner', textOf) };
  const outside = outsideNamed(fields.text('at'));
  return { id, at: outside === undefined ? fields.read('at', nameIn) : placeName(outside), ...more };
}

function pointsIn(value: Json | undefined, place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_POINTS)
    return value;
  throw new FormatError(
    'C3',
    `${place}: a figure shows a number from 1 to ${MOST_POINTS}, not ${shown(value)}`,
  );
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
