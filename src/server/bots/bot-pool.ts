import { Worker } from 'node:worker_threads';
import { type Answer, botNamed, choose, type Question } from '../../bots/index.ts';
import type { TableBot } from '../../protocol/index.ts';
import { type Action, decide, type Game, Random } from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import type { Parts } from '../parts.ts';
import type { Asker, Thinker } from '../tables/index.ts';
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

export interface PoolSettings extends Pick<Parts, 'log' | 'metrics'> {
  readonly threads: number;
  readonly script?: URL;
  readonly patience?: number;
}

/** Bots in threads of their own, so that nobody waits for a bot but those at its table. Threads start when they are needed. */
export class BotPool implements Thinker {
  readonly #settings: PoolSettings;
  readonly #waiting = new WaitingOrders<Order>();
  readonly #threads = new Set<Thread>();
  /** Tables where nobody is share one thread: this one, while it thinks for them. */
  #forNobody: Thread | undefined;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  async think(game: Game, bot: TableBot, seed: string, asker: Asker): Promise<Action> {
    const { metrics, log } = this.#settings;
    const end = metrics.botSeconds.startTimer({ bot });
    try {
      const action = await this.#ask(game, bot, seed, asker);
      if (decide(game, game.turn, action).ok) return action;
      throw new Error('it chose what is not allowed');
    } catch (error) {
      if (!this.#closed && !(error instanceof Superseded)) {
        log.error({ err: error, bot }, 'a bot failed; a move was chosen by chance');
        metrics.botFailures.inc();
      }
      return choose(botNamed('random'), game, new Random(seed)).action;
    } finally {
      end();
    }
  }

  #ask(game: Game, bot: TableBot, seed: string, asker: Asker): Promise<Action> {
    if (this.#closed) return Promise.reject(new Error('the server stops'));
    const question = { view: writeView(game), bot, seed };
    return new Promise((resolve, reject) => {
      this.#waiting.add({ asker, question, resolve, reject })?.reject(new Superseded());
      this.#hand();
    });
  }

  #hand(): void {
    for (const thread of this.#threads) if (thread.hasEnded) this.#threads.delete(thread);
    for (;;) {
      const free = [...this.#threads].find(({ isThinking }) => !isThinking);
      if (free === undefined && this.#threads.size >= this.#settings.threads) return;
      const isHurried = this.#waiting.attended > 2 * this.#settings.threads;
      const order = this.#waiting.take(this.#forNobody === undefined);
      if (order === undefined) return;
      const { isAttended } = order.asker.here;
      const thread = free ?? this.#hire();
      if (!isAttended) this.#forNobody = thread;
      const time = isAttended && !isHurried ? THINKING_TIME : THINKING_TIME_IN_A_HURRY;
      void this.#give(thread, order, Math.min(time, order.asker.patience));
    }
  }

  #hire(): Thread {
    const { script = SCRIPT, patience = PATIENCE } = this.#settings;
    const thread = new Thread(script, patience);
    this.#threads.add(thread);
    return thread;
  }

  async #give(thread: Thread, { question, resolve, reject }: Order, milliseconds: number): Promise<void> {
    await thread.think({ ...question, milliseconds }).then(resolve, reject);
    if (this.#forNobody === thread) this.#forNobody = undefined;
    if (!this.#closed) this.#hand();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.takeAll()) reject(new Error('the server stops'));
    await Promise.all([...this.#threads].map((thread) => thread.end('the server stops')));
  }
}

/** One thread with one question at a time. */
class Thread {
  readonly #worker: Worker;
  readonly #patience: number;
  #asked: Pick<Order, 'resolve' | 'reject'> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasAnswered = false;
  #hasEnded = false;

  constructor(script: URL, patience: number) {
    this.#patience = patience;
    this.#worker = new Worker(script);
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', (error) => void this.end(error.message));
    this.#worker.on('exit', () => void this.end('its thread ended'));
  }

  get isThinking(): boolean {
    return this.#asked !== undefined;
  }
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  think(question: Question): Promise<Action> {
    const patience = this.#patience * (this.#hasAnswered ? 1 : PATIENCE_AT_FIRST);
    this.#timer = setTimeout(() => void this.end('it took too long'), patience);
    this.#worker.postMessage(question);
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
  }

  #hear(answer: Answer): void {
    const asked = this.#answered();
    this.#hasAnswered = true;
    if ('action' in answer) asked?.resolve(answer.action);
    else asked?.reject(new Error(answer.error));
  }

  #answered(): Pick<Order, 'resolve' | 'reject'> | undefined {
    const asked = this.#asked;
    this.#asked = undefined;
    clearTimeout(this.#timer);
    return asked;
  }

  async end(why: string): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#answered()?.reject(new Error(why));
    await this.#worker.terminate();
  }
}
