import { describe, expect, test } from 'vitest';
import { checkAll, lonePair } from './attempt.ts';
import { MOST_SOLUTIONS } from './census.ts';
import { type Difficulty, difficultyOf, ideasOf } from './difficulty.ts';
import { generate } from './generator.ts';
import { gradeLevel } from './grade.ts';
import { readLevel, writeLevel } from './level.ts';
import { isLively } from './level-maker.ts';
import { run, solves } from './run.ts';
import { solve } from './solver.ts';

/** Most are easy, for those are made quickly; some of every difficulty. */
const difficultyOfSeed = (seed: number): Difficulty =>
  seed < 14 ? ((1 + (seed % 7)) as Difficulty) : ((1 + (seed % 2)) as Difficulty);
/** `LEVELS=all` for more of them; otherwise a third of 60, another one in every run. */
const ALL = process.env['LEVELS'] === 'all';
const THIRD = Number(process.env['FC_SEED']) % 3;
const SEEDS = Array.from({ length: ALL ? 200 : 20 }, (_, i) => (ALL ? i : 3 * i + THIRD));

describe('the promises of the generator', () => {
  test(`P1 P3: on ${SEEDS.length} seeds, every level keeps them`, () => {
    for (const seed of SEEDS) {
      const difficulty = difficultyOfSeed(seed);
      const where = `seed ${seed}, difficulty ${difficulty}`;
      const { level, ...made } = generate({ difficulty, seed: String(seed) });
      const whole = level.supply.reduce((sum, { count }) => sum + count, 0);
      const bait = level.own.filter(
        (id) => !level.position.isOnBoard(level.position.figureNamed(id)!),
      ).length;
      expect(made.difficulty, where).toBe(difficulty);
      expect(solves(level, []), where).toBe(false);
      const { solutions, complete } = solve(level);
      expect(complete, where).toBe(true);
      expect(solutions.length, where).toBeGreaterThan(0);
      expect(solutions.length, where).toBeLessThanOrEqual(MOST_SOLUTIONS);
      expect(level.solutions!.length, where).toBe(solutions.length);
      for (const downs of solutions) {
        // Every thing of the supply is needed, so nothing smaller solves it.
        expect(downs.length, where).toBe(whole + bait);
        expect(checkAll(level, downs), where).toBeUndefined();
        expect(lonePair(level, downs), where).toBeUndefined();
        expect(solves(level, downs), where).toBe(true);
      }
      const walked = run(level, level.solutions![0]!);
      expect(isLively(walked), where).toBe(true);
      expect(ideasOf(walked).length, where).toBeGreaterThanOrEqual(2);
      expect(readLevel(writeLevel(level)).ok, where).toBe(true);
    }
  }, 400_000);

  test('the same seed gives the same level, another seed another', () => {
    const text = (seed: string): string => writeLevel(generate({ difficulty: 3, seed }).level);
    expect(text('a')).toBe(text('a'));
    expect(text('a')).not.toBe(text('b'));
  });

  test('graded again, a level is as hard as it was made', () => {
    for (const difficulty of [1, 2, 3, 4, 5] as const) {
      const made = generate({ difficulty, seed: 'again' });
      const grade = gradeLevel(made.level);
      expect(grade.flaws).toEqual([]);
      expect([grade.difficulty, grade.effort, grade.measures]).toEqual([
        difficulty,
        made.effort,
        made.measures,
      ]);
    }
  });

  test('more effort is never less difficult', () => {
    const efforts = Array.from({ length: 60 }, (_, i) => i / 4);
    const difficulties = efforts.map(difficultyOf);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    expect(new Set(difficulties).size).toBe(7);
  });
});
