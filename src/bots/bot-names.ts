import type { Bot } from './bot.ts';
import { CunningBot } from './cunning-bot.ts';
import { FearsomeBot } from './fearsome-bot.ts';
import { RandomBot } from './random-bot.ts';
import { RunnerBot } from './runner-bot.ts';
import { WaryBot } from './wary-bot.ts';

/** Every kind of bot by its name, weakest first. */
const BOTS = {
  random: () => new RandomBot(),
  runner: () => new RunnerBot(),
  wary: () => new WaryBot(),
  cunning: () => new CunningBot(),
  fearsome: () => new FearsomeBot(),
} as const satisfies Record<string, () => Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
export const botNamed = (name: BotName): Bot => BOTS[name]();
