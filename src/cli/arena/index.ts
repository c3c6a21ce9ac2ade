import type { Mode } from '../../rules/index.ts';
import { planOf } from '../game-plan.ts';
import { createFile, print, withProgress } from '../output.ts';
import { spread } from '../threads/index.ts';
import { type Arena, contestantsIn, entriesFor, playersFor } from './plan.ts';
import { arenaSummary, arenaText } from './report.ts';
import { PILES } from './table.ts';
import { addArenaTally, emptyArenaTally } from './tally.ts';

export { PILES };

export interface ArenaOptions {
  readonly bots: string;
  readonly players?: number;
  readonly mode: Mode;
  readonly games: number;
  readonly seed: string;
  readonly longer?: boolean;
  readonly threads: number;
  readonly patience: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** More complaints than that about outside programs are only counted. */
const MOST_COMPLAINTS = 20;

/** Lets bots and outside programs play against each other, every pile in all seatings. */
export async function arena(options: ArenaOptions): Promise<void> {
  const arena = arenaOf(options);
  const piles = Math.ceil(options.games / arena.seatings.length);
  const threads = Math.min(options.threads, piles);
  const records = options.out === undefined ? undefined : await createFile(options.out);
  const tally = emptyArenaTally(arena.contestants.length);
  let complaints = 0;
  await withProgress(piles * arena.seatings.length, 'games', async (progress) => {
    for await (const pile of spread(PILES, arena, Array(piles).keys(), threads)) {
      await records?.write(pile.text);
      addArenaTally(tally, pile.tally);
      for (const message of pile.messages) {
        if (++complaints <= MOST_COMPLAINTS) process.stderr.write(`${message}\n`);
      }
      progress.advance(pile.tally.games);
    }
  });
  await records?.close();
  const summary = arenaSummary(arena, tally, piles, threads);
  await print(options.json ? `${JSON.stringify(summary)}\n` : arenaText(summary));
}

function arenaOf({ bots, players: asked, mode, longer, seed, patience }: ArenaOptions): Arena {
  const given = contestantsIn(bots);
  const players = asked ?? playersFor(given);
  return { plan: planOf(mode, players, longer), seed, ...entriesFor(given, players), patience };
}
