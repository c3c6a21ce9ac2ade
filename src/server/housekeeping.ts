import { pause } from './clock.ts';
import type { Parts } from './parts.ts';
import { type PruneMark, StoreAway } from './store/index.ts';

const HOUR = 3_600_000;
const FIRST_AFTER = 60_000;
/** Tables that were closed, and what was said at tables where all is over, are kept for so long after the last that happened there. */
const KEPT_FOR = 30 * 24 * HOUR;
/** Little by little, so that nobody waits for it. */
const TABLES_AT_ONCE = 10;
const BREATH = 50;

type HousekeepingParts = Pick<Parts, 'store' | 'watch' | 'clock' | 'log'>;

/** Clears away every hour what nobody needs any more. */
export class Housekeeping {
  readonly #parts: HousekeepingParts;
  /** All before it was cleared. */
  #mark: PruneMark | undefined;
  #callOff: () => void = () => {};
  #isClosed = false;

  constructor(parts: HousekeepingParts) {
    this.#parts = parts;
    this.#plan(FIRST_AFTER);
  }

  #plan(wait: number): void {
    this.#callOff = this.#parts.clock.after(wait, () => {
      void this.#tidy().finally(() => {
        if (!this.#isClosed) this.#plan(HOUR);
      });
    });
  }

  async #tidy(): Promise<void> {
    const { store, watch, clock, log } = this.#parts;
    try {
      if (watch.isAway) return;
      await store.forgetTransfers(clock.now());
      while (!this.#isClosed) {
        const mark = await store.prune(clock.now() - KEPT_FOR, this.#mark, TABLES_AT_ONCE);
        if (mark === undefined) return;
        this.#mark = mark;
        await pause(clock, BREATH);
      }
    } catch (error) {
      if (error instanceof StoreAway) watch.noteAway(error);
      else log.error({ err: error }, 'what is no longer needed could not be cleared away');
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }
}
