import type { GuestId } from '../store/index.ts';
import { changed, type Granted, type TableState } from './decided.ts';
import type { House } from './house.ts';
import { Ledger } from './ledger.ts';
import { openTable } from './open-table.ts';

interface Asker {
  readonly guest: GuestId;
  readonly device: GuestId;
}

/**
 * Opens the table where those of this one play again, with the bots and the one who asks in their seats. It is told to nobody before all that is
 * kept, and where it was begun before it is finished: however often it is asked for there is one.
 */
export async function openRematch(house: House, old: TableState, asker: Asker): Promise<void> {
  const ledger = await opened(house, old, asker);
  for (const [before, taken] of seatsTaken(old, asker, ledger.tagOf(asker.guest)).entries()) {
    // What has this number already was done before.
    if (ledger.table.number === before) await ledger.keep(taken);
  }
}

async function opened(house: House, { next: id, table }: TableState, { device }: Asker): Promise<Ledger> {
  const before = await Ledger.open(house, id);
  if (before !== undefined) return before;
  const failure = await openTable(house, { id, host: device, settings: table.settings }).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Another process may have been quicker.
  const after = await Ledger.open(house, id);
  if (after === undefined) throw failure;
  return after;
}

/** Bots and the one who asks sit where they sat; the seats of the others are free for them. */
function seatsTaken({ table, owners }: TableState, { guest, device }: Asker, tag: string): Granted[] {
  const bots = table.seats.flatMap(({ sitter, colour }, seat) =>
    sitter.kind === 'bot' ? [changed({ type: 'botSat', seat, bot: sitter.bot, colour: colour! })] : [],
  );
  const own = table.seats.flatMap(({ sitter, colour }, seat) => {
    if (sitter.kind !== 'guest' || owners.get(seat) !== guest) return [];
    const took = [{ seat, guest: device, person: guest }];
    return [changed({ type: 'sat', seat, guest: tag, name: sitter.name, colour: colour! }, { took })];
  });
  return [...bots, ...own];
}
