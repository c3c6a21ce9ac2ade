import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

const first = (seed: string | number, count = 6) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('the generator', () => {
  // Worked out with another program, from the description alone: these numbers hold on every machine.
  test.each([
    ['', [2988730470, 1666900107, 221464154, 2801406039, 2179645895, 3241723815]],
    [1, [2855543914, 3179875725, 3852120414, 60936096, 1578551317, 3278898158]],
    ['dark hall', [4142391892, 13721379, 1085984967, 3351038817, 2805197496, 1945594045]],
    ['Ünïcödé 🏰', [3831795369, 1998814238, 3141486818, 1147117818, 967125351, 1405757737]],
  ])('the first numbers of the seed "%s"', (seed, numbers) => {
    expect(first(seed)).toEqual(numbers);
  });

  test('a number as seed is its text', () => {
    expect(first(42)).toEqual(first('42'));
  });

  test('numbers below a bound, each equally often', () => {
    const random = new Random('even');
    for (const bound of [1, 2, 3, 6, 7]) {
      const counts = new Array<number>(bound).fill(0);
      for (let i = 0; i < bound * 1000; i++) counts[random.below(bound)]!++;
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    }
  });

  test('numbers that would come once too often are drawn again', () => {
    // Below 3 * 2^30 every third number of the generator would favour the low ones; those below 2^30 are passed over.
    const bound = 3 * 2 ** 30;
    const random = new Random(1);
    const kept = first(1, 200).filter((number) => number >= 2 ** 30);
    for (const number of kept) expect(random.below(bound)).toBe(number % bound);
    expect(kept.length).toBeLessThan(200);
  });

  test('there is nothing below 0, and nothing to pick from nothing', () => {
    expect(() => new Random(1).below(0)).toThrow(RangeError);
    expect(() => new Random(1).pick([])).toThrow(RangeError);
  });

  test('below(1) is 0', () => {
    expect(new Random(1).below(1)).toBe(0);
  });

  test('fractions lie from 0 up to 1', () => {
    const random = new Random('dark hall');
    expect(random.fraction()).toBe(4142391892 / 2 ** 32);
    for (let i = 0; i < 1000; i++) {
      const fraction = random.fraction();
      expect(fraction >= 0 && fraction < 1).toBe(true);
    }
  });

  test('pick takes one of a list', () => {
    const random = new Random('pick');
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });

  test('shuffle gives a copy with the same things', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = new Random('shuffle').shuffle(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...shuffled].sort()).toEqual(list);
    expect(shuffled).not.toEqual(list);
    expect(new Random('shuffle').shuffle(list)).toEqual(shuffled);
    expect(new Random(1).shuffle([])).toEqual([]);
    expect(new Random(1).shuffle(['a'])).toEqual(['a']);
  });

  test('every order is equally likely', () => {
    const counts = new Map<string, number>();
    const random = new Random('orders');
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
