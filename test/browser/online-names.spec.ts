import type { Page } from '@playwright/test';
import { type Guest, openTable, place, sit, start, test, whoActs } from './online-server.ts';
import { expect } from './page.ts';

const ANN = 'Wilhelmina Wunderwaldine';
const BEN = 'Maximilian Mommsenweg 24';

/** Names that are not seen from their first letter to their last. */
const cutNames = (page: Page): Promise<string[]> =>
  page.locator('.player-name').evaluateAll((names) =>
    names
      .filter((name) => {
        const { left, right } = name.getBoundingClientRect();
        const row = name.closest('.player')!.getBoundingClientRect();
        return name.scrollWidth > name.clientWidth || left < row.left || right > row.right;
      })
      .map(({ textContent }) => textContent ?? ''),
  );

for (const seats of [2, 4, 7])
  test(`${seats} players: long names are read whole, also of whoever is to move`, async ({ guest }) => {
    const ann = await guest({ name: ANN });
    const ben = await guest({ name: BEN });
    const link = await openTable(ann, { seats, pace: 'days' });
    await sit(ben, link);
    for (let seat = 2; seat < seats; seat++) {
      await place(ann, seat).locator('select').selectOption('dreamer');
      await expect(place(ann, seat)).toContainText('Bot');
    }
    await start(ann);
    const acting = (await whoActs([ann, ben])) as Guest;
    const [other, name] = acting === ann ? [ben, ANN] : [ann, BEN];
    await expect(other.page.locator('.player.to-move')).toContainText(name);
    await expect(other.page.locator('.player.to-move')).toContainText('to move');
    for (const { page: shown } of [ann, ben])
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 1000, height: 720 },
        { width: 1920, height: 1080 },
      ]) {
        await shown.setViewportSize(viewport);
        await expect.poll(() => cutNames(shown)).toEqual([]);
      }
  });
