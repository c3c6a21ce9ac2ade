import { signal } from '@preact/signals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayRecords } from '../../src/rules/records/index.ts';
import { playUntil } from '../../src/server/client.fixture.ts';
import { TestServer } from '../../src/server/server.fixture.ts';
import { dial, IN_TIME, nodeSocket } from '../../src/server/wire.fixture.ts';
import { type RemoteKept, RemoteTable } from '../../src/web/online/remote-table.ts';
import { Room } from '../../src/web/online/room.ts';
import { good } from '../helpers/halls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const NOTHING_KEPT: RemoteKept = {
  read: () => undefined,
  write: () => {},
  muted: signal([]),
  mute: () => {},
  unmute: () => {},
};

test('the page and the server write the same record of a game, byte by byte', async () => {
  const guest = await server.guest();
  const id = await guest.openTable({ seats: 4 });
  const client = await guest.join(id);
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'yellow' });
  await client.done({ type: 'bot', seat: 1, bot: 'dasher', colour: 'red' });
  await client.done({ type: 'bot', seat: 3, bot: 'dasher', colour: 'blue' });
  await server.clock.move(60_000);
  await client.done({ type: 'start' });
  const room = new Room({
    table: id,
    fetchEntries: (after) => guest.get(`/api/tables/${id}/entries?after=${after}`),
    openSocket: () => nodeSocket(dial(guest)),
    later: IN_TIME,
    random: Math.random,
    newId: () => 'a-wish-of-this-page',
    now: Date.now,
    outdated: () => {},
  });
  room.start();
  const onPage = async (): Promise<string> => {
    const { number } = client.table;
    await expect.poll(() => room.table.peek()?.number).toBe(number);
    return new RemoteTable(room, NOTHING_KEPT, '').record();
  };
  const atServer = async (): Promise<string> =>
    (await guest.request('GET', `/api/tables/${id}/record`)).text();

  const isMine = () => client.table.game!.turn === 0;
  while (!isMine()) await server.clock.move(1000);
  await client.act(0);
  await client.done({ type: 'rename', seat: 0, name: 'Änne' });
  await client.until(({ seats }) => JSON.stringify(seats).includes('Änne'));
  expect(await onPage()).toBe(await atServer());

  while (client.table.phase === 'playing') {
    if (isMine()) await playUntil([guest], ({ phase, game }) => phase === 'over' || game!.turn !== 0);
    else await server.clock.move(1000);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await client.until(({ reveal }) => reveal !== undefined);
  const text = await onPage();
  expect(text).toBe(await atServer());
  const [read] = good(replayRecords(text));
  expect(read).toMatchObject({ finished: true });
  expect(Object.values(read!.header.names!)).toEqual(['Änne', 'Dash', 'Bolt']);
  room.close();
});
