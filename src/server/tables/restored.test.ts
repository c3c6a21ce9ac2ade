import { cp, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROTOCOL } from '../../protocol/index.ts';
import type { TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

/** What a page that knows this entry is told first, beside its welcome. */
async function hello(guest: TestGuest, table: string, known: number, at?: number) {
  const wire = await guest.connect();
  wire.send({ type: 'hello', protocol: PROTOCOL, table, known, ...(at !== undefined && { at }) });
  const { number } = await wire.message('welcome');
  // A wish that is always refused comes after whatever follows the welcome.
  wire.send({ type: 'start', id: 'the-last-word' });
  await wire.message('refused');
  await wire.close();
  const first = wire.heard.find(({ type }) => type === 'reset' || type === 'entries' || type === 'behind');
  return { number, first: first?.type };
}

test('a page that knows more than a restored server begins anew, also when that has gone on', async () => {
  const host = await server.guest();
  const guest = await server.guest();
  const id = await host.openTable();
  let client = await host.join(id);
  const times = new Map([[0, client.table.openedAt]]);
  const rename = async (name: string): Promise<void> => {
    await server.clock.move(1000);
    const number = await client.done({ type: 'rename', seat: 0, name });
    times.set(number, server.clock.now());
  };
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  for (let i = 2; i <= 5; i++) await rename(`Ann ${i}`);
  const copy = `${server.dataDir}-copy`;
  await server.restart(() => cp(server.dataDir, copy, { recursive: true }));
  client = await host.join(id);
  for (let i = 6; i <= 9; i++) await rename(`Ann ${i}`);
  expect(await hello(guest, id, 9, times.get(9))).toEqual({ number: 9, first: undefined });
  expect(await hello(guest, id, 7, times.get(7))).toEqual({ number: 9, first: 'entries' });
  const known = new Map(times);

  await server.restart(async () => {
    await rm(server.dataDir, { recursive: true });
    await cp(copy, server.dataDir, { recursive: true });
    await rm(copy, { recursive: true });
  });
  expect(await hello(guest, id, 9, known.get(9))).toEqual({ number: 5, first: 'reset' });
  expect(await hello(guest, id, 6)).toEqual({ number: 5, first: 'reset' });
  expect(await hello(guest, id, 5, known.get(5))).toEqual({ number: 5, first: undefined });
  client = await host.join(id);
  for (let i = 6; i <= 12; i++) await rename(`Bea ${i}`);
  for (const number of [6, 8, 9]) {
    expect(await hello(guest, id, number, known.get(number))).toEqual({ number: 12, first: 'reset' });
    expect(await hello(guest, id, number, times.get(number))).toEqual({ number: 12, first: 'entries' });
  }
  expect(await hello(guest, id, 12, times.get(12))).toEqual({ number: 12, first: undefined });
  expect(await hello(guest, id, 12, times.get(11))).toEqual({ number: 12, first: 'reset' });
  expect((await guest.join(id)).table.number).toBe(12);
});
