import { expect, keptEntry, open, test } from './page.ts';
import {
  calm,
  carryTo,
  chooseOnBoard,
  endOf,
  gameOf,
  idle,
  middleOf,
  moveFor,
  moveTo,
  openTable,
  place,
  press,
  sitDown,
  untilItWalks,
} from './table-game.ts';

test('a whole game by pointer, against a bot: 38 moves take 80 clicks at most', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'] });
  await openTable(page);
  let clicks = 0;
  let moves = 0;
  for (; ; moves++) {
    await calm(page);
    const game = await gameOf(page);
    if (game.phase === 'over') break;
    const action = moveFor(game, moves);
    const chip = page.locator(`.players [data-figure="${action.figure}"]`);
    const left = game.movesLeft(game.turn);
    // The last one is chosen already; but in the first round there is a choice (G3).
    await expect(chip).toHaveAttribute('aria-pressed', `${left === 1 && !game.isFirstRound}`);
    if (left > 1 || game.isFirstRound) {
      await chip.click();
      clicks++;
    }
    if (action.path === '') {
      await page.locator('.action-buttons .stay').click();
      clicks++;
    } else clicks += await moveTo(page, game, action);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(moves).toBeGreaterThan(15);
  expect(clicks / moves, `${clicks} clicks for ${moves} moves`).toBeLessThanOrEqual(80 / 38);
});

test('pointing at a space shows the path, its price and what comes of it', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await chooseOnBoard(page, 'green-4');
  await place(page, 'p8').hover({ force: true });
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to p8');
  await expect(page.locator('.action-bar .points')).toContainText('4 of 5 points');
  await expect(page.locator('.forecast-table caption')).toHaveText('If the monster moved after this');
  await place(page, 'e5').hover({ force: true });
  await expect(page.locator('.action-bar .action-who')).toContainText('choose a space');
});

test('a figure that waits at the door is dragged in', async ({ page, context }) => {
  await sitDown(context, { confirm: true });
  await openTable(page);
  await calm(page);
  await chooseOnBoard(page, 'green-4');
  await page.mouse.move(...(await middleOf(page, 'entrance')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, 'p11')), { steps: 6 });
  await page.mouse.move(...(await middleOf(page, 'p10')), { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to p10');
  await expect(page.locator('.action-bar .points')).toContainText('2 of 5 points');
});

test('a figure is carried from the panel onto the board', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  await carryTo(page, '.players [data-figure="green-4"]', 'h5'); // too far: it stays chosen
  await expect(page.locator('.refusal')).toHaveAttribute('data-rule', 'F1');
  await expect(page.locator('.players [data-figure="green-4"]')).toHaveAttribute('aria-pressed', 'true');
  await carryTo(page, '.players [data-figure="green-4"]', 'o11');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '1');
  expect(endOf(await gameOf(page), { figure: 'green-4', path: '' })).toBe('o11');
  await expect(page.locator('.carried')).toHaveCount(0);
});

test('a figure is dragged along its path, and the move taken back, made again and confirmed', async ({
  page,
  context,
}) => {
  await sitDown(context, { confirm: true });
  await openTable(page);
  for (const [figure, end] of [
    ['green-4', 'p10'],
    ['red-4', 'o11'],
    ['green-3', 'p9'],
    ['red-3', 'n11'],
  ] as const) {
    await calm(page);
    await chooseOnBoard(page, figure);
    for (let taps = 0; taps < 2; taps++) await press(page, end);
  }
  await calm(page); // round two: red begins
  await page.mouse.move(...(await middleOf(page, 'o11')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, 'o10')), { steps: 6 });
  await page.mouse.move(...(await middleOf(page, 'n10')), { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('.action-bar .action-who')).toContainText('Ben’s 2 to n10');
  await page.keyboard.press('z');
  await expect(page.locator('.action-bar .action-who')).toContainText('Ben’s 2 to o10');
  await page.keyboard.press('y');
  await expect(page.locator('.action-bar .action-who')).toContainText('Ben’s 2 to n10');
  await page.locator('.action-buttons .go').click();
  await calm(page);
  const game = await gameOf(page);
  expect(endOf(game, { figure: 'red-4', path: '' })).toBe('n10');
});

test('what is not allowed says why, with the rule', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  const refusal = page.locator('.refusal');
  await chooseOnBoard(page, 'green-1');
  await press(page, 'p8');
  await expect(refusal).toContainText('Too far for Ann’s 1: p8 is 4 points away.');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', '#/rules/F1');
  await press(page, 'a1');
  await expect(refusal).toHaveAttribute('data-reason', 'monster-there');
  await page.keyboard.press('Escape');
  await chooseOnBoard(page, 'green-4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(refusal).toHaveAttribute('data-rule', 'F4');
  await expect(page.getByRole('log')).toContainText('the hall ends there');
  await page.keyboard.press('Enter');
  await calm(page);
});

test('a rule that is read leads back to the game, and what was tried is still there', async ({
  page,
  context,
}) => {
  await sitDown(context);
  await openTable(page);
  await chooseOnBoard(page, 'green-4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.locator('.refusal').getByRole('link').click();
  await expect(page.locator('#rule-F4')).toBeInViewport();
  const back = page.getByRole('link', { name: 'Back to the game' });
  await expect(back).toBeInViewport();
  await page.locator('.rules-contents a').first().click();
  await expect(page.locator('#rule-B1')).toBeInViewport(); // what moves under the pointer is not pressed
  await back.click();
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to p11');
  await open(page, '#/');
  await expect(page.locator('.hero-acts')).toBeVisible();
  await open(page, '#/rules/F4');
  await expect(page.locator('#rule-F4')).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('G3: in the first round Stay says why it is not offered', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  const stay = page.locator('.action-buttons .stay');
  await expect(stay).toHaveAttribute('aria-disabled', 'true');
  await expect(stay).toHaveAttribute('title', 'In the first round two figures must come in (G3)');
  await stay.click({ force: true });
  const refusal = page.locator('.refusal');
  await expect(refusal).toContainText('in the first round two of your figures have to come in');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', '#/rules/G3');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '0');
  for (let move = 0; move < 4; move++) {
    await idle(page);
    await expect(page.locator('.game')).toHaveAttribute('data-batch', `${move + 1}`);
    await calm(page);
  }
  await expect(stay).toHaveAttribute('aria-disabled', 'true');
  await stay.click({ force: true });
  await expect(page.locator('.action-who')).toContainText('First choose the figure that should stay.');
  await expect(refusal).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(stay).toHaveAttribute('aria-disabled', 'false');
  await expect(stay).not.toHaveAttribute('title', /./);
});

test('the bar tells of the monster alone while it walks; the forecast says when one looks back', async ({
  page,
  context,
}) => {
  await sitDown(context, { speed: 1 });
  await openTable(page);
  await untilItWalks(page);
  await page.keyboard.press(' ');
  await expect(page.locator('.playback .display')).toHaveText('The monster walks');
  expect(await page.locator('.playback .said').textContent()).not.toContain('Ann’s');
  await page.keyboard.press('End');
  await calm(page);
  await page.keyboard.press(',');
  await expect(page.locator('.forecast-table caption')).toHaveText('You are looking back');
});

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('what is not allowed is said beside the board, and keeps nobody from the entrance', async ({
    page,
    context,
  }) => {
    await sitDown(context);
    await openTable(page);
    await calm(page);
    await page.locator('.action-buttons .stay').click({ force: true });
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect();
            const [refusal, door] = [boxOf('.refusal'), boxOf('[data-place=entrance]')];
            // A board that turns is drawn anew.
            return refusal && door ? refusal.top - door.bottom : Number.NaN;
          }),
        )
        .toBeGreaterThanOrEqual(-1);
    }
    await expect(async () => {
      await page.mouse.click(...(await middleOf(page, 'entrance'))); // where it is once the board has turned
      await expect(page.locator('.refusal')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
});

test('where pushes differ, the ways can be chosen among', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await chooseOnBoard(page, 'green-4');
  await press(page, 'o9');
  const way = page.locator('.action-buttons .way');
  await expect(way).toContainText('1/2');
  await way.click();
  await expect(way).toContainText('2/2');
  await expect(page.locator('.action-bar .action-who')).toContainText('pushes 1 block');
});

test('whoever likes to confirm moves says so in the game’s menu', async ({ page, context }) => {
  await sitDown(context);
  await openTable(page);
  await page.getByRole('button', { name: 'This game' }).click();
  await page.getByLabel('Confirm moves').check();
  await page.keyboard.press('Escape');
  await chooseOnBoard(page, 'green-4');
  await press(page, 'p10');
  await expect(page.locator('.action-bar .action-who')).toContainText('Ann’s 5 to p10');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '0');
  await page.locator('.action-buttons .go').click();
  await calm(page);
  expect(endOf(await gameOf(page), { figure: 'green-4', path: '' })).toBe('p10');
});

test('after the first round of the first game it is asked once whether to confirm moves', async ({
  page,
  context,
}) => {
  await sitDown(context, { confirm: undefined });
  await openTable(page);
  const question = page.getByRole('group').filter({ hasText: 'Confirm every move?' });
  for (let move = 0; move < 4; move++) {
    await calm(page);
    await expect(question).toHaveCount(0);
    await idle(page);
  }
  await calm(page);
  const round = (await page.locator('.frame-corner.round').boundingBox())!;
  expect((await question.boundingBox())!.x).toBeGreaterThan(round.x + round.width);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toHaveCount(0);
  expect(await keptEntry(page, 'settings')).toMatchObject({ confirmMoves: true });
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
});

test('another player’s figure, pressed, shows where it could go until the next press', async ({
  page,
  context,
}) => {
  await sitDown(context);
  await openTable(page);
  await calm(page);
  await idle(page); // green's 1 stands on p11 and shows 6
  await calm(page);
  await press(page, 'p11');
  const who = page.locator('.action-bar .action-who');
  await expect(who).toContainText(/Ann’s 6\d\d spaces within reach/);
  await expect(page.locator('.spoken-state')).toContainText(/Ann’s 6(: )?\d\d spaces within reach/);
  await press(page, 'p9');
  await expect(who).toContainText('Choose a figure');
  await page.locator('.players [data-figure="green-1"]').click({ force: true });
  await expect(who).toContainText(/Ann’s 6(: )?\d\d spaces within reach/);
  await page.keyboard.press('Escape');
  await expect(who).toContainText('Choose a figure');
  await expect(page.locator('.game')).toHaveAttribute('data-batch', '1');
});

test('without forecast the table shows none', async ({ page, context }) => {
  await sitDown(context, { forecast: false });
  await openTable(page);
  await expect(page.locator('.deck li')).toHaveCount(8);
  await expect(page.locator('.forecast-table')).toHaveCount(0);
  await expect(page.getByText('The forecast is off at this table.')).toBeVisible();
});

test('the device is handed on behind a curtain where the table asks for it', async ({ page, context }) => {
  await sitDown(context, { curtain: true });
  await openTable(page);
  await expect(page.getByRole('dialog')).toContainText('Hand the device to Ann');
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await chooseOnBoard(page, 'green-4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Hand the device to Ben');
});
