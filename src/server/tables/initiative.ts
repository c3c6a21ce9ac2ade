import { type Action, botSeed, decide, honestDraw } from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import { type Decided, refused, type TableState } from './decided.ts';
import type { Errand } from './errands.ts';
import type { House } from './house.ts';

/** Timers can't be set for weeks. */
const LONGEST_TIMER = 3_600_000;
const BACK_OFF = 10_000;

type Move = Extract<Errand, { kind: 'bot' | 'clock' }>;

/** The table as its own initiative sees it. */
export interface Initiator {
  readonly id: string;
  state(): TableState;
  /** Whether somebody is there. */
  isAttended(): boolean;
  /** What it will do next if nothing else happens. */
  errand(): Errand | undefined;
  /** Decides in the table's queue, saves and tells. */
  carryOut(decideNow: () => Decided): void;
}

/** What a table does by itself: it waits for the time, has bots think, and then does it if it is still to be done. */
export class Initiative {
  readonly #table: Initiator;
  readonly #house: House;
  #callOff: (() => void) | undefined;
  /** By the clock's ticks. */
  #restUntil = 0;
  #isRunning = false;
  #isClosed = false;
  /** A bot thinks once about a position, however often it is asked. */
  #thought: { readonly about: string; readonly action: Promise<Action> } | undefined;

  constructor(table: Initiator, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** Sets the timer for what comes next. A bot begins to think at once. */
  plan(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const errand = this.#isClosed || this.#house.isStopping() ? undefined : this.#table.errand();
    if (errand === undefined) return;
    if (errand.kind === 'bot') this.#think(errand).catch(() => {}); // who waits for it hears of it
    const { clock } = this.#house;
    const wait = Math.max(0, errand.at - clock.now(), this.#restUntil - clock.ticks());
    this.#callOff = clock.after(Math.min(wait, LONGEST_TIMER), () => {
      this.#callOff = undefined;
      if (wait > LONGEST_TIMER) this.plan();
      else this.#run(errand).catch((error: unknown) => this.#noteFailure(error));
    });
  }

  /** Looks after what is due, unless that is under way. */
  wake(): void {
    if (this.#callOff === undefined && !this.#isRunning) this.plan();
  }

  /** Something failed that should not have: it is not tried again at once. */
  backOff(): void {
    this.#restUntil = this.#house.clock.ticks() + BACK_OFF;
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
  }

  async #run(errand: Errand): Promise<void> {
    const { moved } = this.#table.state().table;
    const action = 'level' in errand ? await this.#answerTo(errand) : undefined;
    if ('level' in errand && action === undefined) return;
    if (this.#isClosed || this.#house.isStopping()) return;
    this.#table.carryOut(() => {
      const state = this.#table.state();
      const isStill = this.#isStill(errand) && (action === undefined || state.table.moved === moved);
      return isStill
        ? decideErrand(state, errand, action)
        : refused('went-on', 'something else happened first');
    });
  }

  /** What the bot has thought of; undefined where it failed altogether. */
  async #answerTo(errand: Move): Promise<Action | undefined> {
    this.#isRunning = true;
    try {
      return await this.#think(errand);
    } catch (error) {
      this.#house.log.error({ err: error, table: this.#table.id }, 'a bot had no answer');
      this.#thought = undefined;
      this.backOff();
      return undefined;
    } finally {
      this.#isRunning = false;
    }
  }

  #noteFailure(error: unknown): void {
    this.#house.log.error({ err: error, table: this.#table.id }, 'what a table does by itself failed');
    this.backOff();
  }

  #isStill(errand: Errand): boolean {
    const now = this.#table.errand();
    if (now === undefined || now.kind !== errand.kind || now.at > this.#house.clock.now()) return false;
    return 'seat' in now && 'seat' in errand ? now.seat === errand.seat : true;
  }

  #think({ seat, level }: Move): Promise<Action> {
    const { table, seed, host } = this.#table.state();
    const { moved } = table;
    const about = `${moved} ${seat} ${level}`;
    if (this.#thought?.about !== about) {
      const asker = { table: this.#table.id, host, isAttended: () => this.#table.isAttended() };
      const chance = botSeed(seed, moved, sha256);
      const action = this.#house.thinker.think(table.game!, level, chance, asker);
      this.#thought = { about, action };
    }
    return this.#thought.action;
  }
}

function decideErrand({ table, seed }: TableState, errand: Errand, action: Action | undefined): Decided {
  switch (errand.kind) {
    case 'forget':
      return { ok: true, change: { type: 'closed' } };
    case 'stand-in-comes': {
      const { seat, voted } = errand;
      return { ok: true, change: { type: 'standInCame', seat, forGood: false, ...(voted && { voted }) } };
    }
    case 'stand-in-goes':
      return { ok: true, change: { type: 'standInWent', seat: errand.seat } };
    case 'bot':
    case 'clock': {
      const game = table.game!;
      const decision = decide(game, errand.seat, action!, honestDraw(seed, sha256, game));
      if (!decision.ok) throw new Error(`a bot did what is not allowed: ${decision.message}`);
      return {
        ok: true,
        change: { type: 'acted', seat: errand.seat, madeBy: errand.kind, events: decision.events },
      };
    }
  }
}
