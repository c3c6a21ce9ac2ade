import { type BotName, botNamed, type Plan, playGame, seededGame } from '../bots/index.ts';
import { writeRecordLine } from '../rules/index.ts';
import { countCard, countGame, emptyTally, type Tally } from './simulate-tally.ts';

/** What all games of a simulation have in common. */
export interface Simulation {
  readonly plan: Plan;
  readonly seed: string;
  /** One bot per seat. */
  readonly bots: readonly BotName[];
}

/** A run of games, by their numbers: the first, and the one behind the last. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

export interface PlayedChunk {
  /** The records of the games, one after another. */
  readonly text: string;
  readonly tally: Tally;
}

export function playChunk({ plan, seed, bots }: Simulation, { from, to }: Chunk): PlayedChunk {
  const players = bots.map(botNamed);
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
}
