import type { BotName } from './bot-names.ts';

/** The bots as opponents for people: a number, a name and what they are like to play against. */
export interface Level {
  readonly level: number;
  readonly bot: BotName;
  readonly name: string;
  readonly character: string;
}

export const LEVELS = [
  { level: 1, bot: 'random', name: 'Dozy', character: 'wanders about by chance' },
  { level: 2, bot: 'runner', name: 'Dash', character: 'runs for the exit and sees the monster too late' },
  { level: 3, bot: 'wary', name: 'Heed', character: 'weighs every card that may come before it steps' },
  { level: 4, bot: 'cunning', name: 'Sly', character: 'thinks to the end of the round, also for you' },
  {
    level: 5,
    bot: 'fearsome',
    name: 'Dread',
    character: 'searches all replies and lets the monster eat you',
  },
] as const satisfies readonly Level[];
