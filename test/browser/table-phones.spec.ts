import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/web/i18n/about.ts';
import { test as onlineTest, openTable as openOnline, sit, start, stay, whoActs } from './online-server.ts';
import { expect, speak, test } from './page.ts';
import { calm, openTable, sitDown, untilItWalks } from './table-game.ts';

/** Phones as browsers leave them, with their bars. */
const PHONES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [412, 732],
  [360, 740],
] as const;

/** On all phones, in all languages: every button at the table is wholly on the screen, and nothing lies on those under the board. */
async function expectReachable(
  page: Page,
  when: string,
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(buttonsOutOfReach), { message: `${when}, ${language}, ${width}x${height}` })
        .toEqual([]);
    }
  }
  await speak(page, 'en');
}

function buttonsOutOfReach(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('.game button')];
  const { clientWidth, clientHeight } = document.documentElement;
  return buttons.flatMap((button) => {
    const { left, top, right, bottom, width } = button.getBoundingClientRect();
    if (width === 0 || button.closest('.tile-list') !== null) return []; // the tiles scroll sideways
    const name = button.getAttribute('aria-label') ?? button.innerText;
    if (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight)
      return [`${name}: ${left} to ${right}, ${top} to ${bottom}`];
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered = button.closest('.action-buttons') !== null && !button.contains(there);
    return covered ? [`${name}: ${there?.className} lies on it`] : [];
  });
}

/** Whether the tick of a figure that moved leaves the name of its space free. */
function tickAboveText(chip: Element): boolean {
  const face = chip.querySelector('.figure-chip-face')!;
  const tick =
    face.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(face, '::after').bottom);
  return tick <= chip.querySelector('.figure-chip-text')!.getBoundingClientRect().top + 2;
}

/** A figure is chosen and walked too far: all that the bar can hold. */
async function expectMoveReachable(
  page: Page,
  when: string,
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  await expectReachable(page, when, languages);
  await page.keyboard.press('n');
  await expectReachable(page, `${when}, a figure chosen`, languages);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(page.locator('.refusal')).toBeVisible();
  await expectReachable(page, `${when}, a refusal`, languages);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

test.describe('phones, a local game', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('every button is on the screen', async ({ page, context }) => {
    await sitDown(context, { speed: 1 });
    await openTable(page);
    await calm(page);
    await expectMoveReachable(page, 'own move');
    await untilItWalks(page);
    await page.keyboard.press(' ');
    await expectReachable(page, 'the monster walks');
    await page.keyboard.press('End');
    await calm(page);
    await page.keyboard.press(',');
    await expectReachable(page, 'looking back');
    await page.keyboard.press('Escape');
    // The device is full.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    await expect(page.locator('.trouble')).toBeVisible();
    await expectReachable(page, 'not kept');
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    const moved = page.locator('.own-figures .moved');
    await expect(moved).toHaveCount(1);
    expect(await moved.evaluate(tickAboveText)).toBe(true);
  });

  test('every button is on the screen while tiles are laid', async ({ page, context }) => {
    await sitDown(context, { mode: 'experienced' });
    await openTable(page);
    await expectReachable(page, 'no tile chosen');
    await page.locator('.tile').first().click();
    await page.locator('[data-place="h6"]').click({ force: true });
    await expectReachable(page, 'a tile laid');
  });
});

onlineTest('phones, an online table: every button is on the screen', async ({ server, guest }) => {
  const ann = await guest({ name: 'Ann of the Long Staircase' });
  const ben = await guest({ name: 'Ben beneath Seven Floors' });
  const link = await openOnline(ann, { pace: 'days' });
  await sit(ben, link);
  await start(ann);
  const { page } = ann;
  await page.setViewportSize({ width: 360, height: 640 });
  if ((await whoActs([ann, ben])) === ben) await stay(ben);
  await whoActs([ann]);
  await expectMoveReachable(page, 'own move');
  await stay(ann);
  await expect(page.locator('.action-bar.waiting .ask-back')).toBeVisible();
  await expectReachable(page, 'after the own move');
  await page.locator('.ask-back').click();
  await expect(page.locator('.notice')).toBeVisible();
  await expectReachable(page, 'asked to take back');
  await ben.page.getByRole('button', { name: 'No', exact: true }).click();
  if ((await whoActs([ann, ben])) === ben) await stay(ben);
  await ben.page.locator('.ask-back').click();
  await expect(page.locator('.notice .btn')).toHaveCount(2);
  await expectMoveReachable(page, 'the other asks to take back');
  await page.locator('.notice .btn').last().click();
  await expect(page.locator('.toast')).toBeVisible();
  await expectReachable(page, 'the move stays');
  await server.stop();
  await expect(page.locator('.trouble')).toBeVisible();
  await expectMoveReachable(page, 'the line is lost');
});

onlineTest(
  'phones, an online table: every button is on the screen while all wait for one',
  async ({ server, guest }) => {
    const german = LANGUAGES.filter((one) => one === 'de'); // whoever is asked must answer soon
    const ann = await guest({ name: 'Ann of the Long Staircase' });
    const ben = await guest({ name: 'Ben beneath Seven Floors' });
    const link = await openOnline(ann);
    await sit(ben, link);
    await start(ann);
    const { page } = ann;
    if ((await whoActs([ann, ben])) === ben) await stay(ben);
    await whoActs([ann]);
    await stay(ann);
    server.clock.move(60_000);
    await page.reload(); // so that this page knows the time
    for (const ask of ['.ask-idle', '.ask-back']) await expect(page.locator(ask)).toBeVisible();
    await expectReachable(page, 'waiting', german);
    await page.locator('.ask-idle').click();
    await expect(page.locator('.notice')).toBeVisible();
    await expectReachable(page, 'asked whether they are there', german);
    await expect(ben.page.locator('.notice .btn')).toBeVisible();
    await expectMoveReachable(ben.page, 'asked whether one is there', german);
  },
);
