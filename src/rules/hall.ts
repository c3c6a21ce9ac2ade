import { GRID, space } from './board.ts';
import { type Heading, headingOf } from './directions.ts';
import { type Pair, type Pool, poolSpaces, type Teleporter } from './tiles.ts';

/** The floor of a hall: pools and teleporters, which never move (C1). Positions of one game share it. */
export interface Hall {
  readonly pools: readonly Pool[];
  readonly teleporters: readonly Teleporter[];
  /** 1 on every pool space. Pools that touch are one pool (F8). */
  readonly isPool: Uint8Array;
  /** On a teleporter the space of the other one of its pair, elsewhere -1. */
  readonly partner: Int16Array;
  /** On a teleporter its arrow. */
  readonly arrow: Uint8Array;
  readonly pair: Uint8Array;
}

/** Lays out a floor whose tiles were checked before; a teleporter without its partner leads to itself. */
export function layHall(pools: readonly Pool[], teleporters: readonly Teleporter[]): Hall {
  const isPool = new Uint8Array(GRID);
  for (const pool of pools) {
    for (const at of poolSpaces(pool.shape, space(pool.at))) if (at !== undefined) isPool[at] = 1;
  }
  const partner = new Int16Array(GRID).fill(-1);
  const arrow = new Uint8Array(GRID);
  const pair = new Uint8Array(GRID);
  for (const teleporter of teleporters) {
    const at = space(teleporter.at);
    const other = teleporters.find((t) => t.pair === teleporter.pair && t.at !== teleporter.at) ?? teleporter;
    partner[at] = space(other.at);
    arrow[at] = headingOf(teleporter.facing);
    pair[at] = teleporter.pair;
  }
  return { pools, teleporters, isPool, partner, arrow, pair };
}

export const arrowAt = (hall: Hall, at: number): Heading => hall.arrow[at] as Heading;
export const pairAt = (hall: Hall, at: number): Pair => hall.pair[at] as Pair;
