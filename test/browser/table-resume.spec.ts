import { writePosition } from '../../src/rules/notation/index.ts';
import { expect, moveSomebody, playNow, test } from './page.ts';
import { calm, chooseOnBoard, gameOf, idle, openTable, sitDown } from './table-game.ts';

test('a reload in the middle of a move loses nothing', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await chooseOnBoard(page, 'green-4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to o10');
  await page.reload();
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to o10');
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
  await expect(page.locator('.game')).toHaveAttribute('data-event', /^[5-9]|\d\d/);
  const before = await gameOf(page);
  await page.reload();
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '3');
  await expect(page.locator('.playback')).toBeVisible();
  await page.locator('.skip-walk').click();
  await calm(page);
  const after = await gameOf(page);
  expect(after.cardsDrawn).toEqual(before.cardsDrawn);
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '4');
});

test('several games are kept, each where it was', async ({ page }) => {
  await page.goto('./#/');
  await page.locator('.hero-acts .btn.primary').click();
  await expect(page.locator('.game')).toBeAttached();
  const first = page.url();
  await page.goto('./#/');
  await page.locator('.hero-acts .btn.primary').click();
  await expect(page.locator('.game')).toBeAttached();
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  await expect(page.locator('.game')).toBeAttached();
});

test('a second window that is behind does not overwrite the first', async ({ page, context }) => {
  await playNow(page);
  await calm(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.game')).toBeAttached();
  await calm(other);
  await page.bringToFront();
  await moveSomebody(page);
  await calm(page);
  // It says so by itself, at once.
  await expect(other.getByRole('alert')).toContainText('another window');
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.locator('.game')).not.toHaveAttribute('data-batch', '0');
});

test('a move against bots is taken back without asking, and a game begun anew', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'runner'] });
  await openTable(page);
  await calm(page);
  const takeBack = page.getByRole('button', { name: 'Take back the last move' });
  await expect(takeBack).toBeDisabled();
  const before = await gameOf(page);
  await idle(page);
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '2');
  await calm(page);
  await takeBack.click();
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '0');
  const said = page.locator('.toast');
  await expect(said).toContainText('2 moves were taken back');
  const [board, toast] = [(await page.locator('.frame-board').boundingBox())!, (await said.boundingBox())!];
  expect(toast.y + toast.height).toBeLessThanOrEqual(board.y);
  expect(writePosition((await gameOf(page)).position)).toBe(writePosition(before.position));
  await idle(page);
  await calm(page);
  const first = page.url();
  await page.getByRole('button', { name: 'This game' }).first().click();
  await page.getByRole('button', { name: 'Restart this game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '0');
  expect(page.url()).not.toBe(first);
});

test('who gives up against bots sees the end of the game, and may play again', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'runner'] });
  await openTable(page);
  await calm(page);
  await idle(page);
  await calm(page);
  await page.getByRole('button', { name: 'This game' }).first().click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const end = page.getByRole('dialog', { name: 'You gave up' });
  await expect(end).toBeVisible();
  await page.reload();
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.locator('.action-bar')).toContainText('You gave up');
  await page.getByRole('button', { name: 'Result' }).click();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.game')).toHaveAttribute('data-batch', /^[01]$/);
});

test('among people at one device a bot plays on for the one who gives up', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  await page.getByRole('button', { name: 'This game' }).first().click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toContainText('A bot plays on in place of Ann');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.players [data-player="green"]')).toContainText('Bot: Ann');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '1');
  await calm(page);
});
