import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/web/i18n/about.ts';
import { expect, keptEntry, open, speak, test } from './page.ts';

/** The settings of the game that is shown. */
async function begun(page: Page) {
  await page.getByRole('button', { name: 'Into the hall' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  return (await keptEntry(page, `table/${id}`)) as {
    settings: {
      setup: { mode: string; players: string[]; longer: boolean };
      sitters: { kind: string; bot?: string; name: string }[];
      forecast: boolean;
      curtain: boolean;
    };
    record: string;
    seen: number;
  };
}

/** By the keyboard, since the start button may lie over it. */
const choose = (page: Page, value: string) => page.locator(`input[value="${value}"]`).press('Space');

test('two to seven seats, people and every level of bot, names and colours', async ({ page }) => {
  await open(page, '#/new');
  await expect(page.locator('.seat fieldset')).toHaveCount(3);
  for (let seats = 4; seats <= 7; seats++) await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.locator('.seat fieldset')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Add a player' })).toHaveCount(0);
  const bots = ['person', 'dreamer', 'dasher', 'planner', 'schemer', 'master', 'person'];
  for (const [seat, sitter] of bots.entries()) {
    await page.locator('.seat').nth(seat).locator('select').first().selectOption(sitter);
  }
  await page.getByLabel('Name of green').fill('Mira');
  await page.getByLabel('Colour of seat 1').selectOption('black');
  const { settings } = await begun(page);
  expect(settings.setup.players).toEqual(['black', 'red', 'blue', 'yellow', 'beige', 'purple', 'green']);
  expect(settings.sitters.map(({ kind, bot }) => bot ?? kind)).toEqual(bots);
  expect(settings.sitters[0]!.name).toBe('Mira');
});

test('on a phone every level is read whole in all languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/new');
  for (const language of LANGUAGES) {
    await speak(page, language);
    const cut = await page.locator('.seat fieldset > .select').evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        return [...select.options]
          .map(({ text }) => text)
          .filter((text) => pen.measureText(text).width > room);
      }),
    );
    expect(cut, language).toEqual([]);
  }
});

test('back at two seats only colours with four figures are left', async ({ page }) => {
  await open(page, '#/new');
  for (let seats = 4; seats <= 5; seats++) await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Colour of seat 1').selectOption('purple');
  while ((await page.locator('.seat fieldset').count()) > 2) {
    await page.getByRole('button', { name: 'Remove seat 2' }).click();
  }
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await expect(page.getByLabel('Colour of seat 1').locator('option[value=purple]')).toBeDisabled();
  const { settings } = await begun(page);
  expect(settings.setup.players).toHaveLength(2);
  expect(settings.setup.players).not.toContain('purple');
});

test('forecast off, longer game for six, and a curtain for several people', async ({ page }) => {
  await open(page, '#/new');
  await expect(page.getByRole('switch', { name: /Longer game/ })).toBeDisabled();
  for (let seats = 4; seats <= 6; seats++) await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('switch', { name: /Longer game/ }).check();
  await page.getByRole('switch', { name: /Forecast allowed/ }).uncheck();
  await page.locator('.seat').nth(1).locator('select').first().selectOption('person');
  await page.getByRole('switch', { name: /Pass the device around/ }).check();
  const { settings } = await begun(page);
  expect(settings).toMatchObject({ setup: { longer: true }, forecast: false, curtain: true });
});

test('experienced: the players set up the hall', async ({ page }) => {
  await open(page, '#/new?mode=experienced');
  const { settings, seen } = await begun(page);
  expect(settings.setup.mode).toBe('experienced');
  expect(seen).toBeLessThan(17);
  await expect(page.locator('.game.setting-up')).toBeVisible();
});

for (const layout of [
  'layout:crossroads',
  'layout:revolving',
  'layout:slaughterhouse',
  'layout:glasshouse',
  'layout:backstairs',
  'random',
]) {
  test(`experienced: the hall is laid at once by ${layout}`, async ({ page }) => {
    await open(page, '#/new?mode=experienced');
    await choose(page, layout);
    const { record, seen } = await begun(page);
    expect(record.match(/"place"/g)).toHaveLength(17);
    expect(seen).toBe(17);
    await expect(page.locator('.game')).not.toHaveClass(/setting-up/);
    await expect(page.locator('.game')).toHaveAttribute('data-batch', /^(1[7-9]|[2-9]\d)$/);
  });
}

test('what was chosen is there again next time', async ({ page }) => {
  await open(page, '#/new');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await choose(page, 'experienced');
  await choose(page, 'layout:glasshouse');
  await page.getByRole('switch', { name: /Forecast allowed/ }).uncheck();
  await page.reload();
  await expect(page.locator('.seat fieldset')).toHaveCount(4);
  await expect(page.locator('input[value="layout:glasshouse"]')).toBeChecked();
  await expect(page.getByRole('switch', { name: /Forecast allowed/ })).not.toBeChecked();
});
