import {
  DummyDriver,
  type Generated,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** The tables of `postgres-migrations.ts`, as queries see them. */
interface Schema {
  readonly guests: { id: string; name: string | null; added: number };
  readonly sessions: { secret_hash: string; guest: string };
  readonly transfers: { token_hash: string; guest: string; until: number };
  readonly tables: {
    key: Generated<number>;
    id: string;
    host: string;
    seed: string;
    listed: boolean;
    number: number;
    phase: string;
    changed: number;
    due: number | null;
    summary: string;
  };
  readonly entries: { table_key: number; number: number; entry: Buffer };
  readonly wishes: { table_key: number; wish: Buffer; number: number };
  readonly snapshots: { table_key: number; number: number; snapshot: Buffer };
  readonly seats: { table_key: number; seat: number; guest: string };
  readonly chat: { table_key: number; number: number; line: Buffer };
  readonly push_targets: { guest: string; endpoint: string; p256dh: string; auth: string };
}

/** Builds queries and checks their types; the pool runs them. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The table whose public id this is. */
export const keyOf = (id: string) => query.selectFrom('tables').select('key').where('id', '=', id);

/** What belongs to a new entry; `gone_on` is the table's row, made or moved on before. */
const KEEP = `
  kept_entry AS (INSERT INTO entries (table_key, number, entry) SELECT key, $2, $7 FROM gone_on),
  kept_wish AS (INSERT INTO wishes (table_key, wish, number) SELECT key, $8, $2 FROM gone_on WHERE $8::bytea IS NOT NULL),
  left_seats AS (DELETE FROM seats USING gone_on WHERE table_key = key AND NOT seat = ANY ($9::int[])),
  kept_seats AS (
    INSERT INTO seats (table_key, seat, guest)
    SELECT key, seat, guest FROM gone_on, unnest($9::int[], $10::text[]) AS owner (seat, guest)
    ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest
  ),
  kept_snapshot AS (
    INSERT INTO snapshots (table_key, number, snapshot) SELECT key, $2, $11 FROM gone_on WHERE $11::bytea IS NOT NULL
    ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
    WHERE excluded.number > snapshots.number
  )
  SELECT key FROM gone_on`;

export const CREATE_TABLE = `
  WITH gone_on AS (
    INSERT INTO tables (id, number, phase, changed, due, summary, host, seed, listed)
    VALUES ($1, $2::int, $3, $4, $5, $6, $12, $13, $14) RETURNING key
  ), ${KEEP}`;

/**
 * One statement is one transaction and one trip to the server. Whoever comes second waits for the row of the table and then
 * finds its number taken.
 */
export const APPEND = `
  WITH gone_on AS (
    UPDATE tables SET number = $2::int, phase = $3, changed = $4, due = $5, summary = $6
    WHERE id = $1 AND number = $2::int - 1 AND NOT EXISTS (
      SELECT FROM wishes WHERE table_key = tables.key AND wish = $8::bytea
    )
    RETURNING key
  ), ${KEEP}`;

/** $1 is the session, $2 the guest it is from now on. */
export const MOVE_SESSION = `
  WITH moved AS (SELECT guest AS before FROM sessions WHERE secret_hash = $1 AND guest <> $2),
  moved_seats AS (UPDATE seats SET guest = $2 FROM moved WHERE guest = before),
  moved_tables AS (UPDATE tables SET host = $2 FROM moved WHERE host = before),
  moved_transfers AS (UPDATE transfers SET guest = $2 FROM moved WHERE guest = before),
  ended_push AS (DELETE FROM push_targets USING moved WHERE guest = before RETURNING endpoint, p256dh, auth),
  moved_push AS (
    INSERT INTO push_targets (guest, endpoint, p256dh, auth) SELECT $2, endpoint, p256dh, auth FROM ended_push
    ON CONFLICT (guest, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth
  )
  -- The guest may be on several devices: they stay together, or the others would lose what they own.
  UPDATE sessions SET guest = $2 FROM moved WHERE guest = before`;
