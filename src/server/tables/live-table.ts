import type { ClientWish, Entry, OnlineTable } from '../../protocol/index.ts';
import { type GuestId, StoreAway } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Chat } from './chat.ts';
import { type Decided, type Owners, type Refused, refused } from './decided.ts';
import { consequenceAt, type Errand, nextErrand } from './errands.ts';
import { type House, type LastKnown, type Visitor, wire } from './house.ts';
import { Initiative } from './initiative.ts';
import { JobQueue } from './job-queue.ts';
import { BUSY, type Kept, Ledger, type Outcome, type WishKey } from './ledger.ts';
import type { Loaded } from './load-table.ts';
import { openRematch } from './rematch.ts';
import { TableClock } from './table-clock.ts';
import { decideWish } from './wishes.ts';

/** A page that missed more entries than this fetches them by itself. */
const MOST_ENTRIES_SENT = 200;
/** More work than this is not taken on at once. */
const LONGEST_QUEUE = 200;

const AWAY = refused('store-away', 'nothing can be kept at the moment: try again a little later');
const STOPPING = refused('stopping', 'the server restarts: the page connects again by itself');
const FAILED = refused('not-now', 'something went wrong here: load the page again');

/** A table in memory. All that happens to it goes through one queue: decide, save, then tell. */
export class LiveTable {
  readonly id: string;
  readonly #house: House & { readonly clock: TableClock };
  readonly #here: Attendance;
  readonly #chat: Chat;
  readonly #queue: JobQueue;
  readonly #initiative: Initiative;
  readonly #ledger: Ledger;
  /** By the clock's ticks. */
  #usedAt: number;
  #isClosed = false;

  constructor(id: string, loaded: Loaded, server: House) {
    const house = { ...server, clock: new TableClock(server.clock) };
    this.id = id;
    this.#house = house;
    this.#ledger = new Ledger(id, loaded, house, (kept) => this.#tellKept(kept));
    this.#usedAt = house.clock.ticks();
    this.#here = new Attendance(house.clock, () => this.#ledger.state);
    this.#chat = new Chat(id, house);
    this.#initiative = new Initiative(
      {
        id,
        state: () => this.#ledger.state,
        isAttended: () => this.#here.size > 0,
        errand: () => this.#errand(),
        carryOut: (decideNow) => this.#queue.add(() => this.#carryOutAndSettle(decideNow)),
      },
      house,
    );
    this.#queue = new JobQueue({
      failed: (error) => this.#noteFailure(error),
      atRest: () => {
        this.#usedAt = house.clock.ticks();
        this.#initiative.plan();
      },
    });
    this.#queue.add(() => this.#settle());
  }

  get #table(): OnlineTable {
    return this.#ledger.table;
  }

  /** It has left memory; another one stands for the table now. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  // What connections want.

  /** A connection comes and knows the entries up to this one. */
  enter(visitor: Visitor, known: LastKnown): void {
    this.#queue.add(() =>
      this.#serve(visitor, async () => {
        const chat = await this.#house.watch.patiently(() => this.#chat.last());
        const isOurs = await this.#ledger.has(known);
        const entries = isOurs ? await this.#entriesAfter(known.number) : [];
        if (!visitor.isOpen) return;
        this.#here.enter(visitor);
        visitor.send(
          wire({
            type: 'welcome',
            you: this.#tagOf(visitor.guest),
            seats: this.#seatsOf(visitor.guest),
            number: this.#table.number,
            now: this.#house.clock.now(),
            presence: this.#here.presence(),
            chat,
          }),
        );
        if (this.#house.watch.isAway) visitor.send(wire({ type: 'store', away: true }));
        if (isOurs) this.#sendMissed(visitor, known.number, entries);
        else visitor.send(wire({ type: 'reset' }));
      }),
    );
  }

  /** A connection noticed that it knows the entries only up to this number. */
  missed(visitor: Visitor, known: number): void {
    if (this.#queue.length >= LONGEST_QUEUE) {
      const { problem, message } = BUSY;
      visitor.send(wire({ type: 'error', problem, message }));
      return;
    }
    this.#queue.add(() =>
      this.#serve(visitor, async () => this.#sendMissed(visitor, known, await this.#entriesAfter(known))),
    );
  }

  /** Whoever can't be served because the store is away is told to come again. */
  async #serve(visitor: Visitor, serve: () => Promise<void>): Promise<void> {
    try {
      await serve();
    } catch (error) {
      this.#noteFailure(error);
      const { problem, message } = error instanceof StoreAway ? AWAY : FAILED;
      visitor.dismiss(problem, message);
    }
  }

  /** What is missing, if that is little enough to be sent. */
  async #entriesAfter(known: number): Promise<readonly Entry[]> {
    const behind = this.#table.number - known;
    if (behind <= 0 || behind > MOST_ENTRIES_SENT) return [];
    const { store, watch } = this.#house;
    return watch.patiently(() => store.entries(this.id, known, MOST_ENTRIES_SENT));
  }

  #sendMissed(visitor: Visitor, known: number, entries: readonly Entry[]): void {
    const { number } = this.#table;
    if (entries.length > 0) visitor.send(wire({ type: 'entries', entries, now: this.#house.clock.now() }));
    else if (known !== number) visitor.send(wire({ type: 'behind', number }));
  }

  leave(visitor: Visitor): void {
    this.#here.leave(visitor);
    this.#usedAt = this.#house.clock.ticks();
    if (!this.#queue.isAtWork) this.#initiative.plan();
  }

  /** A wish is answered with `done` or `refused`, once for each time it is sent. */
  wish(visitor: Visitor, wish: ClientWish): void {
    if (this.#house.isStopping()) this.#answer(visitor, wish, STOPPING);
    else if (this.#queue.length >= LONGEST_QUEUE) this.#answer(visitor, wish, BUSY);
    else
      this.#queue.add(async () => {
        this.#answer(visitor, wish, await this.#outcomeOf(visitor, wish));
        await this.#settle();
      });
  }

  async #outcomeOf(visitor: Visitor, wish: ClientWish): Promise<Outcome> {
    const { device } = visitor;
    try {
      if (wish.type === 'say' || wish.type === 'react') {
        const tag = this.#tagOf(visitor.guest);
        return await this.#chat.hear(visitor, wish, this.#ledger.state, tag, this.#here);
      }
      const key = { guest: device, id: wish.id };
      const decide = (): Decided => {
        const { guest } = visitor;
        return decideWish(this.#ledger.state, { guest, device, tag: this.#tagOf(guest) }, wish);
      };
      if (wish.type === 'rematch' && 'change' in decide()) {
        await openRematch(this.#house, this.#ledger.state, visitor);
      }
      const outcome = await this.#ledger.carryOut(decide, key);
      if (!outcome.ok) return await this.#unlessKept(key, outcome);
      if (wish.type === 'sit' || wish.type === 'rename') this.#keepName(device, wish.name);
      return outcome;
    } catch (error) {
      if (error instanceof StoreAway) return AWAY;
      this.#house.log.error({ err: error, table: this.id, wish: wish.type }, 'a wish failed');
      return FAILED;
    }
  }

  /** The name is proposed next time; nothing waits for it. */
  #keepName(guest: GuestId, name: string): void {
    this.#house.store.nameGuest(guest, name).catch((error: unknown) => this.#noteFailure(error));
  }

  /** What is refused now may have been done the first time it was sent. */
  async #unlessKept(key: WishKey, refusal: Refused): Promise<Outcome> {
    const { store, watch } = this.#house;
    const number = await watch.patiently(() => store.wish(this.id, key.guest, key.id));
    return number === undefined ? refusal : { ok: true, number };
  }

  #answer(visitor: Visitor, { id, type }: ClientWish, outcome: Outcome): void {
    this.#house.metrics.wishes.inc({ type, outcome: outcome.ok ? 'done' : outcome.problem });
    if (outcome.ok) visitor.send(wire({ type: 'done', id, number: outcome.number }));
    else {
      const { problem, message, refusal } = outcome;
      visitor.send(wire({ type: 'refused', id, problem, message, ...(refusal && { refusal }) }));
    }
  }

  // What is told when it was kept.

  #tellKept({ entries, before, ownersBefore, isOurs }: Kept): void {
    this.#here.tell(wire({ type: 'entries', entries, now: this.#house.clock.now() }));
    const begun = entries.some(({ change }) => change.type === 'started');
    if (this.#ledger.state.owners !== ownersBefore) {
      this.#tellSeats(ownersBefore, begun);
      this.#here.announce();
    }
    if (isOurs) this.#callNext(before);
  }

  #tellSeats(before: Owners, begun: boolean): void {
    for (const visitor of this.#here.visitors()) {
      const seats = this.#seatsOf(visitor.guest);
      const same = !begun && seats.join() === seatsIn(before, visitor.guest).join();
      if (!same) visitor.send(wire({ type: 'yours', seats }));
    }
  }

  /** Whose turn has come is called to the table if they are not there. */
  #callNext(before: OnlineTable): void {
    const { phase, game, seats } = this.#table;
    if (phase !== 'playing' || game!.turn === before.game?.turn) return;
    const owner = this.#ledger.state.owners.get(game!.turn);
    const away = owner !== undefined && !this.#here.isHere(owner);
    if (away && seats[game!.turn]!.standIn === undefined) this.#house.callToTable(owner, this.id);
  }

  /** Devices were joined or parted: those whose seats are others now are told. */
  guestsMoved(): void {
    const before = this.#ledger.ownersBefore;
    if (before === this.#ledger.owners) return;
    this.#tellSeats(before, false);
    this.#here.announce();
  }

  /** Something may have been kept that this process does not know of. */
  doubt(): void {
    this.#ledger.doubt();
    this.catchUp();
  }

  /** The store is back: what it kept without our knowing is told. */
  catchUp(): void {
    this.#queue.add(() => this.#ledger.catchUp());
  }

  /** How the guest is known here: by the tag of what they own, so that it stays theirs on every device. */
  #tagOf(guest: GuestId): string {
    if (guest === this.#ledger.state.host) return this.#table.host;
    const own = this.#seatsOf(guest).map((seat) => this.#table.seats[seat]!.sitter);
    // A device that sat down as the host's and has parted from it is not the host.
    const sitter = own.find((one) => one.kind === 'guest' && one.guest !== this.#table.host);
    return sitter?.kind === 'guest' ? sitter.guest : this.#house.tag(guest, this.id);
  }

  /** Whether the guest sits here or is the host: anybody else looks on. */
  isPlayedBy(guest: GuestId): boolean {
    const { host, owners } = this.#ledger.state;
    if (guest === host) return true;
    for (const owner of owners.values()) if (owner === guest) return true;
    return false;
  }

  #seatsOf(guest: GuestId): number[] {
    return seatsIn(this.#ledger.state.owners, guest);
  }

  // What the table does by itself.

  async #carryOutAndSettle(decideNow: () => Decided): Promise<void> {
    if ((await this.#ledger.carryOut(decideNow)).ok) await this.#settle();
  }

  #noteFailure(error: unknown): void {
    if (error instanceof StoreAway) return; // who watches the store tells
    this.#house.log.error({ err: error, table: this.id }, 'a table failed');
    this.#initiative.backOff();
  }

  /** Whatever follows from the state at once. */
  async #settle(): Promise<void> {
    for (;;) {
      const { table, seed } = this.#ledger.state;
      if (consequenceAt(table, seed) === undefined) return;
      const outcome = await this.#ledger.carryOut(() => {
        const still = consequenceAt(this.#table, seed);
        return still === undefined ? refused('not-now', 'done elsewhere') : { ok: true, change: still };
      });
      if (!outcome.ok) return;
    }
  }

  #errand(): Errand | undefined {
    return nextErrand(this.#table, {
      botDelay: this.#house.botDelay,
      notBefore: this.#house.startedAt + GRACE_AFTER_START + this.#house.clock.ahead,
      away: this.#here.away(),
      isAttended: this.#here.size > 0,
    });
  }

  /** Looks after what is due. */
  wake(): void {
    if (!this.#queue.isAtWork) this.#initiative.wake();
  }

  /** Resolves when all that was wanted has been done. */
  rest(): Promise<void> {
    return this.#queue.rest();
  }

  tell(message: Uint8Array): void {
    this.#here.tell(message);
  }

  get isAttended(): boolean {
    return this.#here.size > 0;
  }

  /** Nobody is here, nothing is to be done soon. */
  isIdle(forMilliseconds: number): boolean {
    const { clock } = this.#house;
    const isUsed = clock.ticks() - this.#usedAt < forMilliseconds;
    if (this.#queue.isAtWork || this.#here.size > 0 || isUsed) return false;
    const errand = this.#errand();
    return errand === undefined || errand.at > clock.now() + forMilliseconds;
  }

  /** Keeps its state, so that it can be loaded fast. */
  saveSnapshot(): Promise<void> {
    return this.#ledger.saveSnapshot();
  }

  /** It leaves memory: no timer of it goes off any more. */
  close(): void {
    this.#isClosed = true;
    this.#initiative.close();
    this.#here.close();
  }
}

/** Who was cut off by a restart has so long to come back before a clock with seconds runs out. */
const GRACE_AFTER_START = 10_000;

const seatsIn = (owners: Owners, guest: GuestId): number[] =>
  [...owners].flatMap(([seat, owner]) => (owner === guest ? [seat] : [])).sort((a, b) => a - b);
