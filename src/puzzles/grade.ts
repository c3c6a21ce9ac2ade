import { wholeSupply } from './attempt.ts';
import { decoysIn, MOST_SOLUTIONS, takeCensus } from './census.ts';
import {
  type Difficulty,
  difficultyOf,
  effortOf,
  type Idea,
  ideasOf,
  lookAhead,
  type Measures,
} from './difficulty.ts';
import { type Level, putDownJson } from './level.ts';
import { isLively } from './level-maker.ts';
import { maskOf, run } from './run.ts';
import { solve } from './solver.ts';

/**
 * What can be wrong with a level that is to be shipped.
 * @public
 */
export const FLAWS = [
  'unsolvable',
  'not-searched',
  'solved-by-nothing',
  'things-left-over',
  'many-solutions',
  'other-solutions',
  'dull-walk',
] as const;
export type Flaw = (typeof FLAWS)[number];

export interface Grade {
  readonly difficulty: Difficulty;
  readonly effort: number;
  readonly measures: Measures;
  /** How many solutions there are. */
  readonly solutions: number;
  readonly smallest: number;
  readonly ideas: readonly Idea[];
  readonly steps: number;
  readonly cycle: number;
  readonly flaws: readonly Flaw[];
}

/** A search that takes more walks than this is left. */
const MOST_WALKS = 3_000_000;
const FEWEST_IDEAS = 2;
/** Who is eaten is counted in bits. */
export const MOST_FIGURES = 30;

/** Measures a level of at most MOST_FIGURES figures: solves it, walks through all its fillings, and says what is wrong. */
export function gradeLevel(level: Level): Grade {
  const solved = solve(level);
  const census = takeCensus(level, MOST_WALKS);
  const [best] = solved.solutions;
  const walked = run(level, best ?? []);
  const measures: Measures = {
    search: census.walks,
    decoys: decoysIn(census, maskOf(level, level.enemies)),
    ahead: best === undefined ? 0 : lookAhead(level, best),
    things: best?.length ?? 0,
  };
  const effort = effortOf(measures, solved.solutions.length);
  const ideas = ideasOf(walked);
  const whole = wholeSupply(level);
  const smallest = solved.solutions.filter(({ length }) => length === best?.length);
  const flaws: Flaw[] = [];
  if (best === undefined) flaws.push('unsolvable');
  if (!census.complete || !solved.complete) flaws.push('not-searched');
  if (best?.length === 0) flaws.push('solved-by-nothing');
  if (solved.solutions.some(({ length }) => length < whole)) flaws.push('things-left-over');
  if (smallest.length > MOST_SOLUTIONS) flaws.push('many-solutions');
  if (!saysTheSame(level.solutions ?? [], smallest)) flaws.push('other-solutions');
  if (!isLively(walked) || ideas.length < FEWEST_IDEAS) flaws.push('dull-walk');
  return {
    difficulty: difficultyOf(effort),
    effort,
    measures,
    solutions: solved.solutions.length,
    smallest: smallest.length,
    ideas,
    steps: walked.steps,
    cycle: walked.cycle,
    flaws,
  };
}

/** Whether two lists hold the same solutions in any order; a level that tells none is not wrong. */
function saysTheSame(told: NonNullable<Level['solutions']>, found: NonNullable<Level['solutions']>): boolean {
  const texts = (list: typeof told): string[] =>
    list
      .map((downs) =>
        downs
          .map((put) => JSON.stringify(putDownJson(put)))
          .sort()
          .join(),
      )
      .sort();
  return told.length === 0 || texts(told).join(' ') === texts(found).join(' ');
}
