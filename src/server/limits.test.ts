import { describe, expect, test } from 'vitest';
import { ManualClock } from './clock.fixture.ts';
import { addressKey, Buckets, Limits } from './limits.ts';

describe('a bucket', () => {
  test('gives what it holds, fills up again, and never above its brim', async () => {
    const clock = new ManualClock();
    const buckets = new Buckets({ burst: 3, perSecond: 2 }, clock);
    const take = (times: number) => Array.from({ length: times }, () => buckets.take('a'));
    expect(take(4)).toEqual([true, true, true, false]);
    await clock.move(500);
    expect(take(2)).toEqual([true, false]);
    await clock.move(60_000);
    expect(take(4)).toEqual([true, true, true, false]);
    expect(buckets.take('b')).toBe(true);
  });

  test('is forgotten when it is full again', async () => {
    const clock = new ManualClock();
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, clock);
    for (let i = 0; i < 1000; i++) buckets.take(`guest ${i}`);
    expect(buckets.size).toBe(1000);
    await clock.move(5000);
    buckets.take('another');
    expect(buckets.size).toBe(1);
  });
});

test('limits can be widened and switched off', () => {
  const clock = new ManualClock();
  const taken = (factor: number): number => {
    const limits = new Limits(factor, clock);
    let count = 0;
    while (count < 1000 && limits.allows('chat', 'a')) count += 1;
    return count;
  };
  expect(taken(1)).toBe(8);
  expect(taken(3)).toBe(24);
  expect(taken(0)).toBe(1000);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
