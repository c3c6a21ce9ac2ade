import { type Entry, type OnlineSettings, tableOpened } from '../../protocol/index.ts';
import { newSeed } from '../secrets.ts';
import type { GuestId } from '../store/store.ts';
import { dueOf } from './errands.ts';
import type { House } from './house.ts';
import { summaryOf } from './summary.ts';

/** Keeps a table that was not there before. */
export async function openTable(
  { store, watch, clock, tag }: House,
  { id, host, settings }: { readonly id: string; readonly host: GuestId; readonly settings: OnlineSettings },
): Promise<void> {
  const entry: Entry = {
    number: 0,
    at: clock.now(),
    change: { type: 'opened', settings, host: tag(host, id) },
  };
  const table = tableOpened(entry);
  await watch.patiently(() =>
    store.createTable(
      { id, host, seed: newSeed(), listed: settings.listed },
      { table: id, entry, summary: summaryOf(id, table, entry.at), due: dueOf(table) },
    ),
  );
}
