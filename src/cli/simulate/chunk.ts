import { type AnyBotName, botNamed, getReady, type Plan, playGame, seededGame } from '../../bots/index.ts';
import { writeRecordLine } from '../../rules/records/index.ts';
import type { Job } from '../threads/index.ts';
import { countCard, countGame, emptyTally, type Tally } from './tally.ts';

/** What all games of a simulation have in common. */
export interface Simulation {
  readonly plan: Plan;
  readonly seed: string;
  /** One bot per seat. */
  readonly bots: readonly AnyBotName[];
}

/** A run of games, by their numbers: the first, and the one behind the last. */
interface Chunk {
  readonly from: number;
  readonly to: number;
}

interface PlayedChunk {
  /** The records of the games, one after another. */
  readonly text: string;
  readonly tally: Tally;
}

/** Small enough that a progress bar moves even with slow bots, large enough to be worth a message. */
const GAMES_IN_CHUNK = 10;

export const chunkCount = (games: number): number => Math.ceil(games / GAMES_IN_CHUNK);

export function* chunksOf(games: number): Generator<Chunk, undefined> {
  for (let from = 0; from < games; from += GAMES_IN_CHUNK) {
    yield { from, to: Math.min(from + GAMES_IN_CHUNK, games) };
  }
}

/** Games are played a chunk at a time. */
export const CHUNKS: Job<Simulation, Chunk, PlayedChunk> = {
  name: 'simulate',
  open({ plan, seed, bots }) {
    const players = bots.map(botNamed);
    const ready = Promise.all(bots.map(getReady));
    return {
      async do({ from, to }) {
        await ready;
        const tally = emptyTally();
        let text = '';
        for (let number = from; number < to; number++) {
          const { setup, chance } = seededGame(plan, seed, number);
          const game = playGame(setup, players, chance, {
            line: (line) => {
              text += `${writeRecordLine(line)}\n`;
            },
            bites: (card, stage, eaten) => countCard(tally, card, stage, eaten),
          });
          countGame(tally, game);
        }
        return { text, tally };
      },
    };
  },
};
