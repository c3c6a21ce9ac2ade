import type { Page } from '@playwright/test';
import { loadDaily } from '../../src/puzzles/index.ts';
import { expect, moveSomebody, myTurn, open, PAGES, painted, playNow, test } from './page.ts';
import { openLevel, putDown, walkToEnd } from './puzzle-game.ts';

/** Pictures for the README: made by `npm run screenshots`, kept under docs/images. */
const FOLDER = process.env['SCREENSHOTS'];
const SIZES = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
} as const;
/** A Sunday: the hardest of its week. */
const DAY = '2026-11-15';
const NAMES: Readonly<Record<(typeof PAGES)[number], string>> = {
  '#/': 'home',
  '#/new': 'new-game',
  '#/rules': 'rules',
  '#/learn': 'learn',
  '#/workshop': 'workshop',
  '#/settings': 'settings',
  '#/results': 'results',
  '#/study': 'study',
  '#/puzzles': 'puzzles',
  '#/find': 'find',
};

/** Towards the exit where the hall stands upright: it is at the top right there. */
async function moveUpright(page: Page): Promise<void> {
  const keys = ['n', 'n', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'Enter'];
  for (const key of keys) await page.keyboard.press(key);
}

/** A move that is shown before it is made, and may be made. */
async function tryMove(page: Page): Promise<void> {
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown']) {
    for (const press of ['Escape', 'n', key]) await page.keyboard.press(press);
    await painted(page);
    if ((await page.locator('.refusal').count()) === 0) return;
  }
}

if (FOLDER !== undefined) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(size, () => {
      test.use({
        viewport,
        ...(size === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
      });
      for (const hash of PAGES) {
        test(`${NAMES[hash]}-${size}`, async ({ page }) => {
          await open(page, hash);
          await page.waitForTimeout(500);
          await page.screenshot({ path: `${FOLDER}/${NAMES[hash]}-${size}.png` });
        });
      }
      test(`puzzle-${size}`, async ({ page }) => {
        const { level } = (await loadDaily()).on(DAY)!;
        await openLevel(page, `#/puzzles/daily/${DAY}`);
        await putDown(page, level.solutions![0]!);
        await walkToEnd(page);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${FOLDER}/puzzle-${size}.png` });
      });
      test(`table-${size}`, async ({ page }) => {
        await playNow(page);
        // A few moves, so that there is something to see.
        for (let move = 0; move < 6; move++) {
          await myTurn(page);
          if (size === 'phone') await moveUpright(page);
          else await moveSomebody(page);
        }
        await myTurn(page);
        await tryMove(page);
        await expect(page.getByRole('grid').first()).toBeVisible();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${FOLDER}/table-${size}.png` });
      });
    });
  }
}
