import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** So long after something was committed it is brought into the file. */
const PAUSE_MS = 500;

/**
 * Checkpoints of a SQLite file, made by a thread of their own: the one that commits would stand still for each, which is longer than all
 * commits between two of them.
 */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;

  /** `failed` is called where there is no such thread any more. */
  constructor(file: string, failed: () => void) {
    this.#worker = new Worker(new URL('./checkpoint-worker.mjs', import.meta.url), { workerData: { file } });
    this.#exited = once(this.#worker, 'exit').catch(() => undefined);
    this.#worker.on('message', () => {
      this.#timer = undefined;
      if (this.#isWanted) this.#plan();
    });
    this.#worker.on('error', failed);
    this.#worker.unref(); // last: a listener would hold the process again
  }

  /** Something was committed. */
  noteCommit(): void {
    this.#isWanted = true;
    if (this.#timer === undefined) this.#plan();
  }

  /** The timer stands for the checkpoint, too, until it is done. */
  #plan(): void {
    this.#timer = setTimeout(() => {
      this.#isWanted = false;
      this.#worker.postMessage('checkpoint');
    }, PAUSE_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#worker.ref(); // the process may have nothing else to wait for
    this.#worker.postMessage('close');
    await this.#exited;
  }
}
