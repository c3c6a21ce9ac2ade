import { type Entry, type OnlineTable, type ServerMessage, tableAfter } from '../../protocol/index.ts';
import type { Append, Appended, GuestId, OwnersChange, Store, StoredTable, WishKey } from '../store/index.ts';
import type { Known } from '../who-is-who.ts';
import type { Granted, Owners, SeatsChange, TableState } from './decided.ts';
import { dueOf } from './errands.ts';
import type { House, LastKnown } from './house.ts';
import { writeSnapshot } from './snapshot.ts';
import { storedTable } from './stored-table.ts';
import { summaryOf } from './summary.ts';
import { TableClock } from './table-clock.ts';

const ENTRIES_BETWEEN_SNAPSHOTS = 50;
/** Fewer are read faster than a snapshot is written. */
const ENTRIES_WORTH_A_SNAPSHOT = 20;
/** So many entries are told one by one; a page that missed more fetches them by itself. */
const MOST_ENTRIES_TOLD = 200;

/** What the store has of a table, and the table that follows from it. */
interface Loaded {
  readonly stored: StoredTable;
  readonly table: OnlineTable;
  /** When it was asked who is who. */
  readonly asked: number;
  /** The number of the entry its snapshot was made after; -1 without one. */
  readonly snapshotAt: number;
}

/** What nobody at the table has heard of yet, and how it was before. */
export interface News {
  readonly entries: readonly Entry[];
  readonly before: OnlineTable;
  readonly ownersBefore: Owners;
  /** Whether it was decided here, or by another process. */
  readonly isOurs: boolean;
}

/** What became of a decision. */
interface Kept {
  /** The entry that it has become, now or when it was wished for the first time; undefined where another process was quicker. */
  readonly number: number | undefined;
  readonly news: News | undefined;
}

/** A table's state, and the one way it changes. What is new is given to whoever asked for it: to be told. */
export class Ledger {
  readonly id: string;
  readonly clock: TableClock;
  readonly #house: House;
  readonly #seed: string;
  readonly #next: string;
  #table!: OnlineTable;
  #host!: Known;
  /** Who sits where, as it is kept. */
  #seated!: ReadonlyMap<number, Known>;
  /** The same by persons, as they were when it was made. */
  #owners!: Owners;
  #ownersOf!: number;
  #snapshotAt!: number;
  #isInDoubt = false;

  private constructor(house: House, id: string, loaded: Loaded) {
    this.id = id;
    this.clock = new TableClock(house.clock);
    this.#house = house;
    this.#seed = loaded.stored.seed;
    this.#next = house.rematchOf(id);
    this.#take(loaded);
  }

  /** That of a table in the store; undefined where there is none. */
  static async open(house: House, id: string): Promise<Ledger | undefined> {
    const loaded = await house.watch.patiently(() => loadTable(house, id));
    return loaded && new Ledger(house, id, loaded);
  }

  /** As the store has it. */
  #take({ stored, table, asked, snapshotAt }: Loaded): void {
    this.#table = table;
    this.#host = { ...stored.host, asked };
    this.#seat(new Map(stored.owners.map(({ seat, ...owner }) => [seat, { ...owner, asked }])));
    this.#snapshotAt = snapshotAt;
    this.clock.notBehind(timeAt(table, stored.due, this.clock));
  }

  get table(): OnlineTable {
    return this.#table;
  }
  get state(): TableState {
    const host = this.#house.whoIsWho.personOf(this.#host);
    const now = this.clock.now();
    return { table: this.#table, now, next: this.#next, seed: this.#seed, host, owners: this.owners };
  }

  /** Whose the seats are now; the same map as long as that does not change. */
  get owners(): Owners {
    const { number } = this.#house.whoIsWho;
    if (this.#ownersOf !== number) {
      this.#ownersOf = number;
      const owners = this.#personsOf(this.#seated);
      if ([...owners].some(([seat, person]) => this.#owners.get(seat) !== person)) this.#owners = owners;
    }
    return this.#owners;
  }
  /** Whose they were when it was asked last. */
  get ownersBefore(): Owners {
    return this.#owners;
  }

  #personsOf(seated: ReadonlyMap<number, Known>): Owners {
    const { whoIsWho } = this.#house;
    return new Map([...seated].map(([seat, known]) => [seat, whoIsWho.personOf(known)]));
  }

  #seat(seated: ReadonlyMap<number, Known>): void {
    this.#seated = seated;
    this.#ownersOf = this.#house.whoIsWho.number;
    this.#owners = this.#personsOf(seated);
  }

  /** How the guest is known here: by the tag of what they own, so that it stays theirs on every device. */
  tagOf(guest: GuestId): string {
    const { host, seats } = this.#table;
    if (guest === this.state.host) return host;
    const own = seatsIn(this.owners, guest).map((seat) => seats[seat]!.sitter);
    // A device that sat down as the host's and has parted from it is not the host.
    const sitter = own.find((one) => one.kind === 'guest' && one.guest !== host);
    return sitter?.kind === 'guest' ? sitter.guest : this.#house.tag(guest, this.id);
  }

  /** Whether the guest sits here or is the host: anybody else looks on. */
  isPlayedBy(guest: GuestId): boolean {
    const { host, owners } = this.state;
    if (guest === host) return true;
    for (const owner of owners.values()) if (owner === guest) return true;
    return false;
  }

  /** Keeps what was decided just now on this state, or finds out what is there instead. */
  async keep(granted: Granted, wish?: WishKey): Promise<Kept> {
    const { change, owners, host } = granted;
    const asked = this.#house.whoIsWho.number;
    const before = this.#table;
    const ownersBefore = this.owners;
    const handedTo = host === undefined ? undefined : this.#seated.get(host);
    const { clock } = this;
    const entry: Entry = { number: before.number + 1, at: clock.now(), change };
    const next = tableAfter(before, entry);
    const snapshot = this.#snapshotFor(next);
    const appended = await this.#append({
      table: this.id,
      entry,
      ...(wish !== undefined && { wish }),
      summary: summaryOf(this.id, next, entry.at - clock.ahead),
      due: dueOf(next, clock.ahead),
      ...(owners !== undefined && { owners: keptOf(owners) }),
      ...(handedTo !== undefined && { host: handedTo.guest }),
      ...(snapshot !== undefined && { snapshot }),
    });
    if (appended.outcome === 'number-taken') return { number: undefined, news: await this.readAgain() };
    if (appended.outcome === 'wish-known') {
      const { number } = appended;
      return { number, news: number > before.number ? await this.readAgain() : undefined };
    }
    this.#table = next;
    if (owners !== undefined) this.#seat(seatedAfter(this.#seated, owners, asked));
    if (handedTo !== undefined) this.#host = handedTo;
    if (snapshot !== undefined) this.#snapshotAt = entry.number;
    return { number: entry.number, news: { entries: [entry], before, ownersBefore, isOurs: true } };
  }

  #ask<T>(question: (store: Store) => Promise<T>): Promise<T> {
    const { store, watch } = this.#house;
    return watch.patiently(() => question(store));
  }

  async #append(append: Append): Promise<Appended> {
    const { metrics } = this.#house;
    const started = performance.now();
    try {
      return await this.#ask((store) => store.append(append));
    } catch (error) {
      // Nobody knows whether it was kept: the table is read again before anything else.
      this.#isInDoubt = true;
      throw error;
    } finally {
      metrics.appendSeconds.observe((performance.now() - started) / 1000);
    }
  }

  /** Something may have been kept that we do not know of: the table is to be read again before anything is decided. */
  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** What another process has written to this table, or whom it has given a seat to; undefined where it is as we know it. */
  async lookAgain(): Promise<News | undefined> {
    if (!this.#house.store.isShared) return undefined;
    const stored = await this.#ask((store) => store.table(this.id));
    const { host, owners } = this.state;
    const isSame =
      stored !== undefined &&
      stored.number === this.table.number &&
      stored.host.person === host &&
      stored.owners.length === owners.size &&
      stored.owners.every(({ seat, person }) => owners.get(seat) === person);
    return isSame ? undefined : this.readAgain();
  }

  /** The state becomes what the store has. */
  async readAgain(): Promise<News> {
    const before = this.#table;
    const ownersBefore = this.owners;
    const loaded = await this.#ask(() => loadTable(this.#house, this.id));
    if (loaded === undefined) throw new Error(`table ${this.id} is gone`);
    const entries = await this.#ask((store) => store.entries(this.id, before.number, MOST_ENTRIES_TOLD));
    this.#take(loaded);
    this.#isInDoubt = false;
    return { entries, before, ownersBefore, isOurs: false };
  }

  /** The entry that a wish has become, if it was kept. */
  entryOf({ guest, id }: WishKey): Promise<number | undefined> {
    return this.#ask((store) => store.wish(this.id, guest, id));
  }

  /** Whether this table has the entry that a page knows; it has not where it was restored from a copy. */
  async has({ number, at }: LastKnown): Promise<boolean> {
    if (number > this.table.number) return false;
    if (number < 0 || at === undefined) return true;
    if (number === this.table.number) return at === this.#table.changedAt;
    const [entry] = await this.#ask((store) => store.entries(this.id, number - 1, 1));
    return entry?.at === at;
  }

  /** For a page that knows the entries up to this one: what it missed, if that is little enough to be sent. */
  async missedSince(known: number): Promise<ServerMessage | undefined> {
    const { number } = this.#table;
    if (known === number) return undefined;
    const isLittle = known < number && number - known <= MOST_ENTRIES_TOLD;
    const entries = isLittle
      ? await this.#ask((store) => store.entries(this.id, known, MOST_ENTRIES_TOLD))
      : [];
    if (entries.length === 0) return { type: 'behind', number };
    return { type: 'entries', entries, now: this.clock.now() };
  }

  /** Best right after a card, when there are no moves that could be taken back. */
  #snapshotFor(next: OnlineTable): string | undefined {
    const since = next.number - this.#snapshotAt;
    const small = (next.sinceCard?.moves.length ?? 0) === 0;
    const due = since >= ENTRIES_BETWEEN_SNAPSHOTS && (small || since >= 2 * ENTRIES_BETWEEN_SNAPSHOTS);
    return due ? writeSnapshot(next) : undefined;
  }

  /** Keeps the state, so that it can be loaded fast. */
  async saveSnapshot(): Promise<void> {
    const { number } = this.table;
    if (number - this.#snapshotAt < ENTRIES_WORTH_A_SNAPSHOT) return;
    const text = writeSnapshot(this.#table);
    if (text === undefined) return;
    await this.#house.store.saveSnapshot(this.id, number, text);
    this.#snapshotAt = number;
  }
}

/** Reads a table: its snapshot and the entries since. The rules are not asked again. */
async function loadTable({ store, whoIsWho }: House, id: string): Promise<Loaded | undefined> {
  const asked = whoIsWho.number;
  const stored = await store.table(id);
  if (stored === undefined) return undefined;
  const { table, snapshotAt } = await storedTable(store, stored);
  return { stored, table, asked, snapshotAt };
}

/** What time it is at the table. Where its entries lie in the server's future, what it waits for tells how long ago they were. */
function timeAt(table: OnlineTable, due: number | null, clock: TableClock): number {
  const now = clock.now() - clock.ahead;
  const { changedAt } = table;
  if (changedAt <= now) return now;
  const wanted = dueOf(table);
  return Math.max(changedAt, due === null || wanted === null ? 0 : now + wanted - due);
}

/** Who sits where after a change; `asked` is when it was decided. */
function seatedAfter(
  seated: ReadonlyMap<number, Known>,
  { left = [], renumbered, took = [] }: SeatsChange,
  asked: number,
): ReadonlyMap<number, Known> {
  const stayed = [...seated].flatMap(([seat, known]): [number, Known][] => {
    const now = renumbered === undefined ? seat : renumbered.indexOf(seat);
    return left.includes(seat) || now < 0 ? [] : [[now, known]];
  });
  return new Map([...stayed, ...took.map(({ seat, ...who }): [number, Known] => [seat, { ...who, asked }])]);
}

const keptOf = ({ took = [], ...rest }: SeatsChange): OwnersChange => ({
  ...rest,
  took: took.map(({ seat, guest }) => ({ seat, guest })),
});

export const seatsIn = (owners: Owners, guest: GuestId): number[] =>
  [...owners].flatMap(([seat, owner]) => (owner === guest ? [seat] : [])).sort((a, b) => a - b);
