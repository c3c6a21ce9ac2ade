import {
  checkPlacement,
  DIRECTIONS,
  type Game,
  isBlockKind,
  type Pair,
  type Position,
  SPACES,
  type SpaceName,
  SUPPLY_KINDS,
  type SupplyKind,
  spaceName,
  type Tile,
} from '../rules/index.ts';

/** The kinds of tiles that are still in the supply. */
export const kindsLeft = (game: Game): SupplyKind[] => SUPPLY_KINDS.filter((kind) => game.supply[kind] > 0);

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

/** A tile turned in every way; those that cover the same spaces, and so stand or fall together, in one list. */
function waysToLie(kind: SupplyKind, at: SpaceName): Tile[][] {
  if (kind === 'pool-2x2') return [[{ kind: 'pool', shape: '2x2', at }]];
  if (kind === 'pool-4x1') {
    return [[{ kind: 'pool', shape: '4x1', at }], [{ kind: 'pool', shape: '1x4', at }]];
  }
  if (isBlockKind(kind)) return [[{ kind, at }]];
  const pair: Pair = kind === 'teleporter-1' ? 1 : 2;
  return [DIRECTIONS.map((facing) => ({ kind: 'teleporter', pair, at, facing }))];
}
