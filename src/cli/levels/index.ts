import {
  DAYS,
  type Difficulty,
  dateOf,
  dayNumber,
  FIRST_DAY,
  generate,
  type Level,
  loadCampaign,
  loadDaily,
  writeLevel,
  writeLink,
} from '../../puzzles/index.ts';
import { WrongUse } from '../failures.ts';
import { print, table, withProgress } from '../output.ts';
import { type Chosen, checkLevels, type Days } from './check.ts';
import { makeLevels } from './make.ts';

export { gradeFiles } from './grade.ts';
export { solveFile } from './solve.ts';

export interface GenerateOptions {
  readonly difficulty: Difficulty;
  readonly seed: string;
  readonly count: number;
}

/** Makes levels and prints each on a line of its own. */
export const generateLevels = ({ difficulty, seed, count }: GenerateOptions): Promise<void> =>
  withProgress(count, 'levels', async (progress) => {
    for (let number = 1; number <= count; number++) {
      const name = `${seed}-${number}`;
      const { level } = generate({ difficulty, seed: name });
      await print(`${writeLevel({ ...level, name, author: 'fearsome-floors' })}\n`);
      progress.advance();
    }
  });

export interface LevelsOptions {
  readonly campaign?: boolean;
  readonly daily?: string;
  readonly check?: boolean;
  readonly make?: string;
  readonly json?: boolean;
}

/** What is done with the shipped levels. */
export async function levels(options: LevelsOptions): Promise<void> {
  if (options.make !== undefined) await makeLevels(options.make);
  else if (options.check) await checkLevels(chosen(options));
  else await listLevels(chosen(options), options.json);
}

/** All, or those that were asked for. */
function chosen({ campaign = false, daily }: LevelsOptions): Chosen {
  const first = dayNumber(FIRST_DAY)!;
  if (daily !== undefined) return { campaign: false, days: daysIn(daily) };
  return { campaign: true, days: campaign ? undefined : [first, first + DAYS - 1] };
}

interface Listed {
  readonly id: string;
  readonly level: Level;
}

/** Prints the shipped levels: a line of JSON each, or a table with their links. */
async function listLevels({ campaign, days }: Chosen, json = false): Promise<void> {
  const listed = campaign ? await ofCampaign() : [];
  if (days !== undefined) listed.push(...(await ofDays(days)));
  if (json) for (const { level } of listed) await print(`${writeLevel(level)}\n`);
  else await print(table([['', 'name', 'things', 'solutions', 'link'], ...listed.map(row)]));
}

function daysIn(range: string): Days {
  const [from, to, ...more] = range.split('..').map((date) => dayNumber(date));
  if (from === undefined || to === undefined || more.length > 0 || from > to)
    throw new WrongUse(
      `--daily takes two days, the first one first, as 2026-11-01..2026-11-30, not "${range}"`,
    );
  return [from, to];
}

async function ofCampaign(): Promise<Listed[]> {
  const chapters = await loadCampaign();
  return chapters.flatMap(({ levels }) => levels.map(({ id, level }) => ({ id, level })));
}

async function ofDays([from, to]: Days): Promise<Listed[]> {
  const levels = await loadDaily();
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const date = dateOf(from + i);
    return { id: date, level: levels.on(date)!.level };
  });
}

const row = ({ id, level }: Listed): string[] => [
  id,
  level.name,
  String(level.solutions?.[0]?.length ?? 0),
  String(level.solutions?.length ?? 0),
  writeLink({ ...level, name: '' }),
];
