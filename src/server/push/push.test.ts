import { afterEach, describe, expect, test } from 'vitest';
import { SETTINGS, TestServer } from '../server.fixture.ts';
import type { PushTarget } from '../store/index.ts';
import { isPublicAddress, isPublicEndpoint, publicLookup } from './public-addresses.ts';
import type { Push } from './push.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

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

const SUBSCRIPTION = {
  endpoint: 'https://push.services.example/abc',
  keys: { p256dh: 'key', auth: 'auth' },
};

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
    expect((await other.client.act(1 - seat)).type).toBe('done');
    await mover.client.until(({ number }) => number === 5);
    await other.client.close();
    await server.connections(1);
    expect((await mover.client.act(seat)).type).toBe('done');
    expect(called).toHaveLength(1);
    expect(called[0]![1]).toBe(id);
  });

  test('addresses that are gone are forgotten; what is sent holds no secret', async () => {
    const { pushWith } = await import('./push.ts');
    const { Metrics } = await import('../metrics.ts');
    const { newLog } = await import('../log.ts');
    server = await TestServer.start({ config: { pushContact: 'mailto:me@floors.example' } });
    const guest = await server.guest();
    const id = await guest.openTable(SETTINGS);
    const targets: PushTarget[] = ['gone', 'fine', 'broken'].map((name) => ({
      endpoint: `https://push.services.example/${name}`,
      p256dh: 'key',
      auth: 'auth',
    }));
    const ended: string[] = [];
    const sent: string[] = [];
    let logged = '';
    const store = {
      pushTargets: async () => targets,
      endPush: async (_: string, endpoint: string) => void ended.push(endpoint),
    };
    const push = pushWith(
      'key',
      async ({ endpoint }, payload) => {
        sent.push(payload);
        if (endpoint.endsWith('broken')) throw new Error('no route');
        return endpoint.endsWith('gone') ? 410 : 201;
      },
      {
        store: store as never,
        log: newLog('trace', {
          write: (line: string) => {
            logged += line;
          },
        }),
        metrics: new Metrics(),
      },
    );
    push.call('guest', id);
    await expect.poll(() => logged, { timeout: 20_000 }).toContain('could not be reached');
    expect(ended).toEqual(['https://push.services.example/gone']);
    expect(sent).toEqual(targets.map(() => JSON.stringify({ kind: 'turn', table: id })));
    expect(logged).not.toContain('/broken');
  });
});
