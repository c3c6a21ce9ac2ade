import type { GuestId } from '../store/index.ts';

/** Guests that are called at the same time. */
const AT_ONCE = 16;
/** More is not remembered: who is called that often looks by themselves. */
const MOST_GUESTS_WAITING = 1000;
const MOST_TABLES_WAITING = 20;

/** Calls one at a time for each guest and in their order; guests take turns, so that those with slow devices hold up nobody else. */
export class Calls {
  readonly #call: (guest: GuestId, table: string) => Promise<void>;
  readonly #waiting = new Map<GuestId, Set<string>>();
  readonly #underWay = new Set<GuestId>();

  /** `call` is one that never fails. */
  constructor(call: (guest: GuestId, table: string) => Promise<void>) {
    this.#call = call;
  }

  /** False where too many wait. A table that waits already is not called to twice. */
  add(guest: GuestId, table: string): boolean {
    const tables = this.#waiting.get(guest);
    if (tables === undefined) {
      if (this.#waiting.size >= MOST_GUESTS_WAITING) return false;
      this.#waiting.set(guest, new Set([table]));
    } else {
      if (tables.size >= MOST_TABLES_WAITING && !tables.has(table)) return false;
      tables.add(table);
    }
    this.#next();
    return true;
  }

  #next(): void {
    for (const [guest, tables] of this.#waiting) {
      if (this.#underWay.size >= AT_ONCE) return;
      if (this.#underWay.has(guest)) continue;
      const [first, ...others] = tables;
      this.#waiting.delete(guest);
      if (others.length > 0) this.#waiting.set(guest, new Set(others));
      this.#underWay.add(guest);
      void this.#call(guest, first!).finally(() => {
        this.#underWay.delete(guest);
        this.#next();
      });
    }
  }
}
