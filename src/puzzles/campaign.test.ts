import { describe, expect, test } from 'vitest';
import { GROUP, isOpen, loadCampaign, TO_OPEN } from './campaign.ts';

describe('the campaign', () => {
  test('at least 60 levels in 6 chapters, each with a name in every language', async () => {
    const chapters = await loadCampaign();
    const levels = chapters.flatMap((chapter) => chapter.levels);
    expect(chapters.length).toBe(6);
    expect(levels.length).toBeGreaterThanOrEqual(60);
    expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
    for (const language of ['en', 'de', 'nl', 'fr'] as const) {
      const names = levels.map(({ names }) => names[language]);
      expect(new Set(names).size).toBe(names.length);
      for (const name of [...names, ...chapters.map(({ names }) => names[language])])
        expect(name).toMatch(/^[^'"\s](?:[^'"\s]|[ \u202f](?! ))*$/u); // no straight quotes, no stray spaces
    }
  });

  test('the next group opens when enough of the one before are solved', async () => {
    const [chapter] = await loadCampaign();
    const ids = chapter!.levels.map(({ id }) => id);
    const open = (solved: readonly string[]): number =>
      ids.filter((_, place) => isOpen(chapter!, place, new Set(solved))).length;
    expect(open([])).toBe(GROUP);
    expect(open(ids.slice(0, TO_OPEN - 1))).toBe(GROUP);
    expect(open(ids.slice(GROUP - TO_OPEN, GROUP))).toBe(2 * GROUP);
    expect(open(ids.slice(GROUP))).toBe(GROUP);
  });
});
