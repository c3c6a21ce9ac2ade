import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replayRecords, writeGameLink } from '../../src/rules/records/index.ts';
import { openTable, sitTogether, test } from './online-server.ts';
import { expect } from './page.ts';

test('a table has a real address: it is above the page, is loaded again, and Back and links lead away and back', async ({
  server,
  ann,
  ben,
}) => {
  const link = await sitTogether(ann, ben);
  const id = link.split('/').at(-1)!;
  expect(link).toBe(`${server.url}online/${id}`);
  await ben.page.reload();
  await expect(ben.page.locator('.game')).toBeVisible();
  await ben.page.goto(`./#/rules/M3`);
  await expect(ben.page).toHaveURL(`${server.url}#/rules/M3`);
  await ben.page.goBack();
  await expect(ben.page.locator('.game')).toBeVisible();
  await expect(ben.page).toHaveURL(link);
  // Old links go on, also as they stand in somebody's notes.
  await ben.page.goto('./#/lobby');
  await ben.page.goto(`./#/online/${id}`);
  await expect(ben.page.locator('.game')).toBeVisible();
  await expect(ben.page).toHaveURL(link);
  // A link on the page leads on without loading it again.
  await ben.page.evaluate(() => Object.assign(globalThis, { same: true }));
  await ben.page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '#/settings';
    document.body.append(anchor);
    anchor.click();
  });
  await expect(ben.page).toHaveURL(`${server.url}#/settings`);
  await expect(ben.page.locator('main h1')).toBeAttached();
  await ben.page.goBack();
  await expect(ben.page.locator('.game')).toBeVisible();
  expect(await ben.page.evaluate(() => 'same' in globalThis)).toBe(true);
});

test('what messengers read of a link is there without a script', async ({ server, ann }) => {
  const link = await openTable(ann);
  const page = await (await fetch(link)).text();
  expect(page).toContain('<meta property="og:title" content="Fearsome Floors: a table waits for you" />');
  const picture = /property="og:image" content="([^"]*)"/.exec(page)![1]!;
  expect(picture.startsWith(server.url)).toBe(true);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
});

test('a puzzle’s real address works offline after one visit', async ({ guest, server }) => {
  const { page, context } = await guest({ serviceWorkers: 'allow' });
  const link = `${server.url}puzzles/daily/2026-11-15`;
  await page.goto(link);
  await expect(page.locator('.board')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto(link);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page).toHaveURL(link);
  await page.goto(`${server.url}#/puzzles/campaign/eyes-1`);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}puzzles/campaign/eyes-1`);
});

test('a game that its link holds is studied by whoever opens it', async ({ server, guest }) => {
  const { page } = await guest();
  const record = readFileSync(new URL('../corpus/basic-2.ffr', import.meta.url), 'utf8');
  const read = replayRecords(record);
  const link = writeGameLink((read.ok ? read.value : [])[0]!)!;
  await page.goto(`./#/study/link/${link}`);
  await expect(page.locator('.study .board')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}study/link/${link}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Board as PNG' }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.goto('./#/lobby');
  await page.goto(`${server.url}study/link/${link.slice(0, 40)}`);
  await expect(page.locator('main')).toContainText('damaged');
});

test('other people’s pages show a board in a frame, and nothing else of ours', async ({
  server,
  ann,
  browser,
}) => {
  const link = await openTable(ann);
  const id = link.split('/').at(-1)!;
  const context = await browser.newContext();
  const page = await context.newPage();
  const body = `<iframe id="board" src="${server.url}embed/online/${id}"></iframe><iframe id="page" src="${link}"></iframe>`;
  const club = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(body));
  await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
  const board = page.frameLocator('#board').getByRole('link');
  await expect(board).toHaveAttribute('href', `../../online/${id}`);
  await expect(board).toHaveAttribute('target', '_blank');
  await expect(page.frameLocator('#page').locator('#app')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  club.close();
});
