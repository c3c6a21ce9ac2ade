import { type Downs, solver } from '../../puzzles/index.ts';
import { FailedCheck } from '../failures.ts';
import { figures, plural, print, withProgress } from '../output.ts';
import { openLevel } from './file.ts';

export interface SolveOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

const PARTS = 1000;

/** Solves a level exactly and prints what was found. */
export async function solveFile(path: string, { all, json }: SolveOptions): Promise<void> {
  const level = await openLevel(path);
  const steps = solver(level, { want: all ? 'all' : 'smallest' });
  const { solutions, walks } = await withProgress(PARTS, 'parts of the search', async (progress) => {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      progress.update(Math.floor(step.value.done * PARTS));
    }
  });
  if (json) await print(`${JSON.stringify({ solutions, walks })}\n`);
  else {
    const kind = all ? '' : ' of the smallest size';
    await print(`${plural(solutions.length, 'solution')}${kind}, ${figures(walks)} walks\n`);
    for (const [i, downs] of solutions.entries()) await print(`${i + 1}. ${downsInWords(downs)}\n`);
  }
  if (solutions.length === 0) throw new FailedCheck(`${path} has no solution`);
}

/** Things put down, in words. */
const downsInWords = (downs: Downs): string =>
  downs.length === 0
    ? 'nothing'
    : downs
        .map((put) => {
          if ('figure' in put) return `figure ${put.figure} ${put.at}`;
          if (put.kind === 'teleporter') return `teleporter ${put.pair} ${put.at} ${put.facing}`;
          return put.kind === 'pool' ? `${put.shape} pool ${put.at}` : `${put.kind} ${put.at}`;
        })
        .join(', ');
