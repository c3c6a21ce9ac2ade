import type { Lobby, TableSummary } from '../../protocol/index.ts';
import type { Parts } from '../parts.ts';

const MOST_LISTED = 50;
/** Among so many, the ones changed last, those are looked for that are worth listing. */
const LOOKED_THROUGH = 250;
/** A table where nobody is stays in the list for so long after its last change. */
const WAITS_FOR = 10 * 60_000;
const RUNS_FOR = 60 * 60_000;

/** Tables where one can sit down, and games to watch; those that everybody has left are neither. */
export async function lobbyOf({
  store,
  tables,
  clock,
}: Pick<Parts, 'store' | 'tables' | 'clock'>): Promise<Lobby> {
  const now = clock.now();
  const isAlive = (span: number) => (table: TableSummary) =>
    tables.isAttended(table.id) || table.changedAt > now - span;
  const [open, playing] = await Promise.all([
    store.listed('open', LOOKED_THROUGH),
    store.listed('playing', LOOKED_THROUGH),
  ]);
  return {
    open: open.filter(hasFreeSeat).filter(isAlive(WAITS_FOR)).slice(0, MOST_LISTED),
    playing: playing.filter(isAlive(RUNS_FOR)).slice(0, MOST_LISTED),
  };
}

const hasFreeSeat = ({ seats }: TableSummary): boolean => seats.some(({ kind }) => kind === 'free');
