import {
  BLOCK_KINDS,
  DIRECTIONS,
  PAIRS,
  POOL_SHAPES,
  type PutDown,
  type SpaceName,
  spaceNamed,
} from '../../rules/index.ts';
import { countIn, isFields, oneOfOr, type ShelfPlan } from './shelf.ts';

/** How far the reader has come with one level. */
export interface KeptLevel {
  /** What lies there now. */
  readonly downs: readonly PutDown[];
  /** The most stars so far; 0: not yet solved. */
  readonly stars: 0 | 1 | 2 | 3;
  /** Walks until it was solved for the first time, the steps of hints asked for by then, and whether footprints were shown. */
  readonly tries: number;
  readonly hints: number;
  readonly footprints: boolean;
  /** The day it was first solved, by this device's calendar: `2026-11-15`. */
  readonly solvedOn?: string;
}

export const PUZZLE_SPEEDS = [1, 2, 4] as const;

/** The puzzle game: levels by their names (`campaign/…`, `daily/2026-11-15`, `link/…`, `own/…`), and how the reader likes it. */
export interface KeptPuzzles {
  readonly levels: Readonly<Record<string, KeptLevel>>;
  /** The monster's way is shown while one builds. */
  readonly footprints: boolean;
  readonly speed: (typeof PUZZLE_SPEEDS)[number];
}

export const PUZZLES: ShelfPlan<KeptPuzzles> = {
  name: 'puzzles',
  version: 1,
  initial: { levels: {}, footprints: false, speed: 2 },
  read: (data) => {
    if (!isFields(data) || !isFields(data['levels'])) return undefined;
    const levels = Object.entries(data['levels']).flatMap(([name, level]) => {
      const read = levelIn(level);
      return read === undefined ? [] : [[name, read] as const];
    });
    return {
      levels: Object.fromEntries(levels),
      footprints: data['footprints'] === true,
      speed: oneOfOr(data['speed'], PUZZLE_SPEEDS, 2),
    };
  },
};

function levelIn(data: unknown): KeptLevel | undefined {
  if (!isFields(data)) return undefined;
  const { downs, solvedOn } = data;
  return {
    downs: Array.isArray(downs) ? downs.flatMap((put) => putDownIn(put) ?? []) : [],
    stars: oneOfOr(data['stars'], [0, 1, 2, 3] as const, 0),
    tries: countIn(data['tries']),
    hints: countIn(data['hints']),
    footprints: data['footprints'] === true,
    ...(typeof solvedOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(solvedOn) && { solvedOn }),
  };
}

/** A thing put down, as the rules know it; whether the level allows it is for the page to see. */
export function putDownIn(data: unknown): PutDown | undefined {
  if (!isFields(data)) return undefined;
  const at = spaceIn(data['at']);
  if (at === undefined) return undefined;
  if (typeof data['figure'] === 'string') return { figure: data['figure'], at };
  const kind = BLOCK_KINDS.find((one) => one === data['kind']);
  if (kind !== undefined) return { kind, at };
  const pair = PAIRS.find((one) => one === data['pair']);
  const facing = DIRECTIONS.find((one) => one === data['facing']);
  if (data['kind'] === 'teleporter' && pair !== undefined && facing !== undefined)
    return { kind: 'teleporter', pair, at, facing };
  const shape = POOL_SHAPES.find((one) => one === data['shape']);
  return data['kind'] === 'pool' && shape !== undefined ? { kind: 'pool', shape, at } : undefined;
}

export const spaceIn = (data: unknown): SpaceName | undefined =>
  typeof data === 'string' && spaceNamed(data) !== undefined ? (data as SpaceName) : undefined;

/** A level that the reader builds. Its draft is the editor's own text: it need not be a whole level yet. */
export interface OwnLevel {
  readonly id: string;
  readonly name: string;
  readonly draft: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

export interface OwnLevels {
  readonly levels: readonly OwnLevel[];
}

export const OWN_LEVELS: ShelfPlan<OwnLevels> = {
  name: 'own-levels',
  version: 1,
  initial: { levels: [] },
  read: (data) => {
    if (!isFields(data) || !Array.isArray(data['levels'])) return undefined;
    return { levels: data['levels'].flatMap((level) => ownLevelIn(level) ?? []) };
  },
};

function ownLevelIn(data: unknown): OwnLevel | undefined {
  if (!isFields(data)) return undefined;
  const { id, name, draft, changed } = data;
  if (typeof id !== 'string' || typeof draft !== 'string') return undefined;
  return {
    id,
    draft,
    name: typeof name === 'string' ? name : '',
    changed: typeof changed === 'number' ? changed : 0,
  };
}
