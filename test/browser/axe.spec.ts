import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, open, PAGES, playNow, test } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

/** What axe finds on the page, in short. */
async function findings(page: Page): Promise<string[]> {
  // As text, since the page lets no foreign script in.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`axe finds nothing, ${colorScheme}, ${size}`, () => {
      test.use({ viewport, colorScheme });
      for (const hash of PAGES) {
        test(hash, async ({ page }) => {
          await open(page, hash);
          expect(await findings(page)).toEqual([]);
        });
      }
      test('experienced game, seven seats', async ({ page }) => {
        await open(page, '#/new?mode=experienced');
        for (let seats = 4; seats <= 7; seats++) await page.locator('.seat.more button').click();
        expect(await findings(page)).toEqual([]);
      });
      test('table, and the first page with a kept game', async ({ page }) => {
        await playNow(page);
        expect(await findings(page)).toEqual([]);
        await open(page, '#/');
        await expect(page.locator('.kept-game')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
      test('help and menu', async ({ page }) => {
        await open(page, '#/settings');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        if (size !== 'phone') return;
        await page.locator('.bar-menu').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}
