import { type Action, parseJson, Random, viewIn } from '../rules/index.ts';
import type { Thought } from './bot.ts';
import { type BotName, botNamed, isBotName } from './bot-names.ts';

/** What a bot is asked in another thread. It gets what a player may see, as text: the pile is not in it. */
export interface Question {
  readonly bot: BotName;
  /** A game view as text (docs/formats.md). */
  readonly view: string;
  readonly seed: string;
  readonly milliseconds: number;
}

export type Answer = { readonly action: Action } | { readonly error: string };

/** What the bot thinks until its time is over; `now` tells the time in milliseconds. */
export function* thoughtsOn(
  { bot: name, view, seed, milliseconds }: Question,
  now: () => number,
): Generator<Thought, void> {
  if (!isBotName(name)) throw new Error(`there is no bot "${String(name)}"`);
  const game = viewIn(parseJson(view), 'view');
  if (game.phase === 'monster') throw new Error('the monster moves now: there is nothing to choose');
  const bot = botNamed(name);
  const end = now() + milliseconds;
  for (const thought of bot.think(game, new Random(seed), bot.nodes)) {
    yield thought;
    if (now() >= end) return;
  }
}

/** What a thread for bots does with a message: it thinks to the end, and always answers. */
export function answerQuestion(question: Question, now: () => number): Answer {
  try {
    let last: Thought | undefined;
    for (const thought of thoughtsOn(question, now)) last = thought;
    return last === undefined ? { error: 'the bot had no thought' } : { action: last.action };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
