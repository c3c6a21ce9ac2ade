import type { OnlineSettings } from '../../protocol/index.ts';
import { every } from '../clock.ts';
import { newTableId } from '../secrets.ts';
import { type GuestId, StoreAway } from '../store/index.ts';
import { type House, wire } from './house.ts';
import { Ledger } from './ledger.ts';
import { LiveTable } from './live-table.ts';
import { openTable } from './open-table.ts';

const LOOK_FOR_DUE = 1000;
const DUE_AT_ONCE = 100;
const SWEEP = 10_000;
/** A table that nobody needed for so long leaves memory. */
const IDLE = 30_000;
/** A table that can't be loaded is left alone for so long. */
const LEAVE_BROKEN = 600_000;

/** All tables in memory. Others come when somebody asks for them or when they are due. */
export class Tables {
  readonly #house: House;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  readonly #broken = new Map<string, number>();
  readonly #stops: (() => void)[];
  #isPulledBack = false;
  #isLooking = false;
  #isSweeping = false;

  constructor(house: House) {
    this.#house = house;
    this.#stops = [
      every(house.clock, LOOK_FOR_DUE, () => void this.#lookForDue()),
      every(house.clock, SWEEP, () => void this.sweep()),
    ];
    house.metrics.watch('tables', () => this.#live.size);
  }

  get size(): number {
    return this.#live.size;
  }

  /** Somebody is there, if only to watch. */
  isAttended(id: string): boolean {
    return this.#live.get(id)?.isAttended === true;
  }

  /** A new table; its settings were checked before. */
  async open(host: GuestId, settings: OnlineSettings): Promise<string> {
    const id = newTableId();
    await openTable(this.#house, { id, host, settings });
    return id;
  }

  /** The table, from memory or from the store; undefined where there is none. */
  find(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) return Promise.resolve(live);
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    try {
      const ledger = await Ledger.open(this.#house, id);
      if (ledger === undefined) return undefined;
      const live = new LiveTable(ledger, this.#house);
      this.#live.set(id, live);
      return live;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #lookForDue(): Promise<void> {
    const { store, clock, log, watch, isStopping } = this.#house;
    if (this.#isLooking || isStopping() || watch.isAway) return;
    this.#isLooking = true;
    try {
      // The clock may have been set back before this process began; from now on it only goes forward.
      if (!this.#isPulledBack) await store.pullBack(clock.now());
      this.#isPulledBack = true;
      for (const id of await store.due(clock.now(), DUE_AT_ONCE)) {
        if ((this.#broken.get(id) ?? 0) > clock.ticks()) continue;
        await this.#wake(id);
      }
    } catch (error) {
      if (!(error instanceof StoreAway)) log.error({ err: error }, 'tables that are due could not be found');
    } finally {
      this.#isLooking = false;
    }
  }

  async #wake(id: string): Promise<void> {
    try {
      (await this.find(id))?.wake();
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      this.#house.log.error({ err: error, table: id }, 'a table could not be loaded');
      this.#broken.set(id, this.#house.clock.ticks() + LEAVE_BROKEN);
    }
  }

  /** Idle tables leave memory. */
  async sweep(idle: number = IDLE): Promise<void> {
    if (this.#isSweeping || this.#house.watch.isAway) return;
    this.#isSweeping = true;
    try {
      const idleOnes = [...this.#live.values()].filter((table) => table.isIdle(idle));
      await Promise.all(idleOnes.map((table) => table.saveSnapshot()));
      for (const table of idleOnes) {
        // Somebody may have come meanwhile.
        if (!table.isIdle(idle)) continue;
        this.#live.delete(table.id);
        table.close();
      }
    } catch (error) {
      if (!(error instanceof StoreAway))
        this.#house.log.error({ err: error }, 'a table could not leave memory');
    } finally {
      this.#isSweeping = false;
    }
  }

  tellStore(away: boolean): void {
    const message = wire({ type: 'store', away });
    for (const table of this.#live.values()) {
      table.tell(message);
      if (!away) table.catchUp();
    }
  }

  /** Devices were joined or parted. */
  guestsMoved(): void {
    for (const table of this.#live.values()) table.guestsMoved();
  }

  /** Devices may have been joined or parted: all tables are read again. */
  doubtGuests(): void {
    for (const table of this.#live.values()) table.doubt();
  }

  /** Finishes what was begun and keeps every table's state. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await Promise.allSettled(this.#loading.values());
    await Promise.all([...this.#live.values()].map((table) => table.rest()));
    await Promise.all([...this.#live.values()].map((table) => this.#putAway(table)));
    this.#live.clear();
  }

  async #putAway(table: LiveTable): Promise<void> {
    try {
      await table.saveSnapshot();
    } catch (error) {
      this.#house.log.warn({ err: error, table: table.id }, 'a snapshot could not be kept');
    }
    table.close();
  }
}
