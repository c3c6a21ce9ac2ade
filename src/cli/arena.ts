import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { FEWEST_PLAYERS_FOR_LONGER, type Mode } from '../rules/index.ts';
import { type Arena, contestantsIn, entriesFor, playersFor } from './arena-plan.ts';
import { arenaSummary, arenaText } from './arena-report.ts';
import { addArenaTally, emptyArenaTally } from './arena-tally.ts';
import { playPiles } from './arena-threads.ts';
import { WrongUse } from './failures.ts';
import { createFile } from './out-file.ts';
import { print } from './output.ts';
import { startProgress } from './progress.ts';

export interface ArenaOptions {
  readonly bots: string;
  readonly players?: number;
  readonly mode: Mode;
  readonly games: number;
  readonly seed?: string;
  readonly longer?: boolean;
  readonly threads?: number;
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
  const threads = Math.min(options.threads ?? availableParallelism(), piles);
  const records = options.out === undefined ? undefined : await createFile(options.out);
  const progress = await startProgress(piles * arena.seatings.length, 'games');
  const tally = emptyArenaTally(arena.contestants.length);
  let complaints = 0;
  try {
    for await (const pile of playPiles(arena, piles, threads)) {
      await records?.write(pile.text);
      addArenaTally(tally, pile.tally);
      for (const message of pile.messages) {
        if (++complaints <= MOST_COMPLAINTS) process.stderr.write(`${message}\n`);
      }
      progress.update(tally.games);
    }
  } finally {
    progress.stop();
  }
  await records?.close();
  const summary = arenaSummary(arena, tally, piles, threads);
  await print(options.json ? `${JSON.stringify(summary)}\n` : arenaText(summary));
}

function arenaOf({ bots, players: asked, mode, longer = false, seed, patience }: ArenaOptions): Arena {
  const given = contestantsIn(bots);
  const players = asked ?? playersFor(given);
  if (longer && players < FEWEST_PLAYERS_FOR_LONGER)
    throw new WrongUse(`--longer is for ${FEWEST_PLAYERS_FOR_LONGER} or 7 players (C2), not for ${players}`);
  return {
    plan: { mode, players, longer },
    seed: seed ?? String(randomInt(1_000_000_000)),
    ...entriesFor(given, players),
    patience,
  };
}
