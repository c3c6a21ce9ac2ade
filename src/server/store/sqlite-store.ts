import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';
import { ownFile, ownFolder } from '../own-files.ts';
import { pack, packWish, unpack } from './codec.ts';
import { owner, SqlitePeople } from './sqlite-people.ts';
import {
  type Append,
  type Appended,
  type GuestId,
  type NewTable,
  type Owner,
  type OwnersChange,
  type OwnTable,
  type PruneMark,
  type Store,
  type StoredTable,
  StoreInUse,
  type WishKey,
} from './store.ts';

/** Opens a file that no other server uses. */
export function openSqlite(file: string): SqliteStore {
  ownFolder(dirname(file));
  const unlock = lockFor(file);
  try {
    return new SqliteStore(file, unlock);
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

/** The embedded engine. */
export class SqliteStore extends SqlitePeople implements Store {
  readonly isShared = false;

  createTable({ id, host, seed, listed }: NewTable, first: Append): Promise<void> {
    const entry = pack(JSON.stringify(first.entry));
    const summary = JSON.stringify(first.summary);
    return this.write(() => {
      const { phase, changedAt } = first.summary;
      const { lastInsertRowid } = this.sql.createTable.run(
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
    return this.write((): Appended => {
      if (wish !== undefined) {
        const known = this.sql.wish.get(table, packWish(wish)) as { number: number } | undefined;
        if (known !== undefined) return { outcome: 'wish-known', number: known.number };
      }
      const { number } = entry;
      const row = this.sql.advance.get(number, phase, changedAt, due, summary, table, number - 1) as
        | { key: number }
        | undefined;
      if (row === undefined) return this.#notNext(table, number);
      this.#keep(row.key, append, packed);
      return { outcome: 'kept' };
    });
  }

  #notNext(table: string, number: number): Appended {
    const last = (this.sql.table.get(table) as { number: number } | undefined)?.number;
    if (last === undefined) throw new Error(`there is no table ${table} to append to`);
    if (number > last) throw new Error(`entry ${number} of table ${table} does not follow entry ${last}`);
    return { outcome: 'number-taken' };
  }

  #keep(key: number, { entry, wish, owners, host, snapshot }: Append, packed: Buffer): void {
    this.sql.addEntry.run(key, entry.number, packed);
    if (wish !== undefined) this.sql.addWish.run(key, packWish(wish), entry.number);
    if (owners !== undefined) this.#changeOwners(key, owners);
    if (host !== undefined) this.sql.setHost.run(host, key);
    if (snapshot !== undefined) this.sql.saveSnapshot.run(key, entry.number, pack(snapshot));
  }

  #changeOwners(key: number, { left = [], renumbered, took = [] }: OwnersChange): void {
    for (const seat of left) this.sql.leaveSeat.run(key, seat);
    if (renumbered !== undefined) {
      const before = this.sql.seats.all(key) as { seat: number; guest: string }[];
      this.sql.clearSeats.run(key);
      for (const { seat, guest } of before) {
        const now = renumbered.indexOf(seat);
        if (now >= 0) this.sql.takeSeat.run(key, now, guest);
      }
    }
    for (const { seat, guest } of took) this.sql.takeSeat.run(key, seat, guest);
  }

  table(id: string): Promise<StoredTable | undefined> {
    return this.read(() => {
      const row = this.sql.table.get(id) as
        | (Pick<StoredTable, 'seed' | 'number' | 'phase' | 'due'> & {
            key: number;
            host: string;
            person: string;
          })
        | undefined;
      if (row === undefined) return undefined;
      const { key, host, person, seed, number, phase, due } = row;
      const saved = this.sql.snapshot.get(key) as { number: number; snapshot: Uint8Array } | undefined;
      const owners = (this.sql.seats.all(key) as (Owner & { seat: number })[]).map((row) => ({
        seat: row.seat,
        ...owner(row),
      }));
      const snapshot = saved && { number: saved.number, text: unpack(saved.snapshot) };
      return { id, host: { guest: host, person }, seed, snapshot, owners, number, phase, due };
    });
  }

  entries(table: string, after: number, limit: number): Promise<readonly Entry[]> {
    return this.read(() =>
      (this.sql.entries.all(table, after, limit) as { entry: Uint8Array }[]).map(
        ({ entry }) => JSON.parse(unpack(entry)) as Entry,
      ),
    );
  }

  wish(table: string, guest: GuestId, id: string): Promise<number | undefined> {
    return this.read(
      () => (this.sql.wish.get(table, packWish({ guest, id })) as { number: number } | undefined)?.number,
    );
  }

  saveSnapshot(table: string, number: number, text: string): Promise<void> {
    const packed = pack(text);
    return this.write(() => {
      const row = this.sql.table.get(table) as { key: number } | undefined;
      if (row !== undefined) this.sql.saveSnapshot.run(row.key, number, packed);
    });
  }

  listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]> {
    return this.read(() =>
      (this.sql.listed.all(phase, limit) as { summary: string }[]).map(
        ({ summary }) => JSON.parse(summary) as TableSummary,
      ),
    );
  }

  gamesOf(guest: GuestId, limit: number): Promise<readonly OwnTable[]> {
    return this.read(() => {
      const rows = this.sql.gamesOf.all(guest, guest, guest, limit);
      return (rows as { key: number; hosts: number; summary: string }[]).map(({ key, hosts, summary }) => ({
        summary: JSON.parse(summary) as TableSummary,
        seats: (this.sql.seatsOf.all(key, guest) as { seat: number }[]).map(({ seat }) => seat),
        host: hosts === 1,
      }));
    });
  }

  due(now: number, limit: number): Promise<readonly string[]> {
    return this.read(() => (this.sql.due.all(now, limit) as { id: string }[]).map(({ id }) => id));
  }

  pullBack(now: number): Promise<void> {
    return this.write(() => void this.sql.pullBack.run(now));
  }

  addChat(
    table: string,
    line: Omit<ChatLine, 'number'>,
    wish: WishKey,
  ): Promise<{ number: number; isKnown: boolean }> {
    const packed = pack(JSON.stringify(line));
    const key = packWish(wish);
    return this.write(() => {
      const row = this.sql.table.get(table) as { key: number } | undefined;
      if (row === undefined) throw new Error(`there is no table ${table} to chat at`);
      const known = this.sql.chatWish.get(row.key, key) as { number: number } | undefined;
      if (known !== undefined) return { number: known.number, isKnown: true };
      const { number } = this.sql.addChat.get(row.key, row.key, packed, key) as { number: number };
      return { number, isKnown: false };
    });
  }

  chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    return this.read(() =>
      (this.sql.chat.all(table, limit) as { number: number; line: Uint8Array }[])
        .map(({ number, line }) => ({ ...(JSON.parse(unpack(line)) as ChatLine), number }))
        .reverse(),
    );
  }

  prune(before: number, after: PruneMark | undefined, limit: number): Promise<PruneMark | undefined> {
    return this.write(() => {
      const { changed = Number.MIN_SAFE_INTEGER, key = 0 } = after ?? {};
      const ended = this.sql.ended.all(changed, key, before, limit) as (PruneMark & { phase: string })[];
      for (const table of ended) {
        this.sql.removeChat.run(table.key);
        if (table.phase === 'closed') for (const remove of this.sql.removeTable) remove.run(table.key);
      }
      const last = ended.at(-1);
      return last && { changed: last.changed, key: last.key };
    });
  }
}
