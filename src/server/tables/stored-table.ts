import { type OnlineTable, tableAfter } from '../../protocol/index.ts';
import type { Store, StoredTable } from '../store/index.ts';
import { readSnapshot } from './snapshot.ts';

const ENTRIES_AT_ONCE = 500;

/** How a table stands that the store has, and the number of the entry its snapshot was made after: -1 without one. */
export async function storedTable(
  store: Pick<Store, 'entries'>,
  { id, snapshot, number }: Pick<StoredTable, 'id' | 'snapshot' | 'number'>,
): Promise<{ readonly table: OnlineTable; readonly snapshotAt: number }> {
  let table = snapshot === undefined ? undefined : readSnapshot(snapshot.text);
  const snapshotAt = table?.number ?? -1;
  for (let known = snapshotAt; known < number; ) {
    const entries = await store.entries(id, known, ENTRIES_AT_ONCE);
    if (entries.length === 0) throw new Error(`table ${id} has no entries after ${known}`);
    for (const entry of entries) table = tableAfter(table, entry);
    known = entries.at(-1)!.number;
  }
  if (table === undefined) throw new Error(`table ${id} has no entries`);
  return { table, snapshotAt };
}
