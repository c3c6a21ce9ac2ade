import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { playUntil, type TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';
import { openStore, type Store } from '../store/index.ts';

let server: TestServer;
let folder: string | undefined;
afterEach(async () => {
  await server.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

/** A server whose store counts how often entries are read, and says that its tables have more of them. */
async function counting({ limitFactor = 0, more = 0 } = {}): Promise<{ reads: number }> {
  const count = { reads: 0 };
  folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-past-'));
  const kept = await openStore({ file: join(folder, 'tables.sqlite') });
  const store = new Proxy(kept, {
    get(_, name: keyof Store) {
      if (name === 'entries') {
        return (...given: Parameters<Store['entries']>) => {
          count.reads++;
          return kept.entries(...given);
        };
      }
      if (name === 'table' && more > 0) {
        return async (id: string) => {
          const table = await kept.table(id);
          return table && { ...table, number: table.number + more };
        };
      }
      const own = kept[name];
      return typeof own === 'function' ? own.bind(kept) : own;
    },
  });
  server = await TestServer.start({ store, config: { limitFactor } });
  return count;
}

const record = (guest: TestGuest, id: string): Promise<Response> =>
  guest.request('GET', `/api/tables/${id}/record`);

describe('a record', () => {
  test('of a table whose game has not begun is refused without reading an entry', async () => {
    const count = await counting();
    const guest = await server.guest();
    const id = await guest.openTable();
    expect((await record(guest, id)).status).toBe(409);
    expect(count.reads).toBe(0);
  });

  test('is written once as long as nothing happens, and anew when something has', async () => {
    const count = await counting();
    const { id, guests } = await server.game(2);
    const [guest] = guests as [TestGuest];
    await playUntil(guests, ({ number }) => number >= 6);
    const text = await (await record(guest, id)).text();
    const before = count.reads;
    for (let i = 0; i < 5; i++) expect(await (await record(guest, id)).text()).toBe(text);
    expect(count.reads).toBe(before);
    await playUntil(guests, ({ number }) => number >= 7);
    const longer = await (await record(guest, id)).text();
    expect(longer.length).toBeGreaterThan(text.length);
    expect(longer.startsWith(text.slice(0, 100))).toBe(true);
  });
});

test('entries are limited by how many are read', async () => {
  await counting({ limitFactor: 1, more: 5000 });
  const guest = await server.guest();
  const id = await guest.openTable();
  const read = async (): Promise<number> => (await guest.request('GET', `/api/tables/${id}/entries`)).status;
  const statuses: number[] = [];
  while (statuses.length < 60 && statuses.at(-1) !== 429) statuses.push(await read());
  expect(statuses.filter((status) => status === 200)).toHaveLength(40); // of 500 each
  expect(statuses.at(-1)).toBe(429);
  await server.clock.move(1000);
  expect(await read()).toBe(200);
});

test('whoever watches over the server is answered, however many ask', async () => {
  await counting({ limitFactor: 1 });
  const guest = await server.guest();
  const statuses = async (path: string): Promise<number[]> => {
    const all: number[] = [];
    for (let i = 0; i < 150; i++) all.push((await guest.request('GET', path)).status);
    return all;
  };
  expect(await statuses('/api/me')).toContain(429);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(new Set(await statuses(path))).toEqual(new Set([200]));
});
