// A thread that brings what was committed from the log into the file itself, so that nobody waits for that.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** Pages in the log (of 4 KB) beyond which it is begun anew, though a writer may have to wait a moment for that. */
const LONGEST_LOG = 16_384;

const db = new DatabaseSync(workerData.file, { timeout: 100 });

function checkpoint() {
  const { log } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
  // Nearly all is done by now, so this is quick.
  if (log > LONGEST_LOG) db.prepare('PRAGMA wal_checkpoint(RESTART)').get();
}

parentPort.on('message', (wanted) => {
  if (wanted === 'close') {
    db.close();
    parentPort.close();
    return;
  }
  try {
    checkpoint();
  } catch {
    // Locked, or the disk is full: there will be another time, and whoever writes will tell.
  }
  parentPort.postMessage('done');
});
