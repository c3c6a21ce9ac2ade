import { expect, open, test } from './page.ts';

test('"?" opens the shortcuts, Esc closes them, and the focus comes back', async ({ page }) => {
  await open(page, '#/settings');
  const link = page.locator('.bar-logo');
  await link.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(help).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('"?" in a field is only a question mark', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByLabel('Your name at the table').pressSequentially('who?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first Tab offers to skip the bar', async ({ page }) => {
  await open(page, '#/workshop');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('titles and marks follow the page', async ({ page }) => {
  await open(page, '#/');
  await expect(page).toHaveTitle('Fearsome Floors');
  await page.goto('./#/workshop');
  await expect(page).toHaveTitle('Monster workshop · Fearsome Floors');
  await expect(page.locator('.bar-links [aria-current=page]')).toHaveText('Workshop');
  await page.goBack();
  await expect(page).toHaveTitle('Fearsome Floors');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('the menu has everything, and no page is wider than the screen', async ({ page }) => {
    await open(page, '#/settings');
    await page.locator('.bar-menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveCount(10);
    await expect(menu.getByLabel('Language')).toBeVisible();
    await menu.getByRole('link', { name: 'Workshop' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/#\/workshop/);
    for (const hash of ['#/', '#/new', '#/new?mode=experienced', '#/workshop', '#/settings']) {
      await page.goto('about:blank');
      await open(page, hash);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, hash).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without what was kept for offline', () => {
  test.use({ serviceWorkers: 'block' });
  test('a page that fails says so, and the others go on', async ({ page }) => {
    await page.route('**/assets/workshop-*.js', (route) => route.abort());
    await page.goto('./#/settings');
    await expect(page.locator('h1')).toHaveText('Settings');
    await page.locator('.bar-links').getByText('Workshop').click();
    await expect(page.getByRole('alert')).toContainText('Nothing is lost');
    await page.locator('.bar-links').getByText('New game').click();
    await expect(page.locator('h1')).toHaveText('Who dares to come in?');
  });
});

test('a browser that is too old is told so in four languages', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (condition: string) => !condition.includes(':has') && supports(condition);
  });
  await page.goto('./');
  await expect(page.getByText('Firefox 121')).toHaveCount(4);
  for (const one of await page.getByText('Firefox 121').all()) await expect(one).toBeVisible();
  await expect(page.locator('#app')).toBeHidden();
});
