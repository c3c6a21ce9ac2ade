import { type Clock, pause } from '../clock.ts';
import { type Store, StoreAway } from './store.ts';

/** So long is something tried again while the store is away. */
const PATIENCE = 15_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;
/** How long it is left alone before it is asked whether it is back: twice as long each time. */
const FIRST_LOOK = 250;
const LONGEST_LOOK = 1000;
/** One that has gone again within so long after it came back is left alone for twice as long from the beginning, up to this. */
const CALM = 60_000;
const LONGEST_FIRST_LOOK = 30_000;
/** So much must be kept by a store that was away before it counts as back: what a few free bytes take in is soon full again. */
const BYTES_FOR_RETURN = 262_144;
/** And so much by one that is asked whether it is ready, this often at most. */
const BYTES_FOR_READY = 1024;
const READY_FOR = 1000;

/** Knows whether the store is away, and tries again what it could not do. */
export class StoreWatch {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #tell: (away: boolean, why?: StoreAway) => void;
  #away = false;
  #isClosed = false;
  #backAt = Number.NEGATIVE_INFINITY;
  #firstLook = FIRST_LOOK;
  #readyAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<boolean> | undefined;

  constructor(store: Store, clock: Clock, tell: (away: boolean, why?: StoreAway) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#tell = tell;
  }

  get isAway(): boolean {
    return this.#away;
  }

  /** Does it now or as soon as the store is back; throws StoreAway when that takes too long. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    const end = this.#clock.ticks() + PATIENCE;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
        this.noteAway(error);
        if (this.#clock.ticks() + wait > end) throw error;
        await pause(this.#clock, wait);
      }
    }
  }

  /** Nobody waits for the store any more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Whether something can be kept. */
  isReady(): Promise<boolean> {
    if (this.#away) return Promise.resolve(false);
    if (this.#clock.ticks() - this.#readyAt < READY_FOR) return Promise.resolve(true);
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<boolean> {
    try {
      await this.#store.ping(BYTES_FOR_READY);
    } catch (error) {
      if (error instanceof StoreAway) this.noteAway(error);
      return false;
    }
    this.#readyAt = this.#clock.ticks();
    return !this.#away;
  }

  /** Somebody could not do something because of this. */
  noteAway(why: StoreAway): void {
    if (this.#away || this.#isClosed) return;
    this.#away = true;
    this.#tell(true, why);
    const isFickle = this.#clock.ticks() - this.#backAt < CALM;
    this.#firstLook = isFickle ? Math.min(this.#firstLook * 2, LONGEST_FIRST_LOOK) : FIRST_LOOK;
    void this.#awaitReturn();
  }

  async #awaitReturn(): Promise<void> {
    for (let wait = this.#firstLook; ; wait = Math.max(wait, Math.min(wait * 2, LONGEST_LOOK))) {
      await pause(this.#clock, wait);
      if (this.#isClosed) return;
      try {
        await this.#store.ping(BYTES_FOR_RETURN);
        break;
      } catch {
        // Still away.
      }
    }
    this.#away = false;
    this.#backAt = this.#clock.ticks();
    this.#tell(false);
  }
}
