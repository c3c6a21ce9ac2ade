import { openTable, place, sit, test } from './online-server.ts';
import { expect, keptEntry } from './page.ts';

const UNSEEN = 'It contains something nobody can see';

test('a name that can not be seen, or is another’s, is not taken; the field says why', async ({
  ann,
  ben,
}) => {
  await openTable(ann);
  await ben.page.goto(ann.page.url());
  const field = ben.page.getByLabel('Your name');
  const problem = ben.page.locator('.you-name small');
  for (const [name, words] of [
    ['Be\u200bn', UNSEEN],
    ['\u3164', UNSEEN],
    ['Ben\u202e', UNSEEN],
    ['...', 'There is nothing to see'],
    [`x${'\u0489'.repeat(8)}`, 'a heap of accents'],
    ['x'.repeat(25), 'At most 24 characters'],
    ['\u0410nn', 'Somebody else at this table is called that'],
  ] as const) {
    await field.fill(name);
    await expect(problem).toContainText(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Enter');
    await expect(problem).toContainText(words);
    expect(await keptEntry(ben.page, 'settings')).toMatchObject({ name: 'Ben' });
  }
  await field.fill('  Be\u0301a \u{1f469}\u{1f3fd}\u200d\u{1f680} ');
  await expect(problem).toBeEmpty();
  await sit(ben);
  await expect(place(ann, 1)).toContainText('Béa \u{1f469}\u{1f3fd}\u200d\u{1f680}');
  await field.fill('ann');
  await field.press('Enter');
  await expect(problem).toContainText('Somebody else');
  await expect(place(ann, 1)).toContainText('Béa');
});

test('who has the name of somebody at the table is told before sitting down', async ({ guest, ann }) => {
  const other = await guest({ name: 'ANN' });
  await openTable(ann);
  await other.page.goto(ann.page.url());
  await expect(other.page.locator('.you-name small')).toContainText('Somebody else');
  await other.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.page.locator('.toast')).toContainText('Choose another name');
  await other.page.getByLabel('Your name').fill('Anna');
  await sit(other);
  await expect(place(ann, 1)).toContainText('Anna');
});

test('the same rule holds on the device; a name kept from before that is none is forgotten', async ({
  guest,
}) => {
  const { page } = await guest({ name: 'Me\u202e' });
  await page.goto('./#/settings');
  const own = page.getByLabel('Your name at the table');
  await expect(own).toHaveValue('');
  await own.fill('\u2800');
  await expect(page.locator('.name-field small')).toContainText(UNSEEN);
  await page.goto('./#/new');
  await page.getByLabel('Name of green').fill('Mi\u00adra');
  await expect(page.locator('.seat small').first()).toContainText(UNSEEN);
  await page.getByLabel('Name of green').fill('Mira ');
  await expect(page.locator('.seat small').first()).toBeEmpty();
  expect(await keptEntry(page, 'new-game')).toMatchObject({ seats: [{ name: 'Mira' }, {}, {}] });
  await page.goto('./#/workshop');
  await page.getByLabel('Name of your monster').fill('\u202eFluffy');
  await expect(page.locator('.plate small')).toContainText(UNSEEN);
});
