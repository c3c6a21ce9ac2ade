import { type Guest, sitTogether, stay, test, whoActs } from './online-server.ts';
import { expect } from './page.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('when time is up the log, a notice and the board say so, and what was chosen is no longer', async ({
  server,
  ann,
  ben,
}) => {
  await sitTogether(ann, ben, { pace: 'days' });
  const slow = (await whoActs([ann, ben])) as Guest;
  const other = slow === ann ? ben : ann;
  const name = slow === ann ? 'Ann' : 'Ben';
  await slow.page.keyboard.press('n');
  await slow.page.keyboard.press('ArrowUp');
  await expect(slow.page.locator('.figure-chip[aria-pressed=true]')).toHaveCount(1);
  server.clock.move(2 * DAY + 1000);
  for (const { page } of [slow, other]) {
    await expect(page.locator('.game')).toHaveAttribute('data-batch', '1');
    await expect(page.locator('.moves-list .moves-note')).toHaveText('time was up, a bot moved');
    await expect(page.locator('.board-stood-in')).toHaveAttribute('data-why', 'clock');
  }
  await expect(slow.page.locator('.made-for-you')).toContainText('Your time was up');
  await expect(other.page.locator('.toast')).toContainText(`Time was up for ${name}: a bot moved.`);
  await stay(other);
  await expect(slow.page.locator('.action-bar .stay')).toBeVisible();
  await expect(slow.page.locator('.figure-chip[aria-pressed=true]')).toHaveCount(0);
  await expect(slow.page.locator('.action-bar')).toContainText('Choose a figure');
  await expect(slow.page.locator('.made-for-you')).toBeVisible();
  await stay(slow);
  await expect(slow.page.locator('.made-for-you')).toHaveCount(0);
});

test('who was away learns what a bot did meanwhile; who gives up tells the others', async ({
  server,
  ann,
  ben,
}) => {
  const link = await sitTogether(ann, ben, { standInAfter: '60' });
  await ben.page.goto('./#/');
  if ((await ann.page.locator('.action-bar .stay').count()) > 0) await stay(ann);
  await expect(ann.page.locator('.action-bar')).toContainText('Ben');
  // Only who is known to be away is waited for.
  await expect(ann.page.getByRole('region', { name: 'Players' }).getByText('away')).toBeVisible();
  server.clock.move(MINUTE + 1000);
  await expect(ann.page.locator('.toast')).toContainText('A bot is playing for Ben for now.');
  await expect(ann.page.locator('.moves-list .moves-note')).toHaveText('a bot moved');
  await expect(ann.page.locator('.board-stood-in')).toHaveAttribute('data-why', 'away');
  await ben.page.goto(link);
  const notice = ben.page.locator('.made-for-you');
  await expect(notice).toContainText('You were away: a bot made a move for you.');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'This game' }).click();
  await ben.page.getByRole('button', { name: 'Give up my seat' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).last().click();
  await expect(ann.page.locator('.toast').last()).toContainText('Ben gave up. A bot plays on.');
  await expect(ben.page.locator('.toast').filter({ hasText: 'gave up' })).toHaveCount(0);
});
