import { expect, test } from 'vitest';
import board from '../../test/fixtures/board.json' with { type: 'json' };
import { CARDS, isCard, isHitsCard, pileCards, reachOf } from './cards.ts';

test('C2: eight cards: 5, 7, 7, 8, 8, 10, "1 hit", "2 hits"', () => {
  expect(pileCards(false)).toEqual(['5', '7', '7', '8', '8', '10', '1 hit', '2 hits']);
  expect(pileCards(false)).toEqual(board.cards);
});

test('C2: in the longer game the 5 becomes "3 hits"', () => {
  expect(pileCards(true)).toEqual(['7', '7', '8', '8', '10', '1 hit', '2 hits', '3 hits']);
});

test('C2: cards by their names', () => {
  expect(CARDS.every(isCard)).toBe(true);
  expect(new Set([...pileCards(false), ...pileCards(true)])).toEqual(new Set(CARDS));
  expect(['6', '9', '1', '1 hits', '2 hit', '4 hits', '', 5, null, undefined].some(isCard)).toBe(false);
  expect(CARDS.filter(isHitsCard)).toEqual(['1 hit', '2 hits', '3 hits']);
});

test('M1: a number is so many steps, whatever is eaten', () => {
  for (const card of ['5', '7', '8', '10'])
    expect(reachOf(card)).toEqual({ steps: Number(card), hits: Number.POSITIVE_INFINITY });
});

test('M1: a hits card is so many hits, 20 steps at most', () => {
  expect(reachOf('1 hit')).toEqual({ steps: 20, hits: 1 });
  expect(reachOf('2 hits')).toEqual({ steps: 20, hits: 2 });
  expect(reachOf('3 hits')).toEqual({ steps: 20, hits: 3 });
});

test('M1: any whole number of steps from 1 to 100 can be asked for', () => {
  expect([reachOf('1')?.steps, reachOf('99')?.steps, reachOf('100')?.steps]).toEqual([1, 99, 100]);
  for (const text of [
    '0',
    '-1',
    '101',
    '1000',
    '05',
    '5.0',
    '5 ',
    ' 5',
    '1e1',
    '',
    'x',
    '5 hits',
    '1 hits',
    'toString',
  ])
    expect(reachOf(text)).toBeUndefined();
});

test('M1: no card asks for more hits or steps than the most', () => {
  const reaches = CARDS.map((card) => reachOf(card)!);
  expect(Math.max(...reaches.map(({ steps }) => steps))).toBe(20);
  expect(Math.max(...reaches.map(({ hits }) => hits).filter(Number.isFinite))).toBe(3);
});
