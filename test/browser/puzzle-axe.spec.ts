import { expectNoFindings } from './axe.ts';
import { expect, open, test } from './page.ts';
import { inAHurry, linkOf, openLevel, place, TWO_STONES, walkToEnd } from './puzzle-game.ts';

const LINK = linkOf(TWO_STONES);

test('axe finds nothing: building, walking, the end', async ({ page, context }) => {
  await inAHurry(context);
  await openLevel(page, LINK);
  await page.locator('[data-heap=stone]').click();
  await place(page, 'h5').click({ force: true });
  await page.keyboard.press('f');
  await expectNoFindings(page);
  await page.keyboard.press('f');
  await place(page, 'c8').click({ force: true });
  await walkToEnd(page);
  await expectNoFindings(page);
});

test('axe finds nothing: calendar, editor, a hint', async ({ page }) => {
  await open(page, '#/puzzles/daily');
  await expectNoFindings(page);
  await page.goto('./#/puzzles/editor');
  await expect(page.locator('.editor')).toBeVisible();
  await expectNoFindings(page);
  await openLevel(page, LINK);
  await page.keyboard.press('h');
  await expect(page.locator('.hint-box')).toHaveAttribute('data-hint', 'where');
  await expectNoFindings(page);
});

test('all four languages, each its own words', async ({ page, context }) => {
  await inAHurry(context);
  const seen = { level: new Set<string>(), end: new Set<string>(), editor: new Set<string>() };
  await openLevel(page, LINK);
  const select = page.locator('.bar .language select');
  for (const language of ['en', 'de', 'nl', 'fr']) {
    await select.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    seen.level.add(await page.locator('.frame-side').innerText());
    await walkToEnd(page);
    seen.end.add(await page.locator('.verdict').innerText());
    await page.keyboard.press('Escape');
  }
  await page.goto('./#/puzzles/editor');
  for (const language of ['en', 'de', 'nl', 'fr']) {
    await select.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    seen.editor.add(await page.locator('.frame-side').innerText());
  }
  for (const [where, texts] of Object.entries(seen)) expect(texts.size, where).toBe(4);
});

test('reduced motion: the walk is still told and ends', async ({ page, context }) => {
  await inAHurry(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLevel(page, LINK);
  await page.locator('.let-walk').click();
  await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'over');
  await expect(page.getByRole('log')).toContainText('your 1');
});
