import { type Solved, solver } from '../puzzles/index.ts';
import { FailedCheck } from './failures.ts';
import { downsInWords, openLevel } from './levels-file.ts';
import { figures, plural, print } from './output.ts';
import { startProgress } from './progress.ts';

export interface SolveOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

const PARTS = 1000;

/** Solves a level exactly and prints what was found. */
export async function solveFile(path: string, { all, json }: SolveOptions): Promise<void> {
  const level = await openLevel(path);
  const progress = await startProgress(PARTS, 'parts of the search');
  const steps = solver(level, { want: all ? 'all' : 'smallest' });
  let solved: Solved | undefined;
  while (solved === undefined) {
    const step = steps.next();
    if (step.done === true) solved = step.value;
    else progress.update(Math.floor(step.value.done * PARTS));
  }
  progress.stop();
  const { solutions, walks } = solved;
  if (json) await print(`${JSON.stringify({ solutions, walks })}\n`);
  else {
    const kind = all ? '' : ' of the smallest size';
    await print(`${plural(solutions.length, 'solution')}${kind}, ${figures(walks)} walks\n`);
    for (const [i, downs] of solutions.entries()) await print(`${i + 1}. ${downsInWords(downs)}\n`);
  }
  if (solutions.length === 0) throw new FailedCheck(`${path} has no solution`);
}
