import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Guest, openTable, pick, place, sitTogether, stay, test, whoActs } from './online-server.ts';
import { expect } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown }[];
  }[];
}

/** What axe finds on the page as it is now, in both themes. */
async function findings(page: Page): Promise<string[]> {
  // The server's policy lets no script in but the page's own; this one comes from the browser's side.
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    const { violations } = await page.evaluate((shown) => {
      document.documentElement.dataset['theme'] = shown;
      return (window as unknown as { readonly axe: { run(): Promise<Found> } }).axe.run();
    }, theme);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${theme}, ${id}: ${JSON.stringify(target)}`));
  }
  return found;
}

for (const [size, viewport] of Object.entries({
  laptop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
})) {
  test(`axe finds nothing on the pages of online play, dark or light: ${size}`, async ({ server, guest }) => {
    const ann = await guest({ name: 'Ann', viewport });
    const ben = await guest({ name: 'Ben', viewport });
    await ann.page.goto('./#/lobby/new');
    await pick(ann.page, 'pace', 'seconds');
    expect(await findings(ann.page)).toEqual([]);
    const link = await openTable(ann, { seats: 4, listed: true });
    await place(ann, 1).locator('select').selectOption('2');
    await expect(place(ann, 1)).toContainText('Bot');
    expect(await findings(ann.page)).toEqual([]);
    await ben.page.goto(link);
    await expect(ben.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    expect(await findings(ben.page)).toEqual([]);
    await ann.page.goto('./#/lobby');
    await ann.page.getByRole('button', { name: 'Make a link' }).click();
    await expect(ann.page.locator('.table-row').first()).toBeVisible();
    expect(await findings(ann.page)).toEqual([]);
    await sitTogether(ann, ben, { pace: 'seconds' });
    const first = (await whoActs([ann, ben])) as Guest;
    await stay(first);
    await first.page.locator('.ask-back').click();
    for (const { page } of [ann, ben]) {
      if (size === 'phone') await page.locator('.frame-strip .btn').last().click();
      else await page.locator('#tab-chat').click();
    }
    await ben.page.locator('.say input').fill('Behind you!');
    await ben.page.keyboard.press('Enter');
    await ben.page.locator('.reactions .btn').first().click();
    await expect(ann.page.locator('.chat-text')).toBeVisible();
    await server.stop();
    await expect(ann.page.locator('.trouble')).toBeAttached();
    expect(await findings(ann.page)).toEqual([]);
    await server.begin();
  });
}

test('by keyboard alone: a table is opened, a name and a colour are chosen, a guest sits down', async ({
  ann,
  ben,
}) => {
  const { page } = ann;
  await page.goto('./#/lobby/new');
  await page.locator('input[name=seats]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '3 seats' })).toBeChecked();
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.places .place')).toHaveCount(3);
  await page.getByRole('radio', { name: 'Green' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(ann, 0)).toContainText('Red');
  await ben.page.goto(page.url());
  await ben.page.getByRole('button', { name: 'Sit down' }).focus();
  await ben.page.keyboard.press('Enter');
  await expect(place(ann, 1)).toContainText('Ben');
  await page.getByRole('button', { name: 'Open the door' }).focus();
  await page.keyboard.press('Enter');
  await expect(ben.page.locator('.game')).toBeVisible();
});

const WORDS = {
  en: 'Open a table',
  de: 'Tisch eröffnen',
  nl: 'Tafel openen',
  fr: 'Ouvrir une table',
} as const;

test('online play speaks all four languages: tables, doorstep and table', async ({ ann, ben }) => {
  const seen = { room: new Set<string>(), table: new Set<string>() };
  const speak = async (language: string): Promise<void> => {
    await ann.page.locator('.bar .language select').selectOption(language);
    await expect(ann.page.locator('html')).toHaveAttribute('lang', language);
  };
  await ann.page.goto('./#/lobby');
  for (const [language, words] of Object.entries(WORDS)) {
    await speak(language);
    await expect(ann.page.getByRole('link', { name: words })).toBeVisible();
  }
  await openTable(ann);
  for (const language of Object.keys(WORDS)) {
    await speak(language);
    seen.room.add(await ann.page.locator('.waiting-room').innerText());
  }
  expect(seen.room.size).toBe(4);
  await speak('en');
  await sitTogether(ann, ben);
  await ann.page.locator('#tab-chat').click();
  for (const language of Object.keys(WORDS)) {
    await speak(language);
    seen.table.add(await ann.page.locator('.talk').innerText());
  }
  expect(seen.table.size).toBe(4);
});
