import type { Bot } from './bot.ts';
import type { AnyBotName, BotName } from './bot-names.ts';
import { cunningBot } from './cunning-bot.ts';
import { fearsomeBot } from './fearsome-bot.ts';
import { fetchLearned } from './learned.ts';
import { randomBot } from './random-bot.ts';
import { runnerBot } from './runner-bot.ts';
import { needsLearning, STEPS } from './steps.ts';
import { waryBot } from './wary-bot.ts';

/** The five older bots. */
const OLDER: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  runner: runnerBot(),
  wary: waryBot(),
  cunning: cunningBot,
  fearsome: fearsomeBot,
};
const BOTS: Readonly<Record<AnyBotName, Bot>> = { ...OLDER, ...STEPS };

export const botNamed = (name: AnyBotName): Bot => BOTS[name];

/** Fetches what a bot needs before it plays; answers what is wrong where that fails, and it plays less well. */
export const getReady = async (name: AnyBotName): Promise<string | undefined> =>
  needsLearning(name) ? fetchLearned() : undefined;
