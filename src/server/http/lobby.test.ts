import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Lobby, MyGames } from '../../protocol/index.ts';
import type { TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

const MINUTE = 60_000;
const LISTED = { seats: 2, listed: true } as const;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const listed = async (): Promise<{ open: string[]; playing: string[] }> => {
  const { open, playing } = await (await server.guest()).get<Lobby>('/api/tables');
  return { open: open.map(({ id }) => id), playing: playing.map(({ id }) => id) };
};

async function leave({ client }: TestGuest, left: number): Promise<void> {
  await client.close();
  await server.connections(left);
}

test('a full table has no free seat to be listed for, until somebody stands up', async () => {
  const [host, other] = [await server.guest(), await server.guest()];
  const id = await host.openTable(LISTED);
  const client = await host.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  expect((await listed()).open).toEqual([id]);
  const second = await other.join(id);
  await second.done({ type: 'sit', seat: 1, name: 'Ben', colour: 'blue' });
  expect((await listed()).open).toEqual([]);
  await second.done({ type: 'stand', seat: 1 });
  expect((await listed()).open).toEqual([id]);
});

test('a table that everybody has left is listed for ten minutes more', async () => {
  const host = await server.guest();
  const id = await host.openTable(LISTED);
  await host.join(id);
  await server.clock.jump(30 * MINUTE);
  expect((await listed()).open).toEqual([id]); // the host waits there
  await leave(host, 0);
  expect((await listed()).open).toEqual([]);
  await host.join(id);
  await host.client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  await leave(host, 0);
  await server.clock.jump(9 * MINUTE);
  expect((await listed()).open).toEqual([id]);
  await server.clock.jump(2 * MINUTE);
  expect((await listed()).open).toEqual([]);
});

test('a game that nobody is at is to be watched for an hour after its last move', async () => {
  const { id, guests } = await server.game(2, { listed: true });
  await server.clock.jump(90 * MINUTE);
  expect((await listed()).playing).toEqual([id]);
  await leave(guests[0]!, 1);
  await leave(guests[1]!, 0);
  expect((await listed()).playing).toEqual([]);
});

test('a table that was closed is none of my games any more', async () => {
  const host = await server.guest();
  const id = await host.openTable(LISTED);
  const client = await host.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  const mine = async () => (await host.get<MyGames>('/api/my-games')).games.map((game) => game.id);
  expect(await mine()).toEqual([id]);
  await client.done({ type: 'close' });
  expect(await mine()).toEqual([]);
});
