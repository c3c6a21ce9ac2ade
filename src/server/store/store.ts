import type { ChatLine, Entry, TableSummary } from '../../protocol/index.ts';

/** Where tables, guests and seats are kept. One interface, several engines; `test/server/store-contract.ts` says what every one must do. */

export type GuestId = string;

/**
 * A guest is a device that came; a person is one guest or several that were joined, known by the id of one of them. Whoever sits down or opens
 * a table is kept as the guest they are, for ever, and whose that is now is found out when it is read: so nothing that joins or parts devices
 * can lose a seat.
 */
export interface Owner {
  readonly guest: GuestId;
  readonly person: GuestId;
}

/** `name` is the person's. */
export interface NamedOwner extends Owner {
  readonly name: string | undefined;
}

/** What somebody wished, so that it is found again when it is sent once more. */
export interface WishKey {
  readonly guest: GuestId;
  readonly id: string;
}

/** What becomes of the owners of a table's seats, in this order; guests, not persons. */
export interface OwnersChange {
  readonly left?: readonly number[];
  /** At the start of a game: the seats that stay, by their numbers before, in their new order. */
  readonly renumbered?: readonly number[];
  readonly took?: readonly { readonly seat: number; readonly guest: GuestId }[];
}

export interface Device extends Owner {
  /** What the guest of this device was called by itself. */
  readonly name: string | undefined;
  readonly added: number;
  /** When it was joined to others; undefined for the one that they were joined to. */
  readonly joined: number | undefined;
  /** When it was there last, known to the day. */
  readonly seen: number;
}

/** Of one guest so many links to other devices are good at a time. */
export const MOST_TRANSFERS = 3;

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
  /** What asked for it; undefined for what the server did by itself. */
  readonly wish?: WishKey;
  /** The table as lists show it. */
  readonly summary: TableSummary;
  /** When the table wants to be looked after even if nobody comes: a clock runs out, or the table is forgotten. */
  readonly due: number | null;
  readonly owners?: OwnersChange;
  /** Who is the host from now on, where that changes. */
  readonly host?: GuestId;
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
  readonly host: Owner;
  readonly seed: string;
  readonly snapshot: { readonly number: number; readonly text: string } | undefined;
  readonly owners: readonly (Owner & { readonly seat: number })[];
  /** The number of the last entry. */
  readonly number: number;
  readonly phase: TableSummary['phase'];
  readonly due: number | null;
}

/** A table of somebody's: their seats, and whether they are its host. */
export interface OwnTable {
  readonly summary: TableSummary;
  readonly seats: readonly number[];
  readonly host: boolean;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How far pruning has come. */
export interface PruneMark {
  readonly changed: number;
  readonly key: number;
}

/** The database was written by a newer version of this program, so nothing is done with it. */
export class StoreTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database has version ${found}, this program knows versions up to ${known}. ` +
        'It was used by a newer version of this program: start that one, or use another database.',
    );
  }
}

/** Another server uses this file, and two would not know of one another. */
export class StoreInUse extends Error {
  constructor() {
    super('another server uses this file already. Stop that one first, or set DATA_DIR to another folder.');
  }
}

/** The store can't be reached or can't keep anything just now. It may come back: whoever gets this tries again later. */
export class StoreAway extends Error {}
export const awayBecause = (error: unknown): StoreAway =>
  new StoreAway(`The store can't be used at the moment: ${(error as Error).message}`, { cause: error });

export interface Store {
  /** Other processes may write to it at the same time. */
  readonly isShared: boolean;

  // Guests. Only hashes of their secrets come here.
  addGuest(guest: GuestId, secretHash: string, at: number): Promise<void>;
  guestOf(secretHash: string): Promise<(NamedOwner & { readonly seen: number }) | undefined>;
  /** The guest was there at this time. */
  sawGuest(guest: GuestId, at: number): Promise<void>;
  /** Names the person of this guest. */
  nameGuest(guest: GuestId, name: string): Promise<void>;
  /** A link that brings another device to a guest; taken once, before `until`. Of one guest only the last few count. */
  addTransfer(tokenHash: string, guest: GuestId, until: number): Promise<void>;
  /** Whose link it is; it stays good. */
  transfer(tokenHash: string, now: number): Promise<NamedOwner | undefined>;
  takeTransfer(tokenHash: string, now: number): Promise<GuestId | undefined>;
  /** Those that have ended. */
  forgetTransfers(now: number): Promise<void>;

  // Persons. The answers are all whom it is about, as they are now; nobody, where nothing changed.
  devicesOf(guest: GuestId): Promise<readonly Device[]>;
  /** The guest and all that are the same person become the person of `to`. */
  join(guest: GuestId, to: GuestId, at: number): Promise<readonly Owner[]>;
  /**
   * The guest is a person of its own again, with what it brought or took itself; `all`: with those that were joined to others together with it.
   * Only where `asker` is the same person.
   */
  part(guest: GuestId, asker: GuestId, who: 'one' | 'all'): Promise<readonly Owner[]>;

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
  /** Of the guest's person, as are push targets. */
  gamesOf(guest: GuestId, limit: number): Promise<readonly OwnTable[]>;
  /** Tables whose time has come, the most urgent first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Tables that were changed after this moment, by a clock that was ahead, were changed now; they are due as much sooner. */
  pullBack(now: number): Promise<void>;

  // Chat: numbered per table, beside the entries, from 0 on.
  /** The number it got, or has already where this wish was kept before. */
  addChat(
    table: string,
    line: Omit<ChatLine, 'number'>,
    wish: WishKey,
  ): Promise<{ readonly number: number; readonly isKnown: boolean }>;
  /** The last lines in their order. */
  chat(table: string, limit: number): Promise<readonly ChatLine[]>;

  /**
   * Of tables where nothing happened since: what was said at those that are over or closed, and all there is of the closed ones. At most so
   * many after the mark, the oldest first; the answer is the mark to go on from, undefined when there are no more.
   */
  prune(before: number, after: PruneMark | undefined, limit: number): Promise<PruneMark | undefined>;

  // Web Push: a guest is called, a person on all their devices.
  addPush(guest: GuestId, target: PushTarget): Promise<void>;
  endPush(guest: GuestId, endpoint: string): Promise<void>;
  pushTargets(guest: GuestId): Promise<readonly PushTarget[]>;

  /** Resolves where so much could be kept; it is not kept for longer than that takes. */
  ping(bytes: number): Promise<void>;
  close(): Promise<void>;
}
