import type { ClientWish, OnlineTable } from '../../protocol/index.ts';
import { type GuestId, StoreAway, type WishKey } from '../store/index.ts';
import { Attendance } from './attendance.ts';
import { Chat } from './chat.ts';
import { type Decided, type Outcome, refused, type TableState } from './decided.ts';
import { decideConsequence, decideDeed, type Errand, nextErrand } from './errands.ts';
import { type House, type LastKnown, type Visitor, wire } from './house.ts';
import { Initiative } from './initiative.ts';
import type { Ledger, News } from './ledger.ts';
import { openRematch } from './rematch.ts';
import { decideWish } from './wishes.ts';

/** More work than this is not taken on at once. */
const LONGEST_QUEUE = 200;
/** So often something is decided again because another process was quicker. */
const MOST_TRIES = 20;
/** Timers can't be set for weeks. */
const LONGEST_TIMER = 3_600_000;
/** Who was cut off by a restart has so long to come back before a clock with seconds runs out. */
const GRACE_AFTER_START = 10_000;

const AWAY = refused('store-away', 'nothing can be kept at the moment: try again a little later');
const STOPPING = refused('stopping', 'the server restarts: the page connects again by itself');
const FAILED = refused('not-now', 'something went wrong here: load the page again');
const BUSY = refused('too-fast', 'too much is going on at this table: wait a moment and try again');

/** A table in memory. All that happens to it goes through one queue: decide, save, then tell. */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #ledger: Ledger;
  readonly #here: Attendance;
  readonly #chat: Chat;
  readonly #initiative: Initiative;
  readonly #jobs: (() => Promise<void>)[] = [];
  #isAtWork = false;
  /** Who waits until all is done. */
  readonly #waiting: (() => void)[] = [];
  /** By the clock's ticks. */
  #usedAt: number;
  /** Calls off the timer for what comes next. */
  #callOff: (() => void) | undefined;
  #isClosed = false;

  constructor(ledger: Ledger, server: House) {
    const { id, clock } = ledger;
    const house = { ...server, clock };
    this.id = id;
    this.#house = house;
    this.#ledger = ledger;
    this.#usedAt = clock.ticks();
    this.#here = new Attendance(ledger);
    this.#chat = new Chat(id, house);
    this.#initiative = new Initiative(house, { table: id, here: this.#here });
    this.#add(() => this.#settle());
  }

  get #table(): OnlineTable {
    return this.#ledger.table;
  }

  // The queue.

  #add(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (!this.#isAtWork) void this.#work();
  }

  /** One thing after another; when all is done, what comes next is planned. */
  async #work(): Promise<void> {
    this.#isAtWork = true;
    for (let job = this.#jobs.shift(); job !== undefined; job = this.#jobs.shift()) {
      try {
        await job();
      } catch (error) {
        this.#noteFailure(error);
      }
    }
    this.#isAtWork = false;
    for (const rest of this.#waiting.splice(0)) rest();
    this.#usedAt = this.#house.clock.ticks();
    try {
      this.#plan();
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  #noteFailure(error: unknown): void {
    if (error instanceof StoreAway) return; // who watches the store tells
    this.#house.log.error({ err: error, table: this.id }, 'a table failed');
    this.#initiative.backOff();
  }

  /** Resolves when all that was wanted has been done. */
  rest(): Promise<void> {
    return this.#isAtWork ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  // The one way anything changes.

  /** Decides, saves, then tells; and again where another process was quicker: also before somebody's wish is refused. */
  async #carryOut(decide: (state: TableState) => Decided, wish?: WishKey): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#ledger.isInDoubt) this.#tell(await this.#ledger.readAgain());
      const decided = decide(this.#ledger.state);
      if (!decided.ok) {
        const news = wish && (await this.#ledger.lookAgain());
        if (news === undefined) return decided;
        this.#tell(news);
        continue;
      }
      if ('known' in decided) return { ok: true, number: decided.known };
      const { number, news } = await this.#ledger.keep(decided, wish);
      if (news !== undefined) this.#tell(news);
      if (number !== undefined) return { ok: true, number };
    }
    return BUSY;
  }

  /** Whatever follows from the state at once. */
  async #settle(): Promise<void> {
    while (decideConsequence(this.#ledger.state).ok) {
      if (!(await this.#carryOut(decideConsequence)).ok) return;
    }
  }

  #tell({ entries, before, ownersBefore, isOurs }: News): void {
    if (entries.length === 0) return;
    this.#here.tell(wire({ type: 'entries', entries, now: this.#house.clock.now() }));
    if (this.#ledger.owners !== ownersBefore) {
      const hasBegun = entries.some(({ change }) => change.type === 'started');
      this.#here.tellSeats(ownersBefore, hasBegun);
    }
    if (isOurs) this.#callNext(before);
  }

  /** Whose turn has come is called to the table if they are not there. */
  #callNext(before: OnlineTable): void {
    const { phase, game, seats } = this.#table;
    if (phase !== 'playing' || game!.turn === before.game?.turn) return;
    const owner = this.#ledger.owners.get(game!.turn);
    const isAway = owner !== undefined && !this.#here.isHere(owner);
    if (isAway && seats[game!.turn]!.standIn === undefined) this.#house.callToTable(owner, this.id);
  }

  // What connections want.

  /** A connection comes and knows the entries up to this one. */
  enter(visitor: Visitor, known: LastKnown): void {
    this.#add(() => this.#serve(visitor, () => this.#welcome(visitor, known)));
  }

  async #welcome(visitor: Visitor, known: LastKnown): Promise<void> {
    const { watch } = this.#house;
    const chat = await watch.patiently(() => this.#chat.last());
    const news = known.number > this.#table.number ? await this.#ledger.lookAgain() : undefined;
    if (news !== undefined) this.#tell(news);
    const isOurs = await this.#ledger.has(known);
    const missed = isOurs ? await this.#ledger.missedSince(known.number) : ({ type: 'reset' } as const);
    if (!visitor.isOpen) return;
    this.#here.welcome(visitor, chat);
    if (watch.isAway) visitor.send(wire({ type: 'store', away: true }));
    if (missed !== undefined) visitor.send(wire(missed));
  }

  /** A connection noticed that it knows the entries only up to this number. */
  missed(visitor: Visitor, known: number): void {
    if (this.#jobs.length >= LONGEST_QUEUE) {
      const { problem, message } = BUSY;
      visitor.send(wire({ type: 'error', problem, message }));
      return;
    }
    this.#add(() =>
      this.#serve(visitor, async () => {
        const missed = await this.#ledger.missedSince(known);
        if (missed !== undefined) visitor.send(wire(missed));
      }),
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

  leave(visitor: Visitor): void {
    this.#here.leave(visitor);
    this.#usedAt = this.#house.clock.ticks();
    if (!this.#isAtWork) this.#plan();
  }

  /** A wish is answered with `done` or `refused`, once for each time it is sent. */
  wish(visitor: Visitor, wish: ClientWish): void {
    if (this.#house.isStopping()) this.#answer(visitor, wish, STOPPING);
    else if (this.#jobs.length >= LONGEST_QUEUE) this.#answer(visitor, wish, BUSY);
    else
      this.#add(async () => {
        this.#answer(visitor, wish, await this.#outcomeOf(visitor, wish));
        await this.#settle();
      });
  }

  async #outcomeOf(visitor: Visitor, wish: ClientWish): Promise<Outcome> {
    const { device } = visitor;
    try {
      if (wish.type === 'say' || wish.type === 'react') {
        const tag = this.#ledger.tagOf(visitor.guest);
        const { outcome, told } = await this.#chat.hear(visitor, wish, this.#ledger.state, tag);
        if (told !== undefined) this.#here.tell(wire(told));
        return outcome;
      }
      const decide = (state: TableState): Decided => {
        const { guest } = visitor;
        return decideWish(state, { guest, device, tag: this.#ledger.tagOf(guest) }, wish);
      };
      if (wish.type === 'rematch' && 'change' in decide(this.#ledger.state)) {
        await openRematch(this.#house, this.#ledger.state, visitor);
      }
      const key = { guest: device, id: wish.id };
      const outcome = await this.#carryOut(decide, key);
      if (!outcome.ok) {
        // What is refused now may have been done the first time it was sent.
        const number = await this.#ledger.entryOf(key);
        return number === undefined ? outcome : { ok: true, number };
      }
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

  #answer(visitor: Visitor, { id, type }: ClientWish, outcome: Outcome): void {
    this.#house.metrics.wishes.inc({ type, outcome: outcome.ok ? 'done' : outcome.problem });
    if (outcome.ok) visitor.send(wire({ type: 'done', id, number: outcome.number }));
    else {
      const { problem, message, refusal } = outcome;
      visitor.send(wire({ type: 'refused', id, problem, message, ...(refusal && { refusal }) }));
    }
  }

  // What the table does by itself.

  #errand(): Errand | undefined {
    return nextErrand(this.#table, {
      botDelay: this.#house.botDelay,
      notBefore: this.#house.startedAt + GRACE_AFTER_START + this.#ledger.clock.ahead,
      away: this.#here.away(),
      isAttended: this.#here.isAttended,
    });
  }

  /** Sets the timer for what comes next. */
  #plan(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const errand = this.#isClosed || this.#house.isStopping() ? undefined : this.#errand();
    if (errand === undefined) return;
    const wait = this.#initiative.timeUntil(errand, this.#ledger.state);
    this.#callOff = this.#house.clock.after(Math.min(wait, LONGEST_TIMER), () => {
      this.#callOff = undefined;
      if (wait > LONGEST_TIMER) this.#plan();
      else this.#run(errand).catch((error: unknown) => this.#noteFailure(error));
    });
  }

  /** Its time has come. While a bot thinks the queue goes on. */
  async #run(errand: Errand): Promise<void> {
    const deed = await this.#initiative.deedFor(errand, this.#ledger.state);
    if (deed === undefined || this.#isClosed || this.#house.isStopping()) return;
    this.#add(async () => {
      await this.#carryOut((state) => decideDeed(state, deed, this.#errand()));
      await this.#settle();
    });
  }

  /** Looks after what is due, unless that is under way. */
  wake(): void {
    const isUnderWay = this.#isAtWork || this.#callOff !== undefined || this.#initiative.isThinking;
    if (!isUnderWay) this.#plan();
  }

  // What concerns all tables.

  /** Devices were joined or parted: those whose seats are others now are told. */
  guestsMoved(): void {
    const before = this.#ledger.ownersBefore;
    if (before !== this.#ledger.owners) this.#here.tellSeats(before);
  }

  /** Something may have been kept that this process does not know of. */
  doubt(): void {
    this.#ledger.doubt();
    this.catchUp();
  }

  /** The store is back: what it kept without our knowing is told. */
  catchUp(): void {
    this.#add(async () => {
      if (this.#ledger.isInDoubt) this.#tell(await this.#ledger.readAgain());
    });
  }

  tell(message: Uint8Array): void {
    this.#here.tell(message);
  }

  get isAttended(): boolean {
    return this.#here.isAttended;
  }

  isPlayedBy(guest: GuestId): boolean {
    return this.#ledger.isPlayedBy(guest);
  }

  /** Nobody is here, nothing is to be done soon. */
  isIdle(forMilliseconds: number): boolean {
    const { clock } = this.#house;
    const isUsed = clock.ticks() - this.#usedAt < forMilliseconds;
    if (this.#isAtWork || this.#here.isAttended || isUsed) return false;
    const errand = this.#errand();
    return errand === undefined || errand.at > clock.now() + forMilliseconds;
  }

  /** Keeps its state, so that it can be loaded fast. */
  saveSnapshot(): Promise<void> {
    return this.#ledger.saveSnapshot();
  }

  /** It has left memory; another one stands for the table now. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** It leaves memory: no timer of it goes off any more. */
  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#here.close();
  }
}
