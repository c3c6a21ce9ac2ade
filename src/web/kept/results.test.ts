import { expect, test } from 'vitest';
import type { Outcome } from '../table/index.ts';
import { openKept } from './index.ts';
import { NO_RESULTS, nextOpponent, quickLevel, type Results, tallyOf, withGame } from './results.ts';
import { memoryStore } from './store.ts';

const WON: Outcome = {
  mode: 'basic',
  players: 2,
  bots: ['runner'],
  won: true,
  forecast: true,
  byLastCard: false,
  fates: ['eaten', 'out', 'out', 'out'],
  behind: 0,
  fed: 0,
};
const LOST: Outcome = { ...WON, won: false, fates: ['out', 'eaten'] };
const DAY = '2026-11-18T10:00:00.000Z';

const after = (games: readonly Outcome[], results: Results = NO_RESULTS): Results =>
  games.reduce((sum, game, at) => withGame(sum, `${sum.counted.length}-${at}`, game, DAY), results);

test('wins are counted by bot and mode, with streaks', () => {
  const results = after([WON, WON, LOST, WON, { ...WON, mode: 'experienced', bots: ['wary', 'runner'] }]);
  expect(tallyOf(results, 'runner', 'basic')).toEqual({ played: 4, won: 3, streak: 1, best: 2 });
  expect(tallyOf(results, 'runner', 'experienced')).toEqual({ played: 1, won: 1, streak: 1, best: 1 });
  expect(tallyOf(results, 'wary', 'experienced').won).toBe(1);
  expect(tallyOf(results, 'wary', 'basic').played).toBe(0);
  expect(results.all).toEqual({ played: 5, won: 4, streak: 2, best: 2 });
});

test('a table counts once', () => {
  const once = withGame(NO_RESULTS, 'a', WON, DAY);
  expect(withGame(once, 'a', WON, DAY)).toBe(once);
});

test('escapes in a row go on from game to game until a figure is eaten', () => {
  expect(after([WON]).escapes).toEqual({ now: 3, best: 3 });
  expect(after([WON, { ...WON, fates: ['out', 'out'] }]).escapes).toEqual({ now: 5, best: 5 });
  expect(after([WON, LOST]).escapes).toEqual({ now: 0, best: 4 });
});

const UNHARMED: Outcome['fates'] = ['out', 'out', 'out'];

test.each<[string, Partial<Outcome>, Partial<Outcome>]>([
  ['runner', { won: true }, { won: false }],
  ['unharmed', { fates: UNHARMED }, { fates: UNHARMED, won: false }],
  ['comeback', { behind: 2 }, { behind: 1 }],
  ['double-feed', { fed: 2, won: false }, { fed: 1 }],
  ['blindfold', { forecast: false }, { forecast: false, won: false }],
  ['last-card', { byLastCard: true }, { byLastCard: true, won: false }],
  ['seven-players', { players: 7 }, { players: 6 }],
])('the trophy %s', (trophy, enough, tooLittle) => {
  expect(after([{ ...WON, ...enough }]).trophies).toHaveProperty(trophy, DAY);
  expect(after([{ ...WON, ...tooLittle }]).trophies).not.toHaveProperty(trophy);
});

test('five wins in a row', () => {
  expect(after([WON, WON, WON, WON]).trophies).not.toHaveProperty('five-in-a-row');
  expect(after([WON, WON, WON, WON, WON]).trophies).toHaveProperty('five-in-a-row');
});

test('a trophy keeps the day on which it was won first', () => {
  const later = withGame(after([WON]), 'later', WON, '2027-01-01T00:00:00.000Z');
  expect(later.trophies.runner).toBe(DAY);
});

test('the next opponent is just stronger than the strongest one beaten', () => {
  expect(nextOpponent(NO_RESULTS)).toBeUndefined();
  expect(nextOpponent(after([LOST]))).toBeUndefined();
  expect(nextOpponent(after([WON]))?.bot).toBe('wary');
  expect(nextOpponent(after([{ ...WON, bots: ['cunning'] }, WON]))?.bot).toBe('fearsome');
  expect(nextOpponent(after([{ ...WON, bots: ['fearsome'] }]))).toBeUndefined();
});

test('whoever has not won yet gets an easy bot', () => {
  expect(quickLevel(NO_RESULTS).bot).toBe('runner');
  expect(quickLevel(after([LOST])).bot).toBe('runner');
  expect(quickLevel(after([WON])).bot).toBe('wary');
});

test('results are kept and read again; what can’t be understood is left out', () => {
  const store = memoryStore();
  const results = after([WON, LOST]);
  openKept(store).results.set(results);
  expect(openKept(store).results.value.peek()).toEqual(results);
  const data = {
    all: { played: -1, won: 'x' },
    tallies: { 'runner/basic': 7, 'dragon/basic': {} },
    counted: [1, 'a'],
  };
  const odd = openKept(memoryStore({ results: JSON.stringify({ version: 1, data }) }));
  const none = { played: 0, won: 0, streak: 0, best: 0 };
  expect(odd.results.value.peek()).toEqual({
    ...NO_RESULTS,
    tallies: { 'runner/basic': none },
    counted: ['a'],
  });
  expect(odd.troubles.peek()).toEqual([]);
});
