import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreTooNew } from './store.ts';

/**
 * The schema's versions, from 1 on; one that was released is never changed, the next one changes what it made.
 * Entries lie in the order they came, whole pages of them, and are found by their unique (table, number): so a commit of many tables' entries writes few pages.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT, added INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE sessions (secret_hash TEXT PRIMARY KEY, guest TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX sessions_guest ON sessions (guest);
  CREATE TABLE transfers (token_hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    seed TEXT NOT NULL,
    listed INTEGER NOT NULL,
    number INTEGER NOT NULL,
    phase TEXT NOT NULL,
    changed INTEGER NOT NULL,
    due INTEGER,
    summary TEXT NOT NULL
  );
  CREATE INDEX tables_host ON tables (host);
  CREATE INDEX tables_listed ON tables (phase, changed) WHERE listed;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    UNIQUE (table_key, number)
  );
  CREATE TABLE wishes (table_key INTEGER, wish BLOB, number INTEGER NOT NULL, PRIMARY KEY (table_key, wish)) WITHOUT ROWID;
  CREATE TABLE snapshots (table_key INTEGER PRIMARY KEY, number INTEGER NOT NULL, snapshot BLOB NOT NULL);
  CREATE TABLE seats (table_key INTEGER, seat INTEGER, guest TEXT NOT NULL, PRIMARY KEY (table_key, seat)) WITHOUT ROWID;
  CREATE INDEX seats_guest ON seats (guest);
  CREATE TABLE chat (table_key INTEGER, number INTEGER, line BLOB NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;
  CREATE TABLE push_targets (guest TEXT, endpoint TEXT, p256dh TEXT NOT NULL, auth TEXT NOT NULL, PRIMARY KEY (guest, endpoint)) WITHOUT ROWID;
  `,
  `
  ALTER TABLE guests ADD COLUMN person TEXT NOT NULL DEFAULT '';
  ALTER TABLE guests ADD COLUMN former TEXT;
  ALTER TABLE guests ADD COLUMN joined INTEGER;
  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET person = id, seen = added;
  CREATE INDEX guests_person ON guests (person);
  CREATE INDEX transfers_guest ON transfers (guest);
  ALTER TABLE chat ADD COLUMN wish BLOB;
  CREATE UNIQUE INDEX chat_wish ON chat (table_key, wish);
  CREATE INDEX tables_ended ON tables (changed, key) WHERE phase IN ('over', 'closed');
  CREATE TABLE pulse (id INTEGER PRIMARY KEY, filler BLOB NOT NULL);
  `,
];

/** Other processes may migrate the same file at the same time: the lock of each transaction lets one of them do it. */
export function migrateSqlite(db: DatabaseSyncInstance): void {
  for (;;) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec('CREATE TABLE IF NOT EXISTS versions (version INTEGER PRIMARY KEY, since INTEGER NOT NULL)');
      const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM versions').get() as {
        version: number;
      };
      if (version > MIGRATIONS.length) throw new StoreTooNew(version, MIGRATIONS.length);
      const next = MIGRATIONS[version];
      if (next !== undefined) {
        db.exec(next);
        db.prepare('INSERT INTO versions (version, since) VALUES (?, ?)').run(version + 1, Date.now());
      }
      db.exec('COMMIT');
      if (next === undefined) return;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}
