import { loadCampaign } from '../../src/puzzles/index.ts';
import { expect, keep, open, test } from './page.ts';
import { inAHurry, openLevel, putDown, walkToEnd } from './puzzle-game.ts';

const SOLVED = { downs: [], stars: 3, tries: 1, hints: 0, footprints: false };

test('the first levels of the campaign are solved one after another', async ({ page, context }) => {
  await inAHurry(context);
  const [chapter] = await loadCampaign();
  await open(page, '#/puzzles');
  await page.locator('.campaign-next').click();
  for (const { id, level, names } of chapter!.levels.slice(0, 3)) {
    await expect(page.locator(`.puzzle[data-level="campaign/${id}"]`)).toBeVisible();
    await expect(page.locator('h1')).toHaveText(names.en);
    await putDown(page, level.solutions![0]!);
    await walkToEnd(page);
    await expect(page.locator('.verdict')).toHaveAttribute('data-solved', 'true');
    await page.getByRole('link', { name: 'Next level' }).click();
  }
  await open(page, '#/puzzles');
  await expect(page.locator(`[data-chapter="${chapter!.id}"]`)).toContainText(
    `3 of ${chapter!.levels.length} solved`,
  );
});

test('levels open in groups, and each chapter says its idea', async ({ page, context }) => {
  const chapters = await loadCampaign();
  const [chapter] = chapters;
  const [first, second, third, , , sixth] = chapter!.levels;
  await open(page, '#/puzzles');
  await expect(page.locator('.chapter')).toHaveCount(chapters.length);
  await expect(page.locator('.chapter').first()).toContainText('nearest figure that it sees');
  await expect(page.locator(`a[data-level="${first!.id}"]`)).toBeVisible();
  await expect(page.locator(`span[data-level="${sixth!.id}"]`)).toBeVisible();
  await expect(page.locator('.chapter-group.locked').first()).toContainText('Solve 3 more levels');
  await page.goto(`./#/puzzles/campaign/${sixth!.id}`);
  await expect(page.getByRole('alert')).toContainText('still locked');
  const levels = Object.fromEntries([first, second, third].map((one) => [`campaign/${one!.id}`, SOLVED]));
  const data = { levels, footprints: false, speed: 4 };
  const other = await context.browser()!.newContext();
  await keep(other, 'puzzles', JSON.stringify({ version: 1, data }));
  const later = await other.newPage();
  await later.goto(page.url().replace(/#.*/, '#/puzzles'));
  await expect(later.locator(`a[data-level="${sixth!.id}"]`)).toBeVisible();
  await other.close();
});

test('what is no level says so and shows a way on', async ({ page }) => {
  await page.goto('./#/puzzles/campaign/nowhere-7');
  await expect(page.locator('h1')).toHaveText('There is no such level.');
  await page.goto('./#/puzzles/link/rubbish');
  await expect(page.locator('h1')).toHaveText('This link contains no level.');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This link is damaged. Copy all of it and try again.');
  await page.locator('.bar .language select').selectOption('de');
  await expect(alert).toContainText('Dieser Link ist beschädigt. Kopiere ihn noch einmal vollständig.');
  await expect(alert.locator('[lang=en]'), 'English is for those who ask').toBeHidden();
  await alert.getByText('Einzelheiten auf Englisch').click();
  await expect(alert.locator('[lang=en]')).toContainText('this link is');
  await page.locator('.bar .language select').selectOption('en');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('.hub')).toBeVisible();
});

test('a level lets itself be left and found again as it was', async ({ page }) => {
  const [chapter] = await loadCampaign();
  const { id, level } = chapter!.levels[0]!;
  await openLevel(page, `#/puzzles/campaign/${id}`);
  await putDown(page, level.solutions![0]!);
  await page.reload();
  await expect(page.locator('.board-frame')).toHaveCount(level.solutions![0]!.length);
  await open(page, '#/puzzles');
  await expect(page.locator(`a[data-level="${id}"]`)).toBeVisible();
});
