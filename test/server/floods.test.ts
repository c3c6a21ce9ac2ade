import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { metricOf } from '../../src/server/wire.fixture.ts';
import { type Attacked, flood } from './floods.ts';
import { ServerProcess } from './server-process.ts';

/** Without this bound each of these floods takes several times as much within seconds. */
const MOST_GROWTH = 100 * 2 ** 20;

let server: ServerProcess;
let attacked: Attacked;

const residentMemory = (): Promise<number> => metricOf(server, 'process_resident_memory_bytes');

beforeEach(async () => {
  // Even where all limits are off nothing grows without a bound.
  server = await ServerProcess.start({ LIMIT_FACTOR: '0', CONNECTIONS_PER_ADDRESS: '200' });
  const guest = await TestGuest.come(server);
  attacked = { url: server.url, cookie: guest.cookie, table: await guest.openTable() };
  // What a server draws at its start takes memory once.
  await (await fetch(new URL('picture/home.png', server.url))).arrayBuffer();
});
afterEach(() => server.remove());

describe('memory does not grow by', () => {
  test.each([
    ['pings', 1, 8000],
    ['fragments and pings', 1, 5000],
    ['one-byte fragments', 190, 8000],
  ])('%s over %d sockets that read nothing', async (name, sockets, milliseconds) => {
    const before = await residentMemory();
    const flooding = flood(attacked, name, { sockets, milliseconds });
    let most = before;
    let goesOn = true;
    void flooding.then(() => {
      goesOn = false;
    });
    while (goesOn) {
      most = Math.max(most, await residentMemory());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(server.hasEnded).toBe(false);
    expect(most - before).toBeLessThan(MOST_GROWTH);
  });
});
