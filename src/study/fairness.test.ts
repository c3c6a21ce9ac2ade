import { beforeAll, expect, test } from 'vitest';
import { type AnyBotName, getReady } from '../bots/index.ts';
import { MODES, type Mode } from '../rules/index.ts';
import { reviewCard, reviewed } from './review.ts';
import { gameOfBots } from './study.fixture.ts';

beforeAll(() => getReady('master'));

/** Mean and standard error. */
function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / values.length };
}

test.each(MODES)('luck is nothing on average, for every side, %s', (mode) => {
  for (const players of [2, 4]) {
    const luck = Array.from({ length: players + 1 }, (): number[] => []);
    for (let number = 0; number < 12; number++) {
      for (const moment of gameOfBots('dasher', mode, players, number).moments) {
        if (moment.kind !== 'card') continue;
        for (const [side, share] of reviewCard(moment).luck.entries()) luck[side]!.push(share);
      }
    }
    for (const values of luck) {
      const { mean, error } = meanOf(values);
      expect(values.length).toBeGreaterThan(60);
      expect(Math.abs(mean)).toBeLessThanOrEqual(3.5 * error);
    }
  }
});

/** What a bot's moves give away on average. */
function errorOf(bot: AnyBotName, mode: Mode): number {
  const costs: number[] = [];
  for (let number = 0; number < 3; number++) {
    const game = gameOfBots(bot, mode, 2, number);
    for (const moment of reviewed(game, [400])) {
      const isMove = moment.kind === 'decision' && game.moments[moment.number]!.game.phase === 'moving';
      if (isMove && moment.mark !== 'forced') costs.push(moment.cost);
    }
  }
  return meanOf(costs).mean;
}

test.each(MODES)('moves of stronger bots give less away, %s', (mode) => {
  expect(errorOf('planner', mode)).toBeLessThan(errorOf('dreamer', mode) * 0.9);
});
