import type { ChatLine, Presence } from '../../protocol/index.ts';
import type { GuestId } from '../store/index.ts';
import type { Owners } from './decided.ts';
import { type Visitor, wire } from './house.ts';
import { type Ledger, seatsIn } from './ledger.ts';

/** Comings and goings are told together when they come close after one another. */
const PRESENCE_PAUSE = 100;

/** Who is at a table: its connections, and who is away. */
export class Attendance {
  readonly #ledger: Ledger;
  readonly #visitors = new Set<Visitor>();
  readonly #leftAt = new Map<GuestId, number>();
  readonly #openedAt: number;
  #callOff: (() => void) | undefined;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
    this.#openedAt = ledger.clock.now();
  }

  /** Somebody is there, if only to watch. */
  get isAttended(): boolean {
    return this.#visitors.size > 0;
  }

  /** Lets somebody in and tells them who they are here, and what was said. */
  welcome(visitor: Visitor, chat: readonly ChatLine[]): void {
    this.#visitors.add(visitor);
    this.#leftAt.delete(visitor.guest);
    this.announce();
    const { table, owners, clock } = this.#ledger;
    visitor.send(
      wire({
        type: 'welcome',
        you: this.#ledger.tagOf(visitor.guest),
        seats: seatsIn(owners, visitor.guest),
        number: table.number,
        now: clock.now(),
        presence: this.#presence(),
        chat,
      }),
    );
  }

  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor) || this.isHere(visitor.guest)) return;
    const { owners, clock } = this.#ledger;
    if ([...owners.values()].includes(visitor.guest)) this.#leftAt.set(visitor.guest, clock.now());
    this.announce();
  }

  isHere(guest: GuestId): boolean {
    for (const visitor of this.#visitors) if (visitor.guest === guest) return true;
    return false;
  }

  /** Seats of people that are away, and since when; a table that came back to memory knows no earlier time. */
  away(): ReadonlyMap<number, number> {
    const { table, owners } = this.#ledger;
    const away = new Map<number, number>();
    for (const [seat, { sitter, standIn }] of table.seats.entries()) {
      if (sitter.kind !== 'guest' || standIn === 'for-good') continue;
      const owner = owners.get(seat);
      if (owner !== undefined && this.isHere(owner)) continue;
      away.set(seat, (owner === undefined ? undefined : this.#leftAt.get(owner)) ?? this.#openedAt);
    }
    return away;
  }

  #presence(): Presence {
    const seated = new Set(this.#ledger.owners.values());
    const watching = new Set(
      [...this.#visitors].map(({ guest }) => guest).filter((guest) => !seated.has(guest)),
    );
    return {
      away: [...this.away()].map(([seat, since]) => ({ seat, since })),
      watching: watching.size,
    };
  }

  /** One text for all: however many listen, it is written once. */
  tell(message: Uint8Array): void {
    for (const visitor of this.#visitors) visitor.send(message);
  }

  /** Tells everyone the seats that are theirs now, where those were others before or `isForAll`. */
  tellSeats(before: Owners, isForAll = false): void {
    const { owners } = this.#ledger;
    for (const visitor of this.#visitors) {
      const seats = seatsIn(owners, visitor.guest);
      const isSame = seats.join() === seatsIn(before, visitor.guest).join();
      if (isForAll || !isSame) visitor.send(wire({ type: 'yours', seats }));
    }
    this.announce();
  }

  /** Tells who is here and who is away, a moment later. */
  announce(): void {
    if (this.#callOff !== undefined || !this.isAttended) return;
    this.#callOff = this.#ledger.clock.after(PRESENCE_PAUSE, () => {
      this.#callOff = undefined;
      this.tell(wire({ type: 'presence', presence: this.#presence() }));
    });
  }

  close(): void {
    this.#callOff?.();
  }
}
