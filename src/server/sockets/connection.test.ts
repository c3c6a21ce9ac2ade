import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE, PROTOCOL, type ServerMessage } from '../../protocol/index.ts';
import { playUntil, TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';
import { metricOf } from '../wire.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

/** The status a connection is refused with. */
const statusOf = (headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const asked = request({ hostname, port, path, headers: { ...upgrade, ...headers } });
    asked.on('response', (response) => resolve(response.statusCode ?? 0));
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('error', reject).end();
  });

describe('a connection is refused', () => {
  test('without a cookie, with a forged or an unknown one', async () => {
    server = await TestServer.start();
    const { cookie } = await server.guest();
    expect(await statusOf({ cookie })).toBe(101);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ cookie: `${cookie.slice(0, -4)}AAAA` })).toBe(401);
    expect(await statusOf({ cookie: cookie.split('.')[0]! })).toBe(401);
    expect(await statusOf({ cookie: cookie.replace(/=./, '=x') })).toBe(401);
    const elsewhere = await TestServer.start();
    const stranger = await elsewhere.guest();
    await elsewhere.close();
    expect(await statusOf({ cookie: stranger.cookie })).toBe(401);
  });

  test('from a page of another site', async () => {
    server = await TestServer.start();
    const { cookie } = await server.guest();
    const { origin, host } = new URL(server.url);
    expect(await statusOf({ cookie, origin })).toBe(101);
    for (const other of ['https://evil.example', 'null', `http://${host}.evil.example`, `http://${host}0`]) {
      expect(await statusOf({ cookie, origin: other })).toBe(403);
    }
  });

  test('from any origin but those that are named, where some are', async () => {
    server = await TestServer.start({ config: { allowedOrigins: ['https://floors.example'] } });
    const { cookie } = await server.guest();
    expect(await statusOf({ cookie, origin: 'https://floors.example' })).toBe(101);
    expect(await statusOf({ cookie, origin: new URL(server.url).origin })).toBe(403);
  });

  test('at another path, and beyond the number an address may have', async () => {
    server = await TestServer.start({ config: { connectionsPerAddress: 2 } });
    const guest = await server.guest();
    expect(await statusOf({ cookie: guest.cookie }, '/api/other')).toBe(404);
    const first = await guest.connect();
    await guest.connect();
    expect(await statusOf({ cookie: guest.cookie })).toBe(429);
    await first.close();
    await expect.poll(() => statusOf({ cookie: guest.cookie }), { timeout: 20_000 }).toBe(101);
  });
});

describe('what is no message of the protocol', () => {
  const BAD: readonly (readonly [string, string])[] = [
    ['no JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"win"}'],
    ['an unknown field', '{"type":"start","id":"wish-000","by":"me"}'],
    ['a missing field', '{"type":"sit","id":"wish-000"}'],
    ['a seat that is none', '{"type":"stand","id":"wish-000","seat":7}'],
    ['a seat that is a text', '{"type":"stand","id":"wish-000","seat":"1"}'],
    ['an id that is too short', '{"type":"start","id":"x"}'],
    ['a name with control characters', '{"type":"rename","id":"wish-000","seat":0,"name":"a\\u0000b"}'],
    ['a name that turns the text around', '{"type":"rename","id":"wish-000","seat":0,"name":"a\\u202eb"}'],
    ['a name that is empty', '{"type":"rename","id":"wish-000","seat":0,"name":"  "}'],
    ['a prototype', '{"type":"start","id":"wish-000","__proto__":{"x":1}}'],
    ['an action that is none', '{"type":"act","id":"wish-000","seat":0,"after":0,"action":{"type":"fly"}}'],
    [
      'a path that is too long',
      `{"type":"act","id":"wish-000","seat":0,"after":0,"action":{"type":"move","figure":"red-1","path":"${'n'.repeat(99)}"}}`,
    ],
    ['hello twice', `{"type":"hello","protocol":${PROTOCOL},"table":"aaaaaaaaaaaa","known":-1}`],
  ];

  test.each(BAD)('%s: an error, and nothing changes', async (_, text) => {
    server = await TestServer.start();
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    const from = client.heard.length;
    client.socket.send(text);
    const { problem, message } = await client.messageAfter(from, 'error');
    expect(problem).toBe('bad-message');
    expect(message).not.toBe('');
    await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
    expect(client.table.number).toBe(1);
  });

  test('what comes as bytes, and what comes before hello', async () => {
    server = await TestServer.start();
    const host = await server.guest();
    const client = await host.connect();
    client.send({ type: 'start', id: 'wish-000' });
    expect(await client.message('error')).toMatchObject({
      problem: 'bad-message',
      message: 'say hello first',
    });
    client.socket.send(Buffer.from('{}'), { binary: true });
    await client.find('a second error', () => (client.heard.length >= 2 ? true : undefined));
  });

  test('too long: the connection is closed', async () => {
    server = await TestServer.start();
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    client.socket.send(JSON.stringify({ type: 'say', id: 'wish-000', text: 'x'.repeat(LONGEST_MESSAGE) }));
    expect(await client.closed).toBe(1009);
  });

  test('again and again: the connection is closed', async () => {
    server = await TestServer.start();
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    for (let i = 0; i < 200; i++) client.socket.send('x');
    expect(await client.closed).toBe(1008);
    expect(server.logged).toContain('many offences');
  });

  test('a table that does not exist', async () => {
    server = await TestServer.start();
    const client = await (await server.guest()).connect();
    client.send({ type: 'hello', protocol: PROTOCOL, table: 'nosuchtable00', known: -1 });
    expect(await client.message('error')).toMatchObject({ problem: 'no-such-table' });
    expect(await client.closed).toBe(1000);
  });
});

describe('coming again', () => {
  test('only what was missed is sent', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { client } = guests[1]!;
    const { number: before } = client.table;
    client.socket.terminate();
    await server.connections(1);
    const seat = guests[0]!.client.table.game!.turn;
    if (seat === 0) await guests[0]!.client.act(0);
    await guests[0]!.client.done({ type: 'rename', seat: 0, name: 'New' });
    const away = client.heard.length;
    client.line.retryNow();
    const { entries } = await client.messageAfter(away, 'entries');
    expect(entries[0]!.number).toBe(before + 1);
    expect(client.table.seats[0]!.sitter).toMatchObject({ name: 'New' });
    const from = client.heard.length;
    client.send({ type: 'missed', known: 0 });
    const again = await client.messageAfter(from, 'entries');
    expect(again.entries.map(({ number }) => number)).toEqual(
      Array.from({ length: client.table.number }, (_, i) => i + 1),
    );
  });

  test('whoever missed very much, or knows more than there is, is told to fetch it', async () => {
    server = await TestServer.start();
    const host = await server.guest();
    const id = await host.openTable();
    const client = await host.join(id);
    await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
    for (let i = 0; i < 201; i++) await client.done({ type: 'rename', seat: 0, name: `Ann ${i}` });
    const late = await (await server.guest()).join(id);
    expect(late.heard.map(({ type }) => type)).toContain('behind');
    expect(late.table.number).toBe(202);
    const from = late.heard.length;
    late.send({ type: 'missed', known: 999 });
    expect(await late.messageAfter(from, 'behind')).toEqual({ type: 'behind', number: 202 });
  });

  test('two tabs of one player hear the same and may both act', async () => {
    server = await TestServer.start();
    const { id, guests } = await server.game(2);
    const seat = guests[0]!.client.table.game!.turn;
    const first = guests[seat]!.client;
    const second = await guests[seat]!.join(id);
    expect((await second.act(seat)).ok).toBe(true);
    await first.until(({ number }) => number === second.table.number);
    expect(first.table.game!.turn).toBe(second.table.game!.turn);
  });
});

test('spectators see what players see, and may do nothing', async () => {
  server = await TestServer.start();
  const { id, guests } = await server.game(2);
  const spectator = await (await server.guest()).join(id);
  expect(await spectator.message('welcome')).toMatchObject({ seats: [], presence: { watching: 1 } });
  await playUntil(guests, ({ game }) => game!.round === 2);
  await spectator.until(({ number }) => number === guests[0]!.client.table.number);
  const { turn } = spectator.table.game!;
  expect((await spectator.act(turn)).ok).toBe(false);
  for (const wish of [
    { type: 'start' },
    { type: 'close' },
    { type: 'give-up', seat: 0 },
    { type: 'rename', seat: 0, name: 'Mine' },
    { type: 'ask-back', seat: 0, to: 4 },
    { type: 'answer-back', seat: 0, agrees: true },
    { type: 'sit', seat: 0, name: 'Me', colour: 'green' },
    { type: 'say', text: 'hello' },
  ] as const) {
    expect((await spectator.wish(wish)).ok).toBe(false);
  }
  const entriesOf = (heard: readonly ServerMessage[]) =>
    heard.flatMap((message) => (message.type === 'entries' ? message.entries : []));
  expect(entriesOf(spectator.heard)).toEqual(entriesOf(guests[0]!.client.heard));
});

describe('limits', () => {
  test('too many messages are refused with what to do; play goes on after a moment', async () => {
    server = await TestServer.start({ config: { limitFactor: 1 } });
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => client.wish({ type: 'rename', seat: 0, name: `Ann ${i}` })),
    );
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThan(15);
    expect(refused[0]).toMatchObject({ problem: 'too-fast', message: expect.stringContaining('wait') });
    await server.clock.move(1000);
    await client.done({ type: 'rename', seat: 0, name: 'Calm' });
  });

  test('chat is slower than play', async () => {
    server = await TestServer.start({ config: { limitFactor: 1 } });
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    for (let i = 0; i < 8; i++) await client.done({ type: 'say', text: 'spam' });
    expect(await client.problem({ type: 'say', text: 'spam' })).toBe('too-fast');
    await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  });

  test('who floods is cut off', async () => {
    server = await TestServer.start({ config: { limitFactor: 1 } });
    const host = await server.guest();
    const client = await host.join(await host.openTable());
    for (let i = 0; i < 200; i++) client.send({ type: 'missed', known: 0 });
    expect(await client.closed).toBe(1008);
  });
});

test('a reader that reads nothing is dropped before it fills memory', async () => {
  server = await TestServer.start();
  const host = await server.guest();
  const id = await host.openTable();
  const client = await host.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  const names = Array.from({ length: 150 }, (_, i) => `Ann with a long name ${i}`);
  await Promise.all(names.map((name) => client.wish({ type: 'rename', seat: 0, name })));
  const slow = await (await server.guest()).join(id);
  slow.socket.pause();
  // The operating system takes some megabytes by itself; then what is not read lies with us.
  for (let megabytes = 0; megabytes < 60; megabytes++) {
    for (let i = 0; i < 60; i++) slow.send({ type: 'missed', known: -1 });
    await client.done({ type: 'rename', seat: 0, name: `Ann ${megabytes}` });
    if ((await metricOf(server, 'fearsome_dropped_connections_total{why="slow"}')) === 1) return;
  }
  throw new Error('it was not dropped');
});

test('a connection that is silent, or never says hello, is closed', async () => {
  server = await TestServer.start();
  const host = await server.guest();
  const id = await host.openTable();
  const greeting = await host.join(id);
  const mute = await host.connect();
  const dead = await host.join(id);
  dead.socket.pause();
  await server.clock.move(30_000);
  await greeting.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await server.clock.move(30_000);
  expect(await mute.closed).toBe(1006);
  dead.socket.resume();
  expect(await dead.closed).toBe(1006);
  await greeting.done({ type: 'rename', seat: 0, name: 'Bea' });
});

test("a stranger's cookie gives no seat of another", async () => {
  server = await TestServer.start();
  const { id, guests } = await server.game(2);
  const thief = new TestGuest(server, (await server.guest()).cookie);
  const client = await thief.join(id);
  const { you } = await client.message('welcome');
  const tags = guests[0]!.client.table.seats.map(({ sitter }) =>
    sitter.kind === 'guest' ? sitter.guest : '',
  );
  expect(tags).not.toContain(you);
  expect(await client.problem({ type: 'give-up', seat: 0 })).toBe('not-your-seat');
  // The same guest has another tag at another table.
  const other = await guests[0]!.openTable();
  const welcome = await (await guests[0]!.join(other)).message('welcome');
  expect(tags).not.toContain(welcome.you);
});
