import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Find, readFinds } from '../../src/find/index.ts';
import { expectNoFindings } from './axe.ts';
import { expect, open, test } from './page.ts';
import { sitDown, TABLE } from './table-game.ts';

const shipped = readFinds(readFileSync(new URL('../../src/find/finds.json', import.meta.url), 'utf8'));
const finds: readonly Find[] = shipped.ok ? shipped.value : [];

const state = (page: Page) => page.locator('.find[data-idle="true"]');

/** Makes a move on the board by keys, point by point. */
async function make(page: Page, { game }: Find, { figure, path }: Find['tempting']): Promise<void> {
  const keys = {
    n: 'ArrowUp',
    e: 'ArrowRight',
    s: 'ArrowDown',
    w: 'ArrowLeft',
    i: 'ArrowLeft',
    o: 'ArrowLeft',
  };
  const movable = game.movableFigures().map((number) => game.position.cast[number]!.id);
  for (let nth = 0; nth <= movable.indexOf(figure); nth++) await page.keyboard.press('n');
  if (path === '') await page.keyboard.press('s');
  else {
    for (const letter of path) await page.keyboard.press(keys[letter as keyof typeof keys]);
    await page.keyboard.press('Enter');
  }
}

test('wrong, tried again, right: told why, rated once, and on to the next', async ({ page }) => {
  const find = finds.find(
    ({ right, tempting }) => tempting.path !== '' && !/[io]/.test(right[0]!.path + tempting.path),
  )!;
  await open(page, `#/find/all/${find.id}`);
  await expect(page.locator('.find')).toHaveAttribute('data-state', 'open');
  await make(page, find, find.tempting);
  await expect(state(page)).toHaveAttribute('data-state', 'wrong');
  await expectNoFindings(page); // and leaves it on a phone, where the hall is turned
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.find-bar .primary').click();
  await make(page, find, find.right[0]!);
  await expect(state(page)).toHaveAttribute('data-state', 'right');
  await expect(page.locator('.find-reasons li').first()).toBeVisible();
  await expect(page.locator('.find-numbers dd').nth(2)).toHaveText('0/1');
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.find')).toHaveAttribute('data-state', 'open');
  await expect(page.locator('.find')).not.toHaveAttribute('data-find', find.id);
  await page.reload();
  await expect(page.locator('.find-numbers dd').nth(2)).toHaveText('0/1');
});

test('hints, then the answer; a theme is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/find');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.find-hint')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(state(page)).toHaveAttribute('data-state', 'shown');
  await page.getByRole('link', { name: 'Save yourself' }).click();
  await expect(page).toHaveURL(/#\/find\/save$/);
  await expect(page.locator('.find')).toHaveAttribute('data-state', 'open');
  await expectNoFindings(page);
});

test('from the study of a game to its mistakes, one by one', async ({ page, context }) => {
  const record = readFileSync(new URL('../corpus/basic-2.ffr', import.meta.url), 'utf8');
  await sitDown(context, { record, seen: 60 });
  await open(page, `#/study/${TABLE}`);
  await page.locator('[data-tab=players]').click();
  await page.getByRole('link', { name: 'Learn from your mistakes' }).first().click();
  await expect(page).toHaveURL(new RegExp(`#/find/mistakes/${TABLE}/`));
  await expect(page.locator('.find-of')).toContainText(/^Mistake 1 of \d+/);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(state(page)).toHaveAttribute('data-state', 'shown');
  await expectNoFindings(page);
});
