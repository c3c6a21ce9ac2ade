import { readFileSync } from 'node:fs';
import { expectNoFindings } from './axe.ts';
import { atRest, expect, open, test } from './page.ts';

const corpus = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: readFileSync(new URL(`../corpus/${name}`, import.meta.url)),
});

test('a record is opened and watched by keys, slider and list', async ({ page }) => {
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('experienced-3.ffr'));
  const study = page.locator('.study');
  await expect(study).toHaveAttribute('data-step', '0');
  await page.keyboard.press('End');
  const steps = await study.getAttribute('data-steps');
  await expect(study).toHaveAttribute('data-step', steps!);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(study).toHaveAttribute('data-step', '1');
  await page.keyboard.press('ArrowLeft');
  await expect(study).toHaveAttribute('data-step', '0');
  await page.getByRole('slider').fill('30');
  await expect(study).toHaveAttribute('data-step', '30');
  const walk = page.locator('button.moves-line.head').first();
  await walk.click();
  await expect(walk).toHaveClass(/on/);
  await page.keyboard.press('a');
  await expect(page.locator('.forecast-table tr.came')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.forecast-table tr.came')).toHaveCount(1);
});

test('it plays by itself, and is paused', async ({ page }) => {
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('basic-2.ffr'));
  await expect(page.locator('.study')).toBeVisible(); // from here on keys are heard
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.study')).toHaveAttribute('data-step', /^[3-9]/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const at = await atRest(page.locator('.study'), 'data-step');
  await page.waitForTimeout(800);
  expect(await page.locator('.study').getAttribute('data-step')).toBe(at);
});

test('a file with several games offers them all', async ({ page }) => {
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('several.ffr'));
  const games = page.locator('.study-file select');
  await expect(games).toBeVisible(); // the file has been read
  const count = await games.locator('option').count();
  expect(count).toBeGreaterThan(1);
  await games.selectOption(String(count - 1));
  await expect(page.locator('.study')).toHaveAttribute('data-step', '0');
});

test('a bad file is named with its line and rule', async ({ page }) => {
  await open(page, '#/study');
  const header =
    '{"format":"fearsome-floors/1","mode":"basic","players":["green","red"],"start":"green","longer":false}';
  await page.locator('input[type=file]').setInputFiles({
    name: 'bad.ffr',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${header}\n{"move":"red-1","path":"i"}\n`),
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'bad.ffr can’t be read any further: line 2 is invalid. The content breaks rule G2.',
  );
  await expect(alert.getByRole('link')).toHaveAttribute('href', '#/rules/G2');
});

test('a record may be dropped on the page', async ({ page }) => {
  await open(page, '#/study');
  const text = corpus('basic-2.ffr').buffer.toString();
  await page.evaluate((record) => {
    const data = new DataTransfer();
    data.items.add(new File([record], 'dropped.ffr'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.locator('.study')).toBeVisible();
});

test('it may be pasted; an unfinished one is studied as far as it is good', async ({ page }) => {
  await open(page, '#/replay'); // as it was called before
  await page.getByText('Or paste a record').click();
  const lines = corpus('basic-2.ffr').buffer.toString().split('\n').slice(0, 10);
  await page.getByRole('textbox').fill([...lines, '{"card":"99"}'].join('\n'));
  await page.getByRole('button', { name: 'Study it' }).click();
  await expect(page.locator('.study')).toHaveAttribute('data-steps', '9');
  await expect(page.getByRole('alert')).toContainText('line 11 is invalid');
});

test('another move than the one played becomes a variation', async ({ page }) => {
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('basic-2.ffr'));
  const study = page.locator('.study');
  await page.getByRole('slider').fill('5');
  await page.keyboard.press('n');
  await page.keyboard.press('s');
  await expect(study).toHaveAttribute('data-step', '6');
  await expect(study).toHaveAttribute('data-steps', '6');
  await page.locator('button.moves-line').nth(5).click(); // what was played there
  await expect(study).not.toHaveAttribute('data-steps', '6');
});

test('a game is reviewed: signs, numbers, words with both walks, live moves; axe finds nothing', async ({
  page,
}) => {
  await open(page, '#/study');
  const lines = corpus('basic-2.ffr').buffer.toString().split('\n').slice(0, 26);
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.ffr',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\n')),
  });
  const dear = page.locator('button.moves-line:has(.mark-blunder, .mark-mistake, .mark-inaccuracy)');
  await expect(dear.first()).toBeVisible();
  await expect(page.locator('.chances-graph .area').first()).toHaveAttribute('d', /^M/);
  await dear.last().click();
  await expect(page.locator('.this-move')).toContainText('gave away');
  await page.keyboard.press('l');
  await expect(page.locator('.board-arrow').first()).toBeAttached();
  await expect(page.locator('.line-move').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.locator('.study-numbers .sums').first()).toBeVisible();
  await expectNoFindings(page);
});

test('comments stay on the device; bots play on from any move', async ({ page }) => {
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('basic-2.ffr'));
  await page.getByRole('slider').fill('7');
  await page.locator('.comment-box summary').click();
  await page.locator('.comment-box textarea').fill('Why there?');
  await page.locator('.comment-box textarea').blur();
  await expect(page.locator('.moves-comment')).toHaveText('Why there?');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.game[data-batch]')).toBeAttached();
  await open(page, '#/study');
  await page.locator('input[type=file]').setInputFiles(corpus('basic-2.ffr'));
  await expect(page.locator('.moves-comment')).toHaveText('Why there?');
});
