import type { Bot } from './bot.ts';
import { cunningBot } from './cunning-bot.ts';
import { fearsomeBot } from './fearsome-bot.ts';
import { randomBot } from './random-bot.ts';
import { runnerBot } from './runner-bot.ts';
import { waryBot } from './wary-bot.ts';

/** Every kind of bot by its name, weakest first. */
const BOTS = {
  random: randomBot,
  runner: runnerBot,
  wary: waryBot(),
  cunning: cunningBot,
  fearsome: fearsomeBot,
} as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
export const botNamed = (name: BotName): Bot => BOTS[name];

/** The bots as opponents for people: a number, a name and what they are like to play against. */
export interface Level {
  readonly level: number;
  readonly bot: BotName;
  readonly name: string;
  /** What those of this level at one table are called, one after another: as many as there can be. */
  readonly names: readonly string[];
  readonly character: string;
}

const DREAMERS = ['Dozy', 'Nod', 'Yawn', 'Mope', 'Drift', 'Muse', 'Lull'] as const;
const RUNNERS = ['Dash', 'Bolt', 'Zip', 'Rush', 'Scoot', 'Dart', 'Hop'] as const;
const WARY = ['Heed', 'Ward', 'Peek', 'Hush', 'Scout', 'Vigil', 'Perch'] as const;
const CUNNING = ['Sly', 'Fox', 'Ruse', 'Wile', 'Guile', 'Knave', 'Jest'] as const;
const FEARSOME = ['Dread', 'Grim', 'Fang', 'Gloom', 'Doom', 'Wrath', 'Blight'] as const;

const called = (names: readonly string[]) => ({ name: names[0]!, names });

export const LEVELS = [
  { level: 1, bot: 'random', ...called(DREAMERS), character: 'wanders about at random' },
  {
    level: 2,
    bot: 'runner',
    ...called(RUNNERS),
    character: 'runs for the exit and spots the monster too late',
  },
  { level: 3, bot: 'wary', ...called(WARY), character: 'weighs up every possible card before it moves' },
  {
    level: 4,
    bot: 'cunning',
    ...called(CUNNING),
    character: 'plans to the end of the round, your moves included',
  },
  {
    level: 5,
    bot: 'fearsome',
    ...called(FEARSOME),
    character: 'searches every reply and gets the monster to eat you',
  },
] as const satisfies readonly Level[];
