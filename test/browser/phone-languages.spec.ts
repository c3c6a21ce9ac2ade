import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/web/i18n/about.ts';
import { expect, open, PAGES, test } from './page.ts';
import { calm, idle, openTable, sitDown } from './table-game.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const language of LANGUAGES) {
  test.describe(`on a phone that speaks ${language}`, () => {
    test.use({ locale: language });

    test('no page is wider than the screen', async ({ page }) => {
      for (const hash of PAGES) {
        await page.goto('about:blank');
        await open(page, hash);
        expect(await widerBy(page), hash).toBeLessThanOrEqual(0);
      }
    });

    test('nor is the table, and its buttons hold their words', async ({ page, context }) => {
      await sitDown(context, { sitters: ['person', 'random'] });
      await openTable(page);
      for (let move = 0; move < 3; move++) {
        await calm(page);
        await idle(page);
      }
      await calm(page);
      await page.locator('.own-figures button:not([aria-disabled="true"])').first().tap();
      expect(await widerBy(page)).toBeLessThanOrEqual(0);
      const cut = await page
        .locator('.action-bar .btn:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut, 'words that are cut').toEqual([]);
    });
  });
}
