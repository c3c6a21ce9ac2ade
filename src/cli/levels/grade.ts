import { gradeLevel, MOST_FIGURES, tinker } from '../../puzzles/index.ts';
import { FailedCheck } from '../failures.ts';
import { figures, print, table } from '../output.ts';
import { openLevel } from './file.ts';

export interface GradeOptions {
  readonly tinkerer?: number;
  readonly json?: boolean;
}

/** The simulated solver gives up after so many tries. */
const MOST_TRIES = 4000;

/** Measures levels and prints their figures. */
export async function gradeFiles(paths: readonly string[], { tinkerer, json }: GradeOptions): Promise<void> {
  const rows: string[][] = [];
  for (const path of paths) {
    const level = await openLevel(path);
    if (level.position.cast.length > MOST_FIGURES)
      throw new FailedCheck(`${path} has more figures than can be graded: ${MOST_FIGURES} at most`);
    const found = gradeLevel(level);
    const tried = tinkerer === undefined ? [] : tinker(level, tinkerer, MOST_TRIES);
    const mean = tried.reduce((sum, tries) => sum + tries, 0) / tried.length;
    const more = tinkerer === undefined ? {} : { tinkerer: mean };
    if (json) await print(`${JSON.stringify({ file: path, name: level.name, ...found, ...more })}\n`);
    const { search, decoys, ahead, things } = found.measures;
    rows.push([
      path,
      ...[found.difficulty, found.effort, search, decoys, ahead, things, found.solutions].map(figures),
      ...[found.steps, found.cycle, ...(tinkerer === undefined ? [] : [mean])].map(figures),
      found.ideas.join(' '),
      found.flaws.join(' ') || 'none',
    ]);
  }
  if (json) return;
  const titles = [
    'difficulty',
    'effort',
    'search',
    'decoys',
    'ahead',
    'things',
    'solutions',
    'steps',
    'circle',
  ];
  const last = [...(tinkerer === undefined ? [] : ['tinkerer']), 'ideas', 'flaws'];
  await print(table([['', ...titles, ...last], ...rows]));
}
