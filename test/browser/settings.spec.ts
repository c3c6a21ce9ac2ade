import { expect, keep, keptEntry, open, playNow, test } from './page.ts';

test('theme: as the device, or as chosen', async ({ page }) => {
  await open(page, '#/settings');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.locator('input[name=theme][value=dark]').check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('motion: as the device, or as chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/settings');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await page.locator('input[name=motion][value=full]').check({ force: true });
  await expect(html).toHaveAttribute('data-motion', 'full');
});

test('name, colour, speed and sound are kept and used', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByLabel('Your name at the table').fill('  Mira   the Bold ');
  await page.locator('input[name=colour][value=blue]').check({ force: true });
  await page.locator('input[name=speed][value="2"]').check({ force: true });
  await page.getByRole('switch', { name: 'Sound' }).uncheck();
  await expect(page.getByLabel('Volume')).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Your name at the table')).toHaveValue('Mira the Bold');
  expect(await keptEntry(page, 'settings')).toMatchObject({
    name: 'Mira the Bold',
    colour: 'blue',
    speed: 2,
    sound: false,
  });
  await playNow(page);
  const id = page.url().split('/').at(-1)!;
  expect(await keptEntry(page, `table/${id}`)).toMatchObject({
    settings: { setup: { players: ['blue', 'green'] }, sitters: [{ name: 'Mira the Bold' }, {}] },
  });
});

test('two tabs agree', async ({ page, context }) => {
  await open(page, '#/settings');
  const other = await context.newPage();
  await open(other, '#/settings');
  await page.locator('input[name=theme][value=light]').check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('.bar .language select').selectOption('fr');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
});

test('what can not be read is put aside, and the reader told', async ({ page, context }) => {
  await keep(context, 'settings', '{"version":1,"da');
  await keep(context, 'table/77', 'rubbish');
  await open(page, '#/');
  await expect(page.getByRole('status')).toContainText('couldn’t be read');
  await expect(page.locator('.hero-acts')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fearsome-floors/broken/table/77'))).toBe('rubbish');
});

test('a full device: the game goes on, and the reader is told', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '#/settings');
  await page.locator('input[name=theme][value=light]').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('status')).toContainText('no space');
});

test('no sound before somebody touches the page; then the synthesiser comes', async ({ page, context }) => {
  await context.addInitScript(() => {
    const Original = AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        document.documentElement.dataset['audio'] = 'opened';
      }
    };
  });
  await open(page, '#/settings');
  await page.waitForTimeout(300);
  await expect(page.locator('html')).not.toHaveAttribute('data-audio', 'opened');
  await page.getByLabel('Volume').press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-audio', 'opened');
  expect(await keptEntry(page, 'settings')).toMatchObject({ volume: 0.7 });
});
