import { readFile } from 'node:fs/promises';
import { readLevel } from '../../src/puzzles/index.ts';
import { expect, keptEntry, open, test } from './page.ts';
import { levelText, place, walkToEnd } from './puzzle-game.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const parts = {
  name: 'Two stones',
  figures: [
    { id: 'A', at: 'c9' },
    { id: 'M', at: 'h5' },
  ],
  supply: [{ kind: 'stone', count: 2 }],
};

test('a level is built, proven, tried, saved as a file and shared by link', async ({ page }) => {
  await open(page, '#/puzzles');
  await page.getByRole('link', { name: 'New level' }).click();
  const put = async (tool: string, at: string): Promise<void> => {
    await page.locator(`[data-tool="${tool}"]`).click();
    await place(page, at).click();
  };
  const state = page.locator('[data-solvability]');
  await expect(state).toContainText('needs an enemy');
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled();
  await put('monster', 'c5');
  await put('own', 'c9');
  await put('enemy', 'h5');
  await expect(state).toContainText('can’t be solved');
  await page.getByRole('button', { name: 'One more: Stone' }).click();
  await expect(state).toContainText('One solution. Perfect.');
  await put('stone', 'h5');
  await expect(page.locator('.editor').getByRole('alert')).toContainText('something is there already');
  await page.getByLabel('Name of the level').fill('My first hall');
  // A reload loses nothing.
  await page.reload();
  await expect(page.getByLabel('Name of the level')).toHaveValue('My first hall');
  await expect(state).toContainText('One solution.');
  await page.locator('.editor-acts').getByRole('button', { name: 'Share' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('my-first-hall.level.json');
  const read = readLevel(await readFile(await file.path(), 'utf8'));
  expect(read).toMatchObject({ ok: true, value: { name: 'My first hall' } });
  expect(read.ok && read.value.solutions).toEqual([[{ kind: 'stone', at: 'c8' }]]);
  await page.getByRole('button', { name: 'Link to this level' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('[data-heap=stone]').click();
  await place(page, 'c8').click();
  await walkToEnd(page);
  await expect(page.locator('.verdict')).toHaveAttribute('data-solved', 'true');
  await page.goto(link);
  await expect(page.locator('h1')).toHaveText('My first hall');
  await open(page, '#/puzzles');
  await page.getByRole('link', { name: 'Edit: My first hall' }).click();
  await page.getByRole('button', { name: 'Show a solution' }).click();
  await expect(place(page, 'c8')).toHaveAccessibleName(/stone/);
});

test('files are opened; bad ones get a clear message, and nothing is lost', async ({ page }) => {
  await open(page, '#/puzzles');
  const choose = (name: string, text: string) =>
    page
      .locator('.file-button input')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('shopping.json', '{"milk": 2}');
  await expect(page.getByRole('alert')).toContainText('“shopping.json” contains no level.');
  await expect(page.getByRole('alert')).toContainText('made for something else');
  await choose('half.level.json', levelText(parts).slice(0, 80));
  await expect(page.getByRole('alert')).toContainText('“half.level.json” contains no level.');
  await choose('wrong.level.json', levelText({ ...parts, figures: [{ id: 'A', at: 'c9' }] }));
  await expect(page.getByRole('alert')).toContainText('The content breaks rule P1.');
  await expect(page.locator('.own-levels')).toHaveCount(0);
  await choose('two.level.json', levelText(parts));
  await expect(page.locator('.editor')).toBeVisible();
  await expect(page.getByLabel('Name of the level')).toHaveValue('Two stones');
  await expect(place(page, 'h5')).toHaveAccessibleName(/enemy 1.*to be eaten/);
  expect(await keptEntry(page, 'own-levels')).toMatchObject({ levels: [{ name: 'Two stones' }] });
  await open(page, '#/puzzles');
  await page.getByRole('button', { name: 'Remove: Two stones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.own-levels')).toHaveCount(0);
});

test('a long search shows how far it is and can be stopped', async ({ page }) => {
  await open(page, '#/puzzles');
  // The own figure is the first to be eaten, whatever is put down: there is no solution, and much to try.
  const figures = [
    { id: 'A', at: 'd5' },
    { id: 'M', at: 'k5' },
    { id: 'N', at: 'k9' },
  ];
  const supply = [
    { kind: 'stone', count: 4 },
    { kind: 'crystal', count: 3 },
    { kind: 'turn-right', count: 4 },
    { kind: 'turn-around', count: 3 },
  ];
  await page.locator('.file-button input').setInputFiles({
    name: 'long.level.json',
    mimeType: 'application/json',
    buffer: Buffer.from(levelText({ name: 'Long', figures, supply })),
  });
  const state = page.locator('[data-solvability]');
  await expect(state.getByRole('progressbar')).toBeVisible();
  await expect(state).toContainText(/[1-9][\d,]* walks tried/);
  await state.getByRole('button', { name: 'Stop searching' }).click();
  await expect(state).toContainText('The search was stopped.');
  await state.getByRole('button', { name: 'Search again' }).click();
  await expect(state.getByRole('progressbar')).toBeVisible();
});

test('with the keyboard alone', async ({ page }) => {
  await page.goto('./#/puzzles/editor');
  await expect(page.locator('.editor')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.locator('[data-tool=enemy]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter', 'm', 'r']) await page.keyboard.press(key);
  await expect(place(page, 'p9')).toHaveAccessibleName(/enemy 1/);
  await expect(place(page, 'h6')).toHaveAccessibleName(/the monster, facing south/);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(place(page, 'p9')).not.toHaveAccessibleName(/enemy/);
});
