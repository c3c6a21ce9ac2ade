import { botNamed, choose } from '../../src/bots/index.ts';
import { Random, supplyKind } from '../../src/rules/index.ts';
import { expect, test } from './page.ts';
import { calm, carryTo, gameOf, openTable, press, sitDown } from './table-game.ts';

test('the experienced hall is set up tile by tile, by pointer', async ({ page, context }) => {
  await sitDown(context, { mode: 'experienced', sitters: ['person', 'person'] });
  await openTable(page);
  for (let placed = 0; placed < 17; placed++) {
    await calm(page);
    const game = await gameOf(page);
    const { action } = choose(botNamed('random'), game, new Random(placed));
    if (action.type !== 'place') throw new Error('a tile was expected');
    const { tile } = action;
    await page.locator(`.tile[data-tile="${supplyKind(tile)}"]`).click();
    const turns =
      tile.kind === 'teleporter'
        ? 'nesw'.indexOf(tile.facing)
        : tile.kind === 'pool' && tile.shape === '1x4'
          ? 1
          : 0;
    for (let turn = 0; turn < turns; turn++) await page.keyboard.press('r');
    await press(page, tile.at);
    await expect(page.locator('.game')).toHaveAttribute('data-batch', String(placed + 1));
    expect((await gameOf(page)).tiles.at(-1)).toEqual(tile);
  }
  expect((await gameOf(page)).phase).toBe('moving');
  await expect(page.locator('.frame-corner.round')).toContainText('Round 1');
});

test('by keys: taken, turned, walked to its space, placed; refused places say why', async ({
  page,
  context,
}) => {
  await sitDown(context, { mode: 'experienced' });
  await openTable(page);
  for (const tile of await page.locator('.tile').all())
    expect(await tile.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.locator('.tile[data-tile="teleporter-1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.board-cell:focus')).toHaveCount(1);
  await page.locator('[data-place="b1"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.refusal')).toContainText('nothing can be placed', { ignoreCase: true });
  await expect(page.locator('.refusal')).toHaveAttribute('data-rule', 'S4');
  await page.keyboard.press('r');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('[data-place="c3"]')).toHaveAttribute('aria-label', /a tile can go here/);
  await page.keyboard.press('Enter');
  await calm(page);
  expect((await gameOf(page)).tiles).toEqual([{ kind: 'teleporter', pair: 1, at: 'c3', facing: 'e' }]);
});

test('a tile is carried from the tray onto the board', async ({ page, context }) => {
  await sitDown(context, { mode: 'experienced' });
  await openTable(page);
  await calm(page);
  await carryTo(page, '.tile[data-tile="crystal"]', 'h5');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '1');
  expect((await gameOf(page)).tiles).toEqual([{ kind: 'crystal', at: 'h5' }]);
});
