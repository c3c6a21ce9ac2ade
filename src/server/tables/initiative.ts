import { type Action, botSeed } from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import type { TableState } from './decided.ts';
import { type BotErrand, type Deed, type Errand, patienceAt } from './errands.ts';
import type { Asker, House } from './house.ts';

const BACK_OFF = 10_000;

/** What a table does by itself: how long it waits for that, and what its bots think of. */
export class Initiative {
  readonly #house: House;
  readonly #asker: Omit<Asker, 'host' | 'patience'>;
  /** By the clock's ticks. */
  #restUntil = 0;
  #isThinking = false;
  /** A bot thinks once about a position, however often it is asked. */
  #thought: { readonly about: string; readonly action: Promise<Action> } | undefined;

  constructor(house: House, asker: Omit<Asker, 'host' | 'patience'>) {
    this.#house = house;
    this.#asker = asker;
  }

  /** The time of an errand has come, and a bot has not decided yet. */
  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** How long until it is time for an errand, in milliseconds. A bot begins to think at once. */
  timeUntil(errand: Errand, state: TableState): number {
    if (errand.kind === 'bot') this.#think(errand, state).catch(() => {}); // who waits for it hears of it
    const { clock } = this.#house;
    return Math.max(0, errand.at - clock.now(), this.#restUntil - clock.ticks());
  }

  /** What is to be done now that it is time; undefined where a bot failed altogether. */
  async deedFor(errand: Errand, state: TableState): Promise<Deed | undefined> {
    if (!('bot' in errand)) return { errand };
    this.#isThinking = true;
    try {
      return { errand, action: await this.#think(errand, state), moved: state.table.moved };
    } catch (error) {
      this.#house.log.error({ err: error, table: this.#asker.table }, 'a bot had no answer');
      this.#thought = undefined;
      this.backOff();
      return undefined;
    } finally {
      this.#isThinking = false;
    }
  }

  /** Something failed that should not have: it is not tried again at once. */
  backOff(): void {
    this.#restUntil = this.#house.clock.ticks() + BACK_OFF;
  }

  #think({ seat, bot }: BotErrand, { table, seed, host }: TableState): Promise<Action> {
    const { moved, game } = table;
    const about = `${moved} ${seat} ${bot}`;
    if (this.#thought?.about !== about) {
      const chance = botSeed(seed, moved, sha256);
      const action = this.#house.thinker.think(game!, bot, chance, {
        ...this.#asker,
        host,
        patience: patienceAt(table),
      });
      this.#thought = { about, action };
    }
    return this.#thought.action;
  }
}
