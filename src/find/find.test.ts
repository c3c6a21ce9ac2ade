import { beforeAll, describe, expect, test } from 'vitest';
import { getReady, STEP_NAMES, type StepName } from '../bots/index.ts';
import {
  type Game,
  headingOf,
  newGame,
  type Position,
  placeName,
  playAction,
  spaceNamed,
  WAITING,
} from '../rules/index.ts';
import { CLEARLY } from './find.ts';
import { readFinds, writeFinds } from './find-file.ts';
import { readFind, writeFind } from './find-text.ts';
import finds from './finds.json' with { type: 'json' };
import { ratingFor } from './grade.ts';
import { findIn } from './miner.ts';
import { areAlike, type Move, outlookAfter, outlookOf } from './outlook.ts';
import { lookAt, prove } from './proof.ts';
import { themesOf } from './themes.ts';

/** A game of two in which green is to move, with figures where a test wants them. */
function gameWith(places: Readonly<Record<string, string>>, change: (game: Game) => void = () => {}): Game {
  const game = newGame({ mode: 'basic', players: ['green', 'red'], start: 'green', longer: false }) as Game;
  game.round = 2;
  game.cardsLeft = game.cardsLeft.slice(1);
  game.cardsDrawn = ['5'];
  for (const [id, at] of Object.entries(places)) put(game.position, id, at);
  change(game);
  return game;
}
const put = (position: Position, id: string, at: string): void =>
  position.moveFigure(position.figureNamed(id)!, spaceNamed(at)!);
/** The monster sees green 3 in the south, two spaces away, and red 1 in the north, four. */
const hunted = (): Game =>
  gameWith({ 'green-2': 'k10', 'red-1': 'k4' }, ({ position }) => {
    position.monsterAt = spaceNamed('k8')!;
    position.facing = headingOf('w');
  });
const move = (figure: string, path: string): Move => ({ type: 'move', figure, path });
const themes = (game: Game, ...right: Move[]) =>
  themesOf({ before: outlookOf(game), right: right.map((one) => outlookAfter(game, one)) });

describe('kinds of moves', () => {
  const game = gameWith({ 'green-4': 'k11', 'green-3': 'l11' });
  const led = (figure: string, path: string) => outlookAfter(game, move(figure, path));

  test('the same figure to about the same place is the same kind, another figure is not', () => {
    expect(areAlike(led('green-4', 'n'), led('green-4', 'nn'))).toBe(true);
    expect(areAlike(led('green-4', 'n'), led('green-4', 'nnnnw'))).toBe(false);
    expect(areAlike(led('green-4', 'w'), led('green-3', 'ww'))).toBe(false);
  });

  test('whoever would be eaten by other cards makes another kind', () => {
    const away = outlookAfter(hunted(), move('green-2', 'e'));
    const stays = outlookAfter(hunted(), move('green-2', ''));
    expect(stays.eaten).not.toBe(away.eaten);
    expect(areAlike(stays, away)).toBe(false);
  });
});

describe('themes', () => {
  test('save: every right move takes an own figure out of danger', () => {
    const [away, stays] = [move('green-2', 'ene'), move('green-2', '')];
    expect(outlookOf(hunted()).danger[1]).toBeCloseTo(1);
    expect(themes(hunted(), away)).toContain('save');
    expect(themes(hunted(), away, stays)).not.toContain('save');
  });

  test('feed: every right move puts somebody else in danger', () => {
    expect(outlookOf(hunted()).danger[4]).toBeLessThan(0.5);
    expect(themes(hunted(), move('green-2', 'ene'))).toContain('feed');
    expect(themes(hunted(), move('green-2', ''))).not.toContain('feed');
  });

  test('race: out, or where the next move leaves and no card reaches before', () => {
    const game = gameWith({ 'green-4': 'c1' }, (its) => {
      its.position.monsterAt = spaceNamed('p8')!;
    });
    expect(themes(game, move('green-4', 'wwo'))).toContain('race');
    expect(themes(game, move('green-4', 'e'))).not.toContain('race');
  });

  test('entry: in from the entrance while nobody else of the player is in', () => {
    const game = gameWith({ 'red-1': 'k9' });
    expect(themes(game, move('green-4', 'iw'))).toContain('entry');
    expect(themes(game, move('green-4', ''))).not.toContain('entry');
    const second = gameWith({ 'green-1': 'k9' });
    expect(themes(second, move('green-4', 'iw'))).not.toContain('entry');
  });

  test('push: the last move of the round, and it pushes', () => {
    const game = gameWith({ 'green-1': 'd4', 'green-3': 'k9' }, (its) => {
      its.moved.set([0, 1, 1, 1]);
    });
    expect(game.movesLeft(0)).toBe(1);
    expect(themes(game, move('green-1', 's'))).not.toContain('push');
    const beside = gameWith({ 'green-1': 'l4' }, (its) => its.moved.set([0, 1, 1, 1]));
    expect(outlookAfter(beside, move('green-1', 'e')).pushed).toBe(true);
    expect(themes(beside, move('green-1', 'e'))).toContain('push');
    beside.moved.set([0, 0, 1, 1]);
    expect(themes(beside, move('green-1', 'e'))).not.toContain('push');
  });

  test('trap: the other can move any one figure, and somebody stays in danger', () => {
    const caught = gameWith({ 'green-1': 'f1', 'red-1': 'h1', 'red-2': 'j1' }, (its) => {
      its.moved.set([0, 1, 1, 1, 0, 1, 1, 1]);
    });
    const free = gameWith({ 'green-1': 'f1', 'red-2': 'h1' }, (its) =>
      its.moved.set([0, 1, 1, 1, 1, 0, 1, 1]),
    );
    const isTrap = (game: Game) => themes(game, move('green-1', 's')).includes('trap');
    expect(isTrap(free)).toBe(false);
    expect(isTrap(caught)).toBe(outlookAfter(caught, move('green-1', 's')).danger[5]! >= 0.25);
  });
});

test('the more levels find it, the easier it is', () => {
  const foundFrom = (first: number) =>
    ratingFor(new Map(STEP_NAMES.map((name, nth): [StepName, number] => [name, nth < first ? 0 : 1])));
  const ratings = Array.from({ length: STEP_NAMES.length + 1 }, (_, first) => foundFrom(first));
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(ratings[0]).toBeLessThan(900);
  expect(ratings.at(-1)).toBeGreaterThan(1800);
});

describe('the shipped positions', () => {
  beforeAll(async () => {
    expect(await getReady('master')).toBeUndefined();
  });
  const all = process.env['FINDS'] === 'all';
  const step = all ? 1 : Math.max(1, Math.floor(finds.finds.length / 12));
  const sample = finds.finds.filter((_, nth) => nth % step === 0);

  test('are all told whole: each text says a position whose moves are allowed, none twice, the easiest first', () => {
    const read = finds.finds.map(readFind);
    expect(read.map(writeFind)).toEqual(finds.finds);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    const ratings = read.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    for (const { game, right, tempting, themes: told } of read) {
      expect(told.length).toBeGreaterThan(0);
      for (const one of [...right, tempting]) {
        expect(playAction(game.copy(), game.turn, one)).toBeUndefined();
      }
      expect(areAlike(outlookAfter(game, right[0]!), outlookAfter(game, tempting))).toBe(false);
    }
  });

  // FINDS=all proves every one of them; `mine --check` also asks all levels again.
  test.each(sample)('%s is what it says', (text) => {
    const { game, right, themes: told, best, second } = readFind(text);
    const proof = prove(game)!;
    expect(proof.best - proof.second).toBeGreaterThanOrEqual(CLEARLY);
    expect([proof.right, proof.themes]).toEqual([right, told]);
    expect([proof.best, proof.second].map((chance) => Math.round(100 * chance) / 100)).toEqual([
      best,
      second,
    ]);
  });

  test('a look finds no find in a position that has none', () => {
    const quiet = gameWith({});
    const { best, second } = lookAt(quiet, 1000);
    expect(best - second).toBeLessThan(CLEARLY);
    expect(findIn(quiet)).toBeUndefined();
  });

  test('a file of other things, or a damaged one, says so', () => {
    const text = writeFinds(sample.map(readFind));
    expect(readFinds(text)).toMatchObject({ ok: true });
    expect(readFinds('{"finds": []}').ok).toBe(false);
    expect(readFinds(text.replace('finds-1', 'finds-9'))).toMatchObject({ ok: false, code: 'other-version' });
    expect(readFinds('{"format": "fearsome-floors/finds-1", "finds": ["A!"]}')).toMatchObject({
      ok: false,
      code: 'damaged',
    });
  });
});

test('a position is written bit by bit and read again', () => {
  const game = gameWith({ 'green-1': 'f1', 'red-2': 'k9' });
  expect(placeName(game.position.placeOf(2))).toBe('entrance');
  expect(game.position.placeOf(2)).toBe(WAITING);
  const text = writeFind({
    game,
    right: [move('green-1', 's')],
    tempting: move('green-4', 'i'),
    best: 0.61,
    second: 0.4,
    themes: ['save'],
    foundBy: ['master'],
    rating: 1700,
  });
  const read = readFind(text);
  expect(read.game.position.equals(game.position)).toBe(true);
  expect({ ...read, game: undefined, id: '' }).toEqual({
    id: '',
    game: undefined,
    right: [move('green-1', 's')],
    tempting: move('green-4', 'i'),
    best: 0.61,
    second: 0.4,
    themes: ['save'],
    foundBy: ['master'],
    rating: 1700,
  });
  expect(read.game.possibleCards()).toEqual(game.possibleCards());
});
