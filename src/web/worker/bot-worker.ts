import { botNamed, chooseWithin } from '../../bots/index.ts';
import { parseJson, Random, viewIn } from '../../rules/index.ts';
import type { Answer, Question } from './question.ts';

/** Bots think here, away from the page. One question at a time; whoever has lost interest ends the worker. */
addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));

function answer({ bot, view, seed, milliseconds }: Question): Answer {
  try {
    const game = viewIn(parseJson(view), 'view');
    const now = (): number => performance.now();
    return { action: chooseWithin(botNamed(bot), game, new Random(seed), milliseconds, now).action };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
