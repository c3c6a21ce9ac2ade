import { expect, moveSomebody, myTurn, open, playNow, shownCount, test } from './page.ts';

test('one click on Play, and a figure can be moved', async ({ page }) => {
  await playNow(page);
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  await myTurn(page);
  const before = await shownCount(page);
  await moveSomebody(page);
  await expect.poll(() => shownCount(page)).toBeGreaterThan(before);
});

test('the quick game is the basic one, for two, against a bot', async ({ page }) => {
  await playNow(page);
  const settings = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('fearsome-floors/table/'));
    return JSON.parse(localStorage.getItem(key!)!).data.settings;
  });
  expect(settings).toMatchObject({
    setup: { mode: 'basic', players: ['green', 'red'], longer: false },
    sitters: [{ kind: 'person' }, { kind: 'bot', bot: 'runner' }],
    forecast: true,
  });
});

test('games are kept, told and continued; one can be removed', async ({ page }) => {
  await open(page, '#/');
  await expect(page.locator('.kept')).toHaveCount(0);
  await playNow(page);
  const first = page.url();
  await playNow(page);
  expect(page.url()).not.toBe(first);
  await open(page, '#/');
  await expect(page.locator('.kept-game b').first()).toContainText('round 1');
  await page.getByRole('button', { name: 'All saved games (2)' }).click();
  await expect(page.locator('.kept-game')).toHaveCount(2);
  await page.getByRole('link', { name: 'Continue' }).last().click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await open(page, '#/');
  await page.getByRole('button', { name: 'All saved games (2)' }).click();
  await page.getByRole('button', { name: 'Remove this game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.kept-game')).toHaveCount(1);
});

test('the first page leads everywhere', async ({ page }) => {
  await open(page, '#/');
  for (const name of ['New game', 'Learn to play', 'Workshop', 'Experienced game', 'Replays', 'Rules']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page).not.toHaveURL(/#\/$/);
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.goBack();
    await expect(page.locator('.hero-acts')).toBeVisible();
  }
});

test('the host looks at the pointer, unless movement is reduced', async ({ page }) => {
  await open(page, '#/');
  const pupil = page.locator('.pupil').first();
  const looks = () => pupil.getAttribute('style');
  await page.mouse.move(100, 700);
  await expect.poll(looks).toContain('translate(-');
  // The picture comes after the words: the pointer moves until it is there and looks.
  await expect(async () => {
    await page.mouse.move(1250, 400);
    await page.mouse.move(1270, 400);
    expect(await looks()).not.toContain('translate(-');
  }).toPass();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page hears of it when it is painted the next time.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const still = await looks();
  await page.mouse.move(100, 700);
  await page.waitForTimeout(200);
  expect(await looks()).toBe(still);
});

test('an address that leads nowhere leads home', async ({ page }) => {
  await open(page, '#/dungeon/7');
  await expect(page.locator('.hero-acts')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});
