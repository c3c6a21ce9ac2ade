import { partsOf, positionOf, type Random } from '../rules/index.ts';
import { baitOf } from './attempt.ts';
import { type Census, MOST_SOLUTIONS, type Outcome, takeCensus } from './census.ts';
import { type Idea, ideasOf, lookAhead, type Measures } from './difficulty.ts';
import { type HallPlan, makeHall } from './hall-maker.ts';
import type { Level } from './level.ts';
import { type Run, run } from './run.ts';
import { bitCount } from './tinkerer.ts';

/** What a level must be like. */
export interface LevelPlan extends HallPlan {
  /** The walk that solves it shows these. */
  readonly ideas?: readonly Idea[];
  /** At least so many ideas. */
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
    if (plan.ideas?.every((idea) => ideas.includes(idea)) === false) continue;
    made.push({ level, measures: measuresOf(level, census, outcome), ideas });
  }
  return made;
}

/** Whether these eaten make a level: every thing needed, few solutions, and figures of both sides. */
function isWanted({ mask, least, leanCount }: Outcome, hall: Level, plan: LevelPlan): boolean {
  const figures = hall.enemies.length;
  const eatenBait = mask >> figures;
  const enemies = bitCount(mask);
  const whole = hall.supply.reduce((sum, { count }) => sum + count, baitOf(hall).length);
  return (
    eatenBait === 0 && // bait is put out to live (P3)
    enemies >= plan.fewestEnemies &&
    (enemies < figures || hall.own.length > 0) &&
    least === whole &&
    leanCount <= Math.min(plan.mostSolutions, MOST_SOLUTIONS)
  );
}

/** The hall with those who are eaten as enemies and the others as own figures, own ones first in the cast. */
function levelFor(hall: Level, { mask, fillings }: Outcome): Level {
  const parts = partsOf(hall.position);
  const isEnemy = (figure: number): boolean => ((mask >> figure) & 1) === 1;
  const order = parts.figures
    .map((_, figure) => figure)
    .sort((a, b) => Number(isEnemy(a)) - Number(isEnemy(b)) || a - b);
  const nameOf = new Map(order.map((figure, i) => [parts.figures[figure]!.id, String.fromCharCode(65 + i)]));
  const figures = order.map((figure) => ({
    id: nameOf.get(parts.figures[figure]!.id)!,
    at: parts.figures[figure]!.at,
  }));
  const position = positionOf({ ...parts, figures });
  const own = order
    .filter((figure) => !isEnemy(figure))
    .map((figure) => nameOf.get(parts.figures[figure]!.id)!);
  const enemies = figures.map(({ id }) => id).filter((id) => !own.includes(id));
  const solutions = fillings.map((filling) =>
    filling.map((put) => ('figure' in put ? { ...put, figure: nameOf.get(put.figure)! } : put)),
  );
  return { ...hall, position, own, enemies, solutions };
}

function measuresOf(level: Level, { outcomes, walks }: Census, { mask }: Outcome): Measures {
  let decoys = 0;
  for (const other of outcomes.values()) if (bitCount(other.mask ^ mask) === 1) decoys += other.count;
  const solution = level.solutions![0]!;
  return { search: walks, decoys, ahead: lookAhead(level, solution), things: solution.length };
}
