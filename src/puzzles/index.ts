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
export { LEVEL_FORMAT, type Level, MOST_OF_A_KIND, readLevel, type SupplyItem, writeLevel } from './level.ts';
export { readLink, writeLink } from './link.ts';
export { type Eaten, type Failure, type Run, run, type Stance, solves } from './run.ts';
export { type Solved, type SolverOptions, type SolverProgress, solve, solver } from './solver.ts';
