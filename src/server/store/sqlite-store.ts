import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';
import { Checkpoints } from './checkpoints.ts';
import { pack, unpack } from './codec.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { prepareStatements, type Statements } from './sqlite-statements.ts';
import {
  type Append,
  type Appended,
  type GuestId,
  type NewTable,
  type PushTarget,
  type Store,
  StoreAway,
  type StoredTable,
} from './store.ts';
import { wishKey } from './wish-key.ts';
import { awayBecause, WriteGroup } from './write-group.ts';

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
export class SqliteStore implements Store {
  readonly #db: DatabaseSyncInstance;
  readonly #sql: Statements;
  readonly #group: WriteGroup;
  readonly #checkpoints: Checkpoints;
  #closing: Promise<void> | undefined;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file, { timeout: PATIENCE_AT_START_MS });
    try {
      this.#db.exec('PRAGMA journal_mode = WAL');
      this.#db.exec('PRAGMA synchronous = FULL');
      this.#db.exec('PRAGMA journal_size_limit = 16777216');
      migrateSqlite(this.#db);
      this.#sql = prepareStatements(this.#db);
      this.#db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
      this.#checkpoints = new Checkpoints(file, () => this.#checkpointHere());
      this.#db.exec('PRAGMA wal_autocheckpoint = 0');
    } catch (error) {
      this.#db.close();
      throw error;
    }
    const { begin, commit } = this.#sql;
    this.#group = new WriteGroup({
      begin: () => begin.run(),
      commit: () => {
        commit.run();
        this.#checkpoints.noteCommit();
      },
      rollback: () => {
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      },
      isAway,
    });
  }

  addGuest(guest: GuestId, secretHash: string, at: number): Promise<void> {
    return this.#write(() => {
      this.#sql.addGuest.run(guest, at);
      this.#sql.addSession.run(secretHash, guest);
    });
  }

  guestOf(secretHash: string): Promise<{ guest: GuestId; name: string | undefined } | undefined> {
    return this.#read(() => {
      const row = this.#sql.guestOf.get(secretHash) as { guest: string; name: string | null } | undefined;
      return row && { guest: row.guest, name: row.name ?? undefined };
    });
  }

  nameGuest(guest: GuestId, name: string): Promise<void> {
    return this.#write(() => void this.#sql.nameGuest.run(name, guest));
  }

  addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void> {
    return this.#write(() => void this.#sql.addTransfer.run(tokenHash, guest, until));
  }

  takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined> {
    return this.#write(() => {
      const row = this.#sql.takeTransfer.get(tokenHash) as { guest: string; until: number } | undefined;
      this.#sql.forgetTransfers.run(now);
      return row !== undefined && now < row.until ? row.guest : undefined;
    });
  }

  moveSession(secretHash: string, to: GuestId): Promise<void> {
    return this.#write(() => {
      const from = (this.#sql.guestOf.get(secretHash) as { guest: string } | undefined)?.guest;
      if (from === undefined || from === to) return;
      for (const move of this.#sql.moveGuest) move.run(to, from);
    });
  }

  createTable({ id, host, seed, listed }: NewTable, first: Append): Promise<void> {
    const entry = pack(JSON.stringify(first.entry));
    const summary = JSON.stringify(first.summary);
    return this.#write(() => {
      const { phase, changedAt } = first.summary;
      const { lastInsertRowid } = this.#sql.createTable.run(
        id,
        host,
        seed,
        listed ? 1 : 0,
        first.entry.number,
        phase,
        changedAt,
        first.due,
        summary,
      );
      this.#keep(Number(lastInsertRowid), first, entry);
    });
  }

  append(append: Append): Promise<Appended> {
    const { table, entry, wish, due } = append;
    const packed = pack(JSON.stringify(entry));
    const summary = JSON.stringify(append.summary);
    const { phase, changedAt } = append.summary;
    return this.#write((): Appended => {
      if (wish !== undefined) {
        const known = this.#sql.wish.get(table, wishKey(wish.guest, wish.id)) as
          | { number: number }
          | undefined;
        if (known !== undefined) return { outcome: 'wish-known', number: known.number };
      }
      const { number } = entry;
      const row = this.#sql.advance.get(number, phase, changedAt, due, summary, table, number - 1) as
        | { key: number }
        | undefined;
      if (row === undefined) return this.#notNext(table, number);
      this.#keep(row.key, append, packed);
      return { outcome: 'kept' };
    });
  }

  #notNext(table: string, number: number): Appended {
    const last = (this.#sql.table.get(table) as { number: number } | undefined)?.number;
    if (last === undefined) throw new Error(`there is no table ${table} to append to`);
    if (number > last) throw new Error(`entry ${number} of table ${table} does not follow entry ${last}`);
    return { outcome: 'number-taken' };
  }

  #keep(key: number, { entry, wish, owners, snapshot }: Append, packed: Buffer): void {
    this.#sql.addEntry.run(key, entry.number, packed);
    if (wish !== undefined) this.#sql.addWish.run(key, wishKey(wish.guest, wish.id), entry.number);
    if (owners !== undefined) {
      this.#sql.clearSeats.run(key);
      for (const { seat, guest } of owners) this.#sql.addSeat.run(key, seat, guest);
    }
    if (snapshot !== undefined) this.#sql.saveSnapshot.run(key, entry.number, pack(snapshot));
  }

  table(id: string): Promise<StoredTable | undefined> {
    return this.#read(() => {
      const row = this.#sql.table.get(id) as
        | { key: number; host: string; seed: string; number: number; due: number | null }
        | undefined;
      if (row === undefined) return undefined;
      const { key, host, seed, number, due } = row;
      const saved = this.#sql.snapshot.get(key) as { number: number; snapshot: Uint8Array } | undefined;
      const owners = (this.#sql.seats.all(key) as { seat: number; guest: string }[]).map(
        ({ seat, guest }) => ({ seat, guest }),
      );
      const snapshot = saved && { number: saved.number, text: unpack(saved.snapshot) };
      return { id, host, seed, snapshot, owners, number, due };
    });
  }

  entries(table: string, after: number, limit: number): Promise<readonly Entry[]> {
    return this.#read(() =>
      (this.#sql.entries.all(table, after, limit) as { entry: Uint8Array }[]).map(
        ({ entry }) => JSON.parse(unpack(entry)) as Entry,
      ),
    );
  }

  wish(table: string, guest: GuestId, id: string): Promise<number | undefined> {
    return this.#read(
      () => (this.#sql.wish.get(table, wishKey(guest, id)) as { number: number } | undefined)?.number,
    );
  }

  saveSnapshot(table: string, number: number, text: string): Promise<void> {
    const packed = pack(text);
    return this.#write(() => {
      const row = this.#sql.table.get(table) as { key: number } | undefined;
      if (row !== undefined) this.#sql.saveSnapshot.run(row.key, number, packed);
    });
  }

  listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]> {
    return this.#read(() =>
      (this.#sql.listed.all(phase, limit) as { summary: string }[]).map(
        ({ summary }) => JSON.parse(summary) as TableSummary,
      ),
    );
  }

  gamesOf(
    guest: GuestId,
    limit: number,
  ): Promise<readonly { summary: TableSummary; seats: readonly number[]; host: boolean }[]> {
    return this.#read(() =>
      (this.#sql.gamesOf.all(guest, guest, limit) as { key: number; host: string; summary: string }[]).map(
        ({ key, host, summary }) => ({
          summary: JSON.parse(summary) as TableSummary,
          seats: (this.#sql.seatsOf.all(key, guest) as { seat: number }[]).map(({ seat }) => seat),
          host: host === guest,
        }),
      ),
    );
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    return this.#read(() => (this.#sql.due.all(now, limit) as { id: string }[]).map(({ id }) => id));
  }

  addChat(table: string, line: ChatLine): Promise<void> {
    const text = JSON.stringify(line);
    const packed = pack(text);
    return this.#write(() => {
      const row = this.#sql.table.get(table) as { key: number } | undefined;
      if (row === undefined) throw new Error(`there is no table ${table} to chat at`);
      if (this.#sql.addChat.run(row.key, line.number, packed).changes === 1) return;
      const { line: kept } = this.#sql.chatLine.get(row.key, line.number) as { line: Uint8Array };
      if (unpack(kept) !== text)
        throw new Error(`table ${table} has another line of chat with number ${line.number}`);
    });
  }

  chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.#read(() =>
      (this.#sql.chat.all(table, limit) as { line: Uint8Array }[])
        .map(({ line }) => JSON.parse(unpack(line)) as ChatLine)
        .reverse(),
    );
  }

  addPush(guest: GuestId, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    return this.#write(() => void this.#sql.addPush.run(guest, endpoint, p256dh, auth));
  }

  endPush(guest: GuestId, endpoint: string): Promise<void> {
    return this.#write(() => void this.#sql.endPush.run(guest, endpoint));
  }

  pushTargets(guest: GuestId): Promise<readonly PushTarget[]> {
    return this.#read(() =>
      (this.#sql.pushTargets.all(guest) as PushTarget[]).map(({ endpoint, p256dh, auth }) => ({
        endpoint,
        p256dh,
        auth,
      })),
    );
  }

  /** Writes nothing, but asks for the lock that writing needs. */
  ping(): Promise<void> {
    return this.#write(() => undefined);
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await this.#group.settled();
    await this.#checkpoints.close();
    this.#db.close();
  }

  /** Where the thread for it failed, SQLite does it again after so many pages, as usual. */
  #checkpointHere(): void {
    if (this.#db.isOpen) this.#db.exec('PRAGMA wal_autocheckpoint = 1000');
  }

  #write<T>(work: () => T): Promise<T> {
    if (this.#closing !== undefined) return Promise.reject(closed());
    return this.#group.write(work);
  }

  async #read<T>(work: () => T): Promise<T> {
    if (this.#closing !== undefined) throw closed();
    try {
      return work();
    } catch (error) {
      throw isAway(error) ? awayBecause(error) : error;
    }
  }
}

const closed = (): StoreAway => new StoreAway('The store is closed.');
