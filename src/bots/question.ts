import { type Action, Random } from '../rules/index.ts';
import { parseJson, viewIn } from '../rules/notation/index.ts';
import { lastOf, type Thought, thinkWithin } from './bot.ts';
import { botNamed, getReady } from './bot-named.ts';
import { type AnyBotName, isBotName } from './bot-names.ts';

/** What a bot is asked in another thread. It gets what a player may see, as text: the pile is not in it. */
export interface Question {
  readonly bot: AnyBotName;
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
  yield* thinkWithin(botNamed(name), game, new Random(seed), milliseconds, now);
}

/** What a thread for bots does with a message: it thinks to the end, and always answers. */
export async function answerQuestion(question: Question, now: () => number): Promise<Answer> {
  try {
    if (isBotName(question.bot)) await getReady(question.bot);
    return { action: lastOf(thoughtsOn(question, now)).action };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
