import type { Locator } from '@playwright/test';
import { writeLink } from '../../src/puzzles/index.ts';
import { expect, keptEntry, test } from './page.ts';
import { inAHurry, linkOf, openLevel, place, TWO_STONES, walkToEnd } from './puzzle-game.ts';

const LINK = linkOf(TWO_STONES);

test.describe('with a mouse', () => {
  test('a level is solved, watched to its end, and kept', async ({ page, context }) => {
    await inAHurry(context);
    await openLevel(page, LINK);
    await expect(page.locator('h1')).toHaveText('Two stones');
    await page.locator('[data-heap=stone]').click();
    await place(page, 'c8').click();
    await page.getByRole('button', { name: 'Let it walk' }).click();
    // Really watched, not skipped.
    await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'over');
    const verdict = page.locator('.verdict');
    await expect(verdict).toHaveAttribute('data-solved', 'true');
    await expect(verdict).toContainText('loop');
    await expect(verdict.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
    await expect(page.locator('.board-circle')).toBeAttached();
    await page.reload();
    await expect(page.locator('.frame-corner.walk')).toContainText('Solved');
    await expect(page.locator('.board-frame')).toHaveCount(1);
  });

  test('refused places say why, with the rule; things are moved, turned, taken back, undone', async ({
    page,
  }) => {
    await openLevel(page, LINK);
    await place(page, 'e5').click();
    await expect(page.locator('.puzzle-says')).toHaveText('Choose a tile first.');
    await page.locator('[data-heap=stone]').click();
    await place(page, 'h5').click();
    await expect(page.getByRole('alert')).toContainText('something is there already');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('S4');
    await place(page, 'e5').click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Escape');
    await place(page, 'e5').click();
    await expect(page.locator('.board-frame.chosen')).toHaveCount(1);
    await place(page, 'f7').click();
    await expect(place(page, 'f7')).toHaveAccessibleName(/stone.*placed by you/);
    // Dragged to another space, then off the board.
    await place(page, 'f7').dragTo(place(page, 'g8'));
    await expect(place(page, 'g8')).toHaveAccessibleName(/stone/);
    await place(page, 'g8').dragTo(page.locator('.level-head'));
    await expect(page.locator('.board-frame')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(place(page, 'g8')).toHaveAccessibleName(/stone/);
    await page.locator('[data-heap=stone]').dragTo(place(page, 'd4'));
    await expect(page.locator('.board-frame')).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('.board-frame')).toHaveCount(0);
  });

  test('failing is explained, the walk can be wound back, and one goes on building', async ({
    page,
    context,
  }) => {
    await inAHurry(context);
    await openLevel(page, LINK);
    // Stopped before its first step: the line tells nothing of what was not seen yet.
    await page.locator('.let-walk').evaluate((button: HTMLElement) => {
      button.click();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    });
    const line = page.getByRole('slider', { name: 'The walk' });
    const bites = page.locator('.rail .bite');
    await line.fill('3');
    await expect(bites).toHaveCount(0);
    await line.fill('4');
    await expect(bites).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'over');
    const verdict = page.locator('.verdict');
    await expect(verdict).toHaveAttribute('data-solved', 'false');
    await expect(verdict).toContainText('Your 1 is eaten in step 4 but must survive.');
    await expect(verdict).toContainText('After 13 steps nobody is left');
    await expect(verdict.locator('li')).toHaveText([/4.*Your 1, on c9/, /13.*Enemy 1, on h5/]);
    await line.fill('3');
    await expect(bites).toHaveCount(2);
    await expect(place(page, 'c8')).toHaveAccessibleName(/the monster, facing south/);
    await page.getByRole('button', { name: 'One step', exact: true }).click();
    await expect(place(page, 'c9')).toHaveAccessibleName(/the monster/);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(place(page, 'c5')).toHaveAccessibleName(/the monster, facing east/);
    await expect(place(page, 'c9')).toHaveAccessibleName(/your 1.*to be spared/);
    await expect(place(page, 'h5')).toHaveAccessibleName(/enemy 1.*to be eaten/);
  });

  test('stars: a tile more than needed costs one, which can be won back', async ({ page, context }) => {
    await inAHurry(context);
    // This link tells the solution, and so how much is needed.
    await openLevel(page, `#/puzzles/link/${writeLink(TWO_STONES)}`);
    await expect(page.locator('.board-frame')).toHaveCount(1);
    await page.locator('[data-heap=stone]').click();
    await place(page, 'o5').click();
    await walkToEnd(page);
    const verdict = page.locator('.verdict');
    await expect(verdict.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
    await expect(verdict).toContainText('It can be done with 1 tile fewer.');
    const rule = 'Three stars with 1 tile, one less for each tile more.';
    await expect(page.locator('.tally')).toHaveAttribute('title', rule);
    await page.getByRole('button', { name: 'Change it' }).click();
    await place(page, 'o5').click();
    await page.keyboard.press('Delete');
    await walkToEnd(page);
    await expect(verdict.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  });

  test('hints in three steps; what is in the way is told', async ({ page }) => {
    await openLevel(page, LINK);
    await page.locator('.level-acts').getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint-box');
    // No solution comes with the link: it is looked for in a worker.
    await expect(hint).toHaveAttribute('data-hint', 'where');
    await expect(page.locator('.board-region')).toBeAttached();
    await hint.getByRole('button', { name: 'Next hint' }).click();
    await expect(hint).toContainText('Stone. It');
    await hint.getByRole('button', { name: 'Next hint' }).click();
    await expect(hint).toContainText('Stone belongs on c8.');
    await page.locator('[data-heap=stone]').click();
    await place(page, 'd8').click();
    await page.keyboard.press('h');
    await expect(hint).toContainText('Stone on d8 is in the way');
    const levels = (await keptEntry(page, 'puzzles')) as { levels: Record<string, { hints: number }> };
    expect(Object.values(levels.levels)[0]?.hints).toBe(4);
  });

  test('footprints show the walk while one builds', async ({ page }) => {
    await openLevel(page, LINK);
    await expect(page.locator('.board-step')).toHaveCount(0);
    await page.getByRole('button', { name: 'Footprints' }).click();
    await expect(page.locator('.board-step').first()).toHaveText('5');
    await expect(page.locator('.frame-corner.walk')).toContainText('13 steps');
    await expect(page.locator('.verdict')).toContainText('Not yet.');
    await page.locator('[data-heap=stone]').click();
    await place(page, 'c8').click();
    await expect(page.locator('.verdict')).toContainText('This works.');
  });
});

test.describe('with the keyboard alone', () => {
  test('a level is solved', async ({ page, context }) => {
    await inAHurry(context);
    await openLevel(page, LINK);
    await page.keyboard.press('1');
    await expect(page.locator('[data-heap=stone]')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    // From p11 to c8.
    for (let left = 0; left < 11; left++) await page.keyboard.press('ArrowLeft');
    for (let up = 0; up < 3; up++) await page.keyboard.press('ArrowUp');
    for (let left = 0; left < 2; left++) await page.keyboard.press('ArrowLeft');
    await expect(place(page, 'c8')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Stone put on c8.');
    await page.keyboard.press('w');
    await expect(page.getByRole('log')).not.toBeEmpty();
    await page.keyboard.press('End');
    await expect(page.locator('.verdict')).toHaveAttribute('data-solved', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('.puzzle')).toHaveAttribute('data-state', 'building');
    await page.keyboard.press('z');
    await expect(page.locator('.board-frame')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a level is solved; nothing is wider than the screen, nothing too small', async ({
    page,
    context,
  }) => {
    await inAHurry(context);
    await openLevel(page, LINK);
    await page.locator('[data-heap=stone]').tap();
    await place(page, 'c8').tap({ force: true });
    await expect(page.locator('.board-frame')).toHaveCount(1);
    const small = await page.locator('.puzzle button:visible, .puzzle a.btn:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height) < 36 || Math.max(width, height) < 44;
        })
        .map((button) => button.className),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('.let-walk').tap();
    await page.locator('.action-bar [aria-keyshortcuts=End]').tap();
    await expect(page.locator('.verdict')).toHaveAttribute('data-solved', 'true');
    await expect(page.locator('.verdict')).toBeInViewport();
  });

  test('things are dragged from the supply, and on the board', async ({ page, context }) => {
    await openLevel(page, LINK);
    const touch = await context.newCDPSession(page);
    const drag = async (from: Locator, to: Locator): Promise<void> => {
      const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
      const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
      const [right, down] = [b.x + b.width / 2 - x, b.y + b.height / 2 - y];
      const point = (part: number) => [{ x: x + right * part, y: y + down * part, id: 1 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
      for (let part = 0.25; part <= 1; part += 0.25)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(part) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(page.locator('[data-heap=stone]'), place(page, 'f7'));
    await expect(place(page, 'f7')).toHaveAccessibleName(/stone.*placed by you/);
    await drag(place(page, 'f7'), place(page, 'h8'));
    await expect(place(page, 'h8')).toHaveAccessibleName(/stone.*placed by you/);
  });
});
