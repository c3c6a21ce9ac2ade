import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entries, Lobby, MyGames } from '../../protocol/index.ts';
import { playUntil, SETTINGS, TestGuest } from '../client.fixture.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.url), options);

describe('a guest', () => {
  test('is made by the first request, with a cookie no script can read', async () => {
    const answer = await ask('/api/me');
    const cookie = answer.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^fearsome-guest=[^;]{60,}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await ask('/api/me', { headers: { cookie: cookie.split(';')[0]! } });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('gets a secure cookie where a proxy that is trusted says https, and only there', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await ask('/api/me', https)).headers.get('set-cookie')).not.toContain('Secure');
    const proxied = await TestServer.start({ config: { trustProxy: true } });
    const answer = await fetch(new URL('/api/me', proxied.url), https);
    expect(answer.headers.get('set-cookie')).toContain('Secure');
    await proxied.close();
  });

  test("keeps its secret: neither file nor log holds it, and the key's file is the user's own", async () => {
    const { cookie } = await server.guest();
    const secret = decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!;
    expect(secret.length).toBeGreaterThan(40);
    for (const name of ['tables.sqlite', 'tables.sqlite-wal']) {
      const kept = await readFile(join(server.dataDir, name)).catch(() => Buffer.alloc(0));
      expect(kept.includes(secret)).toBe(false);
    }
    expect(server.logged).not.toContain(secret);
    const key = join(server.dataDir, 'secret.key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(server.logged).not.toContain(await readFile(key, 'utf8'));
  });

  test("all that is kept is the user's own after a start, also where the key is given", async () => {
    const kept = ['.', 'tables.sqlite', 'secret.key'].map((name) => join(server.dataDir, name));
    for (const path of kept) await chmod(path, 0o755);
    await server.restart();
    const modes = await Promise.all(kept.map(async (path) => (await stat(path)).mode & 0o777));
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    const given = await TestServer.start({ config: { secretKey: 'x'.repeat(32) } });
    await given.guest();
    for (const name of await readdir(given.dataDir))
      expect((await stat(join(given.dataDir, name))).mode & 0o077).toBe(0);
    expect((await stat(given.dataDir)).mode & 0o777).toBe(0o700);
    await given.close();
  });

  test('is known again after a restart', async () => {
    const guest = await server.guest();
    await server.restart();
    expect((await guest.request('GET', '/api/me')).headers.get('set-cookie')).toBeNull();
  });
});

describe('opening a table', () => {
  test('S2 S3 C2: settings that no game can be played with are refused', async () => {
    const guest = await server.guest();
    const open = (settings: object) =>
      guest.request('POST', '/api/tables', { settings: { ...SETTINGS, ...settings } });
    expect((await open({})).status).toBe(200);
    expect((await open({ longer: true })).status).toBe(422);
    expect((await open({ longer: true, seats: 6 })).status).toBe(200);
    const stone = { kind: 'stone', at: 'a1' };
    expect((await open({ mode: 'basic', tiles: [] })).status).toBe(422);
    expect((await open({ mode: 'experienced', tiles: [] })).status).toBe(422);
    const bad = await open({ mode: 'experienced', tiles: [stone] });
    expect([400, 422]).toContain(bad.status);
    expect((await open({ seats: 1 })).status).toBe(400);
    expect((await open({ seats: 8 })).status).toBe(400);
    expect((await open({ pace: { kind: 'seconds', seconds: 1 } })).status).toBe(400);
    expect((await open({ standInAfter: 1 })).status).toBe(400);
    expect((await open({ extra: true })).status).toBe(400);
  });

  test('is limited', async () => {
    const strict = await TestServer.start({ config: { limitFactor: 1 } });
    const guest = await strict.guest();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await guest.request('POST', '/api/tables', { settings: SETTINGS })).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
    await strict.clock.jump(60_000);
    expect((await guest.request('POST', '/api/tables', { settings: SETTINGS })).status).toBe(200);
    await strict.close();
  });
});

test('the lobby lists public tables, open and running; my games those of this guest', async () => {
  const { guests, id: running } = await server.game(2, { listed: true });
  const host = guests[0]!;
  const open = await host.openTable({ listed: true });
  const hidden = await host.openTable();
  const lobby = await (await server.guest()).get<Lobby>('/api/tables');
  expect(lobby.open.map(({ id }) => id)).toEqual([open]);
  expect(lobby.playing.map(({ id }) => id)).toEqual([running]);
  expect(lobby.playing[0]).toMatchObject({
    mode: 'basic',
    round: 1,
    stage: 1,
    seats: [
      { colour: 'red', name: 'Guest 0', kind: 'guest' },
      { colour: 'blue', name: 'Guest 1', kind: 'guest' },
    ],
  });
  const { games } = await host.get<MyGames>('/api/my-games');
  expect(games.map(({ id }) => id).sort()).toEqual([open, hidden, running].sort());
  const others = await guests[1]!.get<MyGames>('/api/my-games');
  expect(others.games).toMatchObject([{ id: running, mine: [1], host: false }]);
  await playUntil(guests, ({ phase }) => phase === 'over');
  await guests[0]!.client.until(({ reveal }) => reveal !== undefined);
  const after = await host.get<Lobby>('/api/tables');
  expect(after.playing).toEqual([]);
  const mine = await guests[1]!.get<MyGames>('/api/my-games');
  expect(mine.games[0]).toMatchObject({
    phase: 'over',
    winner: guests[0]!.client.table.game!.result!.winner,
  });
});

test('entries are given from any number on', async () => {
  const { guests, id } = await server.game(2);
  const all = await guests[0]!.get<Entries>(`/api/tables/${id}/entries`);
  expect(all.number).toBe(3);
  expect(all.entries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  const some = await guests[0]!.get<Entries>(`/api/tables/${id}/entries?after=2`);
  expect(some.entries.map(({ number }) => number)).toEqual([3]);
  for (const after of ['x', '1e3', '-2', '99999999']) {
    expect((await guests[0]!.request('GET', `/api/tables/${id}/entries?after=${after}`)).status).toBe(400);
  }
});

test('there is no record before the game', async () => {
  const guest = await server.guest();
  const id = await guest.openTable();
  expect((await guest.request('GET', `/api/tables/${id}/record`)).status).toBe(409);
});

describe('what is not as it should be is answered with a reason', () => {
  test.each([
    ['GET', '/api/nothing', undefined, 404],
    ['GET', '/api/tables/nosuchtable0/entries', undefined, 404],
    ['GET', '/api/tables/%2e%2e%2fx/record', undefined, 404],
    ['GET', '/api/tables/x/record', undefined, 404],
    ['POST', '/api/tables', '{', 400],
    ['POST', '/api/tables', '{}', 400],
    ['POST', '/api/tables', '{"__proto__":{}}', 400],
    ['POST', '/api/tables', `{"x":"${'x'.repeat(20_000)}"}`, 413],
    ['DELETE', '/api/tables', undefined, 404],
    ['PUT', '/api/push', '{"endpoint":"http://x/"}', 400],
  ] as const)('%s %s %s', async (method, path, body, status) => {
    const guest = await server.guest();
    const answer = await guest.request(method, path, body);
    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as { error: { problem: string; message: string } };
    expect(error.message.length).toBeGreaterThan(10);
    expect(JSON.stringify(error)).not.toMatch(/ at |node_modules|src\//);
  });

  test('text that is no JSON', async () => {
    const guest = await server.guest();
    const answer = await guest.request('POST', '/api/tables', 'x=1', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  });

  test('requests of other sites, and of those who have no cookie', async () => {
    const guest = await server.guest();
    const foreign = await guest.request(
      'POST',
      '/api/tables',
      { settings: SETTINGS },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const nobody = new TestGuest(server, '');
    for (const [method, path] of [
      ['GET', '/api/my-games'],
      ['POST', '/api/transfer'],
    ] as const) {
      expect((await nobody.request(method, path)).status).toBe(401);
    }
  });
});

describe('well-being', () => {
  test('alive, ready, and numbers', async () => {
    await server.game(2);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('fearsome_tables 1');
    expect(text).toContain('fearsome_connections 2');
    expect(text).toContain('fearsome_wishes_total{type="sit",outcome="done"} 2');
    expect(text).toContain('fearsome_append_seconds_count 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  test('numbers only for who knows the token, where there is one', async () => {
    const closed = await TestServer.start({ config: { metricsToken: 'let me see' } });
    const see = (headers: Record<string, string>) => fetch(new URL('/metrics', closed.url), { headers });
    expect((await see({})).status).toBe(401);
    expect((await see({ authorization: 'Bearer let me' })).status).toBe(401);
    expect((await see({ authorization: 'Bearer let me see' })).status).toBe(200);
    await closed.close();
  });
});
