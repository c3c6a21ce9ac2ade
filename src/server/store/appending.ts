import { pack, packWish } from './codec.ts';
import { ask, type Steps, type Value } from './database.ts';
import type { Append, GuestId, NewTable, OwnersChange } from './store.ts';

/** Only the entry that follows the last one, of a wish that was not kept before, gets through. */
const GO_ON = `
  UPDATE tables SET number = CAST($2 AS integer), phase = $3, changed = $4, due = $5, summary = $6
  WHERE id = $1 AND number = CAST($2 AS integer) - 1 AND NOT EXISTS (
    SELECT 1 FROM wishes WHERE table_key = tables.key AND wish = $7
  ) RETURNING key`;

/** Whoever comes late with an older one changes nothing. */
const UNLESS_OLDER = `
  ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
  WHERE excluded.number > snapshots.number`;

/** The snapshot $3 of entry $2, of the table whose public id is $1. */
export const SAVE_SNAPSHOT = `
  INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2, $3 FROM tables WHERE id = $1 ${UNLESS_OLDER}`;

/**
 * All of an append that changes neither owners nor host, for engines that take statements within one: one transaction and one trip. Whoever
 * comes second waits for the row of the table and then finds its number taken.
 */
export const APPEND_AT_ONCE = `
  WITH gone_on AS (${GO_ON}),
  kept_entry AS (INSERT INTO entries (table_key, number, entry) SELECT key, $2, $8 FROM gone_on),
  kept_wish AS (INSERT INTO wishes (table_key, wish, number) SELECT key, $7, $2 FROM gone_on WHERE $7 IS NOT NULL),
  kept_snapshot AS (
    INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2, $9 FROM gone_on WHERE $9::bytea IS NOT NULL
    ${UNLESS_OLDER}
  )
  SELECT key FROM gone_on`;

/** An entry as it goes into the database: packed once, before anything is begun. */
interface Packed {
  /** $1 to $6 of what changes the table's own row. */
  readonly row: readonly Value[];
  readonly wish: Uint8Array | null;
  readonly entry: Uint8Array;
  readonly snapshot: Uint8Array | null;
}

export const packed = ({ table, entry, summary, due, wish, snapshot }: Append): Packed => ({
  row: [table, entry.number, summary.phase, summary.changedAt, due, JSON.stringify(summary)],
  wish: wish === undefined ? null : packWish(wish),
  entry: pack(JSON.stringify(entry)),
  snapshot: snapshot === undefined ? null : pack(snapshot),
});

export function* create({ host, seed, listed }: NewTable, first: Append, bytes: Packed): Steps<void> {
  const [made] = yield* ask<{ key: number }>(
    `INSERT INTO tables (id, number, phase, changed, due, summary, host, seed, listed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING key`,
    [...bytes.row, host, seed, listed ? 1 : 0],
  );
  yield* keep(made!.key, first, bytes);
}

/** False where the number or the wish is taken, or there is no such table. */
export function* goOn(append: Append, bytes: Packed): Steps<boolean> {
  const [table] = yield* ask<{ key: number }>(GO_ON, [...bytes.row, bytes.wish]);
  if (table !== undefined) yield* keep(table.key, append, bytes);
  return table !== undefined;
}

function* keep(key: number, { entry: { number }, owners, host }: Append, bytes: Packed): Steps<void> {
  yield* ask('INSERT INTO entries (table_key, number, entry) VALUES ($1, $2, $3)', [
    key,
    number,
    bytes.entry,
  ]);
  if (bytes.wish !== null)
    yield* ask('INSERT INTO wishes (table_key, wish, number) VALUES ($1, $2, $3)', [key, bytes.wish, number]);
  if (owners !== undefined) yield* changeOwners(key, owners);
  if (host !== undefined) yield* ask('UPDATE tables SET host = $2 WHERE key = $1', [key, host]);
  if (bytes.snapshot !== null) yield* ask(SAVE_SNAPSHOT, [bytes.row[0]!, number, bytes.snapshot]);
}

interface Sat {
  readonly seat: number;
  readonly guest: GuestId;
}

function* changeOwners(key: number, { left = [], renumbered, took = [] }: OwnersChange): Steps<void> {
  for (const seat of left) yield* ask('DELETE FROM seats WHERE table_key = $1 AND seat = $2', [key, seat]);
  if (renumbered !== undefined) {
    const before = yield* ask<Sat>('DELETE FROM seats WHERE table_key = $1 RETURNING seat, guest', [key]);
    for (const { seat, guest } of before)
      if (renumbered.includes(seat)) yield* sit(key, { seat: renumbered.indexOf(seat), guest });
  }
  for (const one of took) yield* sit(key, one);
}

const sit = (key: number, { seat, guest }: Sat): Steps<readonly object[]> =>
  ask(
    `INSERT INTO seats (table_key, seat, guest) VALUES ($1, $2, $3)
     ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest`,
    [key, seat, guest],
  );
