import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHAPTER_PLANS,
  DAYS,
  dayNumber,
  FIRST_DAY,
  loadCampaign,
  makeChapter,
  makeDaily,
  writeLink,
} from '../../puzzles/index.ts';
import { print, withProgress } from '../output.ts';

/** Makes the shipped levels anew, from the same seeds. Names are those of the campaign as it is. */
export async function makeLevels(folder: string): Promise<void> {
  const first = dayNumber(FIRST_DAY)!;
  const shipped = await loadCampaign();
  const { chapters, links } = await withProgress(
    CHAPTER_PLANS.length + DAYS,
    'chapters and days',
    async (progress) => ({
      chapters: shipped.map(({ id, names, levels }) => {
        const made = makeChapter(CHAPTER_PLANS.find((plan) => plan.id === id)!);
        progress.advance();
        const linked = levels.map((one, i) => ({
          id: one.id,
          names: one.names,
          link: writeLink(made[i]!.level),
        }));
        return { id, names, levels: linked };
      }),
      links: Array.from({ length: DAYS }, (_, day) => {
        const { level } = makeDaily(first + day);
        progress.advance();
        return writeLink(level);
      }),
    }),
  );
  writeFileSync(join(folder, 'campaign.json'), `${JSON.stringify({ chapters }, null, 2)}\n`);
  writeFileSync(join(folder, 'daily.json'), `${JSON.stringify({ links }, null, 2)}\n`);
  await print(`${chapters.length} chapters and ${links.length} days written to ${folder}\n`);
}
