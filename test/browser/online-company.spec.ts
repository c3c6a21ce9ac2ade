import {
  type Guest,
  openTable,
  place,
  playWell,
  sit,
  sitTogether,
  start,
  stay,
  stayToTheEnd,
  test,
  whoActs,
} from './online-server.ts';
import { expect } from './page.ts';

const MINUTE = 60_000;
const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true });
const notice = ({ page }: Guest) => page.locator('.notice');

test('the host frees the seat of a person, who is told and may come back', async ({ ann, ben }) => {
  await openTable(ann, { seats: 3 });
  await sit(ben, ann.page.url());
  await expect(ben.page.getByRole('button', { name: 'Send Ann away' })).toHaveCount(0);
  await button(ann, 'Send Ben away').click();
  await ann.page.locator('dialog').getByRole('button', { name: 'Free the seat' }).click();
  await expect(place(ann, 1)).toContainText('Free');
  await expect(ben.page.locator('.toast')).toContainText('The host has freed your seat');
  await sit(ben);
  await button(ben, 'Stand up').click();
  await expect(place(ann, 1)).toContainText('Free');
  await expect(ben.page.locator('.toast')).toHaveCount(1); // who stands up knows it
});

test('a player who lets all wait is asked, answers, and else a bot plays until they take the seat back', async ({
  server,
  ann,
  ben,
}) => {
  await sitTogether(ann, ben);
  const idle = (await whoActs([ann, ben])) as Guest;
  const [other, name] = idle === ann ? [ben, 'Ann'] : [ann, 'Ben'];
  await expect(button(other, 'Still there?')).toHaveCount(0);
  const wait = async (time: number): Promise<void> => {
    server.clock.move(time);
    await other.page.reload(); // so that this page knows the time
  };
  await wait(MINUTE);
  await button(other, 'Still there?').click();
  await expect(notice(idle)).toContainText('Are you still there?');
  await expect(notice(other)).toContainText(`${name} has been asked. Without an answer a bot plays on`);
  await button(idle, 'I’m here').click();
  await expect(notice(idle)).toHaveCount(0);
  await expect(other.page.locator('.toast')).toContainText(`${name} has time again`);
  await expect(button(other, 'Still there?')).toHaveCount(0);

  await wait(MINUTE);
  await button(other, 'Still there?').click();
  await button(other, 'Keep waiting').click();
  await expect(notice(idle)).toHaveCount(0);

  await wait(MINUTE);
  await button(other, 'Still there?').click();
  await expect(notice(idle)).toContainText('Are you still there?');
  server.clock.move(MINUTE);
  await expect(notice(idle)).toContainText('A bot is playing for you');
  await expect(other.page.locator('.players .sign')).toHaveText('bot playing');
  await expect(other.page.locator('.action-bar .stay')).toBeVisible(); // the bot has moved
  await expect(notice(idle)).toHaveCount(1);
  await button(idle, 'Take my seat back').click();
  await expect(notice(idle)).not.toContainText('A bot is playing for you');
  await expect(other.page.locator('.players .sign')).toHaveCount(0);
  await stay(other);
  await stay(idle);
});

test('three at the table: the others vote', async ({ server, guest }) => {
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map((name) => guest({ name })));
  const everyone = [ann!, ben!, cat!];
  const link = await openTable(ann!, { seats: 3 });
  for (const one of [ben!, cat!]) {
    await sit(one, link);
  }
  await button(ann!, 'Open the door').click();
  for (const { page } of everyone) await expect(page.locator('.game')).toBeVisible();
  const idle = (await whoActs(everyone)) as Guest;
  const [one, two] = everyone.filter((guests) => guests !== idle) as [Guest, Guest];
  server.clock.move(MINUTE);
  await one.page.reload();
  await button(one, 'Still there?').click();
  await expect(notice(one)).toContainText('Waiting for');
  await expect(notice(two)).toContainText('Should a bot play on');
  await button(two, 'Let a bot play').click();
  await expect(notice(one)).toContainText('Without an answer a bot plays on');
  server.clock.move(MINUTE);
  await expect(notice(idle)).toContainText('A bot is playing for you');
});

test('who asked to take back withdraws it, and asks twice in a turn at most', async ({ ann, ben }) => {
  await sitTogether(ann, ben);
  const first = (await whoActs([ann, ben])) as Guest;
  const second = first === ann ? ben : ann;
  await playWell(first, 1);
  for (let times = 0; times < 2; times++) {
    await first.page.locator('.ask-back').click();
    await expect(notice(second)).toContainText('would like to take the last move back');
    await button(first, 'Withdraw').click();
    await expect(notice(second)).toHaveCount(0);
  }
  await first.page.locator('.ask-back').click();
  await expect(first.page.locator('.toast').last()).toContainText('asked often enough');
});

test('the host hands the table on', async ({ ann, ben }) => {
  await openTable(ann);
  await sit(ben, ann.page.url());
  await button(ann, 'Make Ben the host').click();
  await ann.page.locator('dialog').getByRole('button', { name: 'Make host' }).click();
  await expect(ben.page.locator('.toast')).toContainText('you are the host');
  await expect(place(ben, 1)).toContainText('Host');
  await expect(button(ann, 'Open the door')).toHaveCount(0);
  await start(ben);
  await expect(ann.page.locator('.game')).toBeVisible();
});

test('a rematch in one click: the others are asked, and sit down at once as before', async ({
  ann,
  ben,
  cat,
}) => {
  const link = await openTable(ann, { seats: 3 });
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Benno');
  await ben.page.getByRole('radio', { name: 'Yellow' }).click({ force: true });
  await sit(ben);
  await place(ann, 2).locator('select').selectOption('dreamer');
  await start(ann);
  for (const { page } of [ann, ben]) await expect(page.locator('.game')).toBeVisible();
  await stayToTheEnd([ann, ben]);
  await cat.page.goto(link);
  await expect(cat.page.locator('dialog.end')).toBeVisible();
  await button(ann, 'Rematch').click();
  await expect(place(ann, 0)).toContainText('AnnYou');
  await expect(place(ann, 2)).toContainText('Bot Dozy');
  expect(ann.page.url()).not.toBe(link);

  const end = ben.page.locator('dialog.end');
  await expect(end).toContainText('Ann wants a rematch');
  await ben.page.keyboard.press('Escape');
  await expect(notice(ben)).toContainText('Ann wants a rematch');
  await notice(ben).getByRole('link', { name: 'Join' }).click();
  await expect(ben.page.locator('.place.mine')).toContainText('Benno');
  await expect(ben.page.locator('.place.mine')).toContainText('Yellow');
  expect(ben.page.url()).toBe(ann.page.url());
  await expect(cat.page.locator('dialog.end')).toContainText('Ann wants a rematch');
  await cat.page.locator('dialog.end').getByRole('link', { name: 'Join' }).click();
  await expect(cat.page.locator('.waiting-room')).toBeVisible();
  await start(ann);
  await expect(ben.page.locator('.game')).toBeVisible();
});
