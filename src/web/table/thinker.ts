import { type Answer, getReady, type Question, type Thought, thoughtsOn } from '../../bots/index.ts';
import type { Action } from '../../rules/index.ts';

/** Thinks for the bots of a table. */
export interface Thinker {
  /** The bot's choice; never answered once `signal` is aborted. */
  think(question: Question, signal: AbortSignal): Promise<Action>;
  close(): void;
}

/** Thinks in a worker, and where there is none in slices on the page itself. */
export class WorkerThinker implements Thinker {
  readonly #open: () => Worker;
  readonly #spare: Thinker;
  #worker: Worker | undefined;
  #broken = false;

  constructor(open: () => Worker = openBotWorker, spare: Thinker = new SlicedThinker()) {
    this.#open = open;
    this.#spare = spare;
  }

  async think(question: Question, signal: AbortSignal): Promise<Action> {
    if (this.#broken) return this.#spare.think(question, signal);
    try {
      return await this.#ask(question, signal);
    } catch (error) {
      if (error instanceof ThoughtError) throw error;
      this.#broken = true; // the worker itself could not be started
      this.close();
      return this.#spare.think(question, signal);
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(question: Question, signal: AbortSignal): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#open();
      const worker = this.#worker;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('error' in data) reject(new ThoughtError(data.error));
        else resolve(data.action);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      // A worker deep in thought hears nothing: it is ended, the next question opens another.
      signal.addEventListener('abort', () => this.close(), { once: true });
      worker.postMessage(question);
    });
  }
}

/** The bot itself failed: that is a bug, and asking elsewhere would not help. */
class ThoughtError extends Error {}

const openBotWorker = (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' });

/** How long the page may be held up at a time. */
const SLICE = 8;

/** Thinks on the page, a few milliseconds at a time. */
export class SlicedThinker implements Thinker {
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async think(question: Question, signal: AbortSignal): Promise<Action> {
    await getReady(question.bot);
    let last: Thought | undefined;
    let pause = this.#now() + SLICE;
    for (const thought of thoughtsOn(question, this.#now)) {
      last = thought;
      if (this.#now() < pause) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return new Promise(() => {});
      pause = this.#now() + SLICE;
    }
    if (last === undefined) throw new Error(`the bot ${question.bot} had no thought`);
    return last.action;
  }

  close(): void {}
}
