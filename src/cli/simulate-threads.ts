import { setImmediate as breathe } from 'node:timers/promises';
import { type Chunk, type PlayedChunk, playChunk, type Simulation } from './simulate-chunk.ts';
import { workInThreads } from './threads.ts';

/** Small enough that a progress bar moves even with slow bots, large enough to be worth a message. */
export const GAMES_IN_CHUNK = 10;

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
    const crew = { script: new URL('./simulate-worker.mjs', import.meta.url), data: simulation };
    yield* workInThreads<Chunk, PlayedChunk>(crew, chunksOf(games), threads);
    return;
  }
  for (const chunk of chunksOf(games)) {
    yield playChunk(simulation, chunk);
    await breathe(); // lets output and signals through
  }
}
