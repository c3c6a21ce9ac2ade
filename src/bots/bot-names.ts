/** The names of the bots, apart from the bots themselves: pages that only tell of them need no more. */

/** The five older bots, weakest first. */
export const BOT_NAMES = ['random', 'runner', 'wary', 'cunning', 'fearsome'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The eight steps, weakest first: each wins two to four of five duels against the one below (docs/bots.md). */
export const STEP_NAMES = [
  'dreamer',
  'dasher',
  'watcher',
  'planner',
  'trickster',
  'schemer',
  'hunter',
  'master',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** All that can be asked to play. */
export const ANY_BOT_NAMES = [...BOT_NAMES, ...STEP_NAMES] as const;
export type AnyBotName = BotName | StepName;

export const isBotName = (name: string): name is AnyBotName =>
  (ANY_BOT_NAMES as readonly string[]).includes(name);
