import { type Clock, pause } from '../clock.ts';
import { type Store, StoreAway } from '../store/store.ts';

/** So long is something tried again while the store is away. */
const PATIENCE = 15_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** Knows whether the store is away, and tries again what it could not do. */
export class StoreWatch {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #tell: (away: boolean) => void;
  #away = false;
  #isClosed = false;

  constructor(store: Store, clock: Clock, tell: (away: boolean) => void) {
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
        this.#noticeAway();
        if (this.#clock.ticks() + wait > end) throw error;
        await pause(this.#clock, wait);
      }
    }
  }

  /** Nobody waits for the store any more. */
  close(): void {
    this.#isClosed = true;
  }

  #noticeAway(): void {
    if (this.#away) return;
    this.#away = true;
    this.#tell(true);
    void this.#awaitReturn();
  }

  async #awaitReturn(): Promise<void> {
    for (;;) {
      await pause(this.#clock, LONGEST_PAUSE / 4);
      if (this.#isClosed) return;
      try {
        await this.#store.ping();
        break;
      } catch {
        // Still away.
      }
    }
    this.#away = false;
    this.#tell(false);
  }
}
