import {
  checkPutDown,
  type FigureId,
  PAIRS,
  type Pair,
  type Position,
  type PutDown,
  partsOf,
  positionOf,
  type Refusal,
  refuse,
  SPACES,
  type SpaceName,
  type SupplyKind,
  space,
  spaceName,
  supplyKind,
  type Tile,
  WAITING,
  waysToLie,
} from '../rules/index.ts';
import type { Level, SupplyItem } from './level.ts';

/** What a player has put down so far, in any order: a plain value. */
export type Downs = readonly PutDown[];

/** A heap of the supply, or one of the own figures that wait. */
export type Piece = SupplyKind | { readonly figure: FigureId };

/** What is left of the supply. Heaps that are used up stay, with a count of 0. */
export interface SupplyLeft {
  readonly heaps: readonly { readonly piece: SupplyKind; readonly count: number; readonly of: number }[];
  /** Own figures that still wait. */
  readonly figures: readonly FigureId[];
}

const pieceOf = (item: SupplyItem): SupplyKind => {
  if (item.kind === 'teleporter') return `teleporter-${item.pair}`;
  if (item.kind === 'pool') return `pool-${item.shape}`;
  return item.kind;
};

/** Own figures that wait at the entrance in the level: bait. */
export const baitOf = ({ position, own }: Level): FigureId[] =>
  own.filter((id) => position.placeOf(position.figureNamed(id)!) === WAITING);

export function supplyLeft(level: Level, downs: Downs): SupplyLeft {
  const used = (piece: SupplyKind): number =>
    downs.filter((put) => !('figure' in put) && supplyKind(put) === piece).length;
  const heaps = level.supply.map((item) => {
    const piece = pieceOf(item);
    return { piece, count: item.count - used(piece), of: item.count };
  });
  const out = new Set(downs.flatMap((put) => ('figure' in put ? [put.figure] : [])));
  return { heaps, figures: baitOf(level).filter((id) => !out.has(id)) };
}

/**
 * The position with these things put down (they were checked). One of a pair of teleporters may lie there alone while
 * the player is at it.
 */
export function positionWith({ position }: Pick<Level, 'position'>, downs: Downs): Position {
  const { monster, tiles, figures } = partsOf(position);
  const stands = new Map(downs.flatMap((put) => ('figure' in put ? [[put.figure, put.at] as const] : [])));
  return positionOf(
    {
      monster,
      tiles: [...tiles, ...downs.filter((put): put is Tile => !('figure' in put))],
      figures: figures.map((figure) => ({ ...figure, at: stands.get(figure.id) ?? figure.at })),
    },
    { halfPairs: true },
  );
}

/** P1: why this may not be put down next, if so. */
export function checkNext(level: Level, downs: Downs, put: PutDown): Refusal | undefined {
  const left = supplyLeft(level, downs);
  if ('figure' in put) {
    if (!left.figures.includes(put.figure)) return refuse('not-in-supply', { figure: put.figure });
  } else {
    const piece = supplyKind(put);
    const heap = left.heaps.find((one) => one.piece === piece);
    if (heap === undefined || heap.count <= 0) return refuse('none-left', { tile: piece });
  }
  return checkPutDown(positionWith(level, downs), put, spacesToUse(level));
}

const spacesToUse = ({ mayUse }: Level): ReadonlySet<ReturnType<typeof space>> | undefined =>
  mayUse === undefined ? undefined : new Set(mayUse.map(space));

/** The first thing that may not lie where it does, putting one down after another. */
export function checkAll(
  level: Level,
  downs: Downs,
): { readonly index: number; readonly refusal: Refusal } | undefined {
  for (const [index, put] of downs.entries()) {
    const refusal = checkNext(level, downs.slice(0, index), put);
    if (refusal !== undefined) return { index, refusal };
  }
  return undefined;
}

/** A pair of which only one teleporter lies there: the monster can't start before the other one does (C1). */
export function lonePair(level: Level, downs: Downs): Pair | undefined {
  const teleporters = [...level.position.hall.teleporters, ...downs.filter(isTeleporter)];
  return PAIRS.find((pair) => teleporters.filter((one) => one.pair === pair).length === 1);
}
export const isTeleporter = (put: PutDown): put is Extract<Tile, { kind: 'teleporter' }> =>
  !('figure' in put) && put.kind === 'teleporter';

/** Every way to put a piece down on a space; a teleporter with the arrow `n` only, for any arrow goes. */
const waysFor = (piece: Piece, at: SpaceName): PutDown[] =>
  typeof piece === 'string' ? waysToLie(piece, at).map(([way]) => way!) : [{ figure: piece.figure, at }];

/** All legal ways to put this piece down next; a pool's `at` is its top left space. */
export function spacesFor(level: Level, downs: Downs, piece: Piece): PutDown[] {
  const position = positionWith(level, downs);
  const mayUse = spacesToUse(level);
  return SPACES.flatMap((at) =>
    waysFor(piece, spaceName(at)).filter((put) => checkPutDown(position, put, mayUse) === undefined),
  );
}

/** How many things a solution counts for the stars: tiles and figures alike. */
export const MOST_STARS = 3;

/** How many things the supply holds, bait among them. */
export const wholeSupply = (level: Level): number =>
  level.supply.reduce((sum, { count }) => sum + count, baitOf(level).length);

/** What a player should get by with: the smallest solution the level tells, else the whole supply. */
export const parOf = (level: Level): number =>
  Math.min(wholeSupply(level), ...(level.solutions ?? []).map((solution) => solution.length));

/** Stars for a solved level: three with no more than the smallest solution takes, one less for each thing more. */
export const starsFor = (level: Level, downs: Downs): 1 | 2 | 3 =>
  Math.max(1, Math.min(MOST_STARS, MOST_STARS + parOf(level) - downs.length)) as 1 | 2 | 3;
