import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { TestServer } from '../../src/server/server.fixture.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const KEY = 'the same key for all servers of one database';
let postgres: TestPostgres;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
beforeEach(async () => {
  const databaseUrl = await postgres.newDatabase();
  const start = () => TestServer.start({ config: { store: { databaseUrl }, secretKey: KEY } });
  servers = [await start(), await start()];
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

test('what a server knows nothing of yet is looked for before a wish is refused', async () => {
  const [a, b] = servers;
  const host = new TestGuest(b, (await a.guest()).cookie);
  const home = { url: a.url };
  const guests = [await TestGuest.come(home), await TestGuest.come(home)];
  const id = await host.openTable({ seats: 2 });
  // Table and host are at B, those who sit down at A.
  const atB = await host.join(id);
  expect(await atB.problem({ type: 'start' })).toBe('too-few-players');
  for (const [seat, guest] of guests.entries()) {
    const client = await guest.join(id);
    const colour = (['red', 'blue'] as const)[seat]!;
    await client.done({ type: 'sit', seat, name: `Guest ${seat}`, colour });
  }
  await atB.done({ type: 'start' });
  await atB.until(({ phase }) => phase === 'playing');
  // At A nobody has heard of the start: a move there is made all the same.
  const [red, blue] = guests.map((guest) => guest.client);
  const { turn } = atB.table.game!;
  const first = [red, blue][turn]!;
  const action = atB.anyAction();
  expect(await first.done({ type: 'act', seat: turn, after: atB.table.number, action })).toBe(4);
  await first.until(({ number }) => number === 4);
  // The other player goes on at B, which has not heard of that move.
  const other = [red, blue][1 - turn]!;
  await other.until(({ number }) => number === 4);
  home.url = b.url;
  other.socket.terminate();
  await a.connections(1);
  other.line.retryNow();
  const next = other.anyAction();
  expect(await other.done({ type: 'act', seat: 1 - turn, after: 4, action: next })).toBe(5);
  expect(other.heard.some(({ type }) => type === 'reset')).toBe(false);
  // What is refused with all that is known stays refused.
  await other.until(({ number }) => number === 5);
  expect(await other.problem({ type: 'act', seat: 1 - turn, after: 3, action: next })).toBe('went-on');
  expect(await atB.problem({ type: 'sit', seat: 0, name: 'Late', colour: 'green' })).toBe('not-now');
});
