import {
  dateOf,
  difficultyOfDay,
  type Flaw,
  gradeLevel,
  loadCampaign,
  loadDaily,
  parOf,
  SLOWEST_LEVEL,
  solve,
  writeLink,
} from '../../puzzles/index.ts';
import { FailedCheck } from '../failures.ts';
import { figures, print, withProgress } from '../output.ts';

/** Of the daily levels at least so many have a single solution. */
const FEWEST_SINGLE = 0.7;
/** The first levels of a chapter: one thing to put down, and the idea may stand alone. */
const LESSONS = 2;

/** Days by their numbers, from the first to the last. */
export type Days = readonly [first: number, last: number];

export interface Chosen {
  readonly campaign: boolean;
  readonly days: Days | undefined;
}

/** Solves and measures shipped levels again, and says what is not as promised. */
export async function checkLevels({ campaign, days }: Chosen): Promise<void> {
  const flaws = campaign ? await checkCampaign() : [];
  if (days !== undefined) flaws.push(...(await checkDaily(days)));
  for (const flaw of flaws) await print(`${flaw}\n`);
  if (flaws.length > 0) throw new FailedCheck(`${flaws.length} things are wrong with the shipped levels`);
}

async function checkCampaign(): Promise<string[]> {
  const wrong: string[] = [];
  let slowest = { id: '', walks: 0, seconds: 0 };
  let count = 0;
  for (const { levels } of await loadCampaign()) {
    for (const [place, { id, level }] of levels.entries()) {
      const start = process.cpuUsage();
      const { walks } = solve(level);
      const { user, system } = process.cpuUsage(start);
      if (walks > slowest.walks) slowest = { id, walks, seconds: (user + system) / 1e6 };
      const grade = gradeLevel(level);
      // Some have things to spare, for the stars.
      const allowed: readonly Flaw[] =
        place < LESSONS ? ['things-left-over', 'dull-walk'] : ['things-left-over'];
      for (const flaw of grade.flaws) if (!allowed.includes(flaw)) wrong.push(`${id}: ${flaw}`);
      if (level.solutions?.length !== grade.smallest)
        wrong.push(`${id}: does not state its smallest solutions`);
      if (place < LESSONS && parOf(level) !== 1) wrong.push(`${id}: is no lesson`);
      count++;
    }
  }
  if (slowest.id !== SLOWEST_LEVEL) wrong.push(`${slowest.id}: has the longest search, not ${SLOWEST_LEVEL}`);
  const took = `${figures(slowest.walks)} walks, ${figures(slowest.seconds)} s`;
  await print(`${count} levels of the campaign; the longest search is that of ${slowest.id}: ${took}\n`);
  return wrong;
}

async function checkDaily([first, last]: Days): Promise<string[]> {
  const daily = await loadDaily();
  const count = last - first + 1;
  const dates = new Map<string, string>();
  const wrong: string[] = [];
  let single = 0;
  await withProgress(count, 'days', async (progress) => {
    for (let day = first; day <= last; day++) {
      const { date, level } = daily.on(dateOf(day))!;
      const grade = gradeLevel(level);
      for (const flaw of grade.flaws) wrong.push(`${date}: ${flaw}`);
      if (grade.difficulty !== difficultyOfDay(day))
        wrong.push(`${date}: is of difficulty ${grade.difficulty}`);
      if (grade.solutions === 1) single++;
      const link = writeLink({ ...level, name: '' });
      const before = dates.get(link);
      if (before !== undefined) wrong.push(`${date}: is the level of ${before}`);
      dates.set(link, date);
      progress.advance();
    }
  });
  const share = single / count;
  if (share < FEWEST_SINGLE) wrong.push(`only ${single} of ${count} days have a single solution`);
  await print(`${count} days; ${figures(100 * share)} % have a single solution\n`);
  return wrong;
}
