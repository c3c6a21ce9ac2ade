import { ask, type Steps } from './database.ts';
import { StoreTooNew } from './store.ts';

/** Where the engines' schemas differ. */
export interface Dialect {
  readonly int: string;
  /** For times and the keys of tables. */
  readonly big: string;
  readonly bool: string;
  readonly bytes: string;
  readonly key: string;
  /** At the end of a table that is found by its primary key alone. */
  readonly byKey: string;
  /** How entries are found by (table, number). */
  readonly entries: 'PRIMARY KEY' | 'UNIQUE';
  /** After version 2 filled what it added: the defaults it was added with are taken away, where that can be done. */
  readonly afterFilling: string;
  readonly since: string;
  readonly now: string;
}

/** The schema's versions, from 1 on; one that was released is never changed, the next one changes what it made. */
const migrations = ({
  int,
  big,
  bool,
  bytes,
  key,
  byKey,
  entries,
  afterFilling,
}: Dialect): readonly string[] => [
  `
  CREATE TABLE guests (id text PRIMARY KEY, name text, added ${big} NOT NULL) ${byKey};
  CREATE TABLE sessions (secret_hash text PRIMARY KEY, guest text NOT NULL) ${byKey};
  CREATE INDEX sessions_guest ON sessions (guest);
  CREATE TABLE transfers (token_hash text PRIMARY KEY, guest text NOT NULL, until ${big} NOT NULL) ${byKey};
  CREATE TABLE tables (
    key ${key} PRIMARY KEY,
    id text NOT NULL UNIQUE,
    host text NOT NULL,
    seed text NOT NULL,
    listed ${bool} NOT NULL,
    number ${int} NOT NULL,
    phase text NOT NULL,
    changed ${big} NOT NULL,
    due ${big},
    summary text NOT NULL
  );
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_listed ON tables (phase, changed) WHERE listed;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE entries (
    table_key ${big} NOT NULL REFERENCES tables (key),
    number ${int} NOT NULL,
    entry ${bytes} NOT NULL,
    ${entries} (table_key, number)
  );
  CREATE TABLE wishes (table_key ${big}, wish ${bytes}, number ${int} NOT NULL, PRIMARY KEY (table_key, wish)) ${byKey};
  CREATE TABLE snapshots (table_key ${big} PRIMARY KEY, number ${int} NOT NULL, snapshot ${bytes} NOT NULL);
  CREATE TABLE seats (table_key ${big}, seat ${int}, guest text NOT NULL, PRIMARY KEY (table_key, seat)) ${byKey};
  CREATE INDEX seats_guest ON seats (guest);
  CREATE TABLE chat (table_key ${big}, number ${int}, line ${bytes} NOT NULL, PRIMARY KEY (table_key, number)) ${byKey};
  CREATE TABLE push_targets (
    guest text, endpoint text, p256dh text NOT NULL, auth text NOT NULL, PRIMARY KEY (guest, endpoint)
  ) ${byKey};
  `,
  `
  ALTER TABLE guests ADD COLUMN person text NOT NULL DEFAULT '';
  ALTER TABLE guests ADD COLUMN former text;
  ALTER TABLE guests ADD COLUMN joined ${big};
  ALTER TABLE guests ADD COLUMN seen ${big} NOT NULL DEFAULT 0;
  UPDATE guests SET person = id, seen = added;
  ${afterFilling}
  CREATE INDEX guests_person ON guests (person);
  CREATE INDEX transfers_guest ON transfers (guest);
  ALTER TABLE chat ADD COLUMN wish ${bytes};
  CREATE UNIQUE INDEX chat_wish ON chat (table_key, wish);
  CREATE INDEX tables_ended ON tables (changed, key) WHERE phase IN ('over', 'closed');
  CREATE TABLE pulse (id ${int} PRIMARY KEY, filler ${bytes} NOT NULL);
  `,
];

/** Makes the next version, in a transaction that no other process makes it in; false where there is none. */
export function* migrate(dialect: Dialect): Steps<boolean> {
  yield* ask(
    `CREATE TABLE IF NOT EXISTS versions (version ${dialect.int} PRIMARY KEY, since ${dialect.since})`,
  );
  const [last] = yield* ask<{ version: number }>('SELECT max(version) AS version FROM versions', []);
  const version = last?.version ?? 0;
  const texts = migrations(dialect);
  if (version > texts.length) throw new StoreTooNew(version, texts.length);
  const next = texts[version];
  if (next === undefined) return false;
  yield* ask(next);
  yield* ask(`INSERT INTO versions (version, since) VALUES ($1, ${dialect.now})`, [version + 1]);
  return true;
}
