import type { PoolClient } from 'pg';
import { StoreTooNew } from './store.ts';

/** The schema's versions, from 1 on; one that was released is never changed, the next one changes what it made. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (id text PRIMARY KEY, name text, added bigint NOT NULL);
  CREATE TABLE sessions (secret_hash text PRIMARY KEY, guest text NOT NULL);
  CREATE INDEX sessions_guest ON sessions (guest);
  CREATE TABLE transfers (token_hash text PRIMARY KEY, guest text NOT NULL, until bigint NOT NULL);
  CREATE TABLE tables (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    host text NOT NULL,
    seed text NOT NULL,
    listed boolean NOT NULL,
    number integer NOT NULL,
    phase text NOT NULL,
    changed bigint NOT NULL,
    due bigint,
    summary text NOT NULL
  );
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_listed ON tables (phase, changed) WHERE listed;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE entries (
    table_key bigint REFERENCES tables (key),
    number integer,
    entry bytea NOT NULL,
    PRIMARY KEY (table_key, number)
  );
  CREATE TABLE wishes (table_key bigint, wish bytea, number integer NOT NULL, PRIMARY KEY (table_key, wish));
  CREATE TABLE snapshots (table_key bigint PRIMARY KEY, number integer NOT NULL, snapshot bytea NOT NULL);
  CREATE TABLE seats (table_key bigint, seat integer, guest text NOT NULL, PRIMARY KEY (table_key, seat));
  CREATE INDEX seats_guest ON seats (guest);
  CREATE TABLE chat (table_key bigint, number integer, line bytea NOT NULL, PRIMARY KEY (table_key, number));
  CREATE TABLE push_targets (
    guest text, endpoint text, p256dh text NOT NULL, auth text NOT NULL, PRIMARY KEY (guest, endpoint)
  );
  `,
  `
  ALTER TABLE guests ADD COLUMN person text, ADD COLUMN former text, ADD COLUMN joined bigint, ADD COLUMN seen bigint;
  UPDATE guests SET person = id, seen = added;
  ALTER TABLE guests ALTER COLUMN person SET NOT NULL, ALTER COLUMN seen SET NOT NULL;
  CREATE INDEX guests_person ON guests (person);
  CREATE INDEX transfers_guest ON transfers (guest);
  ALTER TABLE chat ADD COLUMN wish bytea;
  CREATE UNIQUE INDEX chat_wish ON chat (table_key, wish);
  CREATE INDEX tables_ended ON tables (changed, key) WHERE phase IN ('over', 'closed');
  CREATE TABLE pulse (id integer PRIMARY KEY, filler bytea NOT NULL);
  `,
];

/** Makes the next version, in a transaction; false where there is none. */
export async function migratePostgres(client: PoolClient): Promise<boolean> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS versions (version integer PRIMARY KEY, since timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM versions',
  );
  const { version } = rows[0]!;
  if (version > MIGRATIONS.length) throw new StoreTooNew(version, MIGRATIONS.length);
  const next = MIGRATIONS[version];
  if (next !== undefined) {
    await client.query(next);
    await client.query('INSERT INTO versions (version) VALUES ($1)', [version + 1]);
  }
  return next !== undefined;
}
