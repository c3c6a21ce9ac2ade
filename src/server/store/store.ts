import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';

/** Where tables, guests and seats are kept. One interface, several engines; `test/server/store-contract.ts` says what every one must do. */

export type GuestId = string;

/** A table's first row. Its seed is a secret: it is read by the table that draws from it and by nobody else. */
export interface NewTable {
  readonly id: string;
  readonly host: GuestId;
  readonly seed: string;
  readonly listed: boolean;
}

/** One entry to be appended with all that changes with it: kept together or not at all. */
export interface Append {
  readonly table: string;
  readonly entry: Entry;
  /** What asked for it, so that a repeated wish is found again; undefined for what the server did by itself. */
  readonly wish?: { readonly guest: GuestId; readonly id: string };
  /** The table as lists show it. */
  readonly summary: TableSummary;
  /** When the table wants to be looked after even if nobody comes: a clock runs out, or the table is forgotten. */
  readonly due: number | null;
  /** All seats with their owners, where they changed. */
  readonly owners?: readonly { readonly seat: number; readonly guest: GuestId }[];
  /** The table's state after this entry, as text, to load it fast; given from time to time. */
  readonly snapshot?: string;
}

/**
 * 'kept': it will be there after any crash. 'number-taken': another entry has this number, so what was decided is stale.
 * 'wish-known': this wish was kept before, as the entry of that number.
 */
export type Appended =
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'number-taken' }
  | { readonly outcome: 'wish-known'; readonly number: number };

export interface StoredTable {
  readonly id: string;
  readonly host: GuestId;
  readonly seed: string;
  readonly snapshot: { readonly number: number; readonly text: string } | undefined;
  readonly owners: readonly { readonly seat: number; readonly guest: GuestId }[];
  /** The number of the last entry. */
  readonly number: number;
  readonly due: number | null;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The store can't be reached or can't keep anything just now. It may come back: whoever gets this tries again later. */
export class StoreAway extends Error {}

export interface Store {
  // Guests. Only hashes of their secrets come here.
  addGuest(guest: GuestId, secretHash: string, at: number): Promise<void>;
  guestOf(
    secretHash: string,
  ): Promise<{ readonly guest: GuestId; readonly name: string | undefined } | undefined>;
  nameGuest(guest: GuestId, name: string): Promise<void>;
  /** A link that brings a guest to another device; taken once, before `until`. */
  addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void>;
  takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined>;
  /** The session becomes the other guest's; what the session's guest owned goes with it. */
  moveSession(secretHash: string, to: GuestId): Promise<void>;

  // Tables.
  createTable(table: NewTable, first: Append): Promise<void>;
  append(append: Append): Promise<Appended>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Entries with numbers above `after`, in order, at most `limit`. */
  entries(table: string, after: number, limit: number): Promise<readonly Entry[]>;
  /** The entry that a wish became, if it was kept. */
  wish(table: string, guest: GuestId, id: string): Promise<number | undefined>;
  saveSnapshot(table: string, number: number, text: string): Promise<void>;
  /** Listed tables that are open or being played, the one that changed last first. */
  listed(phase: 'open' | 'playing', limit: number): Promise<readonly TableSummary[]>;
  gamesOf(
    guest: GuestId,
    limit: number,
  ): Promise<
    readonly { readonly summary: TableSummary; readonly seats: readonly number[]; readonly host: boolean }[]
  >;
  /** Tables whose time has come, the most urgent first. */
  due(now: number, limit: number): Promise<readonly string[]>;

  // Chat: numbered per table, beside the entries.
  addChat(table: string, line: ChatLine): Promise<void>;
  chat(table: string, limit: number): Promise<readonly ChatLine[]>;

  // Web Push.
  addPush(guest: GuestId, target: PushTarget): Promise<void>;
  endPush(guest: GuestId, endpoint: string): Promise<void>;
  pushTargets(guest: GuestId): Promise<readonly PushTarget[]>;

  /** Resolves where the store works. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
