import type { Presence } from '../../protocol/index.ts';
import type { Clock } from '../clock.ts';
import type { GuestId } from '../store/store.ts';
import type { TableState } from './decided.ts';
import { type Visitor, wire } from './house.ts';

/** Comings and goings are told together when they come close after one another. */
const PRESENCE_PAUSE = 100;

/** Who is at a table: its connections, and who is away. */
export class Attendance {
  readonly #clock: Clock;
  readonly #state: () => Pick<TableState, 'table' | 'owners'>;
  readonly #visitors = new Set<Visitor>();
  readonly #leftAt = new Map<GuestId, number>();
  readonly #openedAt: number;
  #callOff: (() => void) | undefined;

  constructor(clock: Clock, state: () => Pick<TableState, 'table' | 'owners'>) {
    this.#clock = clock;
    this.#state = state;
    this.#openedAt = clock.now();
  }

  get size(): number {
    return this.#visitors.size;
  }
  visitors(): Iterable<Visitor> {
    return this.#visitors;
  }

  enter(visitor: Visitor): void {
    this.#visitors.add(visitor);
    this.#leftAt.delete(visitor.guest);
    this.announce();
  }

  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor) || this.isHere(visitor.guest)) return;
    if ([...this.#state().owners.values()].includes(visitor.guest)) {
      this.#leftAt.set(visitor.guest, this.#clock.now());
    }
    this.announce();
  }

  isHere(guest: GuestId): boolean {
    for (const visitor of this.#visitors) if (visitor.guest === guest) return true;
    return false;
  }

  /** Seats of people that are away, and since when; a table that came back to memory knows no earlier time. */
  away(): ReadonlyMap<number, number> {
    const { table, owners } = this.#state();
    const away = new Map<number, number>();
    for (const [seat, { sitter, standIn }] of table.seats.entries()) {
      if (sitter.kind !== 'guest' || standIn === 'for-good') continue;
      const owner = owners.get(seat);
      if (owner !== undefined && this.isHere(owner)) continue;
      away.set(seat, (owner === undefined ? undefined : this.#leftAt.get(owner)) ?? this.#openedAt);
    }
    return away;
  }

  presence(): Presence {
    const { owners } = this.#state();
    const seated = new Set(owners.values());
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

  /** Tells who is here and who is away, a moment later. */
  announce(): void {
    if (this.#callOff !== undefined || this.#visitors.size === 0) return;
    this.#callOff = this.#clock.after(PRESENCE_PAUSE, () => {
      this.#callOff = undefined;
      this.tell(wire({ type: 'presence', presence: this.presence() }));
    });
  }

  close(): void {
    this.#callOff?.();
  }
}
