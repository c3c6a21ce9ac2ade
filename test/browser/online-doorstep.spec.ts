import { openTable, sit, start, test } from './online-server.ts';
import { expect } from './page.ts';

test('whoever waits on the doorstep talks; who has no seat reads along; it goes on at the table', async ({
  guest,
  ann,
}) => {
  const ben = await guest({ name: 'Ben', viewport: { width: 360, height: 640 } });
  const link = await openTable(ann);
  await expect(ann.page.locator('.room-chat .chat-note')).toHaveText('Anyone watching can read along.');
  await ben.page.goto(link);
  await expect(ann.page.locator('.room-chat .chat-note')).toHaveText('1 onlooker is reading along.');
  await expect(ben.page.locator('.room-chat .chat-note')).toContainText('You can read along.');
  await expect(ben.page.locator('.say')).toHaveCount(0);
  await ann.page.locator('.say input').fill('Bring cake');
  await ann.page.keyboard.press('Enter');
  await expect(ben.page.locator('.chat-text')).toHaveText('Bring cake');
  await expect(ben.page.locator('.room-chat [role=status]')).toHaveText('Ann: Bring cake');
  await sit(ben);
  await ben.page.locator('.say input').fill('Which one?');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ann.page.locator('.chat-text')).toHaveText(['Bring cake', 'Which one?']);
  const mute = ann.page.getByRole('button', { name: 'Mute Ben' });
  await expect(mute).toHaveText('Mute');
  await mute.click();
  await expect(ann.page.locator('.chat-text')).toHaveText(['Bring cake']);
  await start(ann);
  await ben.page.locator('.frame-strip .btn').last().click();
  await expect(ben.page.locator('.game .chat-text')).toHaveText(['Bring cake', 'Which one?']);
  await expect(ben.page.locator('.game .badge')).toHaveCount(0);
  await ann.page.locator('#tab-chat').click();
  await expect(ann.page.locator('.game .chat-text')).toHaveText(['Bring cake']); // muted is muted
});
