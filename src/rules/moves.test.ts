import { describe, expect, test } from 'vitest';
import { hall, moveFrom } from '../../test/helpers/halls.ts';
import { Moves } from './moves.ts';
import { writePosition } from './notation/position-notation.ts';
import { type Position, placeName } from './position.ts';

const moves = new Moves();

/** All outcomes: where the figure ends and the path. Each is what its path makes of the position. */
function outcomesOf(position: Position, id: string) {
  const figure = position.figureNamed(id)!;
  const before = writePosition(position);
  const count = moves.find(position, figure);
  expect([count, writePosition(position)]).toEqual([moves.count, before]);
  return Array.from({ length: count }, (_, outcome) => {
    const after = position.copy();
    moves.apply(outcome, after);
    const path = moves.path(outcome);
    expect(moveFrom(position, id, path).position.equals(after)).toBe(true);
    expect(moves.cost(outcome)).toBe(path.length);
    return { to: placeName(moves.to(outcome)), path, pushesNothing: moves.pushesNothing(outcome) };
  });
}
const listOf = (drawing: string, id = 'A') =>
  outcomesOf(hall(drawing), id).map(({ to, path }) => `${to} ${path}`.trim());

describe('every outcome of a move', () => {
  test('F1: staying is the first, the spaces around follow', () => {
    expect(listOf('5 . . . . A \nlegend: A A 1')).toEqual(['e5', 'e4 n', 'f5 e', 'e6 s', 'd5 w']);
  });

  test('F1: with a number of n, all spaces up to n away, each once', () => {
    for (const [points, spaces] of [
      [2, 13],
      [3, 25],
      [4, 41],
      [5, 61],
    ] as const) {
      const list = listOf(`6 . . . . . . . . A \nlegend: A A ${points}`);
      expect(list.length).toBe(spaces);
      expect(new Set(list.map((item) => item.split(' ')[0])).size).toBe(list.length);
    }
  });

  test('F1: without a number it can only stay', () => {
    expect(listOf('5 . . . . A ')).toEqual(['e5']);
  });

  test('F2: one that waits may stay outside or enter', () => {
    expect(listOf('legend: entrance A 1')).toEqual(['entrance', 'p11 i']);
    expect(listOf('legend: entrance A 2')).toEqual(['entrance', 'p11 i', 'p10 in', 'o11 iw']);
  });

  test('F4: while the monster is on p11 nobody enters', () => {
    expect(listOf('11         . . . . . . . . . . . @>\nlegend: entrance A 5')).toEqual(['entrance']);
  });

  test('F2: from a1 it may leave, and then goes no farther', () => {
    expect(listOf('1 A \n5 @>\nlegend: A A 1')).toEqual(['a1', 'b1 e', 'a2 s', 'out o']);
    const list = listOf('1 A \n5 @>\nlegend: A A 3');
    expect(list.filter((item) => item.startsWith('out'))).toEqual(['out o']);
  });

  test('F2: it comes to a1 from either side, and out', () => {
    expect(listOf('1 . A \n5 @>\nlegend: A A 2')).toEqual(expect.arrayContaining(['a1 w', 'out wo']));
    expect(listOf('2 A \n5 @>\nlegend: A A 2')).toEqual(expect.arrayContaining(['a1 n', 'out no']));
  });

  test('F2 G5: a figure out or eaten has no move', () => {
    expect(listOf('legend: out A 4')).toEqual([]);
    expect(listOf('legend: eaten A 4')).toEqual([]);
  });

  test('F3: it walks through figures but ends on none', () => {
    const places = listOf('5 A B \nlegend: A A 2').map((item) => item.split(' ')[0]);
    expect(places.sort()).toEqual(['a3', 'a4', 'a5', 'a6', 'a7', 'b4', 'b6', 'c5']);
  });

  test('F5: outcomes that differ only in the blocks are different', () => {
    const outcomes = outcomesOf(hall('1 . . # A # \n5 @>\nlegend: A A 2'), 'A');
    const staying = outcomes.filter(({ to }) => to === 'd1');
    expect(staying.map(({ path, pushesNothing }) => [path, pushesNothing])).toEqual([
      ['', true],
      ['ew', false],
      ['we', false],
    ]);
  });

  test('F5: equal places of figure and blocks are one outcome, by whichever pushes', () => {
    const outcomes = outcomesOf(hall('1 . . # A # \n5 @>\nlegend: A A 4'), 'A');
    const back = outcomes.filter(({ to, path }) => to === 'd1' && path.length === 4);
    // One stone pushed twice, or both once: ewwe is there, so weew is not.
    expect(back.map(({ path }) => path)).toEqual(['eeww', 'ewwe', 'wwee']);
  });

  test('F8: a slide is one outcome for one point', () => {
    expect(listOf('5 A ~ ~ ~ ~ . \nlegend: A A 1')).toContain('f5 e');
    expect(listOf('5 A ~ ~ ~ ~ . \nlegend: A A 1').length).toBe(4);
  });

  test('F9: a slide that stops on a figure is only a way', () => {
    const list = listOf('5 A ~ ~ ~ ~ B . \nlegend: A A 2');
    expect(list).toContain('g5 ee');
    expect(list.some((item) => item.startsWith('f5'))).toBe(false);
  });

  test('F11: what a push does on a pool is part of the outcome', () => {
    const outcomes = outcomesOf(hall('5 A # ~ ~ ~ ~ . \nlegend: A A 1'), 'A');
    expect(outcomes.find(({ path }) => path === 'e')).toMatchObject({ to: 'b5', pushesNothing: false });
  });

  test('F8: sliding over an empty pool pushes nothing', () => {
    const outcomes = outcomesOf(hall('5 A ~ ~ ~ ~ . \nlegend: A A 1'), 'A');
    expect(outcomes.every(({ pushesNothing }) => pushesNothing)).toBe(true);
  });

  test('F1 F5: among many blocks each outcome is found once, also on a bench used before', () => {
    const dense = hall(`
         a b c d e f g h i
       3 . . . # . # . . .
       4 . # . . . . . # .
       5 . . # A . # * . .
       6 . . . # . . . . .
       7 . # . . r . . . .
      legend: A A 6`);
    const first = outcomesOf(dense, 'A');
    expect(new Set(first.map(({ path }) => path)).size).toBe(first.length);
    listOf('legend: entrance A 6');
    expect(outcomesOf(dense, 'A')).toEqual(first);
    const seen = first.map((_, outcome) => {
      const after = dense.copy();
      moves.apply(outcome, after);
      return writePosition(after);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(300);
  });
});
