import { ENTRANCE, EXIT, GRID, SPACES, type Space, type SpaceName, space, spaceName } from './board.ts';
import { type Direction, directionOf, headingOf } from './directions.ts';
import type { FigureId } from './events.ts';
import { FormatError, shown } from './format-error.ts';
import { blockKind, FIRST_FIGURE, FREE, isBlockCode } from './ground.ts';
import { layPosition, type Place, type Position, placeName, placeNamed } from './position.ts';
import { PAIRS, type Pool, spacesOf, type Tile } from './tiles.ts';

/** A position taken to pieces: plain values, to be built, changed and written. */
export interface PositionParts {
  readonly monster: { readonly at: SpaceName; readonly facing: Direction };
  readonly tiles: readonly Tile[];
  readonly figures: readonly FigurePart[];
}

/** A figure; without points its number is not said. */
export interface FigurePart {
  readonly id: FigureId;
  readonly at: Place;
  readonly points?: number;
  readonly owner?: string;
}

interface Building {
  /** How the position is called where something is wrong with it. */
  readonly place?: string;
  /** A teleporter may lie alone: the hall is still being laid out. */
  readonly halfPairs?: boolean;
}

/** The position made of these parts; throws a FormatError that says which of them can't be so. */
export function positionOf(
  parts: PositionParts,
  { place = 'position', halfPairs = false }: Building = {},
): Position {
  checkTiles(parts.tiles, `${place}.tiles`);
  if (!halfPairs) checkPairs(parts.tiles, `${place}.tiles`);
  const cast = parts.figures.map(({ id, owner }) => (owner === undefined ? { id } : { id, owner }));
  const position = layPosition(parts.tiles, cast);
  standFigures(position, parts.figures, `${place}.figures`);
  standMonster(position, parts.monster, `${place}.monster`);
  return position;
}

/** The parts a position is made of. */
export const partsOf = (position: Position): PositionParts => ({
  monster: { at: spaceName(position.monsterAt), facing: directionOf(position.facing) },
  tiles: tilesOf(position),
  figures: position.cast.map(({ id, owner }, figure) => {
    const points = position.pointsOf(figure);
    return {
      id,
      at: placeName(position.placeOf(figure)),
      ...(points > 0 && { points }),
      ...(owner !== undefined && { owner }),
    };
  }),
});

const CORNER_TILE = 'no tile may lie in the corners a1 and p11';

/** Everything the formats ask of the tiles of a possible position. */
function checkTiles(tiles: readonly Tile[], place: string): void {
  const pools = new Set<Space>();
  const standing = new Map<Space, Tile>();
  tiles.forEach((tile, i) => {
    const where = `${place}[${i}]`;
    for (const at of spacesUnder(tile, where)) {
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
        `${place}: teleporter pair ${pair} has ${count}, not both or none of its two`,
      );
    }
  }
}

/** The spaces a tile covers; throws where it can't lie. */
export function spacesUnder(tile: Tile, place: string): Space[] {
  return spacesOf(tile).map((at) => {
    if (at === EXIT || at === ENTRANCE) throw new FormatError('S4', `${place}: ${CORNER_TILE}`);
    if (at !== undefined) return at;
    const shape = tile.kind === 'pool' ? tile.shape : '';
    throw new FormatError('B2', `${place}: a ${shape} pool at ${tile.at} reaches beyond the board`);
  });
}

const overlap = (place: string, what: string, at: Space): FormatError =>
  new FormatError('S4', `${place}: ${what} on ${spaceName(at)}; tiles do not overlap`);

function standFigures(position: Position, figures: readonly FigurePart[], place: string): void {
  const ids = new Set<string>();
  figures.forEach(({ id, at: name, points = 0 }, figure) => {
    const at = placeNamed(name);
    if (ids.has(id)) {
      throw new FormatError('figure-twice', `${place}[${figure}]: there are two figures called ${shown(id)}`);
    }
    ids.add(id);
    const taken = at < GRID ? position.at(at) : FREE;
    if (taken !== FREE) {
      const rule = taken >= FIRST_FIGURE ? 'F3' : isBlockCode(taken) ? 'F5' : 'F4';
      const what = thingNamed(position, taken);
      throw new FormatError(
        rule,
        `${place}[${figure}]: ${id} can't stand on ${spaceName(at as Space)}, where ${what} is`,
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

function standMonster(position: Position, monster: PositionParts['monster'], place: string): void {
  const at = space(monster.at);
  const taken = position.at(at);
  if (taken >= FIRST_FIGURE || isBlockCode(taken)) {
    const rule = taken >= FIRST_FIGURE ? 'M4' : 'M5';
    const what = thingNamed(position, taken);
    throw new FormatError(rule, `${place}: the monster can't stand on ${spaceName(at)}, where ${what} is`);
  }
  position.monsterAt = at;
  position.facing = headingOf(monster.facing);
}

/** All spaces by column, then row: the order in which tiles are written. */
export const BY_COLUMN: readonly Space[] = [...SPACES].sort((a, b) => (a & 15) - (b & 15) || a - b);

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
