import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { ownFile, ownFolder, tighten } from '../own-files.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Engine, Saying, Steps, Value } from './database.ts';
import { type Dialect, migrate } from './migrations.ts';
import { StoreInUse } from './store.ts';
import { WriteGroup } from './write-group.ts';

/** Opens a file that no other server uses. */
export function openSqlite(file: string): SqliteEngine {
  ownFolder(dirname(file));
  const unlock = lockFor(file);
  try {
    return new SqliteEngine(file, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

const BUSY = 5;

/**
 * Whoever uses a file holds a lock beside it for as long as they live: however the process ends, the system lets go of it. The answer gives
 * it back. Copies can still be made of the file itself.
 */
function lockFor(file: string): () => void {
  const path = `${file}.lock`;
  ownFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) throw new StoreInUse();
    throw error;
  }
  return () => lock.close();
}

/** Entries lie in the order they came, whole pages of them: so a commit of many tables' entries writes few pages. */
const DIALECT: Dialect = {
  int: 'INTEGER',
  big: 'INTEGER',
  bool: 'INTEGER',
  bytes: 'BLOB',
  key: 'INTEGER',
  byKey: 'WITHOUT ROWID',
  entries: 'UNIQUE',
  afterFilling: '',
  since: 'INTEGER NOT NULL',
  now: 'unixepoch() * 1000',
};

/** What may pass, by SQLite's codes and in its words. */
const AWAY: ReadonlyMap<number, string> = new Map([
  [BUSY, 'database is locked'],
  [6, 'database table is locked'],
  [7, 'out of memory'],
  [8, 'attempt to write a readonly database'],
  [10, 'disk I/O error'],
  [13, 'database or disk is full'],
  [14, 'unable to open database file'],
  [15, 'locking protocol'],
]);
const AWAY_WORDS: ReadonlySet<string> = new Set(AWAY.values());

/** At start another process may be migrating; later nothing may hold up the event loop. */
const PATIENCE_AT_START_MS = 5000;
const PATIENCE_MS = 10;

type Prepared = (values: readonly Value[]) => readonly object[];

/** All in one file, in this process. Durable: a commit is on the disk when it returns (WAL, synchronous=FULL). */
export class SqliteEngine implements Engine {
  readonly isShared = false;
  protected readonly db: DatabaseSyncInstance;
  readonly #prepared = new Map<string, Prepared>();
  readonly #group: WriteGroup;
  readonly #checkpoints: Checkpoints;
  readonly #closed: () => void;

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
      while (this.#migrateOnce());
      this.db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
      this.#checkpoints = new Checkpoints(file, () => this.#checkpointHere());
      this.db.exec('PRAGMA wal_autocheckpoint = 0');
    } catch (error) {
      this.db.close();
      throw error;
    }
    const [begin, commit] = [this.db.prepare('BEGIN IMMEDIATE'), this.db.prepare('COMMIT')];
    this.#group = new WriteGroup({
      begin: () => begin.run(),
      commit: () => {
        commit.run();
        this.#checkpoints.noteCommit();
      },
      rollback: () => this.#rollback(),
      isAway: this.isAway,
    });
  }

  /** Other processes may migrate the same file at the same time: the lock of the transaction lets one of them do it. */
  #migrateOnce(): boolean {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const isNew = this.#run(migrate(DIALECT));
      this.db.exec('COMMIT');
      return isNew;
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  #rollback(): void {
    if (this.db.isTransaction) this.db.exec('ROLLBACK');
  }

  async read(saying: Saying): Promise<readonly object[]> {
    return this.#say(saying);
  }

  write(saying: Saying): Promise<readonly object[]> {
    return this.#group.write(() => this.#say(saying));
  }

  /** Whoever writes is alone. */
  together<T>(work: () => Steps<T>): Promise<T> {
    return this.#group.write(() => this.#run(work()));
  }

  isAway(error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    const { errcode } = error as { errcode?: unknown };
    // The lower byte is the kind, whatever is said in particular. A statement that was asked for all its rows fails without a code.
    return typeof errcode === 'number' ? AWAY.has(errcode & 0xff) : AWAY_WORDS.has(error.message);
  }

  async close(): Promise<void> {
    await this.#checkpoints.close();
    this.db.close();
    this.#closed();
  }

  #run<T>(steps: Steps<T>): T {
    let step = steps.next();
    while (step.done !== true) step = steps.next(this.#say(step.value));
    return step.value;
  }

  #say({ text, values }: Saying): readonly object[] {
    if (values === undefined) {
      this.db.exec(text);
      return [];
    }
    return (this.#prepared.get(text) ?? this.#prepare(text))(values);
  }

  #prepare(text: string): Prepared {
    const statement = this.db.prepare(text.replaceAll(/\$(?=\d)/g, '?'));
    const hasRows = statement.columns().length > 0;
    const say: Prepared = (values) => {
      if (hasRows) return statement.all(...values) as object[];
      statement.run(...values);
      return [];
    };
    this.#prepared.set(text, say);
    return say;
  }

  /** Where the thread for it failed, SQLite does it again after so many pages, as usual. */
  #checkpointHere(): void {
    if (this.db.isOpen) this.db.exec('PRAGMA wal_autocheckpoint = 1000');
  }
}
