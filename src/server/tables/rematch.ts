import type { GuestId } from '../store/store.ts';
import { changed, type Granted, refused, type TableState } from './decided.ts';
import type { House } from './house.ts';
import { Ledger } from './ledger.ts';
import { type Loaded, loadTable } from './load-table.ts';
import { openTable } from './open-table.ts';
import { TableClock } from './table-clock.ts';

interface Asker {
  readonly guest: GuestId;
  readonly device: GuestId;
}

/**
 * Opens the table where those of this one play again, with the bots and the one who asks in their seats. It is told to nobody before all that is
 * kept, and where it was begun before it is finished: however often it is asked for there is one.
 */
export async function openRematch(house: House, old: TableState, asker: Asker): Promise<void> {
  const { next: id } = old;
  const loaded = await opened(house, old, asker);
  const ledger = new Ledger(id, loaded, { ...house, clock: new TableClock(house.clock) }, () => {});
  const { host, table } = ledger.state;
  const tag = host === asker.guest ? table.host : house.tag(asker.guest, id);
  for (const [before, taken] of seatsTaken(old, asker, tag).entries()) {
    await ledger.carryOut(() =>
      ledger.table.number === before ? taken : refused('went-on', 'that was done before'),
    );
  }
}

async function opened(house: House, { next: id, table }: TableState, { device }: Asker): Promise<Loaded> {
  const load = (): Promise<Loaded | undefined> => house.watch.patiently(() => loadTable(house, id));
  const before = await load();
  if (before !== undefined) return before;
  const failure = await openTable(house, { id, host: device, settings: table.settings }).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Another process may have been quicker.
  const after = await load();
  if (after === undefined) throw failure;
  return after;
}

/** Bots and the one who asks sit where they sat; the seats of the others are free for them. */
function seatsTaken({ table, owners }: TableState, { guest, device }: Asker, tag: string): Granted[] {
  const bots = table.seats.flatMap(({ sitter, colour }, seat) =>
    sitter.kind === 'bot' ? [changed({ type: 'botSat', seat, level: sitter.level, colour: colour! })] : [],
  );
  const own = table.seats.flatMap(({ sitter, colour }, seat) => {
    if (sitter.kind !== 'guest' || owners.get(seat) !== guest) return [];
    const took = [{ seat, guest: device, person: guest }];
    return [changed({ type: 'sat', seat, guest: tag, name: sitter.name, colour: colour! }, { took })];
  });
  return [...bots, ...own];
}
