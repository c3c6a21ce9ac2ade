import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { TestServer } from '../server.fixture.ts';
import type { PushTarget } from '../store/index.ts';
import { ForeignServer } from './foreign-server.fixture.ts';
import { isPublicAddress, isPublicEndpoint, publicLookup } from './public-addresses.ts';
import { openPush, type Push, pushWith } from './push.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('where a push may go', () => {
  test.each([
    ['https://push.services.example/abc', true],
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['http://push.services.example/abc', false],
    ['https://push.services.example:8443/abc', false],
    ['https://me:pw@push.services.example/abc', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://localhost/x', false],
    ['https://printer.local/x', false],
    ['https://metadata.google.internal/x', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('%s: %s', (endpoint, allowed) => {
    expect(isPublicEndpoint(endpoint)).toBe(allowed);
  });

  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
  ])('the address %s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test('a name that leads home is not followed', async () => {
    const found = await new Promise((resolve) => {
      publicLookup('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses));
    });
    expect(found).toBeInstanceOf(Error);
    expect((found as Error).message).toContain('is not out in the world');
  });
});

const KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const SUBSCRIPTION = { endpoint: 'https://push.services.example/abc', expirationTime: null, keys: KEYS };

test('off unless somebody can be reached about it', async () => {
  server = await TestServer.start();
  const guest = await server.guest();
  expect(await guest.get('/api/me')).not.toHaveProperty('pushKey');
  expect((await guest.request('PUT', '/api/push', SUBSCRIPTION)).status).toBe(409);
});

test('keys are made once and kept', async () => {
  server = await TestServer.start({ config: { pushContact: 'mailto:me@floors.example' } });
  const guest = await server.guest();
  const { pushKey } = await guest.get<{ pushKey: string }>('/api/me');
  expect(pushKey.length).toBeGreaterThan(80);
  await server.restart();
  expect(await guest.get('/api/me')).toMatchObject({ pushKey });
  expect((await guest.request('PUT', '/api/push', SUBSCRIPTION)).status).toBe(200);
  const home = { ...SUBSCRIPTION, endpoint: 'https://169.254.169.254/latest' };
  expect((await guest.request('PUT', '/api/push', home)).status).toBe(422);
  const device = (number: number) => ({ ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}/${number}` });
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    statuses.push((await guest.request('PUT', '/api/push', device(i))).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 409]);
  expect((await guest.request('PUT', '/api/push', device(0))).status).toBe(200);
  await guest.request('DELETE', '/api/push', { endpoint: device(0).endpoint });
  expect((await guest.request('PUT', '/api/push', device(9))).status).toBe(200);
});

describe("a subscription that can't be one is answered with 400", () => {
  test.each([
    ['a zero in its key', { keys: { ...KEYS, p256dh: `\u0000${KEYS.p256dh.slice(1)}` } }],
    ['a zero in its secret', { keys: { ...KEYS, auth: `${KEYS.auth.slice(1)}\u0000` } }],
    ['a zero in its address', { endpoint: `${SUBSCRIPTION.endpoint}\u0000` }],
    ['a blank in its address', { endpoint: `${SUBSCRIPTION.endpoint} ` }],
    ['letters of the world in its address', { endpoint: `${SUBSCRIPTION.endpoint}/é` }],
    ['a key that is too short', { keys: { ...KEYS, p256dh: KEYS.p256dh.slice(1) } }],
    ['a key that is no point of the curve', { keys: { ...KEYS, p256dh: `A${KEYS.p256dh.slice(1)}` } }],
    ['a secret that is too long', { keys: { ...KEYS, auth: `${KEYS.auth}A` } }],
    ['a secret in another alphabet', { keys: { ...KEYS, auth: `${KEYS.auth.slice(1)}+` } }],
  ])('%s', async (_, changed) => {
    server = await TestServer.start({ config: { pushContact: 'mailto:me@floors.example' } });
    const guest = await server.guest();
    expect((await guest.request('PUT', '/api/push', SUBSCRIPTION)).status).toBe(200);
    const other = { ...SUBSCRIPTION, ...changed };
    expect((await guest.request('PUT', '/api/push', other)).status).toBe(400);
    if (other.endpoint !== SUBSCRIPTION.endpoint) {
      expect((await guest.request('DELETE', '/api/push', { endpoint: other.endpoint })).status).toBe(400);
    }
  });
});

describe('calling to the table', () => {
  test('whose turn has come and who is not connected', async () => {
    const called: [string, string][] = [];
    const push: Push = { publicKey: 'key', call: (guest, table) => void called.push([guest, table]) };
    server = await TestServer.start({ push });
    const { id, guests } = await server.game(2, { pace: { kind: 'days', days: 1 } });
    const seat = guests[0]!.client.table.game!.turn;
    const [mover, other] = [guests[seat]!, guests[1 - seat]!];
    await mover.client.act(seat);
    expect(called).toEqual([]);
    await other.client.until(({ number }) => number === 4);
    expect((await other.client.act(1 - seat)).ok).toBe(true);
    await mover.client.until(({ number }) => number === 5);
    await other.client.close();
    await server.connections(1);
    expect((await mover.client.act(seat)).ok).toBe(true);
    expect(called).toHaveLength(1);
    expect(called[0]![1]).toBe(id);
  });

  const guest = 'guest';
  const targetsOf = (...names: string[]): PushTarget[] =>
    names.map((name) => ({ endpoint: `https://push.services.example/${name}`, ...KEYS }));

  /** What push asks of a server, with these devices of every guest. */
  function partsWith(targets: readonly PushTarget[]) {
    const ended: string[] = [];
    const logged: string[] = [];
    const store = {
      pushTargets: async () => targets,
      endPush: async (_: string, endpoint: string) => void ended.push(endpoint),
    };
    const metrics = new Metrics();
    const log = newLog('trace', { write: (line: string) => void logged.push(line) });
    return { parts: { store: store as never, log, metrics }, ended, logged, metrics };
  }

  test('addresses that are gone are forgotten; what is sent holds no secret', async () => {
    const targets = targetsOf('gone', 'fine', 'broken', 'also-broken');
    const { parts, ended, logged } = partsWith(targets);
    const sent: string[] = [];
    const push = pushWith(
      'key',
      async ({ endpoint }, payload) => {
        sent.push(payload);
        if (endpoint.endsWith('broken')) throw new Error('no route');
        return endpoint.endsWith('gone') ? 410 : 201;
      },
      parts,
    );
    push.call(guest, 'table-1');
    await expect.poll(() => logged.join(), { timeout: 20_000 }).toContain('could not be reached');
    expect(ended).toEqual(['https://push.services.example/gone']);
    expect(sent).toEqual(targets.map(() => JSON.stringify({ kind: 'turn', table: 'table-1' })));
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain('/broken');
  });

  test('a guest is called once at a time and in order, all guests together a few at a time', async () => {
    const { parts, metrics } = partsWith(targetsOf('slow'));
    const called: string[] = [];
    const answer: (() => void)[] = [];
    const push = pushWith(
      'key',
      (_, payload) => {
        called.push((JSON.parse(payload) as { table: string }).table);
        return new Promise((resolve) => answer.push(() => resolve(201)));
      },
      parts,
    );
    for (let table = 0; table < 30; table++) {
      push.call(guest, `a-${table}`);
      if (table > 0) push.call(guest, `a-${table}`);
    }
    for (let other = 0; other < 2000; other++) push.call(`guest ${other}`, `b-${other}`);
    await expect.poll(() => answer.length, { timeout: 20_000 }).toBe(16);
    expect(called).toEqual(['a-0', ...Array.from({ length: 15 }, (_, other) => `b-${other}`)]);
    const goOn = (): number => {
      expect(answer.length).toBeLessThanOrEqual(16);
      for (const go of answer.splice(0)) go();
      return called.length;
    };
    // Under way were 1 and 15; of those that wait 20 are remembered, and 999 guests.
    await expect.poll(goOn, { timeout: 30_000, interval: 1 }).toBe(1 + 15 + 20 + 999);
    const own = called.filter((table) => table.startsWith('a-'));
    expect(own).toEqual(Array.from({ length: 21 }, (_, table) => `a-${table}`));
    expect(await metrics.text()).toContain(`fearsome_pushes_total{outcome="dropped"}`);
  });

  test('a server that answers for ever hears the next call, too', async () => {
    const foreign = await ForeignServer.start((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const more = (error?: Error | null): void => {
        if (error == null) socket.write(Buffer.alloc(1_000_000), more);
      };
      more();
    });
    try {
      const { parts, metrics } = partsWith(targetsOf('one', 'two'));
      server = await TestServer.start();
      const push = await openPush('mailto:me@floors.example', server.dataDir, parts, foreign.agent());
      for (const table of ['table-1', 'table-2', 'table-3']) push.call(guest, table);
      await expect
        .poll(() => metrics.text(), { timeout: 30_000 })
        .toContain('fearsome_pushes_total{outcome="sent"} 6');
      expect(foreign.heard).toHaveLength(6);
      for (const text of foreign.heard) {
        expect(text).toMatch(/^POST \/(one|two) HTTP/);
        expect(text).toMatch(/Authorization: vapid t=/);
        expect(text).toContain('Content-Encoding: aes128gcm');
        expect(text).not.toContain('table-');
      }
      await expect.poll(() => foreign.open, { timeout: 30_000 }).toBe(0);
    } finally {
      await foreign.close();
    }
  });
});
