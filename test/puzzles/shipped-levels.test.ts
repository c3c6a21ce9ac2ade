import { describe, expect, test } from 'vitest';
import {
  DAYS,
  dateOf,
  dayNumber,
  difficultyOfDay,
  FIRST_DAY,
  type Flaw,
  gradeLevel,
  loadCampaign,
  loadDaily,
  parOf,
  readLevel,
  SLOWEST_LEVEL,
  solve,
  solves,
  starsFor,
  writeLevel,
  writeLink,
} from '../../src/puzzles/index.ts';

/** All shipped levels are solved exactly and measured again: what they state is what is found. */
const MINUTES = 60_000;

describe('the shipped levels', () => {
  test(
    'P3: every level of the campaign is solvable, states its smallest solutions, and shows something',
    async () => {
      const chapters = await loadCampaign();
      const searches = new Map<string, number>();
      for (const { levels } of chapters) {
        for (const [place, { id, level }] of levels.entries()) {
          const { flaws, smallest } = gradeLevel(level);
          // Some have things to spare, for the stars; and a lesson may show its one idea alone.
          const allowed: readonly Flaw[] =
            place < 2 ? ['things-left-over', 'dull-walk'] : ['things-left-over'];
          expect([id, flaws.filter((flaw) => !allowed.includes(flaw))]).toEqual([id, []]);
          expect([id, level.solutions?.length]).toEqual([id, smallest]);
          expect([id, starsFor(level, level.solutions![0]!)]).toEqual([id, 3]);
          expect([id, level.solutions![0]!.length]).toEqual([id, parOf(level)]);
          expect([id, readLevel(writeLevel(level)).ok]).toEqual([id, true]);
          searches.set(id, solve(level).walks);
        }
      }
      const slowest = [...searches].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
      expect(slowest).toBe(SLOWEST_LEVEL);
    },
    3 * MINUTES,
  );

  test('the first levels of a chapter are lessons with one thing to put down', async () => {
    for (const { id, levels } of await loadCampaign()) {
      for (const { level } of levels.slice(0, 2)) expect([id, parOf(level)]).toEqual([id, 1]);
      const sizes = levels.map(({ level }) => parOf(level));
      expect([id, sizes.at(-1)! >= sizes[0]!]).toEqual([id, true]);
    }
  });

  test(
    'P3: every day has a level of its own that keeps all promises, easy on Monday and hard on Sunday',
    async () => {
      const daily = await loadDaily();
      const first = dayNumber(FIRST_DAY)!;
      const links = new Set<string>();
      let single = 0;
      for (let day = first; day < first + DAYS; day++) {
        const { date, level, difficulty } = daily.on(dateOf(day))!;
        const grade = gradeLevel(level);
        expect([date, grade.flaws, grade.difficulty]).toEqual([date, [], difficultyOfDay(day)]);
        expect([date, difficulty]).toEqual([date, grade.difficulty]);
        expect([date, solves(level, [])]).toEqual([date, false]);
        links.add(writeLink({ ...level, name: '' }));
        if (grade.solutions === 1) single++;
      }
      expect(links.size).toBe(730);
      expect(single / DAYS).toBeGreaterThanOrEqual(0.7);
    },
    5 * MINUTES,
  );
});
