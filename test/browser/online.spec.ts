import {
  type Guest,
  openTable,
  place,
  playWell,
  sit,
  sitTogether,
  start,
  stay,
  test,
  whoActs,
} from './online-server.ts';
import { expect, shownCount } from './page.ts';
import { middleOf } from './table-game.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const row = ({ page }: Guest, colour: string) => page.locator(`.player[data-player="${colour}"]`);

/** The one who may act, and the other. */
async function acting(ann: Guest, ben: Guest): Promise<[Guest, Guest]> {
  const first = await whoActs([ann, ben]);
  return first === ben ? [ben, ann] : [ann, ben];
}

test('a move made while the server is away is on its way, and made once when it is back', async ({
  server,
  ann,
  ben,
}) => {
  await sitTogether(ann, ben);
  const [first, second] = await acting(ann, ben);
  await server.stop();
  await first.page.locator('.trouble').getByRole('button', { name: 'Try now' }).click();
  for (const key of ['n', 'ArrowUp']) await first.page.keyboard.press(key);
  await first.page.locator('.btn.go').click();
  await expect(first.page.locator('.on-its-way')).toBeVisible();
  expect(await shownCount(first.page)).toBe(0);
  await server.begin();
  await expect(first.page.locator('.game')).toHaveAttribute('data-batch', '1');
  await expect(second.page.locator('.game')).toHaveAttribute('data-batch', '1');
  await expect(first.page.locator('.on-its-way')).toBeHidden();
});

test('a move for a position that is no longer there comes back with a reason', async ({ ann, ben }) => {
  await sitTogether(ann, ben);
  const [first] = await acting(ann, ben);
  // The same player in a second window, whose line is held up.
  const other = await first.context.newPage();
  let hold: (() => void) | undefined;
  await other.routeWebSocket(/\/api\/socket/, (socket) => {
    const line = socket.connectToServer();
    const held: (string | Buffer)[] = [];
    let holding = false;
    hold = () => {
      holding = true;
    };
    line.onMessage((message) => {
      if (!holding) socket.send(message);
      else if (String(message).includes('"refused"')) {
        socket.send(message);
        holding = false;
        for (const one of held) socket.send(one);
      } else held.push(message);
    });
  });
  await other.goto(first.page.url());
  await expect(other.locator('.action-bar .stay')).toBeVisible();
  hold!();
  await stay(first);
  for (const key of ['n', 'ArrowUp', 'Enter']) await other.keyboard.press(key);
  await expect(other.locator('.toast')).toContainText('Your move was not made');
  await expect(other.locator('.game')).toHaveAttribute('data-batch', '1');
});

test('two windows of one player agree', async ({ ann, ben }) => {
  const link = await sitTogether(ann, ben);
  const other: Guest = { ...ann, page: await ann.context.newPage() };
  await other.page.goto(link);
  await expect(other.page.locator('.game')).toBeVisible();
  for (let move = 0; move < 6; move++) {
    const now = await whoActs([move % 2 === 0 ? ann : other, ben]);
    await playWell(now as Guest, move);
  }
  for (const { page } of [ann, other, ben])
    await expect(page.locator('.game[data-idle="true"]')).toHaveAttribute('data-batch', '6');
});

test('what was missed is shown when asked for, or skipped', async ({ ann, ben, cat }) => {
  const link = await sitTogether(ann, ben);
  await cat.page.goto(link);
  await expect(cat.page.locator('.game')).toBeVisible();
  await cat.page.goto('./#/lobby');
  await expect(cat.page.locator('.game')).toHaveCount(0); // from here on nothing is seen
  for (let move = 0; move < 6; move++) await stay((await whoActs([ann, ben])) as Guest);
  await cat.page.goto(link);
  await expect(cat.page.locator('.notice')).toContainText('6 moves were made in the meantime');
  await expect(cat.page.locator('.game')).toHaveAttribute('data-batch', '0');
  await cat.page.locator('.notice .primary').click();
  await expect(cat.page.locator('.game')).toHaveAttribute('data-batch', '6');
  await cat.page.goto('./#/lobby');
  await expect(cat.page.locator('.game')).toHaveCount(0); // from here on nothing is seen
  for (let move = 0; move < 5; move++) await stay((await whoActs([ann, ben])) as Guest);
  await cat.page.goto(link);
  await cat.page.getByRole('button', { name: 'Skip to now' }).click();
  await expect(cat.page.locator('.game[data-idle="true"]')).toHaveAttribute('data-batch', '11');
});

test('a bot takes over a seat whose player is away, and hands it back', async ({ server, ann, ben }) => {
  const link = await sitTogether(ann, ben, { standInAfter: '60' });
  await ben.page.goto('./#/');
  await expect(row(ann, 'red').locator('.sign')).toHaveText('away');
  if ((await ann.page.locator('.action-bar .stay').count()) > 0) await stay(ann);
  await expect(ann.page.locator('.action-bar')).toContainText('Ben');
  server.clock.move(MINUTE + 1000);
  await expect(row(ann, 'red').locator('.sign')).toHaveText('bot playing');
  await expect(ann.page.locator('.action-bar .stay')).toBeVisible(); // the bot has moved
  await ben.page.goto(link);
  await expect(row(ann, 'red').locator('.sign')).toHaveCount(0);
  await stay(ann);
  await expect(ben.page.locator('.action-bar .stay')).toBeVisible();
  await stay(ben);
});

test('a spectator sees what players see, and nothing can be pressed', async ({ ann, ben, cat }) => {
  const link = await sitTogether(ann, ben);
  await cat.page.goto(link);
  await expect(cat.page.locator('.action-bar.waiting')).toContainText('You are watching');
  for (let move = 0; move < 3; move++) await playWell((await whoActs([ann, ben])) as Guest, move);
  await expect(cat.page.locator('.game')).toHaveAttribute('data-batch', '3');
  const hall = ({ page }: Guest) =>
    page.locator('.figure-chip').evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
  const annsOwn = (await hall(ann)).map((title) => title.replace(/^Your /, 'Ann’s ')); // she is addressed
  expect(await hall(cat)).toEqual(annsOwn);
  await cat.page.keyboard.press('n');
  await cat.page.keyboard.press('s');
  await expect(cat.page.locator('.figure-chip[aria-pressed=true]')).toHaveCount(0);
  await ann.page.locator('#tab-chat').click();
  await expect(ann.page.locator('.chat-note')).toContainText('1 onlooker');
  await cat.page.locator('#tab-chat').click();
  await expect(cat.page.locator('.chat-lines')).toBeVisible();
  await expect(cat.page.locator('.say')).toHaveCount(0);
});

test('chat, mute and reactions; what is said is text', async ({ ann, ben }) => {
  await sitTogether(ann, ben);
  await ann.page.locator('#tab-chat').click();
  await ann.page.locator('.say input').fill('<img src=x onerror=alert(1)> boo');
  await ann.page.keyboard.press('Enter');
  await expect(ben.page.locator('.talk .badge')).toContainText('1');
  await expect(ben.page.locator('[role=log]')).toContainText('Ann: <img src=x onerror=alert(1)> boo');
  await ben.page.locator('#tab-chat').click();
  await expect(ben.page.locator('.talk .badge')).toHaveCount(0);
  await expect(ben.page.locator('.chat-text')).toHaveText('<img src=x onerror=alert(1)> boo');
  await expect(ben.page.locator('.chat-lines img')).toHaveCount(0);
  await ann.page.locator('.reactions .btn').nth(2).click();
  await expect(row(ben, 'green').locator('.reaction')).toHaveAttribute('aria-label', 'applauds');
  await ben.page.getByRole('button', { name: 'Mute Ann' }).click();
  await expect(ben.page.locator('.chat-text')).toHaveCount(0);
  await ann.page.locator('.say input').fill('Do you hear me?');
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.locator('.chat-text')).toHaveCount(2);
  await ben.page.reload();
  await ben.page.locator('#tab-chat').click();
  await expect(ben.page.locator('.chat-text')).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Hear Ann again' }).click();
  await expect(ben.page.locator('.chat-text')).toHaveCount(2);
  // What the monster may do is seen beside the talk.
  for (const seen of ['.forecast', '.say input', '.player-figures >> nth=1'])
    await expect(ben.page.locator(seen)).toBeInViewport({ ratio: 1 });
});

test('a move is taken back when the other agrees, and stays when not', async ({ ann, ben }) => {
  await sitTogether(ann, ben);
  const [first, second] = await acting(ann, ben);
  const name = first === ann ? 'Ann' : 'Ben';
  await playWell(first, 1);
  await first.page.locator('.ask-back').click();
  const wish = second.page.locator('.notice');
  await expect(wish).toContainText(`${name} would like to take the last move back`);
  const [, monsterY] = await middleOf(second.page, 'a1');
  expect((await wish.boundingBox())!.y).toBeGreaterThan(monsterY + 100);
  await second.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(first.page.locator('.toast')).toContainText('The move stays as it is');
  await expect(first.page.locator('.game')).toHaveAttribute('data-batch', '1');
  await first.page.locator('.ask-back').click();
  await second.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [first, second]) {
    await expect(page.locator('.game')).toHaveAttribute('data-batch', '0');
    await expect(page.locator('.toast').last()).toContainText('1 move was taken back');
    await expect(page.locator('.moves-list [class*=lr]:not(.head)')).toHaveCount(0);
  }
  await stay(first);
  await expect(second.page.locator('.game')).toHaveAttribute('data-batch', '1');
});

test('over days: the clock shows what is left, and when it is over one move is made', async ({
  server,
  ann,
  ben,
}) => {
  const link = await sitTogether(ann, ben, { pace: 'days', standInAfter: 'null' });
  const [first, second] = await acting(ann, ben);
  await expect(first.page.locator('.action-bar .turn-clock')).toContainText('2 days');
  await first.page.goto('./#/lobby');
  server.clock.move(2 * DAY + 1000);
  await expect(second.page.locator('.action-bar .stay')).toBeVisible();
  await expect(second.page.locator('.game')).toHaveAttribute('data-batch', '1');
  await expect(first.page.locator('.table-row')).toContainText('to move');
  await stay(second);
  await first.page.goto(link);
  await expect(first.page.locator('.action-bar .stay')).toBeVisible();
  await expect(first.page.locator('.game')).toHaveAttribute('data-batch', '2');
  await expect(first.page).toHaveTitle(/^Your turn/);
});

test('a listed table is found in the lobby, joined, and watched while it runs', async ({ ann, ben, cat }) => {
  await ben.page.goto('./#/lobby');
  await expect(ben.page.getByText('Nobody is waiting on the doorstep')).toBeVisible();
  await openTable(ann, { seats: 3, listed: true });
  await expect(place(ann, 0)).toContainText('Ann');
  await ben.page.getByRole('button', { name: 'Refresh' }).click();
  await ben.page.locator('.table-row').click();
  await place(ben, 2).getByRole('button', { name: 'Sit here' }).click();
  await ben.page.getByLabel('Your name').fill('Benedikt');
  await ben.page.getByLabel('Your name').press('Enter');
  await ben.page.getByRole('radio', { name: 'Blue' }).click({ force: true });
  await expect(place(ann, 2)).toContainText('Benedikt');
  await expect(place(ann, 2)).toContainText('Blue');
  await place(ann, 1).locator('select').selectOption('watcher');
  await expect(place(ben, 1)).toContainText('Bot Heed');
  await start(ann);
  await expect(ben.page.locator('.player-name')).toHaveText(['Ann', 'Bot: Heed', 'You']);
  await cat.page.goto('./#/lobby');
  await expect(cat.page.locator('.table-row')).toContainText('Watch');
  await cat.page.locator('.table-row').click();
  await expect(cat.page.locator('.action-bar')).toBeVisible();
});

test('a host sits at once, may stand up and stay so; a guest brings name and colour along', async ({
  guest,
  ann,
}) => {
  await openTable(ann, { seats: 3 });
  await expect(place(ann, 0)).toContainText('Ann');
  await expect(ann.page.getByRole('button', { name: 'Open the door' })).toBeDisabled();
  await ann.page.getByRole('button', { name: 'Stand up' }).click();
  await expect(ann.page.locator('.place.mine')).toHaveCount(0);
  await ann.page.reload();
  await expect(ann.page.locator('.place.free')).toHaveCount(3);
  const ben = await guest({ name: 'Ben', viewport: { width: 360, height: 740 } });
  await ben.page.goto(ann.page.url());
  await ben.page.getByLabel('Your name').fill('Benno');
  await ben.page.getByRole('radio', { name: 'Yellow' }).click({ force: true });
  await expect(ben.page.locator('.qr-code')).toBeHidden();
  await sit(ben);
  await expect(place(ann, 0)).toContainText('Benno');
  await expect(place(ann, 0)).toContainText('Yellow');
  const wide = await ben.page.locator('.doorway').evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBe(0); // nothing sticks out at the side
  await place(ann, 1).locator('select').selectOption('sit');
  await expect(place(ann, 1)).toContainText('Ann');
  await expect(ann.page.getByRole('button', { name: 'Open the door' })).toBeEnabled();
});

test('the host closes the table; a link that leads nowhere says so', async ({ ann, ben }) => {
  const link = await openTable(ann);
  await ben.page.goto(link);
  await expect(ben.page.locator('.waiting-room')).toBeVisible();
  await sit(ben);
  await expect(ben.page.getByText('The host opens the door.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await ann.page.locator('dialog').getByRole('button', { name: 'Close the table' }).click();
  for (const { page } of [ann, ben]) await expect(page.locator('main')).toContainText('This table is closed');
  await ben.page.goto('./#/online/nothing-here');
  await expect(ben.page.locator('main')).toContainText('There is no table at this address');
});

test('without a server for it, online play says so, and the rest works', async ({ guest }) => {
  const { page } = await guest();
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.goto('./#/lobby');
  await expect(page.getByRole('alert')).toContainText('has no server for online play');
  await page.goto('./#/online/some-table');
  await expect(page.locator('main')).toContainText('has no server for online play');
  await page.unroute('**/api/**');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('./#/lobby');
  await expect(page.getByRole('alert')).toContainText('The server isn’t answering');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Open a table' })).toBeVisible();
});

test('the page works offline after a visit, and what the server says is never kept for later', async ({
  server,
  guest,
}) => {
  const { page, context } = await guest({ serviceWorkers: 'allow' });
  await page.goto('./#/lobby');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open a table' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const kept = await page.evaluate(async () => {
    const caught = await caches.match('./api/me', { ignoreSearch: true, ignoreVary: true });
    return caught !== undefined;
  });
  expect(kept).toBe(false);
  await server.stop();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server isn’t answering');
  await page.goto('./#/new');
  await expect(page.locator('h1')).toHaveText('Who dares to come in?');
  await server.begin();
  await page.goto('./#/lobby');
  await expect(page.getByRole('link', { name: 'Open a table' })).toBeVisible();
  await context.close();
});
