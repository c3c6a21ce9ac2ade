import { type Guest, openTable, place, sitTogether, stay, test, whoActs } from './online-server.ts';
import { expect } from './page.ts';

const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true });

/** The link that joins another device to this one. */
async function linkOf({ page }: Guest): Promise<string> {
  await page.goto('./#/lobby');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.locator('.move-seats .qr-code')).toBeVisible();
  return page.locator('.move-seats input').inputValue();
}

test('a device with nothing is joined by a link that works once, and signed out again', async ({
  guest,
  ann,
  ben,
}) => {
  const link = await sitTogether(ann, ben);
  const first = (await whoActs([ann, ben])) as Guest;
  const name = first === ann ? 'Ann' : 'Ben';
  const address = await linkOf(first);
  const phone = await guest({ viewport: { width: 360, height: 740 } });
  await phone.page.goto(address);
  await expect(phone.page.locator('.claim li').first()).toContainText(`The link is from${name}1 game`);
  await expect(phone.page.locator('.claim li').last()).toContainText(
    'This devicesomeone without a name0 games',
  );
  await button(phone, 'Join them').click();
  await expect(phone.page.locator('.toast')).toContainText(`Here you are now ${name}`);
  await expect(phone.page.locator('.table-row.my-turn')).toContainText('Your turn');
  await phone.page.locator('.table-row.my-turn').click();
  await expect(phone.page.locator('.action-bar .stay')).toBeVisible();
  await stay(phone);
  await first.page.goto(address);
  await expect(first.page.locator('.claim')).toContainText('has already been used');
  await expect(button(first, 'Join them')).toHaveCount(0);

  await first.page.goto('./#/lobby');
  const devices = first.page.locator('.devices li');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(`${name}This device`);
  await devices.last().getByRole('button', { name: 'Sign out' }).click();
  await first.page.locator('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(0);
  await phone.page.goto(link);
  await expect(phone.page.locator('.action-bar.waiting')).toContainText('You are watching');
});

test('nothing is given away unasked, and what was joined is undone', async ({ guest, ann }) => {
  const eve = await guest({ name: 'Eve' });
  const own = await openTable(ann);
  await expect(place(ann, 0)).toContainText('Ann');
  await openTable(eve);
  await expect(place(eve, 0)).toContainText('Eve');
  await ann.page.goto(await linkOf(eve));
  await expect(ann.page.locator('.claim')).toContainText('This device has 1 game of its own');
  await button(ann, 'Join them').click();
  const dialog = ann.page.locator('dialog');
  await expect(dialog).toContainText('Are both devices yours?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await eve.page.goto('./#/lobby');
  await expect(eve.page.locator('.table-row')).toHaveCount(1);

  await button(ann, 'Join them').click();
  await dialog.getByRole('button', { name: 'Both are mine' }).click();
  await expect(ann.page.locator('.table-row')).toHaveCount(2);
  await expect(eve.page.locator('.table-row')).toHaveCount(2);
  await ann.page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(ann.page.locator('.table-row')).toHaveCount(1);
  await expect(eve.page.locator('.table-row')).toHaveCount(1);
  await eve.page.goto(own);
  await expect(eve.page.locator('.place.mine')).toHaveCount(0);
  await ann.page.goto(own);
  await expect(place(ann, 0)).toContainText('You');

  await ann.page.goto(await linkOf(eve));
  await button(ann, 'Join them').click();
  await dialog.getByRole('button', { name: 'Both are mine' }).click();
  await ann.page.locator('.devices').getByRole('button', { name: 'Leave' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(ann.page.locator('.devices')).toHaveCount(0);
  await expect(ann.page.locator('.table-row')).toHaveCount(1);
});
