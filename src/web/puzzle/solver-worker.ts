import { readLevel, type Solved, type SolverOptions, solver } from '../../puzzles/index.ts';

/** What the solver is asked: a level as its file. */
export interface SolverQuestion {
  readonly level: string;
  readonly options: SolverOptions;
}

/** How far it is, 0 to 1, and what it has tried and found by then. */
export interface Progress {
  readonly done: number;
  readonly walks: number;
  readonly found: number;
}

/** What it tells: how far it is, now and then; last its result. */
export type SolverTold =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'solved'; readonly solved: Solved }
  | { readonly type: 'failed'; readonly message: string };

/** Levels are solved here, away from the page. One question at a time; whoever has lost interest ends the worker. */
addEventListener('message', ({ data }: MessageEvent<SolverQuestion>) => answer(data));

/** Milliseconds between two reports. */
const REPORT = 100;

const tell = (told: SolverTold): void => postMessage(told);

function answer({ level, options }: SolverQuestion): void {
  try {
    const read = readLevel(level);
    if (!read.ok) throw new Error(read.message);
    const steps = solver(read.value, options);
    let next = performance.now() + REPORT;
    for (;;) {
      const step = steps.next();
      if (step.done === true) {
        tell({ type: 'solved', solved: step.value });
        return;
      }
      if (performance.now() < next) continue;
      next = performance.now() + REPORT;
      const { done, walks, found } = step.value;
      tell({ type: 'progress', done, walks, found });
    }
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
