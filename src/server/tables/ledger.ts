import type { Entry, OnlineTable } from '../../protocol/index.ts';
import type { Append, Appended, GuestId } from '../store/store.ts';
import { dueOf } from './errands.ts';
import type { House } from './house.ts';
import { type Loaded, loadTable, remember } from './load-table.ts';
import { type Remembered, writeSnapshot } from './snapshot.ts';
import { summaryOf } from './summary.ts';
import type { TableClock } from './table-clock.ts';
import { type Backstage, type Decided, type Owners, type Refused, refused } from './wishes.ts';

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
  #host: GuestId;
  #now: Remembered;
  #owners: Owners;
  #snapshotAt: number;
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
    this.#seed = loaded.seed;
    this.#host = loaded.host;
    this.#now = rememberedIn(loaded);
    this.#owners = loaded.owners;
    this.#snapshotAt = loaded.snapshotAt;
    house.clock.notBehind(loaded.changedAt);
  }

  get table(): OnlineTable {
    return this.#now.table;
  }
  get changedAt(): number {
    return this.#now.changedAt;
  }
  get backstage(): Backstage {
    const { table, moved } = this.#now;
    return { table, moved, seed: this.#seed, host: this.#host, owners: this.#owners };
  }

  /** Decides, and decides again where another process was quicker. */
  async carryOut(decideNow: () => Decided, wish?: WishKey): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#isUncertain) await this.#reload();
      const decided = decideNow();
      if (!decided.ok) return decided;
      const appended = await this.#keep(decided, wish);
      if (appended.outcome === 'kept') return { ok: true, number: this.table.number };
      if (appended.outcome === 'number-taken' || appended.number > this.table.number) await this.#reload();
      if (appended.outcome === 'wish-known') return { ok: true, number: appended.number };
    }
    return BUSY;
  }

  async #keep(
    { change, owners = this.#owners }: Extract<Decided, { ok: true }>,
    wish: WishKey | undefined,
  ): Promise<Appended> {
    const { table: before } = this.#now;
    const ownersBefore = this.#owners;
    const { clock } = this.#house;
    const entry: Entry = { number: before.number + 1, at: clock.now(), change };
    const next = remember(this.#now, entry);
    const snapshot = this.#snapshotFor(next);
    const appended = await this.#append({
      table: this.#id,
      entry,
      ...(wish !== undefined && { wish }),
      summary: summaryOf(this.#id, next.table, entry.at - clock.ahead),
      due: dueOf(next.table, entry.at, clock.ahead),
      ...(owners !== ownersBefore && { owners: [...owners].map(([seat, guest]) => ({ seat, guest })) }),
      ...(snapshot !== undefined && { snapshot }),
    });
    if (appended.outcome !== 'kept') return appended;
    this.#now = next;
    this.#owners = owners;
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

  /** The store is back: what it kept without our knowing is told. */
  async catchUp(): Promise<void> {
    if (this.#isUncertain) await this.#reload();
  }

  /** Something else may have been written to this table: that is read and told. */
  async #reload(): Promise<void> {
    const { store, watch } = this.#house;
    const { table: before } = this.#now;
    const ownersBefore = this.#owners;
    const loaded = await watch.patiently(() => loadTable(store, this.#id));
    if (loaded === undefined) throw new Error(`table ${this.#id} is gone`);
    const entries = await watch.patiently(() => store.entries(this.#id, before.number, MOST_ENTRIES_TOLD));
    this.#host = loaded.host;
    this.#now = rememberedIn(loaded);
    this.#owners = loaded.owners;
    this.#snapshotAt = loaded.snapshotAt;
    this.#isUncertain = false;
    this.#house.clock.notBehind(loaded.changedAt);
    if (entries.length > 0) this.#tell({ entries, before, ownersBefore, isOurs: false });
  }

  /** A guest's seats belong to another guest now: a device was taken along. */
  guestMoved(from: GuestId, to: GuestId): void {
    if (this.#host === from) this.#host = to;
    if (![...this.#owners.values()].includes(from)) return;
    this.#owners = new Map([...this.#owners].map(([seat, owner]) => [seat, owner === from ? to : owner]));
  }

  /** Best right after a card, when there are no moves that could be taken back. */
  #snapshotFor(next: Remembered): string | undefined {
    const since = next.table.number - this.#snapshotAt;
    const small = (next.table.sinceCard?.moves.length ?? 0) === 0;
    const due = since >= ENTRIES_BETWEEN_SNAPSHOTS && (small || since >= 2 * ENTRIES_BETWEEN_SNAPSHOTS);
    return due ? writeSnapshot(next) : undefined;
  }

  /** Keeps the state, so that it can be loaded fast. */
  async saveSnapshot(): Promise<void> {
    const { number } = this.table;
    if (number - this.#snapshotAt < ENTRIES_WORTH_A_SNAPSHOT) return;
    const text = writeSnapshot(this.#now);
    if (text === undefined) return;
    await this.#house.store.saveSnapshot(this.#id, number, text);
    this.#snapshotAt = number;
  }
}

/** Of what was loaded, what changes with every entry. */
const rememberedIn = ({ table, moved, changedAt }: Loaded): Remembered => ({ table, moved, changedAt });
