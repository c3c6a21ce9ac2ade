import { expect, test } from 'vitest';
import { TestGuest } from '../../src/server/client.fixture.ts';
import { ServerProcess } from './server-process.ts';

test('a second server on the same file says so and ends; after a kill the next one starts at once', {
  timeout: 120_000,
}, async () => {
  const first = await ServerProcess.start();
  const guest = await TestGuest.come(first);
  const table = await guest.openTable();
  const second = await ServerProcess.start({ DATA_DIR: first.dataDir }).catch((error: Error) => error);
  expect(second).toBeInstanceOf(Error);
  const { message } = second as Error;
  expect(message).toMatch(
    /^the server ended with 1: fearsome-floors: .*another server uses this file already/,
  );
  expect(message.trim().split('\n')).toHaveLength(1);

  await guest.entriesOf(table); // the first one goes on
  await first.kill('SIGKILL');
  await first.startAgain();
  expect(await guest.entriesOf(table)).toHaveLength(1);
  await first.remove();
});
