import { beforeAll, describe, expect, test } from 'vitest';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { metricOf } from '../../src/server/wire.fixture.ts';
import { RawSocket, statusOf, type Upgrade } from './raw-socket.ts';
import { ServerProcess } from './server-process.ts';

const PLACES = 20;
const HELD = 5 * PLACES;
/** Much longer than it takes, also on a busy machine. */
const CUT_WITHIN = 30_000;

const server = ServerProcess.ofFile({ LIMIT_FACTOR: '1', CONNECTIONS_PER_ADDRESS: String(PLACES) });
let ann: TestGuest;
beforeAll(async () => {
  ann = await TestGuest.come(server);
});

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

describe('upgrades that are refused, by a peer that neither reads nor closes', () => {
  const KINDS: readonly (readonly [string, () => Upgrade])[] = [
    ['without a cookie', () => ({})],
    ['with a forged cookie', () => ({ cookie: `${ann.cookie}x` })],
    ['at another path', () => ({ cookie: ann.cookie, path: '/api/other' })],
    ['from a page of another site', () => ({ cookie: ann.cookie, origin: 'https://evil.example' })],
  ];

  test.each(KINDS)('%s: nothing is left of them, and others get in meanwhile', async (_, upgrade) => {
    const held = await times(HELD, () => RawSocket.upgrade(server, upgrade()));
    for (const { status } of held) expect([0, 401, 403, 404]).toContain(status);
    expect(await statusOf(server, { cookie: ann.cookie })).toBe(101);
    const cut = await Promise.all(held.map(({ socket }) => socket.isCutWithin(CUT_WITHIN)));
    expect(cut).not.toContain(false);
  });

  test('beyond what an address may have: those that were let in stay', async () => {
    const held = await times(HELD, () => RawSocket.upgrade(server, { cookie: ann.cookie }));
    const [inside, outside] = [true, false].map((isIn) =>
      held.filter(({ status }) => (status === 101) === isIn).map(({ socket }) => socket),
    );
    expect(inside).toHaveLength(PLACES);
    const cut = await Promise.all(outside!.map((socket) => socket.isCutWithin(CUT_WITHIN)));
    expect(cut).not.toContain(false);
    for (const socket of inside!) socket.destroy();
    await expect.poll(() => statusOf(server, { cookie: ann.cookie }), { timeout: CUT_WITHIN }).toBe(101);
  });

  test('they are counted', async () => {
    for (const status of [401, 403, 404, 429])
      expect(
        await metricOf(server, `fearsome_refused_upgrades_total{status="${status}"}`),
      ).toBeGreaterThanOrEqual(1);
  });
});

describe('a socket that asks for nothing', () => {
  test.concurrent.each([
    ['says nothing at all', ''],
    ['sends half a head', 'GET /api/me HTTP/1.1\r\nHost: x'],
    ['sends half a body', 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
  ])('and %s: it is closed after some seconds', async (_, text) => {
    const socket = await RawSocket.connect(server);
    socket.write(text);
    await socket.readUntil(() => false);
    expect(await socket.isCutWithin(CUT_WITHIN)).toBe(true);
  });

  test('of too many that are held the oldest give way', async () => {
    const held = await times(3 * PLACES, () => RawSocket.connect(server));
    await expect
      .poll(() => metricOf(server, 'fearsome_dropped_connections_total{why="crowd"}'), {
        timeout: CUT_WITHIN,
      })
      .toBeGreaterThanOrEqual(2 * PLACES);
    for (const socket of held) socket.destroy();
  });

  test('requests in heaps, without waiting for an answer, end it', async () => {
    const socket = await RawSocket.connect(server);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
    expect(await socket.readUntil((heard) => heard.toString().split('HTTP/1.1 ').length > 1000)).toBe(false);
  });
});
