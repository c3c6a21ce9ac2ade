import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Chunk, type PlayedChunk, playChunk, type Simulation } from './simulate-chunk.ts';

/** Small enough that a progress bar moves even with slow bots, large enough to be worth a message. */
export const GAMES_IN_CHUNK = 10;
/** How many chunks per thread may be on their way before the oldest is taken. */
const CHUNKS_AHEAD = 8;

function* chunksOf(games: number): Generator<Chunk, undefined> {
  for (let from = 0; from < games; from += GAMES_IN_CHUNK) {
    yield { from, to: Math.min(from + GAMES_IN_CHUNK, games) };
  }
}

/** Plays games in this or several threads; the chunks come in the order of the games' numbers. */
export async function* playChunks(
  simulation: Simulation,
  games: number,
  threads: number,
): AsyncGenerator<PlayedChunk, undefined> {
  if (threads > 1) {
    yield* playInThreads(simulation, chunksOf(games), threads);
    return;
  }
  for (const chunk of chunksOf(games)) {
    yield playChunk(simulation, chunk);
    await breathe(); // lets output and signals through
  }
}

async function* playInThreads(
  simulation: Simulation,
  chunks: Generator<Chunk, undefined>,
  threads: number,
): AsyncGenerator<PlayedChunk, undefined> {
  const players = Array.from({ length: threads }, () => new Player(simulation));
  try {
    const underway: Promise<PlayedChunk>[] = [];
    for (let number = 0; ; number++) {
      // Chunk number n is always played by the same thread: its answers come in order.
      while (underway.length < threads * CHUNKS_AHEAD) {
        const next = chunks.next();
        if (next.done) break;
        underway.push(players[(number + underway.length) % threads]!.play(next.value));
      }
      const oldest = underway.shift();
      if (oldest === undefined) return;
      yield await oldest;
    }
  } finally {
    await Promise.all(players.map((player) => player.dismiss()));
  }
}

interface Waiting {
  readonly resolve: (chunk: PlayedChunk) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that plays the chunks it is given, one after another. */
class Player {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failed: Error | undefined;

  constructor(simulation: Simulation) {
    this.#worker = new Worker(new URL('./simulate-worker.mjs', import.meta.url), { workerData: simulation });
    this.#worker.on('message', (chunk: PlayedChunk) => this.#waiting.shift()!.resolve(chunk));
    this.#worker.on('error', (error) => this.#fail(`a thread failed: ${error.message}`));
    this.#worker.on('exit', (code) => this.#fail(`a thread ended with code ${code}`));
  }

  play(chunk: Chunk): Promise<PlayedChunk> {
    const played = new Promise<PlayedChunk>((resolve, reject) => {
      if (this.#failed === undefined) this.#waiting.push({ resolve, reject });
      else reject(this.#failed);
    });
    played.catch(() => {}); // who awaits it hears of it; until then it is no unhandled rejection
    this.#worker.postMessage(chunk);
    return played;
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(message: string): void {
    this.#failed ??= new Error(message);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failed);
  }
}
