import { expect, test } from 'vitest';
import { LEVELS, levelOf, type StepName } from '../../bots/index.ts';
import type { Outcome } from '../table/index.ts';
import { openKept } from './index.ts';
import { NO_RESULTS, nextLevel, type Results, tallyOf, withGame, yourLevel } from './results.ts';
import { memoryStore } from './store.ts';

const WON: Outcome = {
  mode: 'basic',
  players: 2,
  bots: ['dasher'],
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
  const results = after([WON, WON, LOST, WON, { ...WON, mode: 'experienced', bots: ['watcher', 'dasher'] }]);
  expect(tallyOf(results, 'dasher', 'basic')).toEqual({ played: 4, won: 3, streak: 1, best: 2 });
  expect(tallyOf(results, 'dasher', 'experienced')).toEqual({ played: 1, won: 1, streak: 1, best: 1 });
  expect(tallyOf(results, 'watcher', 'experienced').won).toBe(1);
  expect(tallyOf(results, 'watcher', 'basic').played).toBe(0);
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
  ['dasher', { won: true }, { won: false }],
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
  expect(later.trophies.dasher).toBe(DAY);
});

/** A game against that bot, won or lost. */
const against = (bot: StepName, won: boolean): Outcome => ({ ...WON, bots: [bot], won });
const levelAfter = (games: readonly Outcome[], results?: Results) => yourLevel(after(games, results)).bot;

test('your level: whoever is new here meets an easy one', () => {
  expect(yourLevel(NO_RESULTS).bot).toBe('dasher');
  expect(levelAfter([{ ...WON, bots: [] }])).toBe('dasher');
});

test('your level: a win against it or above goes on above that one, up to the strongest', () => {
  expect(levelAfter([against('dasher', true)])).toBe('watcher');
  expect(levelAfter([against('trickster', true)])).toBe('schemer');
  expect(levelAfter([{ ...WON, bots: ['dreamer', 'planner', 'dasher'] }])).toBe('trickster');
  expect(levelAfter([against('trickster', true), against('dasher', true)])).toBe('schemer');
  expect(levelAfter([against('hunter', true)])).toBe('master');
  expect(levelAfter([against('master', true)])).toBe('master');
});

test('your level: two losses in a row against it or below go down one, never below the first', () => {
  const planner: Results = { ...NO_RESULTS, level: 4 };
  const lost = against('planner', false);
  expect(levelAfter([lost], planner)).toBe('planner');
  expect(levelAfter([lost, lost], planner)).toBe('watcher');
  expect(levelAfter([lost, against('dasher', false)], planner)).toBe('watcher');
  expect(levelAfter([lost, against('dasher', true), lost], planner)).toBe('planner');
  expect(levelAfter([lost, against('master', false), against('master', false)], planner)).toBe('planner');
  expect(levelAfter(Array(9).fill(against('dreamer', false)))).toBe('dreamer');
});

test('after a win a stronger one is offered, after too many losses a weaker one', () => {
  const next = (bot: StepName, won: boolean, results: Results) => nextLevel(results, levelOf(bot), won)?.bot;
  expect(next('dasher', true, NO_RESULTS)).toBe('watcher');
  expect(next('master', true, NO_RESULTS)).toBeUndefined();
  const lost = against('dasher', false);
  expect(next('dasher', false, after([lost]))).toBeUndefined();
  expect(next('dasher', false, after([lost, lost]))).toBe('dreamer');
  expect(next('master', false, after([against('master', false)]))).toBe('dasher');
});

const NONE = { played: 0, won: 0, streak: 0, best: 0 };
/** Results as they were kept when there were five bots. */
const keptBefore = (data: object): Results => {
  const store = memoryStore({ results: JSON.stringify({ version: 1, data }) });
  return openKept(store).results.value.peek();
};

test.each([
  [[], 2],
  [['random'], 2],
  [['random', 'runner'], 3],
  [['wary'], 4],
  [['wary', 'cunning'], 6],
  [['fearsome', 'runner'], 8],
])('results with trophies for %j and no level begin at level %i', (bots, level) => {
  const results = keptBefore({ trophies: Object.fromEntries(bots.map((bot) => [bot, DAY])) });
  expect(results).toMatchObject({ level, losses: 0 });
  expect(Object.keys(results.trophies)).toHaveLength(bots.length);
});

test('what was won against the older bots counts for the levels most like them', () => {
  const won = { played: 5, won: 3, streak: 2, best: 2 };
  const later = { played: 1, won: 1, streak: 1, best: 1 };
  const results = keptBefore({
    tallies: { 'runner/basic': won, 'dasher/basic': later, 'fearsome/experienced': won },
    trophies: { runner: DAY, dasher: '2027-01-01T00:00:00.000Z', unharmed: DAY },
  });
  expect(tallyOf(results, 'dasher', 'basic')).toEqual({ played: 6, won: 4, streak: 1, best: 2 });
  expect(tallyOf(results, 'hunter', 'experienced')).toEqual(won);
  expect(results.trophies).toEqual({ dasher: DAY, unharmed: DAY });
  const onceMore = withGame(results, 'an old game', { ...WON, bots: ['runner'] }, DAY);
  expect(tallyOf(onceMore, 'dasher', 'basic').won).toBe(5);
});

test('a level that there is not is passed over', () => {
  for (const level of [0, LEVELS.length + 1, 'x']) expect(keptBefore({ level }).level).toBe(2);
  expect(keptBefore({ level: 5, losses: 1 })).toMatchObject({ level: 5, losses: 1 });
});

test('results are kept and read again; what can’t be understood is left out', () => {
  const store = memoryStore();
  const results = after([WON, LOST]);
  openKept(store).results.set(results);
  expect(openKept(store).results.value.peek()).toEqual(results);
  const data = {
    all: { played: -1, won: 'x' },
    tallies: { 'dasher/basic': 7, 'dragon/basic': {} },
    counted: [1, 'a'],
  };
  const odd = openKept(memoryStore({ results: JSON.stringify({ version: 1, data }) }));
  expect(odd.results.value.peek()).toEqual({
    ...NO_RESULTS,
    tallies: { 'dasher/basic': NONE },
    counted: ['a'],
  });
  expect(odd.troubles.peek()).toEqual([]);
});
