import { type OnlineTable, tableAfter, tableOpened } from '../../protocol/index.ts';
import type { StoredTable } from '../store/store.ts';
import type { House } from './house.ts';
import { readSnapshot } from './snapshot.ts';

/** What the store has of a table, and the table that follows from it. */
export interface Loaded {
  readonly stored: StoredTable;
  readonly table: OnlineTable;
  /** When it was asked who is who. */
  readonly asked: number;
  /** The number of the entry its snapshot was made after; -1 without one. */
  readonly snapshotAt: number;
}

const ENTRIES_AT_ONCE = 500;

/** Reads a table: its snapshot and the entries since. The rules are not asked again. */
export async function loadTable(
  { store, whoIsWho }: Pick<House, 'store' | 'whoIsWho'>,
  id: string,
): Promise<Loaded | undefined> {
  const asked = whoIsWho.number;
  const stored = await store.table(id);
  if (stored === undefined) return undefined;
  const snapshot = stored.snapshot === undefined ? undefined : readSnapshot(stored.snapshot.text);
  const snapshotAt = snapshot?.number ?? -1;
  let table = snapshot;
  for (let known = snapshotAt; known < stored.number; ) {
    const entries = await store.entries(id, known, ENTRIES_AT_ONCE);
    if (entries.length === 0) throw new Error(`table ${id} has no entries after ${known}`);
    for (const entry of entries) table = table === undefined ? tableOpened(entry) : tableAfter(table, entry);
    known = entries.at(-1)!.number;
  }
  if (table === undefined) throw new Error(`table ${id} has no entries`);
  return { stored, table, asked, snapshotAt };
}
