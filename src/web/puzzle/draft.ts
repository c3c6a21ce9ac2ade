import { baitOf, type Level, levelOf, MOST_OF_A_KIND, type SupplyItem } from '../../puzzles/index.ts';
import {
  DIRECTIONS,
  type Direction,
  directionOf,
  looseTile,
  type Position,
  type PositionParts,
  placeName,
  positionOf,
  type Read,
  reading,
  type SpaceName,
  SUPPLY_KINDS,
  type SupplyKind,
  spaceName,
  type Target,
  type Tile,
  tilesOf,
} from '../../rules/index.ts';
import { putDownIn, spaceIn } from '../kept/index.ts';
import type { Side } from './cast.ts';

/** A level while it is built: a plain value. It may lack what a level needs, but its hall is always a possible one. */
export interface Draft {
  readonly name: string;
  readonly author: string;
  readonly monster: { readonly at: SpaceName; readonly facing: Direction };
  readonly tiles: readonly Tile[];
  /** Those in the hall. */
  readonly figures: readonly { readonly side: Side; readonly at: SpaceName }[];
  /** How many own figures wait, to be put down as bait. */
  readonly bait: number;
  readonly supply: Readonly<Partial<Record<SupplyKind, number>>>;
  /** Left out: all spaces. */
  readonly mayUse?: readonly SpaceName[];
}

export const EMPTY_DRAFT: Draft = {
  name: '',
  author: '',
  monster: { at: 'h6', facing: 'e' },
  tiles: [],
  figures: [],
  bait: 0,
  supply: {},
};

export const MOST_BAIT = 6;

const figureId = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : `F${index + 1}`);

/** Figures get their names in the order they were put down, those who wait last. */
const castOf = ({ figures, bait }: Draft) => [
  ...figures.map(({ side, at }, index) => ({ id: figureId(index), side, at: at as Target })),
  ...Array.from({ length: bait }, (_, index) => ({
    id: figureId(figures.length + index),
    side: 'own' as const,
    at: 'entrance' as const,
  })),
];

const idsOf = (draft: Draft, which: Side): string[] =>
  castOf(draft)
    .filter(({ side }) => side === which)
    .map(({ id }) => id);

export const sidesOf = (draft: Draft): Pick<Level, 'own' | 'enemies'> => ({
  own: idsOf(draft, 'own'),
  enemies: idsOf(draft, 'enemy'),
});

const positionParts = (draft: Draft): PositionParts => ({
  monster: draft.monster,
  tiles: draft.tiles,
  figures: castOf(draft).map(({ id, at }) => ({ id, at })),
});

/** How the hall stands; a teleporter may lie there alone while one is at it. */
export const draftPosition = (draft: Draft): Read<Position> =>
  reading(() => positionOf(positionParts(draft), { halfPairs: true }));

function supplyItem(kind: SupplyKind, count: number): SupplyItem {
  const tile = looseTile(kind);
  if (tile.kind === 'teleporter') return { kind: 'teleporter', pair: tile.pair, count };
  if (tile.kind === 'pool') return { kind: 'pool', shape: kind === 'pool-2x2' ? '2x2' : '4x1', count };
  return { kind: tile.kind, count };
}

/** The level, or what it lacks. */
export function draftLevel(draft: Draft, solutions?: Level['solutions']): Read<Level> {
  const { name, author, mayUse, supply } = draft;
  return levelOf(() => ({
    name,
    author,
    position: positionOf(positionParts(draft)),
    ...sidesOf(draft),
    supply: SUPPLY_KINDS.flatMap((kind) =>
      (supply[kind] ?? 0) > 0 ? [supplyItem(kind, supply[kind]!)] : [],
    ),
    ...(mayUse !== undefined && { mayUse }),
    ...(solutions !== undefined && { solutions }),
  }));
}

/** A level to go on building from. Its figures lose their names and numbers, which puzzles do not need. */
export function draftOf(level: Level): Draft {
  const { position, own, name, author, mayUse } = level;
  const bait = new Set(baitOf(level));
  return {
    name,
    author,
    monster: { at: spaceName(position.monsterAt), facing: directionOf(position.facing) },
    tiles: tilesOf(position),
    figures: position.cast.flatMap(({ id }, figure) =>
      bait.has(id)
        ? []
        : [
            {
              side: own.includes(id) ? ('own' as const) : ('enemy' as const),
              at: placeName(position.placeOf(figure)) as SpaceName,
            },
          ],
    ),
    bait: bait.size,
    supply: Object.fromEntries(level.supply.map((item) => [supplyKindOf(item), item.count])),
    ...(mayUse !== undefined && { mayUse }),
  };
}

const supplyKindOf = (item: SupplyItem): SupplyKind => {
  if (item.kind === 'teleporter') return `teleporter-${item.pair}`;
  return item.kind === 'pool' ? `pool-${item.shape}` : item.kind;
};

export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** A kept draft; undefined where it can't be understood or its hall is impossible. */
export function readDraft(text: string): Draft | undefined {
  const draft = draftIn(parsed(text));
  return draft !== undefined && draftPosition(draft).ok ? draft : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null;
const textIn = (data: unknown): string => (typeof data === 'string' ? data : '');

function draftIn(data: unknown): Draft | undefined {
  if (!isFields(data) || !isFields(data['monster'])) return undefined;
  const at = spaceIn(data['monster']['at']);
  const facing = DIRECTIONS.find((one) => one === (data['monster'] as Fields)['facing']);
  const { tiles, figures, mayUse } = data;
  if (at === undefined || facing === undefined || !Array.isArray(tiles) || !Array.isArray(figures))
    return undefined;
  return {
    name: textIn(data['name']),
    author: textIn(data['author']),
    monster: { at, facing },
    tiles: tiles.flatMap((tile) => {
      const put = putDownIn(tile);
      return put === undefined || 'figure' in put ? [] : [put];
    }),
    figures: figures.flatMap((figure) => {
      const stands = isFields(figure) ? spaceIn(figure['at']) : undefined;
      if (stands === undefined) return [];
      return [{ side: figure['side'] === 'own' ? ('own' as const) : ('enemy' as const), at: stands }];
    }),
    bait: countIn(data['bait'], MOST_BAIT),
    supply: supplyIn(data['supply']),
    ...(Array.isArray(mayUse) && { mayUse: mayUse.flatMap((name) => spaceIn(name) ?? []) }),
  };
}

const countIn = (data: unknown, most: number): number =>
  typeof data === 'number' && Number.isInteger(data) && data > 0 ? Math.min(data, most) : 0;

const supplyIn = (data: unknown): Draft['supply'] =>
  Object.fromEntries(
    SUPPLY_KINDS.flatMap((kind) => {
      const count = isFields(data) ? countIn(data[kind], MOST_OF_A_KIND) : 0;
      return count === 0 ? [] : [[kind, kind.startsWith('teleporter') ? 2 : count]];
    }),
  );
