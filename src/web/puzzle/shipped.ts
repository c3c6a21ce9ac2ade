import {
  type CampaignLevel,
  type Chapter,
  type DailyLevels,
  GROUP,
  isOpen,
  type Level,
  loadCampaign,
  loadDaily,
  TO_OPEN,
} from '../../puzzles/index.ts';

/** The shipped levels: each list comes when it is first wanted, and stays. */

let campaign: Promise<readonly Chapter[]> | undefined;
let daily: Promise<DailyLevels> | undefined;

/** Remembers a list; one that could not be brought is asked for again. */
async function once<T>(list: Promise<T>, forget: () => void): Promise<T> {
  try {
    return await list;
  } catch (error) {
    forget();
    throw error;
  }
}

export function bringCampaign(): Promise<readonly Chapter[]> {
  campaign ??= loadCampaign();
  return once(campaign, () => {
    campaign = undefined;
  });
}

/** The level of a day, `2026-11-15`; undefined where there is no such day. */
export async function bringDaily(day: string): Promise<Level | undefined> {
  daily ??= loadDaily();
  const levels = await once(daily, () => {
    daily = undefined;
  });
  return levels.on(day)?.level;
}

export interface LevelGroup {
  readonly levels: readonly CampaignLevel[];
  readonly open: boolean;
  /** How many more of the group before it must be solved. */
  readonly missing: number;
}

/** A chapter's levels in the groups they open in. */
export function groupsOf(chapter: Chapter, solved: ReadonlySet<string>): LevelGroup[] {
  const groups: LevelGroup[] = [];
  for (let from = 0; from < chapter.levels.length; from += GROUP) {
    const levels = chapter.levels.slice(from, from + GROUP);
    const open = isOpen(chapter, from, solved);
    const before = chapter.levels.slice(Math.max(0, from - GROUP), from);
    const done = before.filter(({ id }) => solved.has(id)).length;
    groups.push({ levels, open, missing: open ? 0 : Math.max(1, TO_OPEN - done) });
  }
  return groups;
}

/** The first open level that is not solved. */
export const nextUnsolved = (
  chapters: readonly Chapter[],
  solved: ReadonlySet<string>,
): CampaignLevel | undefined =>
  chapters
    .flatMap((chapter) => chapter.levels.filter((_, place) => isOpen(chapter, place, solved)))
    .find(({ id }) => !solved.has(id));

/** The level after one: the next of the campaign that is open. */
export function levelAfter(
  chapters: readonly Chapter[],
  id: string,
  solved: ReadonlySet<string>,
): CampaignLevel | undefined {
  const open = chapters.flatMap((chapter) =>
    chapter.levels.filter((level, place) => level.id === id || isOpen(chapter, place, solved)),
  );
  return open[open.findIndex((level) => level.id === id) + 1];
}
