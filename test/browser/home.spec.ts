import { expect, keep, moveSomebody, myTurn, open, painted, playNow, shownCount, test } from './page.ts';

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
    sitters: [{ kind: 'person' }, { kind: 'bot', bot: 'dasher' }],
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
  for (const name of ['New game', 'Learn to play', 'Workshop', 'Experienced game', 'Study', 'Rules']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page).not.toHaveURL(/#\/$/);
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.goBack();
    await expect(page.locator('.hero-acts')).toBeVisible();
  }
});

test('by light no word lies across the edge of the picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '#/');
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = (await page.locator('.hero-picture').boundingBox())!.x;
    for (const words of await page.locator('.hero-words :is(.logo, .btn, .card)').all()) {
      const box = (await words.boundingBox())!;
      expect(box.x + box.width, `at ${width}`).toBeLessThan(edge);
    }
  }
});

test('the host looks at the pointer, unless movement is reduced', async ({ page }) => {
  await open(page, '#/');
  const looks = () => page.locator('.pupil').first().getAttribute('style');
  const atRest = await looks();
  // The picture comes after the words: the pointer moves until somebody looks at it.
  const moveTo = (x: number, y: number, seen: (look: string | null) => boolean) =>
    expect(async () => {
      await page.mouse.move(x - 20, y);
      await page.mouse.move(x, y);
      expect(seen(await looks())).toBe(true);
    }).toPass();
  await moveTo(100, 700, (look) => look !== atRest);
  expect(await looks()).toContain('translate(-');
  await moveTo(1270, 400, (look) => look?.includes('translate(-') === false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await painted(page);
  const still = await looks();
  await page.mouse.move(100, 700);
  await painted(page);
  expect(await looks()).toBe(still);
});

test('an address that leads nowhere leads home', async ({ page }) => {
  await open(page, '#/dungeon/7');
  await expect(page.locator('.hero-acts')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

const RESULTS = {
  all: { played: 3, won: 2, streak: 1, best: 1 },
  tallies: {},
  escapes: { now: 0, best: 3 },
  trophies: { runner: '2026-11-12T10:00:00Z', wary: '2026-11-13T10:00:00Z' },
  counted: [],
};
const entry = (data: unknown): string => JSON.stringify({ version: 1, data });

test('a newcomer is told what it is about, whoever comes back what is new', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
  await open(page, '#/');
  await expect(page.locator('.hero-words > p')).toContainText('The host is hungry');
  await expect(page.locator('.news')).toHaveCount(0);
  await keep(context, 'results', entry(RESULTS));
  await page.reload();
  const news = page.getByRole('navigation', { name: 'For you' });
  await expect(news).toContainText('Trophies 2 of 15');
  await expect(news.getByRole('link', { name: 'Today’s puzzle is waiting' })).toHaveAttribute(
    'href',
    '#/puzzles/daily/2026-11-18',
  );
  await news.getByRole('link', { name: 'Trophies' }).click();
  await expect(page.locator('.trophies .won')).toHaveCount(2);
  await page.goBack();
  await news.getByRole('button', { name: 'Next opponent: Chart Medium' }).click();
  await expect(page.locator('.players')).toContainText('Bot: Chart');
});

test('the day’s puzzle solved, and a table online that waits', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
  const solved = (day: string) => ({
    downs: [],
    stars: 3,
    tries: 1,
    hints: 0,
    footprints: false,
    solvedOn: day,
  });
  const levels = { 'daily/2026-11-17': solved('2026-11-17'), 'daily/2026-11-18': solved('2026-11-18') };
  await keep(context, 'puzzles', entry({ levels, footprints: false, speed: 2 }));
  await keep(context, 'online-tables', entry({ tables: [{ id: 'far', seen: 0, muted: [] }] }));
  const table = { id: 'far', phase: 'playing', turn: 1, mine: [1] };
  const games = [table, { ...table, turn: 0 }, { ...table, phase: 'over' }];
  await context.route('**/my-games', (route) => route.fulfill({ json: { games } }));
  await open(page, '#/');
  const news = page.getByRole('navigation', { name: 'For you' });
  await expect(news).toContainText('Solved today, 2 days in a row');
  await expect(news.getByRole('link', { name: 'Your move online' })).toHaveAttribute('href', '#/lobby');
});
