import { Worker } from 'node:worker_threads';
import { type Answer, botNamed, choose, LEVELS, type Question } from '../../bots/index.ts';
import type { BotLevel } from '../../protocol/index.ts';
import { type Action, decide, type Game, Random, writeView } from '../../rules/index.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Asker, Thinker } from '../tables/house.ts';
import { WaitingOrders } from './waiting-orders.ts';

const SCRIPT = new URL('./bot-worker.mjs', import.meta.url);

/** How long a bot may think; less where many wait, and where nobody does. */
const THINKING_TIME = 1000;
const THINKING_TIME_IN_A_HURRY = 150;
/** A thread that says nothing for so long hangs. */
const PATIENCE = 10_000;
/** So many times longer may it take for the first answer: the thread has to start, too. */
const PATIENCE_AT_FIRST = 3;

interface Order {
  readonly asker: Asker;
  readonly question: Omit<Question, 'milliseconds'>;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

/** The table has gone on and asks something else. */
class Superseded extends Error {}

export interface PoolSettings {
  readonly threads: number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly script?: URL;
  readonly patience?: number;
}

/** Bots in threads of their own, so that nobody waits for a bot but those at its table. Threads start when they are needed. */
export class BotPool implements Thinker {
  readonly #settings: PoolSettings;
  readonly #waiting = new WaitingOrders<Order>();
  readonly #free: Thread[] = [];
  readonly #threads = new Set<Thread>();
  /** Tables where nobody is share one thread: this one, while it thinks for them. */
  #forNobody: Thread | undefined;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  async think(game: Game, level: BotLevel, seed: string, asker: Asker): Promise<Action> {
    const { metrics, log } = this.#settings;
    const end = metrics.botSeconds.startTimer({ level });
    try {
      const action = await this.#ask(game, level, seed, asker);
      if (decide(game, game.turn, action).ok) return action;
      throw new Error('it chose what is not allowed');
    } catch (error) {
      if (!this.#closed && !(error instanceof Superseded)) {
        log.error({ err: error, level }, 'a bot failed; a move was chosen by chance');
        metrics.botFailures.inc();
      }
      return choose(botNamed('random'), game, new Random(seed)).action;
    } finally {
      end();
    }
  }

  #ask(game: Game, level: BotLevel, seed: string, asker: Asker): Promise<Action> {
    if (this.#closed) return Promise.reject(new Error('the server stops'));
    const { bot } = LEVELS[level - 1]!;
    const question = { view: writeView(game), bot, seed };
    return new Promise((resolve, reject) => {
      this.#waiting.add({ asker, question, resolve, reject })?.reject(new Superseded());
      this.#hand();
    });
  }

  #hand(): void {
    while (this.#free.length > 0 || this.#threads.size < this.#settings.threads) {
      const isHurried = this.#waiting.attended > 2 * this.#settings.threads;
      const order = this.#waiting.take(this.#forNobody === undefined);
      if (order === undefined) return;
      const isAttended = order.asker.isAttended();
      const thread = this.#free.pop() ?? this.#hire();
      if (!isAttended) this.#forNobody = thread;
      thread.take(order, isAttended && !isHurried ? THINKING_TIME : THINKING_TIME_IN_A_HURRY);
    }
  }

  #hire(): Thread {
    const { script = SCRIPT, patience = PATIENCE } = this.#settings;
    const thread = new Thread(script, patience, {
      free: () => {
        if (this.#forNobody === thread) this.#forNobody = undefined;
        this.#free.push(thread);
        this.#hand();
      },
      gone: () => {
        if (this.#forNobody === thread) this.#forNobody = undefined;
        this.#threads.delete(thread);
        const at = this.#free.indexOf(thread);
        if (at >= 0) this.#free.splice(at, 1);
        if (!this.#closed) this.#hand();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.takeAll()) reject(new Error('the server stops'));
    await Promise.all([...this.#threads].map((thread) => thread.end('the server stops')));
  }
}

/** One thread with one order at a time. */
class Thread {
  readonly #worker: Worker;
  readonly #patience: number;
  readonly #tell: { readonly free: () => void; readonly gone: () => void };
  #order: Order | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasAnswered = false;
  #ended = false;

  constructor(script: URL, patience: number, tell: { free: () => void; gone: () => void }) {
    this.#patience = patience;
    this.#tell = tell;
    this.#worker = new Worker(script);
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', (error) => void this.end(error.message));
    this.#worker.on('exit', () => void this.end('its thread ended'));
  }

  take(order: Order, milliseconds: number): void {
    this.#order = order;
    const patience = this.#patience * (this.#hasAnswered ? 1 : PATIENCE_AT_FIRST);
    this.#timer = setTimeout(() => void this.end('it took too long'), patience);
    const question: Question = { ...order.question, milliseconds };
    this.#worker.postMessage(question);
  }

  #hear(answer: Answer): void {
    const order = this.#order;
    if (order === undefined) return;
    this.#hasAnswered = true;
    this.#order = undefined;
    clearTimeout(this.#timer);
    if ('action' in answer) order.resolve(answer.action);
    else order.reject(new Error(answer.error));
    this.#tell.free();
  }

  async end(why: string): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#order?.reject(new Error(why));
    this.#order = undefined;
    this.#tell.gone();
    await this.#worker.terminate();
  }
}
