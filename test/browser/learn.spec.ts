import type { Locator } from '@playwright/test';
import { expect, open, test } from './page.ts';

const place = (within: Locator, at: string): Locator => within.locator(`[data-place="${at}"]`);

test('a lesson is done by moving its figure, and the next one follows', async ({ page }) => {
  await open(page, '#/learn/push');
  const lesson = page.locator('.lesson');
  await place(lesson, 'h6').click();
  await expect(lesson.locator('.lesson-right')).toBeVisible();
  await expect(page.locator('.learn-list [aria-current] .unseen')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/learn\/two-blocks$/);
  await place(lesson, 'j6').click();
  await expect(lesson.locator('.lesson-refused')).toContainText('F5');
  await place(lesson, 'g6').click();
  await expect(lesson.locator('.lesson-right')).toBeVisible();
});

test('a wrong guess says where the monster went, and may be mended', async ({ page }) => {
  await open(page, '#/learn/sight');
  const lesson = page.locator('.lesson');
  await place(lesson, 'e6').click();
  await expect(lesson.locator('.lesson-wrong')).toContainText('f7');
  await lesson.locator('.lesson-buttons button.primary').click();
  await place(lesson, 'f7').click();
  await expect(lesson.locator('.lesson-right')).toBeVisible();
});

test('a board of the rules tells what it did, and takes it back', async ({ page }) => {
  await open(page, '#/rules');
  const demo = page.locator('#demo-nearest');
  await demo.scrollIntoViewIfNeeded();
  await place(demo, 'g3').click();
  await place(demo, 'g2').click();
  await demo.locator('.demo-buttons .primary').click();
  await expect(demo.locator('.told li').first()).toBeVisible();
  await expect(place(demo, 'g6')).toHaveAccessibleName(/monster/);
  const undo = demo.locator('button:has([href="#icon-undo"])');
  for (let times = 0; times < 2; times++) await undo.click();
  await expect(place(demo, 'g5')).toHaveAccessibleName(/monster, facing east/);
  await expect(undo).toBeDisabled();
});
