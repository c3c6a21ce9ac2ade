import type { Page } from '@playwright/test';
import { expect, moveSomebody, myTurn, open, PAGES, playNow, shownCount, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

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
