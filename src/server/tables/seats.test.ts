import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MyGames } from '../../protocol/index.ts';
import type { TestClient, TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
let host: TestGuest;
let guest: TestGuest;
let id: string;
let atHost: TestClient;
let atGuest: TestClient;

beforeEach(async () => {
  server = await TestServer.start();
  [host, guest] = [await server.guest(), await server.guest()];
  id = await host.openTable();
  [atHost, atGuest] = [await host.join(id), await guest.join(id)];
});
afterEach(() => server.close());

const sit = (seat: number, colour: 'red' | 'blue' | 'green' | 'purple', name: string = colour) =>
  ({ type: 'sit', seat, name, colour }) as const;

describe('sitting down', () => {
  test('takes a free seat in a free colour, and everyone sees it', async () => {
    await atGuest.done(sit(1, 'blue', ' Bea '));
    expect(await atGuest.message('yours')).toEqual({ type: 'yours', seats: [1] });
    const { seats } = await atHost.until((table) => table.seats[1]!.sitter.kind === 'guest');
    const { you } = await atGuest.message('welcome');
    expect(seats[1]).toEqual({
      colour: 'blue',
      sitter: { kind: 'guest', guest: you, name: 'Bea' },
      standIn: undefined,
    });
    expect(atHost.heard.some(({ type }) => type === 'yours')).toBe(false);
    expect(await guest.get('/api/me')).toMatchObject({ name: 'Bea' });
  });

  test('is refused where somebody sits, in a colour that is taken, and beside the table', async () => {
    await atGuest.done(sit(1, 'blue'));
    expect(await atHost.problem(sit(1, 'red'))).toBe('seat-taken');
    expect(await atHost.problem(sit(0, 'blue'))).toBe('colour-taken');
    expect(await atHost.problem(sit(4, 'red'))).toBe('not-your-seat');
  });

  test('an onlooker who sits down is no onlooker any more', async () => {
    await atGuest.done(sit(1, 'blue'));
    const watching = (count: number) => () => {
      const last = atHost.heard.findLast((message) => message.type === 'presence');
      return last?.type === 'presence' && last.presence.watching === count ? last : undefined;
    };
    await server.clock.move(200);
    await atHost.find('one onlooker: the host, who has no seat yet', watching(1));
    await atGuest.done({ type: 'stand', seat: 1 });
    await server.clock.move(200);
    await atHost.find('two onlookers', watching(2));
  });

  test('one guest may take several seats', async () => {
    await atGuest.done(sit(1, 'blue'));
    await atGuest.done(sit(3, 'red'));
    const tab = await guest.join(id);
    expect(await tab.message('welcome')).toMatchObject({ seats: [1, 3] });
  });
});

describe('standing up', () => {
  test("one's own seat, or any seat for the host; nobody else's", async () => {
    await atGuest.done(sit(1, 'blue'));
    await atHost.done(sit(0, 'red'));
    expect(await atGuest.problem({ type: 'stand', seat: 0 })).toBe('not-your-seat');
    expect(await atGuest.problem({ type: 'stand', seat: 2 })).toBe('not-your-seat');
    await atGuest.done({ type: 'stand', seat: 1 });
    expect(atGuest.table.seats[1]!.sitter).toEqual({ kind: 'free' });
    await atGuest.done(sit(1, 'blue'));
    await atHost.done({ type: 'stand', seat: 1 });
    await atGuest.find('yours', () =>
      atGuest.heard.filter(({ type }) => type === 'yours').length === 4 ? true : undefined,
    );
    expect(atGuest.heard.findLast(({ type }) => type === 'yours')).toEqual({ type: 'yours', seats: [] });
  });
});

test('colours and names are changed by those who sit there, bots by the host', async () => {
  await atGuest.done(sit(1, 'blue'));
  await atHost.done({ type: 'bot', seat: 2, bot: 'trickster', colour: 'green' });
  await atGuest.done({ type: 'colour', seat: 1, colour: 'yellow' });
  await atGuest.done({ type: 'rename', seat: 1, name: 'Bo' });
  await atHost.done({ type: 'colour', seat: 2, colour: 'blue' });
  expect(await atGuest.problem({ type: 'colour', seat: 1, colour: 'blue' })).toBe('colour-taken');
  expect(await atGuest.problem({ type: 'colour', seat: 2, colour: 'red' })).toBe('not-your-seat');
  expect(await atGuest.problem({ type: 'colour', seat: 3, colour: 'red' })).toBe('not-your-seat');
  expect(await atHost.problem({ type: 'colour', seat: 1, colour: 'red' })).toBe('not-your-seat');
  expect(await atHost.problem({ type: 'rename', seat: 1, name: 'X' })).toBe('not-your-seat');
  expect(atHost.table.seats[1]).toMatchObject({ colour: 'yellow', sitter: { name: 'Bo' } });
});

describe('a name', () => {
  test('is kept in its normal form; what is no name is no message', async () => {
    await atGuest.done(sit(1, 'blue', ' A\u030asa \u00a0Lee '));
    expect(atGuest.table.seats[1]).toMatchObject({ sitter: { name: 'Åsa Lee' } });
    expect(await guest.get('/api/me')).toMatchObject({ name: 'Åsa Lee' });
    for (const name of ['\u3164', 'Ann\u202e', 'A\u0489\u0489\u0489\u0489']) {
      atHost.send({ ...sit(0, 'red', name), id: 'wish-0001' });
      expect(await atHost.message('error')).toMatchObject({ problem: 'bad-message' });
    }
  });

  test("is not another's, nor looks like it; one's own may be used twice", async () => {
    await atGuest.done(sit(1, 'blue', 'Ann Lee'));
    await atHost.done({ type: 'bot', seat: 2, bot: 'watcher', colour: 'green' });
    await atHost.done({ type: 'bot', seat: 3, bot: 'watcher', colour: 'black' });
    for (const name of ['Ann Lee', 'ANNLEE', '\u0410nn Lee', 'Heed', 'Bot Heed', 'Ward']) {
      expect(await atHost.problem(sit(0, 'red', name))).toBe('name-taken');
    }
    await atHost.done(sit(0, 'red', 'Bea'));
    expect(await atHost.problem({ type: 'rename', seat: 0, name: 'ann lee' })).toBe('name-taken');
    await atHost.done({ type: 'rename', seat: 0, name: 'bea' });
    await atHost.done({ type: 'stand', seat: 3 });
    await atGuest.done(sit(3, 'purple', 'Ann Lee'));
  });

  test('of a host without a seat is not said where another has it', async () => {
    await atHost.done(sit(0, 'red', 'Ann'));
    await atHost.done({ type: 'stand', seat: 0 });
    await atGuest.done(sit(0, 'red', 'Ann'));
    const again = await host.join(id);
    await again.done({ type: 'say', text: 'hello' });
    expect((await atGuest.message('said')).line.name).toBe('');
  });
});

test('bots are seated and taken away by the host alone', async () => {
  expect(await atGuest.problem({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'red' })).toBe('not-the-host');
  await atHost.done({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'red' });
  expect(await atHost.problem({ type: 'bot', seat: 1, bot: 'dasher', colour: 'blue' })).toBe('seat-taken');
  expect(await atHost.problem({ type: 'bot', seat: 2, bot: 'dasher', colour: 'red' })).toBe('colour-taken');
  expect(await atGuest.problem({ type: 'stand', seat: 1 })).toBe('not-your-seat');
  await atHost.done({ type: 'stand', seat: 1 });
});

describe('starting', () => {
  test('is for the host, with two at least', async () => {
    await atGuest.done(sit(1, 'blue'));
    expect(await atGuest.problem({ type: 'start' })).toBe('not-the-host');
    expect(await atHost.problem({ type: 'start' })).toBe('too-few-players');
  });

  test('C4: is refused by the rules where a colour of three figures plays among few', async () => {
    await atGuest.done(sit(1, 'blue'));
    await atHost.done(sit(0, 'purple'));
    expect(await atHost.wish({ type: 'start' })).toMatchObject({
      problem: 'rules',
      refusal: { rule: 'C4', reason: 'colour-for-many' },
    });
  });

  test('takes the free seats away and numbers the others anew', async () => {
    await atGuest.done(sit(3, 'blue'));
    await atHost.done(sit(1, 'red'));
    await atHost.done({ type: 'start' });
    const { seats, game, commitment } = await atGuest.until(({ phase }) => phase === 'playing');
    expect(seats.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect(game!.setup.players).toEqual(['red', 'blue']);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const yours = await atGuest.find('yours', () =>
      atGuest.heard.filter(({ type }) => type === 'yours').length === 2 ? true : undefined,
    );
    expect(yours).toBe(true);
    expect(atGuest.heard.findLast(({ type }) => type === 'yours')).toEqual({ type: 'yours', seats: [1] });
  });

  test('afterwards seats stay as they are', async () => {
    await atGuest.done(sit(1, 'blue'));
    await atHost.done(sit(0, 'red'));
    await atHost.done({ type: 'start' });
    await atGuest.until(({ phase }) => phase === 'playing');
    for (const wish of [
      { type: 'stand', seat: 1 },
      { type: 'colour', seat: 1, colour: 'green' },
    ] as const) {
      expect(await atGuest.problem(wish)).toBe('not-now');
    }
    expect(await atHost.problem({ type: 'bot', seat: 1, bot: 'dreamer', colour: 'green' })).toBe('not-now');
    expect(await atHost.problem({ type: 'start' })).toBe('not-now');
    expect(await atHost.problem({ type: 'close' })).toBe('not-now');
    await atGuest.done({ type: 'rename', seat: 1, name: 'Bo' });
  });
});

test('what belongs to a game is refused before it has begun', async () => {
  await atHost.done(sit(0, 'red'));
  const action = { type: 'move', figure: 'red-1', path: 'i' } as const;
  expect(await atHost.problem({ type: 'act', seat: 0, after: 1, action })).toBe('not-now');
  expect(await atHost.problem({ type: 'give-up', seat: 0 })).toBe('not-now');
  expect(await atHost.problem({ type: 'ask-back', seat: 0, to: 1 })).toBe('not-now');
  expect(await atHost.problem({ type: 'answer-back', seat: 0, agrees: true })).toBe('not-now');
});

describe('handing the table on', () => {
  const isHost = async (one: TestGuest): Promise<boolean> => {
    const { games } = await one.get<MyGames>('/api/my-games');
    return games.some((game) => game.id === id && game.host);
  };

  test('gives it to somebody who sits there, and all that goes with it', async () => {
    await atHost.done(sit(0, 'red'));
    await atGuest.done(sit(1, 'blue'));
    const { you } = await atGuest.message('welcome');
    expect(await isHost(host)).toBe(true);
    const number = await atHost.done({ type: 'hand-on', seat: 1 });
    await atGuest.until((table) => table.number >= number);
    expect(atGuest.table.host).toBe(you);
    expect([await isHost(host), await isHost(guest)]).toEqual([false, true]);
    expect(await atHost.problem({ type: 'start' })).toBe('not-the-host');
    expect(await atHost.problem({ type: 'stand', seat: 1 })).toBe('not-your-seat');
    await server.restart();
    [atHost, atGuest] = [await host.join(id), await guest.join(id)];
    expect(await atGuest.message('welcome')).toMatchObject({ you, seats: [1] });
    expect(await atHost.problem({ type: 'hand-on', seat: 1 })).toBe('not-the-host');
    await atGuest.done({ type: 'start' });
    // In the game, too, and back.
    await atGuest.done({ type: 'hand-on', seat: 0 });
    expect([await isHost(host), await isHost(guest)]).toEqual([true, false]);
  });

  test('by the host alone, and to another person alone', async () => {
    await atHost.done(sit(0, 'red'));
    await atGuest.done(sit(1, 'blue'));
    await atHost.done({ type: 'bot', seat: 2, bot: 'dreamer', colour: 'green' });
    expect(await atGuest.problem({ type: 'hand-on', seat: 1 })).toBe('not-the-host');
    for (const seat of [0, 2, 3, 6]) {
      expect(await atHost.problem({ type: 'hand-on', seat })).toBe('not-your-seat');
    }
    await atHost.done({ type: 'close' });
    expect(await atHost.problem({ type: 'hand-on', seat: 1 })).toBe('not-now');
  });
});

test('the host closes the table', async () => {
  expect(await atGuest.problem({ type: 'close' })).toBe('not-the-host');
  await atHost.done({ type: 'close' });
  await atGuest.until(({ phase }) => phase === 'closed');
  expect(await atGuest.problem(sit(0, 'red'))).toBe('not-now');
});

describe('talking', () => {
  test('reaches everyone as text, is kept and is not logged', async () => {
    await atGuest.done(sit(1, 'blue', 'Bea'));
    const { number } = atGuest.table;
    expect(await atGuest.done({ type: 'say', text: '<b>hello</b> & good evening' })).toBe(number);
    const { line } = await atHost.message('said');
    expect(line).toMatchObject({ number: 0, name: 'Bea', text: '<b>hello</b> & good evening' });
    await atHost.done({ type: 'say', text: 'welcome' });
    await atGuest.done({ type: 'react', reaction: 'wave' });
    expect(await atHost.message('reacted')).toMatchObject({ name: 'Bea', reaction: 'wave' });
    await server.restart();
    const later = await guest.join(id);
    const { chat } = await later.message('welcome');
    expect(chat.map(({ text }) => text)).toEqual(['<b>hello</b> & good evening', 'welcome']);
    await later.done({ type: 'say', text: 'again' });
    expect((await later.message('said')).line.number).toBe(2);
    expect(server.logged).not.toContain('good evening');
    expect(atHost.table.number).toBe(1);
  });

  test('twice with the same id is said once', async () => {
    const wish = { type: 'say', id: 'said-twice', text: 'once' } as const;
    expect(await atHost.done(wish)).toBe(await atHost.done(wish));
    await atHost.done({ type: 'say', text: 'twice' });
    expect(atHost.heard.filter(({ type }) => type === 'said')).toHaveLength(2);
  });

  test('sent again after a restart is said once', async () => {
    const wish = { type: 'say', id: 'said-before-the-end', text: 'once' } as const;
    await atHost.done(wish);
    await server.restart();
    const later = await host.join(id);
    await later.done(wish);
    await later.done({ type: 'say', text: 'then' });
    const { chat } = await (await host.join(id)).message('welcome');
    expect(chat.map(({ number, text }) => `${number} ${text}`)).toEqual(['0 once', '1 then']);
  });

  test('is for those at the table, where it is allowed', async () => {
    expect(await atGuest.problem({ type: 'say', text: 'hello' })).toBe('no-chat');
    const quiet = await host.openTable({ chat: false });
    const client = await host.join(quiet);
    expect(await client.problem({ type: 'say', text: 'hello' })).toBe('no-chat');
  });
});
