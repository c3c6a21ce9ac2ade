import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../src/server/index.ts';
import { expect, moveSomebody, myTurn, open, PAGES, playNow, shownCount, test } from './page.ts';

/** The built page, from the project's folder, where the tests run. */
const WEB = 'dist/web';

const inCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('after one visit everything works offline', async ({ page, context }) => {
  await open(page, '#/');
  await inCharge(page);
  await context.setOffline(true);
  for (const hash of PAGES) {
    await page.goto('about:blank');
    await open(page, hash);
  }
  await playNow(page);
  await myTurn(page);
  const before = await shownCount(page);
  await moveSomebody(page);
  await expect.poll(() => shownCount(page)).toBeGreaterThan(before);
  // The other language comes along, too.
  await open(page, '#/settings');
  await page.getByLabel('Language').last().selectOption('nl');
  await expect(page.locator('h1')).toHaveText('Instellingen');
});

test('a new version waits until it is asked for, then takes over; the game goes on', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-update-'));
  await cp(WEB, folder, { recursive: true });
  const old = await serve(folder, { host: '127.0.0.1', port: 0, anyPort: false });
  const port = Number(new URL(old.url).port);
  await page.goto(old.url);
  await inCharge(page);
  await page.locator('.cta .btn.primary').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  const game = page.url();
  await old.close();
  // A newer build at the same address.
  const file = join(folder, 'service-worker.js');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"version":"', '"version":"newer-'));
  const newer = await serve(folder, { host: '127.0.0.1', port, anyPort: false });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reload = page.getByRole('status').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await reload.click();
  await reloaded;
  await expect(page).toHaveURL(game);
  await expect(page.getByRole('grid').first()).toBeVisible();
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches.some((name) => name.includes('newer-'))).toBe(true);
  await newer.close();
  await rm(folder, { recursive: true });
});

test('it can be installed', async ({ page, request }) => {
  await open(page, '#/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Fearsome Floors', display: 'standalone', start_url: './' });
  for (const size of ['192x192', '512x512']) expect(manifest.icons.map(({ sizes }) => sizes)).toContain(size);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const loaded = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(loaded).toBe(sizes);
  }
  // Chromium's own opinion.
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
