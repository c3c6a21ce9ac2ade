import { atRest, expect, painted, test } from './page.ts';
import { calm, gameOf, idleMoves, moveFor, openTable, sitDown, untilItWalks } from './table-game.ts';

const ARROWS: Readonly<Record<string, string>> = {
  n: 'ArrowUp',
  e: 'ArrowRight',
  s: 'ArrowDown',
  w: 'ArrowLeft',
};

test('a whole game by keys alone', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'] });
  await openTable(page);
  for (let move = 0; ; move++) {
    await calm(page);
    const game = await gameOf(page);
    if (game.phase === 'over') break;
    const { figure, path } = moveFor(game, move);
    const chosen = page.locator(`.players [data-figure="${figure}"][aria-pressed="true"]`);
    for (let tries = 0; tries < 5 && (await chosen.count()) === 0; tries++) {
      await page.keyboard.press('n');
      await painted(page);
    }
    await expect(chosen).toHaveCount(1);
    // Any arrow enters; at the exit the arrows towards the wall leave.
    for (const letter of path) await page.keyboard.press(ARROWS[letter] ?? 'ArrowUp');
    await page.keyboard.press(path === '' ? 's' : 'Enter');
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the board is a grid: the cursor walks it, says what is there, and Enter chooses', async ({
  page,
  context,
}) => {
  await sitDown(context);
  await openTable(page);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.locator('[data-place="p11"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('[data-place]:focus');
  await expect(focused).toHaveAttribute('data-place', 'o9');
  await expect(focused).toHaveAttribute('aria-label', /^o9, stone/);
  await page.locator('[data-place="p11"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.players [data-figure="green-1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-place="p11"]')).toHaveAttribute('aria-label', /reachable for 1 point/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.figure-chip[aria-pressed="true"]')).toHaveCount(0);
});

test('what can be done is said: the turn, the figure chosen, where the arrows lead, and nothing on others’ turns', async ({
  page,
  context,
}) => {
  await sitDown(context, { sitters: ['person', 'runner'] });
  await openTable(page);
  await calm(page);
  const said = page.locator('.spoken-state');
  await expect(said).toHaveText('Your move: Choose a figure, 2 figures left to move');
  await page.keyboard.press('n');
  await expect(said).toHaveText('Your 1: choose a space');
  await page.keyboard.press('n');
  await expect(said).toHaveText('Your 3: choose a space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText('Your 3 to p10, 2 of 3 points');
  // Pointing says nothing: the space under the pointer is told by itself.
  await page.locator('[data-place="o11"]').hover({ force: true });
  await page.waitForTimeout(400);
  await expect(said).toHaveText('Your 3 to p10, 2 of 3 points');
});

test('moves and the monster’s walk are said', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await idleMoves(page, 4);
  await calm(page);
  await expect(page.getByRole('log')).toContainText('Ann’s 1 enters the hall');
  await expect(page.getByRole('log')).toContainText(/The card says \d+/);
  await expect(page.getByRole('log')).toContainText(/It steps to/);
});

test('past moves are looked at while the monster walks, and the walk goes on', async ({ page, context }) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  await untilItWalks(page);
  await expect(page.locator('.playback')).toContainText('The monster');
  await page.locator('.moves-list button').first().click();
  await expect(page.locator('.playback')).toContainText('You are looking back');
  const at = await atRest(page.locator('.game'), 'data-event');
  await page.keyboard.press('.');
  await page.waitForTimeout(700);
  await expect(page.locator('.playback')).toContainText('You are looking back');
  expect(await page.locator('.game').getAttribute('data-event')).toBe(at);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.game')).not.toHaveAttribute('data-event', at);
  await page.keyboard.press('End');
  await calm(page);
});

test('the walk is paused, stepped, shown again and told by keys', async ({ page, context }) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  await page.keyboard.press('4');
  await untilItWalks(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const at = await atRest(page.locator('.game'), 'data-event');
  await page.waitForTimeout(600);
  expect(await page.locator('.game').getAttribute('data-event')).toBe(at);
  await page.keyboard.press('.');
  await expect(page.locator('.game')).not.toHaveAttribute('data-event', at);
  await page.keyboard.press('End');
  await calm(page);
  await page.keyboard.press('w');
  const lines = page.locator('.why-line');
  await expect(lines.first()).toContainText('The card says');
  await expect(page.locator('.why-rules a').first()).toHaveAttribute('href', '#/rules/M1');
  await lines.nth(1).click();
  await expect(page.locator('.playback')).toContainText('You are looking back');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
  await calm(page);
  await page.keyboard.press('a');
  await expect(page.locator('.playback')).toBeVisible();
  await page.keyboard.press('End');
  await calm(page);
});
