import {
  halfTurn,
  isAtEdge,
  NO_PLACEMENT,
  neighbour,
  SPACES,
  type Space,
  type SpaceName,
  space,
  spaceName,
} from './board.ts';
import { DIRECTIONS, headingOf } from './directions.ts';
import type { FigureId } from './events.ts';
import { FREE, TELEPORTER } from './ground.ts';
import { type Position, WAITING } from './position.ts';
import { type Refusal, refuse } from './refusals.ts';
import { canTurn, looseTile, type SupplyKind, spacesOf, type Tile } from './tiles.ts';

/** S4, S5: why a tile may not be placed there, if so. */
export function checkPlacement(position: Position, tile: Tile): Refusal | undefined {
  const refused = checkSpaces(position, spacesOf(tile), tileWords(tile), tile.at);
  if (refused !== undefined || tile.kind !== 'teleporter') return refused;
  return checkTeleporter(position, space(tile.at));
}

/** S4 for the spaces a thing would cover. */
function checkSpaces(
  position: Position,
  spaces: readonly (Space | undefined)[],
  thing: string,
  where: SpaceName,
): Refusal | undefined {
  for (const at of spaces) {
    if (at === undefined) return refuse('off-board', { thing, at: where });
    if (NO_PLACEMENT.includes(at)) return refuse('kept-free', { at: spaceName(at) });
    if (!isFree(position, at)) return refuse('occupied', { thing, at: spaceName(at) });
  }
  return undefined;
}

/** A tile in words. */
export const tileWords = (tile: Tile): string => {
  if (tile.kind === 'pool') return `${tile.shape} pool`;
  return tile.kind === 'teleporter' ? `teleporter of pair ${tile.pair}` : tile.kind;
};

const isFree = (position: Position, at: Space): boolean =>
  position.at(at) === FREE && position.hall.isPool[at] === 0 && position.monsterAt !== at;

function checkTeleporter(position: Position, at: Space): Refusal | undefined {
  for (const direction of DIRECTIONS) {
    const next = neighbour(at, headingOf(direction));
    if (next !== undefined && position.at(next) === TELEPORTER)
      return touching('teleporters-touch', at, next);
  }
  // Equal letters stand on walls that half a turn takes into each other (B4).
  const other = halfTurn(at);
  if (isAtEdge(at) && position.at(other) === TELEPORTER)
    return touching('teleporters-through-wall', at, other);
  return undefined;
}

const touching = (
  reason: 'teleporters-touch' | 'teleporters-through-wall',
  at: Space,
  other: Space,
): Refusal => refuse(reason, { at: spaceName(at), other: spaceName(other) });

/** S4: a tile turned in every way; those that cover the same spaces, and so stand or fall together, in one list. */
export function waysToLie(kind: SupplyKind, at: SpaceName): Tile[][] {
  const turned = (turns: number): Tile => ({ ...looseTile(kind, turns), at });
  if (!canTurn(kind)) return [[turned(0)]];
  return kind === 'pool-4x1' ? [[turned(0)], [turned(1)]] : [DIRECTIONS.map((_, turns) => turned(turns))];
}

/** S4, S5: every way to place a tile of a kind, space by space, turned in every way. */
export function placementsOf(position: Position, kind: SupplyKind): Tile[] {
  const placements: Tile[] = [];
  for (const at of SPACES) {
    for (const ways of waysToLie(kind, spaceName(at))) {
      if (checkPlacement(position, ways[0]!) === undefined) placements.push(...ways);
    }
  }
  return placements;
}

/** What a player of the puzzle game puts down: a tile of the supply, or an own figure that waits. */
export type PutDown = Tile | { readonly figure: FigureId; readonly at: SpaceName };

/** P1: why it may not be put there, if so. `mayUse` are the spaces the level names, if it names any. */
export function checkPutDown(
  position: Position,
  put: PutDown,
  mayUse?: ReadonlySet<Space>,
): Refusal | undefined {
  const cover = 'figure' in put ? [space(put.at)] : spacesOf(put);
  const barred = cover.find((at) => at !== undefined && mayUse !== undefined && !mayUse.has(at));
  if (barred !== undefined) return refuse('may-not-use', { at: spaceName(barred) });
  if (!('figure' in put)) return checkPlacement(position, put);
  const figure = position.figureNamed(put.figure);
  if (figure === undefined || position.placeOf(figure) !== WAITING) {
    return refuse('not-in-supply', { figure: put.figure });
  }
  if (position.hall.isPool[space(put.at)] === 1) return refuse('figure-on-pool', { at: put.at });
  return checkSpaces(position, cover, put.figure, put.at);
}
