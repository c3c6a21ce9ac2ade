import { expect, keptEntry, open, playNow, test } from './page.ts';

test('a monster is built, kept, and walks in the hall', async ({ page }) => {
  await open(page, '#/workshop');
  for (const part of ['head', 'body', 'arms', 'legs']) {
    expect(await page.locator(`input[name=${part}]`).count(), part).toBeGreaterThanOrEqual(5);
  }
  const parts = { head: 'cyclops', body: 'shell', arms: 'tentacles', legs: 'spider', skin: 'plum' };
  for (const [part, name] of Object.entries(parts)) {
    await page.locator(`input[name=${part}][value=${name}]`).check({ force: true });
  }
  await page.getByLabel('Name of your monster').fill('Aunt Agatha');
  await page.getByRole('button', { name: 'Take it to the hall' }).click();
  await expect(page.getByRole('status')).toContainText('Aunt Agatha');
  expect(await keptEntry(page, 'monster')).toEqual({ kit: parts, name: 'Aunt Agatha' });
  await page.reload();
  await playNow(page);
  const monster = page.locator('.board .skin-plum').first();
  await expect(monster).toBeAttached();
  for (const art of ['head-cyclops', 'body-shell', 'arms-tentacles', 'legs-spider']) {
    await expect(monster.locator(`use[href="#${art}"]`)).toHaveCount(1);
  }
});

test('it turns, and says where it looks', async ({ page }) => {
  await open(page, '#/workshop');
  const stage = page.getByRole('img', { name: /facing/ });
  await expect(stage).toHaveAccessibleName('Furunkulus, facing south');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(stage).toHaveAccessibleName('Furunkulus, facing west');
  await page.getByRole('button', { name: 'Turn left' }).click();
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect(stage).toHaveAccessibleName('Furunkulus, facing east');
});

test('a shared monster comes to whoever opens the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/workshop');
  await page.locator('input[name=head][value=croc]').check({ force: true });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toContainText('copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('input[name=head][value=croc]')).toBeChecked();
});

test('any monster: the dice build one', async ({ page }) => {
  await open(page, '#/workshop');
  const before = JSON.stringify(await keptEntry(page, 'monster'));
  await expect(async () => {
    await page.getByRole('button', { name: 'Random monster' }).click();
    expect(JSON.stringify(await keptEntry(page, 'monster'))).not.toBe(before);
  }).toPass();
});
