import { type Entry, type OnlineTable, tableAfter, tableOpened } from '../../protocol/index.ts';
import type { Known } from '../who-is-who.ts';
import type { House } from './house.ts';
import { type Remembered, readSnapshot } from './snapshot.ts';

/** A table as it comes out of the store. */
export interface Loaded extends Remembered {
  readonly seed: string;
  readonly host: Known;
  readonly owners: ReadonlyMap<number, Known>;
  /** When it wants to be looked after, by the server's clock. */
  readonly due: number | null;
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
  let remembered = snapshot;
  for (let known = snapshot?.table.number ?? -1; known < stored.number; ) {
    const entries = await store.entries(id, known, ENTRIES_AT_ONCE);
    if (entries.length === 0) throw new Error(`table ${id} has no entries after ${known}`);
    for (const entry of entries) remembered = remember(remembered, entry);
    known = entries.at(-1)!.number;
  }
  if (remembered === undefined) throw new Error(`table ${id} has no entries`);
  const owners = new Map(stored.owners.map(({ seat, ...owner }) => [seat, { ...owner, asked }]));
  return {
    ...remembered,
    seed: stored.seed,
    host: { ...stored.host, asked },
    owners,
    due: stored.due,
    snapshotAt: snapshot?.table.number ?? -1,
  };
}

/** What is remembered after one more entry. */
export function remember(before: Remembered | undefined, entry: Entry): Remembered {
  const table: OnlineTable = before === undefined ? tableOpened(entry) : tableAfter(before.table, entry);
  const { type } = entry.change;
  const moves = type === 'started' || type === 'acted' || type === 'tookBack';
  return { table, moved: moves ? entry.number : (before?.moved ?? -1), changedAt: entry.at };
}
