import { type Entry, type OnlineTable, tableAfter } from '../../protocol/index.ts';
import type { Append, Appended, GuestId, OwnersChange } from '../store/store.ts';
import type { Known } from '../who-is-who.ts';
import {
  type Decided,
  type Granted,
  type Owners,
  type Refused,
  refused,
  type SeatsChange,
  type TableState,
} from './decided.ts';
import { dueOf } from './errands.ts';
import type { House, LastKnown } from './house.ts';
import { type Loaded, loadTable } from './load-table.ts';
import { writeSnapshot } from './snapshot.ts';
import { summaryOf } from './summary.ts';
import type { TableClock } from './table-clock.ts';

const ENTRIES_BETWEEN_SNAPSHOTS = 50;
/** Fewer are read faster than a snapshot is written. */
const ENTRIES_WORTH_A_SNAPSHOT = 20;
/** So often something is decided again because another process was quicker. */
const MOST_TRIES = 20;
/** So many entries of another process are told one by one. */
const MOST_ENTRIES_TOLD = 200;

export type Outcome = { readonly ok: true; readonly number: number } | Refused;
export interface WishKey {
  readonly guest: GuestId;
  readonly id: string;
}

/** What was kept, and how it was before. */
export interface Kept {
  readonly entries: readonly Entry[];
  readonly before: OnlineTable;
  readonly ownersBefore: Owners;
  /** Whether it was decided here, or by another process. */
  readonly isOurs: boolean;
}

export const BUSY = refused('too-fast', 'too much is going on at this table: wait a moment and try again');

/** A table's state, and the one way it changes: decide, save, and then tell those who listen. */
export class Ledger {
  readonly #id: string;
  readonly #house: House & { readonly clock: TableClock };
  readonly #tell: (kept: Kept) => void;
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
  #isUncertain = false;

  constructor(
    id: string,
    loaded: Loaded,
    house: House & { readonly clock: TableClock },
    tell: (kept: Kept) => void,
  ) {
    this.#id = id;
    this.#house = house;
    this.#tell = tell;
    this.#seed = loaded.stored.seed;
    this.#next = house.rematchOf(id);
    this.#take(loaded);
  }

  /** As the store has it. */
  #take({ stored, table, asked, snapshotAt }: Loaded): void {
    const { clock } = this.#house;
    this.#table = table;
    this.#host = { ...stored.host, asked };
    this.#seat(new Map(stored.owners.map(({ seat, ...owner }) => [seat, { ...owner, asked }])));
    this.#snapshotAt = snapshotAt;
    clock.notBehind(timeAt(table, stored.due, clock));
  }

  get table(): OnlineTable {
    return this.#table;
  }
  get state(): TableState {
    const host = this.#house.whoIsWho.personOf(this.#host);
    const now = this.#house.clock.now();
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

  /** Decides, and decides again where another process was quicker: also before somebody's wish is refused. */
  async carryOut(decideNow: () => Decided, wish?: WishKey): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#isUncertain) await this.#reload();
      const { number: asked } = this.#house.whoIsWho;
      const decided = decideNow();
      if (!decided.ok && (wish === undefined || !(await this.#isBehind()))) return decided;
      if (!decided.ok) continue;
      if ('known' in decided) return { ok: true, number: decided.known };
      const appended = await this.#keep(decided, asked, wish);
      if (appended.outcome === 'kept') return { ok: true, number: this.table.number };
      if (appended.outcome === 'number-taken' || appended.number > this.table.number) await this.#reload();
      if (appended.outcome === 'wish-known') return { ok: true, number: appended.number };
    }
    return BUSY;
  }

  async #keep(
    { change, owners, host }: Granted,
    asked: number,
    wish: WishKey | undefined,
  ): Promise<Appended> {
    const before = this.#table;
    const ownersBefore = this.owners;
    const handedTo = host === undefined ? undefined : this.#seated.get(host);
    const { clock } = this.#house;
    const entry: Entry = { number: before.number + 1, at: clock.now(), change };
    const next = tableAfter(before, entry);
    const snapshot = this.#snapshotFor(next);
    const appended = await this.#append({
      table: this.#id,
      entry,
      ...(wish !== undefined && { wish }),
      summary: summaryOf(this.#id, next, entry.at - clock.ahead),
      due: dueOf(next, clock.ahead),
      ...(owners !== undefined && { owners: keptOf(owners) }),
      ...(handedTo !== undefined && { host: handedTo.guest }),
      ...(snapshot !== undefined && { snapshot }),
    });
    if (appended.outcome !== 'kept') return appended;
    this.#table = next;
    if (owners !== undefined) this.#seat(seatedAfter(this.#seated, owners, asked));
    if (handedTo !== undefined) this.#host = handedTo;
    if (snapshot !== undefined) this.#snapshotAt = entry.number;
    this.#tell({ entries: [entry], before, ownersBefore, isOurs: true });
    return appended;
  }

  async #append(append: Append): Promise<Appended> {
    const { store, watch, metrics } = this.#house;
    const started = performance.now();
    try {
      return await watch.patiently(() => store.append(append));
    } catch (error) {
      // Nobody knows whether it was kept: the table is read again before anything else.
      this.#isUncertain = true;
      throw error;
    } finally {
      metrics.appendSeconds.observe((performance.now() - started) / 1000);
    }
  }

  /** Something may have been kept that we do not know of. */
  doubt(): void {
    this.#isUncertain = true;
  }

  /** The store is back: what it kept without our knowing is told. */
  async catchUp(): Promise<void> {
    if (this.#isUncertain) await this.#reload();
  }

  /** Another process has written to this table, or given a seat to another guest; that is read and told now. */
  async #isBehind(): Promise<boolean> {
    const { store, watch } = this.#house;
    if (!store.isShared) return false;
    const stored = await watch.patiently(() => store.table(this.#id));
    const isSame =
      stored !== undefined &&
      stored.number === this.table.number &&
      stored.host.person === this.state.host &&
      stored.owners.length === this.owners.size &&
      stored.owners.every(({ seat, person }) => this.owners.get(seat) === person);
    if (!isSame) await this.#reload();
    return !isSame;
  }

  /** Whether this table has the entry that a page knows; it has not where it was restored from a copy. */
  async has({ number, at }: LastKnown): Promise<boolean> {
    if (number > this.table.number) await this.#isBehind();
    if (number > this.table.number) return false;
    if (number < 0 || at === undefined) return true;
    if (number === this.table.number) return at === this.#table.changedAt;
    const { store, watch } = this.#house;
    const [entry] = await watch.patiently(() => store.entries(this.#id, number - 1, 1));
    return entry?.at === at;
  }

  /** Something else may have been written to this table: that is read and told. */
  async #reload(): Promise<void> {
    const { store, watch } = this.#house;
    const before = this.#table;
    const ownersBefore = this.owners;
    const loaded = await watch.patiently(() => loadTable(this.#house, this.#id));
    if (loaded === undefined) throw new Error(`table ${this.#id} is gone`);
    const entries = await watch.patiently(() => store.entries(this.#id, before.number, MOST_ENTRIES_TOLD));
    this.#take(loaded);
    this.#isUncertain = false;
    if (entries.length > 0) this.#tell({ entries, before, ownersBefore, isOurs: false });
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
    await this.#house.store.saveSnapshot(this.#id, number, text);
    this.#snapshotAt = number;
  }
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
