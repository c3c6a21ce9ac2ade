import { describe, expect, test } from 'vitest';
import { levelIn } from '../../test/puzzles/levels.ts';
import { placeName } from '../rules/index.ts';
import { writePosition } from '../rules/notation/index.ts';
import {
  baitOf,
  checkAll,
  checkNext,
  lonePair,
  parOf,
  positionWith,
  spacesFor,
  starsFor,
  supplyLeft,
} from './attempt.ts';

const LEVEL = levelIn('3 . . # \n5 . @>. . A . . b \nlegend: entrance c; entrance d', {
  supply: [
    { kind: 'stone', count: 2 },
    { kind: 'teleporter', pair: 1, count: 2 },
    { kind: 'pool', shape: '4x1', count: 1 },
  ],
});
const stone = (at: 'd5' | 'e3' | 'e4' | 'c3') => ({ kind: 'stone', at }) as const;
const arrow = (at: 'h2' | 'h3' | 'h8') => ({ kind: 'teleporter', pair: 1, at, facing: 's' }) as const;

describe('P1: what may be put down', () => {
  test('P1: the supply counts tiles, and own figures that wait are part of it', () => {
    expect(baitOf(LEVEL)).toEqual(['c', 'd']);
    const left = supplyLeft(LEVEL, [stone('d5'), { figure: 'd', at: 'e7' }]);
    expect(left.heaps.map(({ piece, count, of }) => [piece, count, of])).toEqual([
      ['stone', 1, 2],
      ['teleporter-1', 2, 2],
      ['pool-4x1', 1, 1],
    ]);
    expect(left.figures).toEqual(['c']);
  });

  test('P1: no more than the supply holds', () => {
    expect(checkNext(LEVEL, [stone('d5'), stone('e3')], stone('e4'))).toMatchObject({
      rule: 'S3',
      reason: 'none-left',
    });
    expect(checkNext(LEVEL, [], { kind: 'crystal', at: 'e4' })).toMatchObject({ reason: 'none-left' });
    expect(checkNext(LEVEL, [{ figure: 'c', at: 'e7' }], { figure: 'c', at: 'e8' })).toMatchObject({
      reason: 'not-in-supply',
    });
    expect(checkNext(LEVEL, [], { figure: 'b', at: 'e8' })).toMatchObject({ reason: 'not-in-supply' });
  });

  test('P1 S4 S5: what lies there already is in the way', () => {
    expect(checkNext(LEVEL, [], stone('c3'))).toMatchObject({ rule: 'S4' });
    expect(checkNext(LEVEL, [stone('e4')], { kind: 'pool', shape: '1x4', at: 'e1' })).toMatchObject({
      rule: 'S4',
    });
    expect(checkNext(LEVEL, [arrow('h2')], arrow('h3'))).toMatchObject({ rule: 'S5' });
    const pool = { kind: 'pool', shape: '1x4', at: 'e6' } as const;
    expect(checkNext(LEVEL, [pool], { figure: 'c', at: 'e7' })).toMatchObject({ reason: 'figure-on-pool' });
  });

  test('P1: the level may name the spaces', () => {
    const narrow = { ...LEVEL, mayUse: ['d5', 'e5', 'f5', 'g5'] as const };
    expect(checkNext(narrow, [], stone('e4'))).toMatchObject({ rule: 'P1', reason: 'may-not-use' });
    expect(spacesFor(narrow, [], 'stone').map(({ at }) => at)).toEqual(['d5', 'f5', 'g5']);
  });

  test('P1: spaces for a piece are those where it may go', () => {
    const spaces = spacesFor(LEVEL, [stone('d5')], 'stone').map(({ at }) => at);
    expect(spaces).toContain('e4');
    for (const at of ['d5', 'c3', 'b5', 'a1', 'b1', 'p11']) expect(spaces).not.toContain(at);
    const pools = spacesFor(LEVEL, [], 'pool-4x1');
    expect(new Set(pools.map((put) => ('kind' in put && put.kind === 'pool' ? put.shape : '')))).toEqual(
      new Set(['4x1', '1x4']),
    );
    expect(spacesFor(LEVEL, [], { figure: 'c' }).length).toBeGreaterThan(100);
    for (const put of pools) expect(checkNext(LEVEL, [], put)).toBeUndefined();
  });

  test('P1: what is put down stands in the position, and the level stays as it was', () => {
    const before = writePosition(LEVEL.position);
    const position = positionWith(LEVEL, [stone('d5'), arrow('h2'), { figure: 'c', at: 'e7' }]);
    expect(placeName(position.placeOf(position.figureNamed('c')!))).toBe('e7');
    expect(position.hall.teleporters.length).toBe(1);
    expect(writePosition(LEVEL.position)).toBe(before);
  });

  test('P1: the first thing that may not lie there is named', () => {
    expect(checkAll(LEVEL, [stone('d5'), stone('d5')])).toMatchObject({ index: 1, refusal: { rule: 'S4' } });
    expect(checkAll(LEVEL, [stone('d5'), stone('e4')])).toBeUndefined();
  });

  test('C1: a teleporter that lies alone is noticed', () => {
    expect(lonePair(LEVEL, [stone('d5')])).toBeUndefined();
    expect(lonePair(LEVEL, [arrow('h2')])).toBe(1);
    expect(lonePair(LEVEL, [arrow('h2'), arrow('h8')])).toBeUndefined();
  });
});

describe('stars', () => {
  test('without a solution to compare with, the whole supply is par', () => {
    expect(parOf(LEVEL)).toBe(7);
    expect(starsFor(LEVEL, [stone('d5')])).toBe(3);
  });

  test('one less for each thing more than the smallest solution takes', () => {
    const level = { ...LEVEL, solutions: [[stone('d5')], [stone('d5'), stone('e4')]] };
    const downs = [stone('d5'), stone('e4'), arrow('h2'), arrow('h8')];
    expect([1, 2, 3, 4].map((count) => starsFor(level, downs.slice(0, count)))).toEqual([3, 2, 1, 1]);
  });
});
