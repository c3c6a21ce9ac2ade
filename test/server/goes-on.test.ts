import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

/** Throws in the server, where nothing catches it, whenever it gets the signal. */
const TROUBLE = `process.on('SIGUSR2', () => {
  setTimeout(() => { throw new Error('thrown in a timer'); });
  Promise.reject(new Error('rejected by a promise'));
});`;

let server: ServerProcess;
beforeAll(async () => {
  const url = `data:text/javascript,${encodeURIComponent(TROUBLE)}`;
  server = await ServerProcess.start({ NODE_OPTIONS: `--import=${url}` });
});
afterAll(() => server.remove());

test('an error that nothing caught is logged and counted, and the server goes on', async () => {
  const ann = await Visitor.come(server);
  const table = await ann.openTable();
  process.kill(server.pid, 'SIGUSR2');
  const failures = async (): Promise<number> => {
    const metrics = await (await fetch(`${server.url}metrics`)).text();
    return Number(/^fearsome_failures_total (\d+)$/m.exec(metrics)?.[1]);
  };
  await expect.poll(failures, { timeout: 30_000 }).toBe(2);
  expect(server.hasEnded).toBe(false);
  expect(server.log).toContain('thrown in a timer');
  expect(server.log).toContain('rejected by a promise');
  expect(await ann.entriesOf(table)).toHaveLength(1);
  await server.kill('SIGTERM');
  expect(server.hasEnded).toBe(true);
});
