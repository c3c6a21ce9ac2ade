import { setImmediate as breathe } from 'node:timers/promises';
import { ArenaTable, type PlayedPile } from './arena-games.ts';
import type { Arena } from './arena-plan.ts';
import { workInThreads } from './threads.ts';

/** Tells a thread to end its outside programs and itself. */
export const FAREWELL = 'farewell';

/** Plays so many piles in this or several threads; they come in order. */
export async function* playPiles(
  arena: Arena,
  piles: number,
  threads: number,
): AsyncGenerator<PlayedPile, undefined> {
  if (threads > 1) {
    const script = new URL('./arena-worker.mjs', import.meta.url);
    const numbers = Array.from({ length: piles }, (_, pile) => pile).values();
    yield* workInThreads<number, PlayedPile>({ script, data: arena, farewell: FAREWELL }, numbers, threads);
    return;
  }
  const table = new ArenaTable(arena);
  try {
    for (let pile = 0; pile < piles; pile++) {
      yield await table.play(pile);
      await breathe(); // lets output and signals through
    }
  } finally {
    table.close();
  }
}
