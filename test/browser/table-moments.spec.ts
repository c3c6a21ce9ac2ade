import type { GameEvent } from '../../src/rules/index.ts';
import { expect, test } from './page.ts';
import { justBefore, openTable, sitDown } from './table-game.ts';

const before = (type: GameEvent['type'], speed: number | 'instant') =>
  justBefore((event) => event.type === type, speed);

test('the end has its moment before the result is told; it can be skipped', async ({ page, context }) => {
  await sitDown(context, before('gameEnded', 0.5));
  await openTable(page);
  await expect(page.locator('.moment-end')).toContainText('You win');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.moment')).toHaveCount(0);
});

test('presses go through to the board, and nothing moves where movement is reduced', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(context, before('gameEnded', 0.5));
  await openTable(page);
  const moment = page.locator('.moment-end');
  await expect(moment).toBeVisible();
  await expect(moment).toHaveCSS('pointer-events', 'none');
  await expect(moment.locator('.moment-words')).toHaveCSS('animation-name', 'none');
  await expect(moment.locator('.moment-light')).toHaveCSS('animation-name', 'none');
});

test('at instant speed the result is there at once', async ({ page, context }) => {
  await sitDown(context, before('gameEnded', 'instant'));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.moment')) document.title = 'a moment';
    }).observe(document, { childList: true, subtree: true });
  });
  await openTable(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.title()).not.toBe('a moment');
});

test('whoever gets out has a moment; so has stage two', async ({ page, context, browser }) => {
  await sitDown(context, before('figureLeft', 0.5));
  await openTable(page);
  await expect(page.locator('.moment-out')).toHaveText(/^Your \d is out1 of 3 out$/);
  const other = await browser.newContext();
  await sitDown(other, before('stageTwoBegan', 2));
  const second = await other.newPage();
  await openTable(second);
  await expect(second.locator('.moment-stage-two')).toContainText('eaten is out');
  await other.close();
});
