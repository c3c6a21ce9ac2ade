import { expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

test('a second server on the same file says so and ends; after a kill the next one starts at once', {
  timeout: 120_000,
}, async () => {
  const first = await ServerProcess.start();
  const visitor = await Visitor.come(first);
  const table = await visitor.openTable();
  const second = await ServerProcess.start({ DATA_DIR: first.dataDir }).catch((error: Error) => error);
  expect(second).toBeInstanceOf(Error);
  const { message } = second as Error;
  expect(message).toMatch(
    /^the server ended with 1: fearsome-floors: .*another server uses this file already/,
  );
  expect(message.trim().split('\n')).toHaveLength(1);

  await visitor.entriesOf(table); // the first one goes on
  await first.kill('SIGKILL');
  await first.startAgain();
  expect(await visitor.entriesOf(table)).toHaveLength(1);
  await first.remove();
});
