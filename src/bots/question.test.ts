import { describe, expect, test } from 'vitest';
import { gameOf } from '../../test/helpers/games.ts';
import { Random } from '../rules/index.ts';
import { writeView } from '../rules/notation/index.ts';
import { answerQuestion, botNamed, choose, type Question } from './index.ts';

const game = gameOf({ players: ['red', 'blue', 'green'] });
const question = (more: Partial<Question> = {}): Question => ({
  bot: 'cunning',
  view: writeView(game),
  seed: 's',
  milliseconds: 60_000,
  ...more,
});

describe('a question', () => {
  test('is answered with what the bot would choose', async () => {
    const { action } = choose(botNamed('cunning'), game, new Random('s'));
    expect(await answerQuestion(question(), () => 0)).toEqual({ action });
  });

  test('is answered when the time is over', async () => {
    let clock = 0;
    const answer = await answerQuestion(question({ bot: 'fearsome', milliseconds: 40 }), () => clock++);
    expect(answer).toMatchObject({ action: { type: 'move' } });
    expect(clock).toBeLessThan(50);
  });

  test.each<[string, Partial<Question>]>([
    ['there is no bot "hal"', { bot: 'hal' as 'wary' }],
    ['this is not JSON', { view: '{' }],
    ['the monster moves now', { view: writeView(game).replace('"moving"', '"monster"') }],
  ])('that is wrong is answered with what is wrong: %s', async (message, more) => {
    expect(await answerQuestion(question(more), () => 0)).toEqual({
      error: expect.stringContaining(message),
    });
  });
});
