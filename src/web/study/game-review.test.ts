import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getReady } from '../../bots/index.ts';
import { type Progress, review } from '../../study/index.ts';
import { Analyst } from './analyst.ts';
import { GameReview } from './game-review.ts';
import { openText } from './opened.ts';

beforeAll(() => getReady('master'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lines = readFileSync(new URL('../../../test/corpus/basic-2.ffr', import.meta.url), 'utf8').split('\n');
const text = lines.slice(0, 12).join('\n');
const opened = openText(text, { file: 'a.ffr', you: undefined });
const game = opened.games[0]!;

/** An analyst whose answers are given here, and what is asked of it. */
function answering() {
  const orders: unknown[] = [];
  let hear: (progress: Progress) => void = () => {};
  class Fake extends Analyst {
    override order(...[order, hears]: Parameters<Analyst['order']>): ReturnType<Analyst['order']> {
      orders.push(order);
      hear = (progress) => hears.progress?.(progress);
      const note = (what: string) => () => void orders.push(what);
      return { rest: note('rest'), resume: note('resume'), forget: note('forget') };
    }
  }
  return { analyst: new Fake(), orders, hear: (progress: Progress) => hear(progress) };
}

test('what is found is told together, and when all is known the sums add up', () => {
  const { analyst, hear } = answering();
  const found = new GameReview(opened, 0, analyst);
  found.start();
  const all = [...review(game, [30])].filter(({ reviewed }) => reviewed !== undefined);
  for (const progress of all) hear(progress);
  expect(found.found.value).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(found.isWhole.value).toBe(true);
  expect(found.state.value).toMatchObject({ is: 'going', pass: 1, done: game.moments.length });
  const { accounts } = found.sums.value!;
  for (const { start, luck, errors, gifts, unseen, end } of accounts) {
    expect(start + luck - errors + gifts + unseen).toBeCloseTo(end, 6);
  }
  const chances = found.chances.value;
  expect(chances).toHaveLength(game.moments.length + 1);
  for (const odds of chances) expect(odds!.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
});

test('at rest it stays so, whatever still comes', () => {
  const { analyst, orders, hear } = answering();
  const found = new GameReview(opened, 0, analyst);
  found.start();
  found.rest();
  hear({ pass: 1, passes: 1, done: 3, of: 9 });
  vi.advanceTimersByTime(1000);
  expect(found.state.value).toMatchObject({ is: 'resting', done: 3 });
  found.resume();
  expect(found.state.value.is).toBe('going');
  found.close();
  expect(orders.slice(1)).toEqual(['rest', 'resume', 'forget']);
});
