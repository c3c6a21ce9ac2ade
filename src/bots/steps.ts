import type { Bot } from './bot.ts';
import type { StepName } from './bot-names.ts';
import { withPlacing } from './mover.ts';
import { placeApart, placeByValue } from './placing.ts';
import { runnerBot } from './runner-bot.ts';
import { type Manner, THOROUGH } from './search.ts';
import { seekerBot } from './seeker-bot.ts';
import { waryBot } from './wary-bot.ts';

/** Searches with what was learned, and lays the hall by it, too. */
const learned = (name: string, nodes: number, manner: Partial<Manner> = {}): Bot =>
  withPlacing(placeByValue, seekerBot(name, nodes, { ...THOROUGH, ...manner }));

export const STEPS: Readonly<Record<StepName, Bot>> = {
  dreamer: withPlacing(placeApart, runnerBot('dreamer', { seen: '1', fear: 1, whim: 6 })),
  dasher: withPlacing(placeApart, runnerBot('dasher')),
  watcher: withPlacing(placeApart, waryBot(undefined, 'watcher', 2)),
  planner: learned('planner', 500, { turnsSeen: 1 }),
  trickster: learned('trickster', 1000),
  schemer: learned('schemer', 6000),
  hunter: learned('hunter', 50_000),
  master: learned('master', 600_000),
};

/** Those that know how to do without what was learned. */
const UNLEARNED: readonly string[] = ['dreamer', 'dasher', 'watcher'];
export const needsLearning = (name: string): boolean =>
  Object.hasOwn(STEPS, name) && !UNLEARNED.includes(name);
