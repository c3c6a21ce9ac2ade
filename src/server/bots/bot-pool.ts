import { Worker } from 'node:worker_threads';
import { botNamed, choose, type DeskOrder, type DeskReply, LEVELS } from '../../bots/index.ts';
import type { BotLevel } from '../../protocol/index.ts';
import { type Action, decide, type Game, Random, writeView } from '../../rules/index.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Thinker } from '../tables/house.ts';

const SCRIPT = new URL('./bot-worker.mjs', import.meta.url);

/** How long a bot may think; less where many wait. */
const THINKING_TIME = 1000;
const THINKING_TIME_IN_A_HURRY = 150;
/** A thread that says nothing for so long hangs. */
const PATIENCE = 10_000;
/** So many times longer may it take for the first answer: the thread has to start, too. */
const PATIENCE_AT_FIRST = 3;

interface Order {
  readonly order: DeskOrder & { readonly id: number };
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

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
  readonly #waiting: Order[] = [];
  readonly #free: Thread[] = [];
  readonly #threads = new Set<Thread>();
  #number = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  async think(game: Game, level: BotLevel, seed: string): Promise<Action> {
    const { metrics, log } = this.#settings;
    const end = metrics.botSeconds.startTimer({ level });
    try {
      const action = await this.#ask(game, level, seed);
      if (decide(game, game.turn, action).ok) return action;
      throw new Error('it chose what is not allowed');
    } catch (error) {
      if (!this.#closed) {
        log.error({ err: error, level }, 'a bot failed; a move was chosen by chance');
        metrics.botFailures.inc();
      }
      return choose(botNamed('random'), game, new Random(seed)).action;
    } finally {
      end();
    }
  }

  #ask(game: Game, level: BotLevel, seed: string): Promise<Action> {
    if (this.#closed) return Promise.reject(new Error('the server stops'));
    const { bot } = LEVELS[level - 1]!;
    const hurry = this.#waiting.length > 2 * this.#settings.threads;
    const milliseconds = hurry ? THINKING_TIME_IN_A_HURRY : THINKING_TIME;
    const order = { id: this.#number++, view: writeView(game), bot, seed, milliseconds };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject });
      this.#hand();
    });
  }

  #hand(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#free.pop() ?? this.#hire();
      if (thread === undefined) return;
      thread.take(this.#waiting.shift()!);
    }
  }

  #hire(): Thread | undefined {
    const { threads, script = SCRIPT, patience = PATIENCE } = this.#settings;
    if (this.#threads.size >= threads) return undefined;
    const thread = new Thread(script, patience, {
      free: () => {
        this.#free.push(thread);
        this.#hand();
      },
      gone: () => {
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
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the server stops'));
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
    this.#worker.on('message', (reply: DeskReply) => this.#hear(reply));
    this.#worker.on('error', (error) => void this.end(error.message));
    this.#worker.on('exit', () => void this.end('its thread ended'));
  }

  take(order: Order): void {
    this.#order = order;
    const patience = this.#patience * (this.#hasAnswered ? 1 : PATIENCE_AT_FIRST);
    this.#timer = setTimeout(() => void this.end('it took too long'), patience);
    this.#worker.postMessage(order.order);
  }

  #hear(reply: DeskReply): void {
    const order = this.#order;
    if (order === undefined || reply.id !== order.order.id) return;
    this.#hasAnswered = true;
    this.#order = undefined;
    clearTimeout(this.#timer);
    if ('action' in reply) order.resolve(reply.action);
    else order.reject(new Error('error' in reply ? reply.error : 'it gave no answer'));
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
