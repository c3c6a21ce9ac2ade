import { expect, test } from './page.ts';
import { calm, endOf, gameOf, idle, moveFor, openTable, place, sitDown, waysTo } from './table-game.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a whole game by touch on a phone', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'] });
  await openTable(page);
  for (let move = 0; ; move++) {
    await calm(page);
    const game = await gameOf(page);
    if (game.phase === 'over') break;
    const action = moveFor(game, move);
    const chosen = page.locator(`.own-figures [data-figure="${action.figure}"]`);
    if ((await chosen.getAttribute('aria-pressed')) === 'false') await chosen.tap();
    if (action.path === '') await page.locator('.action-buttons .stay').tap();
    else {
      await place(page, endOf(game, action)).tap({ force: true });
      if (waysTo(game, action) > 1) await page.locator('.action-buttons .go').tap();
    }
  }
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('nothing is wider than the screen, and panels lie in a sheet', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random', 'random', 'random'] });
  await openTable(page);
  await calm(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await expect(page.locator('.frame-side')).toBeHidden();
  await page.getByRole('button', { name: 'Moves and forecast' }).tap();
  await expect(page.locator('.frame-side')).toBeVisible();
  await page.locator('.sheet-close').tap();
  await expect(page.locator('.frame-side')).toBeHidden();
});

test('a move that is looked back at is seen: the sheet closes', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  await idle(page);
  await expect(page.locator('.game[data-batch="1"]')).toBeAttached();
  for (const line of ['.moves-list button.moves-line', '.moves h2 button:enabled']) {
    await page.getByRole('button', { name: 'Moves and forecast' }).tap();
    await page.locator(line).first().tap();
    await expect(page.locator('.frame-side')).toBeHidden();
    await expect(page.locator('.action-bar.playback')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).tap();
    await expect(page.locator('.action-bar.your-move')).toBeVisible();
  }
});

test('targets are large enough for fingers', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  const small = await page.locator('.game button:visible, .game a.btn:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((button) => `${button.className}: ${button.getBoundingClientRect().width}`),
  );
  expect(small).toEqual([]);
});
