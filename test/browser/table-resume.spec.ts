import { expect, moveSomebody, playNow, test } from './page.ts';
import { calm, chooseOnBoard, gameOf, idle, openTable, sitDown } from './table-game.ts';

test('a reload in the middle of a move loses nothing', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await chooseOnBoard(page, 'green-4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.actions .who')).toContainText('Wort 5 to o10');
  await page.reload();
  await expect(page.locator('.actions .who')).toContainText('Wort 5 to o10');
  await page.keyboard.press('Enter');
  await calm(page);
  expect((await gameOf(page)).moved[3]).toBe(1);
});

test('a reload in the middle of the walk shows the walk again, with the same card', async ({
  page,
  context,
}) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  for (let move = 0; move < 4; move++) {
    await calm(page);
    await idle(page);
  }
  await expect(page.locator('.playback')).toBeVisible();
  await expect(page.locator('.tp')).toHaveAttribute('data-event', /^[5-9]|\d\d/);
  const before = await gameOf(page);
  await page.reload();
  await expect(page.locator('.tp')).toHaveAttribute('data-batch', '3');
  await expect(page.locator('.playback')).toBeVisible();
  await page.locator('.skip-walk').click();
  await calm(page);
  const after = await gameOf(page);
  expect(after.cardsDrawn).toEqual(before.cardsDrawn);
  await expect(page.locator('.tp')).toHaveAttribute('data-batch', '4');
});

test('several games are kept, each where it was', async ({ page }) => {
  await page.goto('./#/');
  await page.locator('.cta .btn.primary').click();
  await expect(page.locator('.tp')).toBeAttached();
  const first = page.url();
  await page.goto('./#/');
  await page.locator('.cta .btn.primary').click();
  await expect(page.locator('.tp')).toBeAttached();
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  await expect(page.locator('.tp')).toBeAttached();
});

test('a second window that is behind does not overwrite the first', async ({ page, context }) => {
  await playNow(page);
  await calm(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.tp')).toBeAttached();
  await calm(other);
  await page.bringToFront();
  await moveSomebody(page);
  await calm(page);
  await other.bringToFront();
  await other.keyboard.press('n');
  await expect(other.getByRole('alert')).toContainText('another window');
  await other.getByRole('button', { name: 'Go on here' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.locator('.tp')).not.toHaveAttribute('data-batch', '0');
});
