import { DatabaseSync } from '@photostructure/sqlite';
import { ownFile } from '../own-files.ts';
import { StoreInUse } from './errors.ts';

const BUSY = 5;

/**
 * Whoever uses a file holds a lock beside it for as long as they live: however the process ends, the system lets go of it. The answer gives
 * it back. Copies can still be made of the file itself.
 */
export function lockFor(file: string): () => void {
  const path = `${file}.lock`;
  ownFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) throw new StoreInUse();
    throw error;
  }
  return () => lock.close();
}
