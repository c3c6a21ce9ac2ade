import { expectNoFindings } from './axe.ts';
import { expect, open, PAGES, playNow, test } from './page.ts';
import { calm, idleMoves, openTable, press, sitDown } from './table-game.ts';

test.describe('axe finds nothing', () => {
  for (const hash of PAGES) {
    test(hash, async ({ page }) => {
      await open(page, hash);
      await expectNoFindings(page);
    });
  }

  test('experienced game, seven seats', async ({ page }) => {
    await open(page, '#/new?mode=experienced');
    for (let seats = 4; seats <= 7; seats++) await page.locator('.seat.more button').click();
    await expectNoFindings(page);
  });

  test('table, and the first page with a kept game', async ({ page }) => {
    await playNow(page);
    await expectNoFindings(page);
    await open(page, '#/');
    await expect(page.locator('.kept-game')).toBeVisible();
    await expectNoFindings(page);
  });

  test('help and menu', async ({ page }) => {
    await open(page, '#/settings');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page); // and leaves it on a phone, where the menu is
    await page.keyboard.press('Escape');
    await page.locator('.bar-menu').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
  });

  test('a move tried and refused, the walk told', async ({ page, context }) => {
    await sitDown(context);
    await openTable(page);
    await idleMoves(page, 4);
    await calm(page);
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowUp');
    await press(page, 'a6'); // far away
    await expect(page.locator('.refusal')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('w');
    await expect(page.locator('.why')).toBeVisible();
    await expectNoFindings(page);
  });

  test('the set-up', async ({ page, context }) => {
    await sitDown(context, { mode: 'experienced' });
    await openTable(page);
    await page.locator('.tile').first().click();
    await press(page, 'h5');
    await expectNoFindings(page);
  });
});
