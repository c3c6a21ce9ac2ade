import { openStore } from '../../src/server/store/index.ts';
import { appendOf } from './store-samples.ts';

/** A process to be killed: appends to a table of a SQLite file without end and says each number that was answered. */
const [file, table] = process.argv.slice(2) as [string, string];
const store = await openStore({ file });
for (let number = 1; ; number++) {
  await store.append(appendOf(table, number));
  process.stdout.write(`${number}\n`);
}
