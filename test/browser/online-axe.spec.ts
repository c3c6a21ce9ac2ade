import { expectNoFindings, LAPTOP, PHONE } from './axe.ts';
import { type Guest, openTable, pick, place, sitTogether, stay, test, whoActs } from './online-server.ts';
import { expect } from './page.ts';

test('axe finds nothing on the pages of online play', async ({ server, ann, ben }) => {
  await ann.page.goto('./#/lobby/new');
  await pick(ann.page, 'pace', 'seconds');
  await expectNoFindings(ann.page);
  const link = await openTable(ann, { seats: 4, listed: true });
  await place(ann, 1).locator('select').selectOption('dasher');
  await expect(place(ann, 1)).toContainText('Bot');
  await expectNoFindings(ann.page);
  await ben.page.goto(link);
  await expect(ben.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expectNoFindings(ben.page);
  await ann.page.goto('./#/lobby');
  await ann.page.getByRole('button', { name: 'Make a link' }).click();
  await expect(ann.page.locator('.table-row').first()).toBeVisible();
  await expectNoFindings(ann.page);
  await sitTogether(ann, ben, { pace: 'seconds' });
  const first = (await whoActs([ann, ben])) as Guest;
  await stay(first);
  await first.page.locator('.ask-back').click();
  for (const { page } of [ann, ben]) {
    await page.setViewportSize(LAPTOP);
    await page.locator('#tab-chat').click();
  }
  await ben.page.locator('.say input').fill('Behind you!');
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('.reactions .btn').first().click();
  await expect(ann.page.locator('.chat-text')).toBeVisible();
  await server.stop();
  await expect(ann.page.locator('.trouble')).toBeAttached();
  await expectNoFindings(ann.page);
  await ann.page.locator('.frame-strip .btn').last().click();
  await expect(ann.page.locator('.frame-side.open')).toBeVisible();
  await expectNoFindings(ann.page, [PHONE]);
  await server.begin();
});

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
