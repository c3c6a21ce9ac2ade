import { Worker } from 'node:worker_threads';

/** How many chunks per thread may be on their way before the oldest is taken. */
const CHUNKS_AHEAD = 8;
/** A thread that was bidden farewell has so long to put its things in order. */
const FAREWELL_MILLISECONDS = 1000;

/** What the threads run: a script that answers every chunk it is sent with what came of it, in order. */
export interface Crew {
  readonly script: URL;
  readonly data: unknown;
  /** Sent at the end to a thread that must put things in order before it goes, and then ends by itself. */
  readonly farewell?: string;
}

/** Has chunks of work done by several threads; what came of them comes in their order. */
export async function* workInThreads<Chunk, Done>(
  crew: Crew,
  chunks: Iterator<Chunk, undefined>,
  threads: number,
): AsyncGenerator<Done, undefined> {
  const hands = Array.from({ length: threads }, () => new Hand<Chunk, Done>(crew));
  try {
    const underway: Promise<Done>[] = [];
    for (let number = 0; ; number++) {
      // Chunk number n is always done by the same thread: its answers come in order.
      while (underway.length < threads * CHUNKS_AHEAD) {
        const next = chunks.next();
        if (next.done) break;
        underway.push(hands[(number + underway.length) % threads]!.work(next.value));
      }
      const oldest = underway.shift();
      if (oldest === undefined) return;
      yield await oldest;
    }
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()));
  }
}

interface Waiting<Done> {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that does the chunks it is given, one after another. */
class Hand<Chunk, Done> {
  readonly #worker: Worker;
  readonly #farewell: string | undefined;
  readonly #waiting: Waiting<Done>[] = [];
  readonly #gone: Promise<void>;
  #failed: Error | undefined;

  constructor({ script, data, farewell }: Crew) {
    this.#worker = new Worker(script, { workerData: data });
    this.#farewell = farewell;
    this.#worker.on('message', (done: Done) => this.#waiting.shift()!.resolve(done));
    this.#worker.on('error', (error) => this.#fail(`a thread failed: ${error.message}`));
    this.#gone = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#fail(`a thread ended with code ${code}`);
        resolve();
      });
    });
  }

  work(chunk: Chunk): Promise<Done> {
    const done = new Promise<Done>((resolve, reject) => {
      if (this.#failed === undefined) this.#waiting.push({ resolve, reject });
      else reject(this.#failed);
    });
    done.catch(() => {}); // who awaits it hears of it; until then it is no unhandled rejection
    this.#worker.postMessage(chunk);
    return done;
  }

  async dismiss(): Promise<void> {
    if (this.#farewell !== undefined) {
      this.#worker.postMessage(this.#farewell);
      const timer = setTimeout(() => void this.#worker.terminate(), FAREWELL_MILLISECONDS);
      await this.#gone;
      clearTimeout(timer);
    }
    await this.#worker.terminate();
  }

  #fail(message: string): void {
    this.#failed ??= new Error(message);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failed);
  }
}
