import type { GuestId, Owner } from './store/index.ts';

/** A guest, and whose person it was when that was asked. */
export interface Known extends Owner {
  readonly asked: number;
}

/** Far more than can be joined and parted while anybody holds an older answer. */
const MOST_REMEMBERED = 100_000;

/**
 * Which guests became another person's since this process began. Devices are joined and parted while tables are loaded, sockets opened and wishes
 * decided: whoever holds an answer of the store asks here who that is now.
 */
export class WhoIsWho {
  readonly #moved = new Map<GuestId, { readonly person: GuestId; readonly number: number }>();
  #number = 0;

  /** How often it has changed; taken before the store is asked. */
  get number(): number {
    return this.#number;
  }

  note(moved: readonly Owner[]): void {
    if (moved.length === 0) return;
    this.#number += 1;
    for (const { guest, person } of moved) {
      this.#moved.delete(guest);
      this.#moved.set(guest, { person, number: this.#number });
    }
    for (const oldest of this.#moved.keys()) {
      if (this.#moved.size <= MOST_REMEMBERED) break;
      this.#moved.delete(oldest);
    }
  }

  personOf({ guest, person, asked }: Known): GuestId {
    const moved = this.#moved.get(guest);
    return moved !== undefined && moved.number > asked ? moved.person : person;
  }
}
