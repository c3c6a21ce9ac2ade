import { afterEach, expect, test } from 'vitest';
import { ManualClock } from './clock.fixture.ts';
import type { Clock } from './clock.ts';
import { newLog } from './log.ts';
import { TestServer } from './server.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

test('what a handler of messages, of upgrades or a timer throws ends neither the server nor other tables', async () => {
  // With the clock breaks all that asks for the time.
  let isBroken = false;
  const manual = new ManualClock();
  const clock: Clock = {
    now: () => manual.now(),
    ticks: () => {
      if (isBroken) throw new Error('the clock is broken');
      return manual.ticks();
    },
    after: (milliseconds, go) => manual.after(milliseconds, go),
  };
  let logged = '';
  const log = newLog('error', {
    write: (line: string) => {
      logged += line;
    },
  });
  server = await TestServer.start({ clock, log, config: { limitFactor: 1 } });
  const guest = await server.guest();
  const client = await guest.join(await guest.openTable());
  await client.done({ type: 'sit', seat: 0, name: 'Ann', colour: 'red' });
  isBroken = true;
  client.send({ type: 'missed', known: 0 });
  client.socket.ping();
  await expect(guest.connect()).rejects.toThrow();
  for (const what of ['a message', 'a ping', 'an upgrade'])
    await expect.poll(() => logged, { timeout: 30_000 }).toMatch(new RegExp(`${what} failed`));
  await manual.move(2000);
  expect(logged).toContain('a timer failed');
  isBroken = false;
  await client.done({ type: 'rename', seat: 0, name: 'Bea' });
  expect(client.table.seats[0]!.sitter).toMatchObject({ name: 'Bea' });
});
