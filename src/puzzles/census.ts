import type { Position } from '../rules/index.ts';
import { type Downs, wholeSupply } from './attempt.ts';
import type { Level } from './level.ts';
import { bitCount, eatenMask } from './run.ts';
import { Search } from './search.ts';
import type { Workbench } from './workbench.ts';

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
  const judge = (end: Position, bench: Workbench): boolean => {
    const mask = eatenMask(end);
    const size = bench.pieces.reduce((sum, { heap }) => sum + bench.heaps[heap]!.weight, 0);
    let outcome = outcomes.get(mask);
    if (outcome === undefined) {
      outcome = { mask, least: size, leanCount: 0, count: 0, fillings: [] };
      outcomes.set(mask, outcome);
    }
    outcome.count++;
    if (size < outcome.least) {
      outcome.least = size;
      outcome.leanCount = 0;
      outcome.fillings = [];
    }
    if (size === outcome.least) {
      outcome.leanCount++;
      if (outcome.fillings.length < MOST_SOLUTIONS) outcome.fillings.push(bench.downs());
    }
    return false;
  };
  const enough = (): boolean => search.walks > mostWalks;
  const search: Search = new Search(hall, { most: wholeSupply(hall), judge, enough });
  for (const _ of search.run());
  return { outcomes, walks: search.walks, complete: !search.ended };
}

/** How many fillings fail by one figure only where these should be eaten. */
export function decoysIn({ outcomes }: Census, goal: number): number {
  let decoys = 0;
  for (const { mask, count } of outcomes.values()) if (bitCount(mask ^ goal) === 1) decoys += count;
  return decoys;
}
