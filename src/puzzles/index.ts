/**
 * The puzzle game: levels as text and links, trying a solution, the exact solver, the generator, and the shipped levels.
 *
 * @packageDocumentation
 */

export {
  baitOf,
  checkAll,
  checkNext,
  type Downs,
  lonePair,
  MOST_STARS,
  type Piece,
  parOf,
  positionWith,
  type SupplyLeft,
  spacesFor,
  starsFor,
  supplyLeft,
} from './attempt.ts';
export {
  type CampaignLevel,
  type Chapter,
  GROUP,
  isOpen,
  loadCampaign,
  type Names,
  SLOWEST_LEVEL,
  TO_OPEN,
} from './campaign.ts';
export { CHAPTER_PLANS, makeChapter } from './campaign-plan.ts';
export {
  DAYS,
  type DailyLevel,
  DailyLevels,
  dateOf,
  dayNumber,
  difficultyOfDay,
  FIRST_DAY,
  loadDaily,
  makeDaily,
} from './daily.ts';
/** @public */
export { DIFFICULTIES, type Difficulty, IDEAS, type Idea } from './difficulty.ts';
export { type GradedLevel, generate } from './generator.ts';
export {
  /** @public */
  FLAWS,
  type Flaw,
  type Grade,
  gradeLevel,
  MOST_FIGURES,
} from './grade.ts';
export { type Does, HINT_STEPS, type Hint, hintFor } from './hints.ts';
export {
  type Level,
  levelOf,
  MOST_OF_A_KIND,
  readLevel,
  type SupplyItem,
  writeLevel,
} from './level.ts';
export { readLink, writeLink } from './link.ts';
export { type Eaten, type Failure, type Run, run, type Stance, solves } from './run.ts';
export { type Solved, type SolverOptions, type SolverProgress, solve, solver } from './solver.ts';
export { tinker } from './tinkerer.ts';
