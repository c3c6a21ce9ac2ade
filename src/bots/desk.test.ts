import { describe, expect, test } from 'vitest';
import { gameOf } from '../../test/helpers/games.ts';
import { Random, writeView } from '../rules/index.ts';
import { BotDesk, botNamed, choose, type DeskOrder, type DeskReply } from './index.ts';

/** A desk in a thread whose messages and clock the test holds in its hand: a millisecond passes at every look at it. */
function deskAt(): { desk: BotDesk; replies: DeskReply[]; slice: () => boolean } {
  const replies: DeskReply[] = [];
  const waiting: (() => void)[] = [];
  let clock = 0;
  const desk = new BotDesk({
    post: (reply) => replies.push(reply),
    later: (go) => waiting.push(go),
    now: () => clock++,
  });
  const slice = (): boolean => {
    waiting.shift()?.();
    return waiting.length > 0;
  };
  return { desk, replies, slice };
}

const game = gameOf({ players: ['red', 'blue', 'green'] });
const order = (id: number, more: Partial<DeskOrder> = {}): DeskOrder =>
  ({ id, view: writeView(game), bot: 'fearsome', seed: 's', nodes: 20_000, ...more }) as DeskOrder;
const finished = (replies: readonly DeskReply[]) =>
  replies.flatMap((reply) => ('action' in reply ? [reply.id] : []));

describe('a desk', () => {
  test('answers with what the bot would choose, thoughts before it', () => {
    const { desk, replies, slice } = deskAt();
    desk.take(order(1));
    expect(replies).toEqual([]); // nothing is done before messages are heard again
    while (slice());
    const last = replies.at(-1)!;
    if (!('action' in last)) throw new Error('there is no answer');
    expect(last.action).toEqual(choose(botNamed('fearsome'), game, new Random('s'), 20_000).action);
    expect(replies.length).toBeGreaterThan(1);
    expect(replies[0]).toMatchObject({ id: 1, thought: { line: expect.anything() } });
    // Messages can be sent from thread to thread.
    expect(structuredClone(replies)).toEqual(replies);
  });

  test('works in slices, however long the order is', () => {
    const { desk, slice } = deskAt();
    desk.take(order(1));
    let slices = 1;
    while (slice()) slices++;
    expect(slices).toBeGreaterThan(10);
  });

  test('stops when it is cancelled, and goes on with the next order', () => {
    const { desk, replies, slice } = deskAt();
    desk.take(order(1, { nodes: 10_000_000 }));
    desk.take(order(2, { nodes: 10_000_000 }));
    desk.take(order(3, { nodes: 500 }));
    slice();
    desk.take({ cancel: 1 });
    desk.take({ cancel: 2 });
    while (slice());
    expect(finished(replies)).toEqual([3]);
    expect(replies.filter((reply) => 'cancelled' in reply)).toEqual([
      { id: 1, cancelled: true },
      { id: 2, cancelled: true },
    ]);
    desk.take({ cancel: 3 });
    expect(slice()).toBe(false);
    expect(finished(replies)).toEqual([3]);
  });

  test('stops when its time is over', () => {
    const { desk, replies, slice } = deskAt();
    desk.take(order(1, { nodes: 10_000_000, milliseconds: 40 }));
    let slices = 1;
    while (slice()) slices++;
    expect(finished(replies)).toEqual([1]);
    expect(slices).toBeLessThan(20);
  });

  test('answers several orders one after another', () => {
    const { desk, replies, slice } = deskAt();
    desk.take(order(1, { nodes: 500 }));
    desk.take(order(2, { bot: 'random' }));
    while (slice());
    desk.take(order(3, { bot: 'wary' }));
    while (slice());
    expect(finished(replies)).toEqual([1, 2, 3]);
  });

  test.each<[string, Partial<DeskOrder>]>([
    ['there is no bot "hal"', { bot: 'hal' as 'wary' }],
    ['this is not JSON', { view: '{' }],
    ['the monster moves now', { view: writeView(game).replace('"moving"', '"monster"') }],
  ])('says what is wrong: %s', (message, more) => {
    const { desk, replies, slice } = deskAt();
    desk.take(order(1, more));
    expect(replies).toEqual([{ id: 1, error: expect.stringContaining(message) }]);
    expect(slice()).toBe(false);
  });
});
