import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { ownFile, ownFolder, tighten } from '../own-files.ts';
import { Checkpoints } from './checkpoints.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { prepareStatements, type Statements } from './sqlite-statements.ts';
import { awayBecause, StoreAway } from './store.ts';
import { WriteGroup } from './write-group.ts';

/** SQLite's codes of what may pass: busy, locked, no memory, read-only, I/O error, disk full, can't open, lock protocol. */
const AWAY_CODES: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14, 15]);

const isAway = (error: unknown): boolean => {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  // The lower byte is the kind, whatever is said in particular.
  return typeof code === 'number' && AWAY_CODES.has(code & 0xff);
};

/** At start another process may be migrating; later nothing may hold up the event loop. */
const PATIENCE_AT_START_MS = 5000;
const PATIENCE_MS = 10;

/** All in one file, in this process. Durable: a commit is on the disk when it returns (WAL, synchronous=FULL). */
export abstract class SqliteDatabase {
  protected readonly db: DatabaseSyncInstance;
  protected readonly sql: Statements;
  readonly #group: WriteGroup;
  readonly #checkpoints: Checkpoints;
  readonly #closed: () => void;
  #closing: Promise<void> | undefined;

  /** `closed` is called when it is. */
  constructor(file: string, closed: () => void = () => {}) {
    this.#closed = closed;
    ownFolder(dirname(file));
    // SQLite makes the others as the first one is.
    ownFile(file);
    for (const other of ['-wal', '-shm']) tighten(`${file}${other}`, 0o600);
    this.db = new DatabaseSync(file, { timeout: PATIENCE_AT_START_MS });
    try {
      this.db.exec('PRAGMA journal_mode = WAL');
      this.db.exec('PRAGMA synchronous = FULL');
      this.db.exec('PRAGMA journal_size_limit = 16777216');
      migrateSqlite(this.db);
      this.sql = prepareStatements(this.db);
      this.db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
      this.#checkpoints = new Checkpoints(file, () => this.#checkpointHere());
      this.db.exec('PRAGMA wal_autocheckpoint = 0');
    } catch (error) {
      this.db.close();
      throw error;
    }
    const { begin, commit } = this.sql;
    this.#group = new WriteGroup({
      begin: () => begin.run(),
      commit: () => {
        commit.run();
        this.#checkpoints.noteCommit();
      },
      rollback: () => {
        if (this.db.isTransaction) this.db.exec('ROLLBACK');
      },
      isAway,
    });
  }

  async ping(bytes: number): Promise<void> {
    await this.write(() => void this.sql.addPulse.run(bytes));
    await this.write(() => void this.sql.endPulse.run());
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await this.#group.settled();
    await this.#checkpoints.close();
    this.db.close();
    this.#closed();
  }

  /** Where the thread for it failed, SQLite does it again after so many pages, as usual. */
  #checkpointHere(): void {
    if (this.db.isOpen) this.db.exec('PRAGMA wal_autocheckpoint = 1000');
  }

  protected write<T>(work: () => T): Promise<T> {
    if (this.#closing !== undefined) return Promise.reject(closed());
    return this.#group.write(work);
  }

  protected async read<T>(work: () => T): Promise<T> {
    if (this.#closing !== undefined) throw closed();
    try {
      return work();
    } catch (error) {
      throw isAway(error) ? awayBecause(error) : error;
    }
  }
}

const closed = (): StoreAway => new StoreAway('The store is closed.');
