import type { Solved, SolverOptions } from '../../puzzles/index.ts';

/** What the solver is asked: a level as its file. */
export interface SolverQuestion {
  readonly level: string;
  readonly options: SolverOptions;
}

/** What it tells: how far it is, 0 to 1, now and then; last its result. */
export type SolverTold =
  | { readonly type: 'progress'; readonly done: number; readonly walks: number; readonly found: number }
  | { readonly type: 'solved'; readonly solved: Solved }
  | { readonly type: 'failed'; readonly message: string };
