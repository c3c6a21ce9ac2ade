import type { Position } from '../rules/index.ts';
import type { Downs } from './attempt.ts';
import type { Level } from './level.ts';
import { eatenMask } from './run.ts';
import { Search } from './search.ts';

/** The fillings of a hall that end with the same figures eaten. */
export interface Outcome {
  /** Who is eaten, as bits by the number in the cast. */
  readonly mask: number;
  /** The fewest things that lead to it. */
  least: number;
  /** How many fillings of so few things lead to it. */
  leanCount: number;
  /** How many fillings do in all. */
  count: number;
  /** Of the leanest ones the first few. */
  fillings: Downs[];
}

export interface Census {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly walks: number;
  readonly complete: boolean;
}

/** No level is made with more solutions than these. */
export const MOST_SOLUTIONS = 3;

/**
 * Walks through all fillings of a hall once and sorts them by who is eaten. So one search tells for every choice of
 * enemies and own figures how many solutions the level would have.
 */
export function takeCensus(hall: Level, mostWalks: number): Census {
  const outcomes = new Map<number, Outcome>();
  const whole = hall.supply.reduce((sum, { count }) => sum + count, 0);
  const waiting = hall.position.cast.filter((_, figure) => !hall.position.isOnBoard(figure)).length;
  const judge = (end: Position, { pieces, heaps, downs }: Search['bench']): boolean => {
    const mask = eatenMask(end);
    let size = 0;
    for (const piece of pieces) size += heaps[piece.heap]!.weight;
    const outcome = outcomes.get(mask);
    if (outcome === undefined) {
      outcomes.set(mask, { mask, least: size, leanCount: 1, count: 1, fillings: [downs.call(search.bench)] });
      return false;
    }
    outcome.count++;
    if (size < outcome.least) {
      outcome.least = size;
      outcome.leanCount = 0;
      outcome.fillings = [];
    }
    if (size === outcome.least) {
      outcome.leanCount++;
      if (outcome.fillings.length < MOST_SOLUTIONS) outcome.fillings.push(downs.call(search.bench));
    }
    return false;
  };
  const search: Search = new Search(hall, {
    most: whole + waiting,
    judge,
    enough: () => search.walks > mostWalks,
  });
  for (const _ of search.run());
  return { outcomes, walks: search.walks, complete: !search.ended };
}
