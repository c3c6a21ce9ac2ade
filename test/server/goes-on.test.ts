import { expect, test } from 'vitest';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { metricOf } from '../../src/server/wire.fixture.ts';
import { ServerProcess } from './server-process.ts';

/** Throws in the server, where nothing catches it, whenever it gets the signal. */
const TROUBLE = `process.on('SIGUSR2', () => {
  setTimeout(() => { throw new Error('thrown in a timer'); });
  Promise.reject(new Error('rejected by a promise'));
});`;

const server = ServerProcess.ofFile({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TROUBLE)}`,
});

test('an error that nothing caught is logged and counted, and the server goes on', async () => {
  const ann = await TestGuest.come(server);
  const table = await ann.openTable();
  process.kill(server.pid, 'SIGUSR2');
  const failures = () => metricOf(server, 'fearsome_failures_total');
  await expect.poll(failures, { timeout: 30_000 }).toBe(2);
  expect(server.hasEnded).toBe(false);
  expect(server.log).toContain('thrown in a timer');
  expect(server.log).toContain('rejected by a promise');
  expect(await ann.entriesOf(table)).toHaveLength(1);
  await server.kill('SIGTERM');
  expect(server.hasEnded).toBe(true);
});
