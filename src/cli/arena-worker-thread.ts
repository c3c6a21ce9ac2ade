import { parentPort, workerData } from 'node:worker_threads';
import { ArenaTable } from './arena-games.ts';
import type { Arena } from './arena-plan.ts';
import { FAREWELL } from './arena-threads.ts';

const table = new ArenaTable(workerData as Arena);
/** Piles are played one after another, however fast they are sent. */
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (pile: number | typeof FAREWELL) => {
  if (pile === FAREWELL) {
    table.close();
    process.exit();
  }
  last = last.then(async () => parentPort!.postMessage(await table.play(pile)));
});
