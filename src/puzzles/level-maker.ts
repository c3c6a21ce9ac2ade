import { type FigurePart, partsOf, positionOf, type Random } from '../rules/index.ts';
import { wholeSupply } from './attempt.ts';
import { type Census, decoysIn, MOST_SOLUTIONS, type Outcome, takeCensus } from './census.ts';
import { type Idea, ideasOf, lookAhead, type Measures } from './difficulty.ts';
import { type HallPlan, makeHall } from './hall-maker.ts';
import { type Level, plainName } from './level.ts';
import { bitCount, type Run, run } from './run.ts';

/** What a level must be like. */
export interface LevelPlan extends HallPlan {
  /** The walk that solves it shows at least so many ideas. */
  readonly fewestIdeas: number;
  readonly fewestEnemies: number;
  readonly mostSolutions: number;
  /** A hall whose search is larger than this is left. */
  readonly mostWalks: number;
}

/** A level with what was measured of it. */
export interface MadeLevel {
  readonly level: Level;
  readonly measures: Measures;
  readonly ideas: readonly Idea[];
}

/** A walk that is interesting: not long, and no long circle with nothing going on. */
const MOST_STEPS = 90;
const LONGEST_CIRCLE = 40;
export const isLively = ({ steps, cycle }: Run): boolean => steps <= MOST_STEPS && cycle <= LONGEST_CIRCLE;

/** Levels from one hall of chance: one for each choice of enemies that makes a good one. */
export function levelsOfOneHall(plan: LevelPlan, random: Random): MadeLevel[] {
  const hall = makeHall(plan, random);
  const census = takeCensus(hall, plan.mostWalks);
  if (!census.complete) return [];
  const made: MadeLevel[] = [];
  for (const outcome of census.outcomes.values()) {
    if (!isWanted(outcome, hall, plan)) continue;
    const level = levelFor(hall, outcome);
    const walked = run(level, level.solutions![0]!);
    const ideas = ideasOf(walked);
    if (!isLively(walked) || ideas.length < plan.fewestIdeas) continue;
    made.push({ level, measures: measuresOf(level, census, outcome), ideas });
  }
  return made;
}

/** Whether these eaten make a level: every thing needed, few solutions, and figures of both sides. */
function isWanted({ mask, least, leanCount }: Outcome, hall: Level, plan: LevelPlan): boolean {
  const figures = hall.enemies.length;
  const eatenBait = mask >> figures;
  const enemies = bitCount(mask);
  return (
    eatenBait === 0 && // bait is put out to live (P3)
    enemies >= plan.fewestEnemies &&
    (enemies < figures || hall.own.length > 0) &&
    least === wholeSupply(hall) &&
    leanCount <= Math.min(plan.mostSolutions, MOST_SOLUTIONS)
  );
}

/** The hall with those who are eaten as enemies and the others as own figures, own ones first in the cast. */
function levelFor(hall: Level, { mask, fillings }: Outcome): Level {
  const parts = partsOf(hall.position);
  const isEaten = (_: unknown, figure: number): boolean => ((mask >> figure) & 1) === 1;
  const eaten = parts.figures.filter(isEaten);
  const others = parts.figures.filter((figure) => !eaten.includes(figure));
  const names = new Map([...others, ...eaten].map(({ id }, i) => [id, plainName(i)]));
  const renamed = ({ id, at }: FigurePart): FigurePart => ({ id: names.get(id)!, at });
  return {
    ...hall,
    position: positionOf({ ...parts, figures: [...others, ...eaten].map(renamed) }),
    own: others.map(({ id }) => names.get(id)!),
    enemies: eaten.map(({ id }) => names.get(id)!),
    solutions: fillings.map((filling) =>
      filling.map((put) => ('figure' in put ? { ...put, figure: names.get(put.figure)! } : put)),
    ),
  };
}

function measuresOf(level: Level, census: Census, { mask }: Outcome): Measures {
  const solution = level.solutions![0]!;
  return {
    search: census.walks,
    decoys: decoysIn(census, mask),
    ahead: lookAhead(level, solution),
    things: solution.length,
  };
}
