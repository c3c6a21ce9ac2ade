import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { playUntil, TestGuest } from './client.fixture.ts';
import { TestServer } from './server.fixture.ts';
import { openStore, type Store, StoreAway } from './store/index.ts';
import { SqlStore } from './store/sql-store.ts';
import { SqliteEngine } from './store/sqlite-engine.ts';

let server: TestServer;
afterEach(() => server.close());

describe('a graceful stop', () => {
  test('a wish that was not answered any more is sent again and done once', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    await playUntil(guests, ({ game }) => game!.round === 4);
    const { number, game } = guests[0]!.client.table;
    const { client } = guests[game!.turn]!;
    const answer = client.act(game!.turn);
    await server.restart();
    expect(await client.message('bye')).toMatchObject({ why: 'restart', again: expect.any(Number) });
    expect(await client.closed).toBe(1012);
    for (const guest of guests) guest.client.line.retryNow();
    expect(await answer).toEqual({ ok: true, number: number + 1 });
    await playUntil(guests, ({ phase }) => phase === 'over');
  });

  test('what was begun is finished and answered before the goodbye', async () => {
    const { store, away, folder } = await fickleStore();
    server = await TestServer.start({ store });
    const { guests } = await server.game(2);
    const seat = guests[0]!.client.table.game!.turn;
    const { client } = guests[seat]!;
    away.held = new Promise((resolve) => {
      away.release = resolve;
    });
    const answer = client.act(seat);
    await expect.poll(() => away.waiting, { timeout: 20_000 }).toBe(1);
    const closing = server.running.close();
    client.send({ type: 'rename', id: 'too-late', seat, name: 'Late' });
    expect(await client.message('refused')).toMatchObject({ id: 'too-late', problem: 'stopping' });
    away.release();
    expect(await answer).toMatchObject({ ok: true, number: 4 });
    await closing;
    const types = client.heard.map(({ type }) => type);
    expect(types.indexOf('bye')).toBeGreaterThan(types.lastIndexOf('done'));
    await rm(folder, { recursive: true });
  });

  test('answers no more: not ready, no new connections', async () => {
    server = await TestServer.start();
    const { guests } = await server.game(2);
    const { url } = server;
    await server.restart();
    await expect(fetch(new URL('/readyz', url))).rejects.toThrow();
    expect(await guests[0]!.client.closed).toBe(1012);
  });
});

interface Away {
  now: boolean;
  loseAnswers: boolean;
  held: Promise<void> | undefined;
  waiting: number;
  release: () => void;
}

/** A store that goes away or is slow when it is told to. */
async function fickleStore(): Promise<{ store: Store; away: Away; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fearsome-floors-away-'));
  const store = await openStore({ file: join(folder, 'tables.sqlite') });
  const away: Away = { now: false, loseAnswers: false, held: undefined, waiting: 0, release: () => {} };
  const proxy = new Proxy(store, {
    get(target, name: keyof Store) {
      if (name === 'close') return () => target.close();
      return async (...args: unknown[]) => {
        if (away.now) throw new StoreAway('gone fishing');
        if (name === 'append' && away.held !== undefined) {
          away.waiting += 1;
          await away.held;
        }
        const done = await (target[name] as (...args: unknown[]) => Promise<unknown>).apply(target, args);
        if (away.loseAnswers && name === 'append') throw new StoreAway('the line was cut');
        return done;
      };
    },
  });
  return { store: proxy, away, folder };
}

describe('the store is away', () => {
  test('players see it, wishes wait and are done when it is back', async () => {
    const { store, away, folder } = await fickleStore();
    server = await TestServer.start({ store });
    const { guests } = await server.game(2);
    const seat = guests[0]!.client.table.game!.turn;
    const { client } = guests[seat]!;
    const other = guests[1 - seat]!.client;
    away.now = true;
    const answer = client.act(seat);
    expect(await client.message('store')).toEqual({ type: 'store', away: true });
    expect(await other.message('store')).toEqual({ type: 'store', away: true });
    expect((await fetch(new URL('/readyz', server.url))).status).toBe(503);
    expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
    expect((await guests[0]!.request('GET', '/api/my-games')).status).toBe(503);
    await expect(guests[0]!.connect()).rejects.toThrow('503');
    await server.clock.move(5000);
    expect(other.table.number).toBe(3);
    away.now = false;
    const from = other.heard.findIndex(({ type }) => type === 'store') + 1;
    await server.clock.move(2000);
    expect(await answer).toMatchObject({ ok: true, number: 4 });
    await other.until(({ number }) => number === 4);
    expect(await other.messageAfter(from, 'store')).toEqual({ type: 'store', away: false });
    expect(server.logged).toContain('the store is back');
    expect(server.logged.match(/"level":50/g)).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  test('for too long: the wish is refused, and nothing was told that was not kept', async () => {
    const { store, away, folder } = await fickleStore();
    server = await TestServer.start({ store });
    const { id, guests } = await server.game(2);
    const seat = guests[0]!.client.table.game!.turn;
    away.now = true;
    const answer = guests[seat]!.client.act(seat);
    await guests[seat]!.client.message('store');
    await server.clock.move(20_000);
    expect(await answer).toMatchObject({ ok: false, problem: 'store-away' });
    away.now = false;
    await server.clock.move(1000);
    expect(guests[0]!.client.table.number).toBe(3);
    expect((await guests[seat]!.client.act(seat)).ok).toBe(true);
    expect((await guests[0]!.join(id)).table.number).toBe(4);
    await rm(folder, { recursive: true });
  });

  test('an answer that was lost on the way is found again: the move is done once', async () => {
    const { store, away, folder } = await fickleStore();
    server = await TestServer.start({ store });
    const { id, guests } = await server.game(2);
    const seat = guests[0]!.client.table.game!.turn;
    away.loseAnswers = true;
    const answer = guests[seat]!.client.act(seat);
    await guests[seat]!.client.message('store');
    away.loseAnswers = false;
    await server.clock.move(2000);
    expect(await answer).toMatchObject({ ok: true, number: 4 });
    await guests[1 - seat]!.client.until(({ number }) => number === 4);
    expect((await guests[0]!.join(id)).table.number).toBe(4);
    await rm(folder, { recursive: true });
  });
});

test('what was kept though nobody heard of it is told when the store is back', async () => {
  const { store, away, folder } = await fickleStore();
  server = await TestServer.start({ store });
  const { guests } = await server.game(2);
  const seat = guests[0]!.client.table.game!.turn;
  const { client } = guests[seat]!;
  away.loseAnswers = true;
  const answer = client.act(seat, undefined, 'lost-wish');
  await client.message('store');
  away.now = true;
  await server.clock.move(20_000);
  expect(await answer).toMatchObject({ ok: false, problem: 'store-away' });
  expect(client.table.number).toBe(3);
  away.now = false;
  away.loseAnswers = false;
  await server.clock.move(1000);
  for (const guest of guests) await guest.client.until(({ number }) => number === 4);
  expect(await client.act(seat, undefined, 'lost-wish')).toMatchObject({ ok: true, number: 4 });
  await rm(folder, { recursive: true });
});

test('two servers on one store: what the other decided is read, told, and decided upon again', async () => {
  server = await TestServer.start();
  const { id, guests } = await server.game(2);
  // What openStore keeps from happening in SQLite happens in PostgreSQL.
  const second = await TestServer.start({
    config: { dataDir: server.dataDir },
    store: new SqlStore(new SqliteEngine(join(server.dataDir, 'tables.sqlite'))),
  });
  const seat = guests[0]!.client.table.game!.turn;
  const there = new TestGuest(second, guests[seat]!.cookie);
  const client = await there.join(id);
  expect(await client.message('welcome')).toMatchObject({ seats: [seat] });
  expect((await client.act(seat)).ok).toBe(true);
  // The first server knows nothing of it yet.
  const stale = guests[1 - seat]!.client;
  expect(stale.table.number).toBe(3);
  await stale.done({ type: 'rename', seat: 1 - seat, name: 'Awake' });
  await stale.until(({ number }) => number === 5);
  expect(stale.table.game!.turn).toBe(client.table.game!.turn);
  await second.close();
});
