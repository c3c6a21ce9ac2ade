import { Random } from '../rules/index.ts';
import { type Difficulty, difficultyOf, effortOf } from './difficulty.ts';
import type { Things } from './hall-maker.ts';
import { type LevelPlan, levelsOfOneHall, type MadeLevel } from './level-maker.ts';

/** Levels by chance, the same for the same seed everywhere. Every promise about a level is kept by how it is made. */

/** What levels of a difficulty are made from. The grade is measured afterwards; this only aims. */
interface Recipe {
  readonly supplies: readonly Things[];
  readonly figures: Span;
  readonly lying: Span;
  readonly fewestIdeas: number;
  readonly mostWalks: number;
}
/** From and to. */
type Span = readonly [number, number];

const recipe = (
  supplies: string,
  figures: Span,
  lying: Span,
  fewestIdeas: number,
  mostWalks: number,
): Recipe => ({ supplies: supplies.split(' '), figures, lying, fewestIdeas, mostWalks });

const RECIPES: Readonly<Record<Difficulty, Recipe>> = {
  1: recipe('s r u c q s r', [3, 4], [6, 9], 2, 400),
  2: recipe('s r u c q l', [3, 5], [7, 11], 2, 600),
  3: recipe('l b l b q r u s cc', [4, 6], [7, 11], 3, 800),
  4: recipe('ss sc cr uu ru b rr qs su sr', [4, 6], [8, 13], 3, 1500),
  5: recipe('ss sr su rr ru sc cu qs qr bb', [4, 7], [8, 13], 3, 3000),
  6: recipe('sr su ru rr ls lr qr sb sss rb sc', [5, 7], [8, 14], 4, 8000),
  7: recipe('sr sb ls sss ssr srr rrr suu rb lu ssu qrs t', [5, 7], [8, 14], 4, 30_000),
};

/** Blocks of a hall, each as likely as it is often here. */
const BLOCKS = 'ssssssccrru';

export interface Order {
  readonly difficulty: Difficulty;
  readonly seed: string;
}

export interface GradedLevel extends MadeLevel {
  readonly difficulty: Difficulty;
  readonly effort: number;
}

/** Halls tried with one supply, so that supplies that seldom give a level come up, too. */
const HALLS_A_SUPPLY = 40;
/** Halls tried before a level with two or three solutions will do. */
const PATIENCE = 160;

/** A level of the difficulty asked for. */
export function generate({ difficulty, seed }: Order): GradedLevel {
  const random = new Random(`level/${difficulty}/${seed}`);
  const recipe = RECIPES[difficulty];
  let supply: Things = '';
  for (let halls = 0; ; halls++) {
    if (halls % HALLS_A_SUPPLY === 0) supply = random.pick(recipe.supplies);
    const plan = planFor(recipe, supply, random, halls < PATIENCE ? 1 : 3);
    const fitting = levelsOfOneHall(plan, random)
      .map(graded)
      .filter((made) => made.difficulty === difficulty);
    if (fitting.length > 0) return mostIdeas(fitting);
  }
}

/** With its grade. */
export function graded(made: MadeLevel): GradedLevel {
  const effort = effortOf(made.measures, made.level.solutions!.length);
  return { ...made, effort, difficulty: difficultyOf(effort) };
}

const mostIdeas = (levels: readonly GradedLevel[]): GradedLevel =>
  levels.reduce((best, one) => (one.ideas.length > best.ideas.length ? one : best));

function planFor(recipe: Recipe, supply: Things, random: Random, mostSolutions: number): LevelPlan {
  const between = ([from, to]: Span): number => from + random.below(to - from + 1);
  return {
    supply,
    lying: lyingThings(random, between(recipe.lying), supply),
    figures: between(recipe.figures),
    fewestIdeas: recipe.fewestIdeas,
    fewestEnemies: recipe.figures[0] > 3 ? 2 : 1,
    mostWalks: recipe.mostWalks,
    mostSolutions,
  };
}

/** Pools and teleporters first, for they need the most room. */
function lyingThings(random: Random, blocks: number, supply: Things): Things {
  const floor = [
    ...(random.below(3) === 0 ? ['q'] : []),
    ...(random.below(3) === 0 ? ['l'] : []),
    ...(random.below(3) === 0 && !supply.includes('t') ? ['t'] : []),
  ];
  return [...floor, ...Array.from({ length: blocks }, () => random.pick([...BLOCKS]))].join('');
}
