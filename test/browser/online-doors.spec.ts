import type { Route } from '@playwright/test';
import { openTable, sit, test } from './online-server.ts';
import { expect } from './page.ts';

const NO_TABLE = 'There is no table at this address';

test('punctuation around a link does no harm, and the address is mended', async ({ ann, ben }) => {
  const link = await openTable(ann);
  for (const end of ['.', ').', '%22', '”,', '>', '!', '/.', '. Come!']) {
    await ben.page.goto('./#/lobby');
    await ben.page.goto(`${link}${end}`);
    await expect(ben.page.locator('.waiting-room'), end).toBeVisible();
    await expect(ben.page).toHaveURL(link);
  }
  await sit(ben);
});

test('a link that was cut says that there is no such table, and leads on', async ({ ann, ben }) => {
  const link = await openTable(ann);
  const id = link.split('/').at(-1)!;
  for (const cut of [id.slice(0, 12), id.slice(0, 5), id.slice(0, 1), '', '...', 'a'.repeat(50)]) {
    await ben.page.goto('./#/lobby');
    await ben.page.goto(`./#/online/${cut}`);
    await expect(ben.page.locator('main'), cut).toContainText(NO_TABLE);
    await expect(ben.page.locator('main')).not.toContainText('Connection lost');
    await expect(ben.page.getByRole('link', { name: 'To the tables' })).toBeVisible();
  }
  await ben.page.getByRole('link', { name: 'Open a table' }).click();
  await expect(ben.page.getByRole('heading', { name: 'A new table' })).toBeVisible();
});

/** A browser that neither keeps cookies nor sends any: asked from outside of it, where there is none that two requests could share. */
async function withoutCookie(route: Route): Promise<void> {
  const request = route.request();
  const { 'content-type': type, origin } = request.headers();
  const headers = {
    ...(type !== undefined && { 'content-type': type }),
    ...(origin !== undefined && { origin }),
  };
  const answer = await fetch(request.url(), { method: request.method(), headers, body: request.postData() });
  const contentType = answer.headers.get('content-type') ?? '';
  await route.fulfill({ status: answer.status, contentType, body: await answer.text() });
}

test('where cookies are blocked, lobby and table say so, not that the line is lost', async ({
  guest,
  ann,
}) => {
  const { page } = await guest();
  const link = await openTable(ann);
  await page.route('**/api/**', withoutCookie);
  await page.goto('./#/lobby');
  await expect(page.getByRole('alert')).toContainText('accepts no cookies');
  await page.goto(link);
  await expect(page.locator('.doorway')).toContainText('accepts no cookies');
  await expect(page.locator('.doorway')).not.toContainText('Connection lost');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.waiting-room')).toBeVisible();
});

test('a browser that says itself that it keeps no cookies is believed at once', async ({ guest, ann }) => {
  const { page } = await guest();
  const link = await openTable(ann);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  await page.goto(link);
  await expect(page.locator('main')).toContainText('accepts no cookies');
});

test('the lobby: full tables and those that everybody left are not listed, closed ones are gone', async ({
  server,
  ann,
  ben,
  cat,
}) => {
  const link = await openTable(ann, { listed: true });
  await cat.page.goto('./#/lobby');
  await expect(cat.page.locator('.table-row')).toContainText('1 free seat');
  await sit(ben, link);
  await cat.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cat.page.locator('.table-row')).toHaveCount(0);
  await ben.page.goto('./#/lobby');
  await expect(ben.page.locator('.table-row')).toContainText('All seats are taken');
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Stand up' }).click();
  await cat.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cat.page.locator('.table-row')).toHaveCount(1);
  for (const { page } of [ann, ben]) await page.goto('./#/rules');
  server.clock.move(11 * 60_000);
  await cat.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cat.page.locator('.table-row')).toHaveCount(0);
  await ann.page.goto('./#/lobby');
  await ann.page.locator('.table-row').click();
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.locator('dialog').getByRole('button', { name: 'Close the table' }).click();
  await ann.page.getByRole('link', { name: 'To the tables' }).click();
  await expect(ann.page.getByText('Nobody is waiting on the doorstep')).toBeVisible();
  await expect(ann.page.locator('.table-row')).toHaveCount(0);
});
