import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeView } from '../../rules/notation/index.ts';
import { playedRecords } from '../../study/index.ts';
import { Desk, type Told } from './desk.ts';

const lines = readFileSync(new URL('../../../test/corpus/basic-2.ffr', import.meta.url), 'utf8').split('\n');
const text = lines.slice(0, 9).join('\n');
const { moments } = playedRecords(text).games[0]!;
const REVIEW = { do: 'review', id: 1, text, ours: false, game: 0, passes: [60] } as const;

/** A desk whose slices are as short as can be, and what it tells. */
function deskTelling() {
  const told: Told[] = [];
  let end = (_: Told): void => {};
  const desk = new Desk({
    tell: (one) => {
      told.push(one);
      end(one);
    },
    now: () => performance.now(),
    slice: 0,
  });
  const until = (is: (told: Told) => boolean): Promise<Told> =>
    new Promise((resolve) => {
      end = (one) => {
        if (is(one)) resolve(one);
      };
    });
  return { desk, told, until };
}
const isDone = (id: number) => (one: Told) => one.id === id && 'done' in one;

describe('the desk', () => {
  test('tells of each moment of a game, and when it is done', async () => {
    const { desk, told, until } = deskTelling();
    const done = until(isDone(1));
    desk.take(REVIEW);
    await done;
    const numbers = told.flatMap((one) => ('progress' in one ? (one.progress.reviewed?.number ?? []) : []));
    expect(numbers).toEqual(moments.map(({ number }) => number));
  });

  test('a position that is looked at goes before the review, and a review that rests waits', async () => {
    const { desk, told, until } = deskTelling();
    const first = until((one) => 'progress' in one);
    desk.take(REVIEW);
    await first;
    desk.take({ do: 'rest', id: 1 });
    const seen = told.length;
    const weighed = until(isDone(2));
    desk.take({ do: 'weigh', id: 2, view: writeView(moments[6]!.game), nodes: 200 });
    await weighed;
    expect(told.slice(seen).every(({ id }) => id === 2)).toBe(true);
    const last = told.findLast((one) => 'weighed' in one)!;
    expect('weighed' in last && last.weighed.moves.length).toBeGreaterThan(1);
    const done = until(isDone(1));
    desk.take({ do: 'resume', id: 1 });
    await done;
  });

  test('what can’t be worked on is told, and the rest goes on', async () => {
    const { desk, until } = deskTelling();
    const failed = until((one) => 'error' in one);
    desk.take({ ...REVIEW, id: 3, game: 5 });
    expect(await failed).toEqual({ id: 3, error: 'there is no game 5' });
    const done = until(isDone(4));
    desk.take({ do: 'weigh', id: 4, view: writeView(moments[6]!.game), nodes: 60 });
    await done;
  });
});
