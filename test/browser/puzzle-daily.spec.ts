import { loadDaily } from '../../src/puzzles/index.ts';
import { expect, keptEntry, open, test } from './page.ts';
import { inAHurry, linkOf, openLevel, place, putDown, TWO_STONES, walkToEnd } from './puzzle-game.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: 'allow' });

/** A Wednesday. */
const DAY = '2026-11-18';

test.beforeEach(async ({ page, context }) => {
  await page.clock.setFixedTime(new Date(`${DAY}T10:00:00`));
  await inAHurry(context);
});

test('the day’s level, solved offline; calendar, streak, and a result that gives nothing away', async ({
  page,
  context,
}) => {
  const { level } = (await loadDaily()).on(DAY)!;
  await open(page, '#/puzzles');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.hub-today')).toContainText('Wednesday');
  await expect(page.getByRole('img', { name: 'Difficulty 3 of 7' }).first()).toBeVisible();
  await page.locator('.hub-today').getByRole('link', { name: 'Play' }).click();
  await putDown(page, level.solutions![0]!);
  await walkToEnd(page);
  await expect(page.locator('.verdict')).toHaveAttribute('data-solved', 'true');
  const end = page.locator('.day-end');
  await expect(end.locator('.streak')).toContainText('1 day in a row');
  await expect(end.locator('.day-week .solved')).toHaveCount(1);
  await expect(end.locator('.day-week .today')).toContainText('Wednesday 18 November: solved', {
    ignoreCase: true,
  });
  await expect(end).toContainText('Next puzzle in 14 h 0 min');
  await page.locator('.level-acts').getByRole('button', { name: 'Share' }).click();
  const result = await page.locator('.share-result').innerText();
  expect(result).toContain('puzzle of 18 Nov 2026');
  expect(result).toContain('⭐⭐⭐  🔁 1  💡 0');
  for (const put of level.solutions![0]!) expect(result).not.toContain(put.at);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(result);
  expect(copied).toContain(`#/puzzles/daily/${DAY}`);
  const kept = (await keptEntry(page, 'puzzles')) as { levels: Record<string, { solvedOn?: string }> };
  expect(kept.levels[`daily/${DAY}`]?.solvedOn).toBe(DAY);
  await page.keyboard.press('Escape');
  await page.goto('./#/puzzles/daily');
  await expect(page.locator(`[data-day="${DAY}"]`)).toHaveClass(/solved/);
  await expect(page.locator('.streak')).toContainText('1 day in a row');
});

test('the calendar goes back, not forward; other days can be made up for', async ({ page }) => {
  await page.goto('./#/puzzles/daily');
  await expect(page.locator('#calendar-month')).toHaveText('November 2026');
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await expect(page.locator('[data-day="2026-11-19"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.locator('#calendar-month')).toHaveText('October 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('[data-day="2026-11-09"]').click();
  await expect(page.locator('.puzzle[data-level="daily/2026-11-09"]')).toBeVisible();
  const { level } = (await loadDaily()).on('2026-11-09')!;
  await putDown(page, level.solutions![0]!);
  await walkToEnd(page);
  await expect(page.locator('.day-end .solved')).toHaveCount(1);
  await expect(page.locator('.day-end').getByRole('link', { name: 'Today' })).toHaveAttribute(
    'href',
    `#/puzzles/daily/${DAY}`,
  );
  await page.goto('./#/puzzles/daily');
  await expect(page.locator('[data-day="2026-11-09"]')).toHaveClass(/solved/);
  await expect(page.locator('.streak')).toContainText('No streak yet');
});

test('days to come and days that are none', async ({ page }) => {
  await page.goto('./#/puzzles/daily/2026-11-19');
  await expect(page.getByRole('alert')).toContainText('Not yet');
  await page.goto('./#/puzzles/daily/2026-02-30');
  await expect(page.locator('h1')).toContainText('There is no puzzle for');
});

test('any level and any solution goes by link', async ({ page }) => {
  await openLevel(page, linkOf(TWO_STONES));
  await page.locator('[data-heap=stone]').click();
  await place(page, 'c8').click();
  await page.locator('.let-walk').click();
  await page.keyboard.press('End');
  await page.locator('.level-acts').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link including your tiles' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const solution = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Link to this level' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(solution);
  const bare = await page.evaluate(() => navigator.clipboard.readText());
  expect(solution.length).toBeLessThan(300);
  await page.goto(solution);
  await expect(page.locator('.board-frame')).toHaveCount(1);
  await expect(place(page, 'c8')).toHaveAccessibleName(/stone/);
  await page.goto(bare);
  await expect(page.locator('h1')).toHaveText('Two stones');
});
