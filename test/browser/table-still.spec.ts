import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { calm, endOf, gameOf, justBefore, moveFor, openTable, press, sitDown } from './table-game.ts';

/** Nothing jumps while a round is played: the browser itself says by how much things have shifted. */

declare global {
  interface Window {
    shifted: { readonly by: number; readonly what: string }[];
  }
}

const SCREENS = [
  { width: 1280, height: 800, locale: 'en-GB' },
  { width: 1024, height: 768, locale: 'de-DE' },
  { width: 820, height: 1180, locale: 'fr-FR' },
  { width: 360, height: 640, locale: 'en-GB' },
] as const;
const MOST = 0.02;
/** In the first of them two figures come in, later all four move. */
const ROUNDS = 3;

/**
 * Every entry counts, also those shortly after a press (`hadRecentInput`): at a table nearly all that changes follows one, and a
 * browser's own sum would leave it out.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const named = ({ node }: Shift['sources'][number]): string =>
      node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : (node?.nodeName ?? '');
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        window.shifted.push({ by: value, what: sources.map(named).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
    // What shifted while the page was opened is none of this test's business.
    return new Promise<void>((done) =>
      setTimeout(() => {
        window.shifted.length = 0;
        done();
      }),
    );
  });
}

/** Own moves until the next round, whoever begins it; in all that nothing jumps. */
async function playRound(page: Page): Promise<void> {
  await expect(page.locator('.action-bar.your-move')).toBeVisible({ timeout: 60_000 });
  const { round } = await gameOf(page);
  for (let game = await gameOf(page); game.round === round; game = await gameOf(page)) {
    const action = moveFor(game, 0);
    const count = await page.locator('.game').getAttribute('data-batch');
    for (const figure of game.movableFigures()) {
      await page.keyboard.press('n');
      if (game.position.cast[figure]!.id === action.figure) break;
    }
    await press(page, endOf(game, action));
    await expect(page.locator('.action-buttons .go')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.locator(`.game:not([data-batch="${count}"])`)).toBeAttached();
    await expect(page.locator('.action-bar.your-move')).toBeVisible({ timeout: 60_000 });
  }
  const shifted = await page.evaluate(() => window.shifted.splice(0));
  const sum = shifted.reduce((all, { by }) => all + by, 0);
  expect(sum, JSON.stringify(shifted)).toBeLessThanOrEqual(MOST);
}

for (const { width, height, locale } of SCREENS) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, locale });

    test('@chromium nothing jumps when figures are eaten and stage two begins', async ({ page, context }) => {
      await sitDown(context, { ...justBefore(({ type }) => type === 'stageTwoBegan', 4), confirm: true });
      await openTable(page);
      await expect(page.locator('.game .players')).toBeAttached();
      await watchShifts(page);
      await expect(page.locator('.game.stage-2')).toBeAttached();
      await playRound(page);
    });
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });
    test('@chromium nothing jumps in the first rounds', async ({ page, context }) => {
      await sitDown(context, { sitters: ['person', 'runner', 'runner'], speed: 4, confirm: true });
      await openTable(page);
      await calm(page);
      await expect(page.locator('.game .players')).toBeAttached();
      await watchShifts(page);
      for (let round = 0; round < ROUNDS; round++) await playRound(page);
    });
  });
}
