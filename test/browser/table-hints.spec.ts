import type { Page } from '@playwright/test';
import { type GameEvent, otherSide, placeName } from '../../src/rules/index.ts';
import { expect, keptEntry, test } from './page.ts';
import {
  calm,
  FIRST_HINTS,
  gameOf,
  idle,
  idleMoves,
  justBefore,
  middleOf,
  openTable,
  sitDown,
} from './table-game.ts';

const hint = '.hint-card';

/** What the hint speaks of has a ring around it, however the board lies. */
const expectRingOn = (page: Page, at: string) =>
  expect(async () => {
    const ring = (await page.locator('.hint-ring').boundingBox())!;
    const [x, y] = await middleOf(page, at);
    expect(Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y)).toBeLessThan(3);
  }).toPass();

test('a first game explains itself, one thing after another, and never again', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'], hints: true });
  await openTable(page);
  const card = page.locator(hint);
  const said = page.getByRole('log');
  await expect(card).toContainText('This is the exit. Get 3 of your figures out');
  await expect(said).toContainText('This is the exit.');
  await expectRingOn(page, 'out');
  // Nothing that can be pressed lies under it.
  const bar = (await page.locator('.action-bar').boundingBox())!;
  const box = (await card.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toContainText('Two figures this round');
  await expectRingOn(page, 'entrance');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRingOn(page, 'entrance');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(card).toContainText('Two figures this round');
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(card).toContainText('1 and 6 are two sides');
  await expect(page.locator('.hint-ring')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(card).toContainText('3 and 4 are two sides');
  await card.getByRole('button', { name: 'Got it' }).click();
  await page.keyboard.press('Escape');
  await idle(page);
  await expect(card).toContainText('Footprints show where the monster may walk');
  await idle(page);
  await expect(page.locator('.last-card button').first()).toBeVisible();
  await calm(page);
  await expect(card).toHaveCount(0);
  expect(await keptEntry(page, 'hints')).toEqual({ done: FIRST_HINTS });
});

test('whoever just plays is not held up; the hints can be seen again', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'], hints: true });
  await openTable(page);
  await expect(page.locator('.hint-goal')).toBeVisible();
  await idleMoves(page, 2);
  await expect(page.locator('.last-card button').first()).toBeVisible();
  await expect(page.locator(hint)).toHaveCount(0);
  await page.goto('./#/settings');
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect(page.getByRole('button', { name: 'Show them again' })).toBeDisabled();
  await page.goto('./#/');
  await page.locator('.hero-acts .btn.primary').click();
  await expect(page.locator('.hint-goal')).toBeVisible();
});

test('without the forecast the hint speaks of what the monster sees', async ({ page, context }) => {
  await sitDown(context, { sitters: ['person', 'random'], hints: true, forecast: false });
  await openTable(page);
  await calm(page);
  await idle(page);
  const { moved, position } = await gameOf(page);
  const figure = moved.indexOf(1);
  const shows = position.pointsOf(figure);
  await expect(page.locator('.hint-number')).toContainText(`${shows} and ${otherSide(shows)} are two sides`);
  await expectRingOn(page, placeName(position.placeOf(figure)));
  await page.locator('.hint-number .btn').click();
  await expect(page.locator('.hint-forecast')).toContainText('looks ahead, left and right, never back');
});

test('the first own figure that is eaten, and stage two, are explained', async ({
  page,
  context,
  browser,
}) => {
  const isOwnBite = (event: GameEvent): boolean =>
    event.type === 'figureEaten' && event.figure.startsWith('green');
  await sitDown(context, { ...justBefore(isOwnBite, 'instant'), hints: true });
  await openTable(page);
  await expect(page.locator('.hint-eaten')).toContainText('waits here and may come in again');
  await expectRingOn(page, 'entrance');
  await page.locator('.hint-eaten .btn').click();
  await expect(page.locator(hint)).toHaveCount(0);
  expect(await keptEntry(page, 'hints')).toEqual({ done: [...FIRST_HINTS, 'eaten'] });
  const other = await browser.newContext();
  await sitDown(other, { ...justBefore(({ type }) => type === 'stageTwoBegan', 'instant'), hints: true });
  const second = await other.newPage();
  await openTable(second);
  await expect(second.locator('.hint-stage-two')).toContainText('Who is eaten now is out');
  await calm(second);
  await idle(second);
  await expect(second.locator(hint)).toHaveCount(0);
  await expect.poll(() => keptEntry(second, 'hints')).toEqual({ done: [...FIRST_HINTS, 'stage-two'] });
  await other.close();
});

test('several people around one device explain it to each other', async ({ page, context }) => {
  await sitDown(context, { hints: true });
  await openTable(page);
  await calm(page);
  await expect(page.locator(hint)).toHaveCount(0);
});
