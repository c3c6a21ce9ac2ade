import { afterEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../test/helpers/games.ts';
import { Random } from '../rules/index.ts';
import { choose } from './bot.ts';
import { botNamed } from './bot-named.ts';
import { fetchLearned, learnedFor } from './learned.ts';
import data from './learned-value.json' with { type: 'json' };
import { freshWeights } from './teacher.ts';
import { readLearned, writeLearned } from './weights-file.ts';

afterEach(async () => {
  await fetchLearned(() => Promise.resolve(data));
});

describe('the data file', () => {
  test('is read, and then both modes have a network', async () => {
    expect(await fetchLearned(() => Promise.resolve(data))).toBeUndefined();
    expect(learnedFor('basic')).toBeDefined();
    expect(learnedFor('experienced')).toBeDefined();
  });

  test('keeps weights so well that written again it is the same', () => {
    const random = new Random('weights');
    const list = freshWeights(random).map((weight) => weight + (random.fraction() - 0.5) / 10);
    const text = writeLearned({ basic: list, experienced: list });
    const read = readLearned(JSON.parse(text));
    const off = read.basic.reduce((most, weight, i) => Math.max(most, Math.abs(weight - list[i]!)), 0);
    expect(off).toBeLessThan(0.03);
    expect(readLearned(JSON.parse(writeLearned(read)))).toEqual(read);
  });

  const missing = () => Promise.reject(new Error('there is no such file'));
  const { basic } = data.modes;
  const other = (modes: object) => () => Promise.resolve({ ...data, modes: { ...data.modes, ...modes } });
  const changed = { ...basic, board: { ...basic.board, weights: `#${basic.board.weights.slice(1)}` } };
  const short = { ...basic, board: { ...basic.board, weights: basic.board.weights.slice(1) } };
  const rubbish = { ...basic, board: { ...basic.board, weights: `é${basic.board.weights.slice(1)}` } };
  test.each<[string, () => Promise<unknown>]>([
    ['there is no such file', missing],
    ['it has no weights', () => Promise.resolve({})],
    ['it has no weights', () => Promise.resolve(null)],
    ['its sum is wrong', other({ basic: changed })],
    ['the board of the basic game do not have', other({ basic: short })],
    ['a sign that stands for nothing: "é"', other({ basic: rubbish })],
    ['the figures of the experienced game', other({ experienced: undefined })],
  ])(
    'that is missing or damaged gets a clear message, and a bot that still plays: %s',
    async (why, source) => {
      const told = await fetchLearned(source);
      expect(told).toContain(why);
      expect(told).toContain('the bots play without it');
      expect(learnedFor('basic')).toBeUndefined();
      const { action } = choose(botNamed('master'), gameOf(), new Random('x'), 500);
      expect(action.type).toBe('move');
    },
  );
});
