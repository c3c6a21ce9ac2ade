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
} from '../puzzles/index.ts';
import { print } from './output.ts';
import { startProgress } from './progress.ts';

/** Makes the shipped levels anew, from the same seeds. Names are those of the campaign as it is. */
export async function makeLevels(folder: string): Promise<void> {
  const progress = await startProgress(CHAPTER_PLANS.length + DAYS, 'chapters and days');
  let done = 0;
  const chapters = (await loadCampaign()).map(({ id, names, levels }) => {
    const made = makeChapter(CHAPTER_PLANS.find((plan) => plan.id === id)!);
    progress.update(++done);
    const links = made.map(({ level }) => writeLink(level));
    return { id, names, levels: levels.map((one, i) => ({ id: one.id, names: one.names, link: links[i] })) };
  });
  const first = dayNumber(FIRST_DAY)!;
  const links = Array.from({ length: DAYS }, (_, day) => {
    const { level } = makeDaily(first + day);
    progress.update(++done);
    return writeLink(level);
  });
  progress.stop();
  writeFileSync(join(folder, 'campaign.json'), `${JSON.stringify({ chapters }, null, 2)}\n`);
  writeFileSync(join(folder, 'daily.json'), `${JSON.stringify({ links }, null, 2)}\n`);
  await print(`${chapters.length} chapters and ${links.length} days written to ${folder}\n`);
}
