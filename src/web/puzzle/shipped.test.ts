import { expect, test } from 'vitest';
import type { Chapter } from '../../puzzles/index.ts';
import { TWO_STONES } from './levels.fixture.ts';
import { bringCampaign, bringDaily, groupsOf, levelAfter, nextUnsolved } from './shipped.ts';

const names = { en: 'a', de: 'b', nl: 'c', fr: 'd' };
const chapter = (id: string, levels: number): Chapter => ({
  id,
  names,
  levels: Array.from({ length: levels }, (_, place) => ({
    id: `${id}-${place + 1}`,
    names,
    level: TWO_STONES,
  })),
});
const chapters = [chapter('a', 10), chapter('b', 10)];
const idsTo = (id: string, last: number): Set<string> =>
  new Set(Array.from({ length: last }, (_, place) => `${id}-${place + 1}`));

test('levels open in groups; every chapter can be begun, and a hard level bars nobody', () => {
  const closed = groupsOf(chapters[0]!, new Set());
  expect(closed.map(({ open }) => open)).toEqual([true, false]);
  expect(closed[1]?.missing).toBe(3);
  expect(groupsOf(chapters[0]!, idsTo('a', 2))[1]?.missing).toBe(1);
  expect(groupsOf(chapters[0]!, idsTo('a', 3))[1]).toMatchObject({ open: true, missing: 0 });
  expect(groupsOf(chapters[1]!, new Set())[0]?.open).toBe(true);
});

test('one goes on with the first open level that is not solved', () => {
  expect(nextUnsolved(chapters, new Set())?.id).toBe('a-1');
  expect(nextUnsolved(chapters, idsTo('a', 2))?.id).toBe('a-3');
  expect(nextUnsolved(chapters, new Set([...idsTo('a', 10), ...idsTo('b', 10)]))).toBeUndefined();
});

test('after a level comes the next open one', () => {
  expect(levelAfter(chapters, 'a-1', new Set(['a-1']))?.id).toBe('a-2');
  expect(levelAfter(chapters, 'a-5', new Set(['a-1']))?.id, 'the next group is closed').toBe('b-1');
  expect(levelAfter(chapters, 'b-10', new Set())).toBeUndefined();
});

test('the shipped lists come, and stay', async () => {
  const campaign = await bringCampaign();
  expect(campaign.length).toBeGreaterThan(0);
  expect(await bringCampaign()).toBe(campaign);
  const level = await bringDaily('2026-11-16');
  expect(level?.enemies.length).toBeGreaterThan(0);
  expect(await bringDaily('2026-02-30')).toBeUndefined();
});
