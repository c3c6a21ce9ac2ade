import { describe, expect, test } from 'vitest';
import {
  allStay,
  figureIn,
  gameOf,
  idleRounds,
  placeAll,
  stand,
  TILES,
} from '../../../test/helpers/games.ts';
import { reading } from '../format-error.ts';
import type { Game } from '../game.ts';
import { playTile } from '../play.ts';
import { OUT } from '../position.ts';
import { viewIn, writeView } from './game-view.ts';
import type { Json } from './json-reader.ts';

type View = { readonly [field: string]: Json };
const viewOf = (game: Game): View => JSON.parse(writeView(game));
const wrong = (view: Json): string => {
  const read = reading(() => viewIn(view, 'view'));
  return read.ok ? 'nothing wrong' : `${read.code}: ${read.message}`;
};
/** Blue begins the second round; one figure of red is out. */
function secondRound(): Game {
  const game = gameOf();
  idleRounds(game, ['7']);
  stand(game, { 'red-1': OUT });
  game.countOut(figureIn(game, 'red-1'));
  return game;
}
const second = viewOf(secondRound());
const position = second['position'] as View;

describe('a game as a player sees it', () => {
  test('all that a player may know, and nothing more', () => {
    const { position: shown, ...rest } = second;
    expect(rest).toEqual({
      mode: 'basic',
      players: ['red', 'blue'],
      longer: false,
      phase: 'moving',
      stage: 1,
      round: 2,
      starter: 'blue',
      turn: 'blue',
      moved: [],
      reached: ['red'],
      cardsLeft: ['5', '7', '8', '8', '10', '1 hit', '2 hits'],
      cardsDrawn: ['7'],
    });
    expect((shown as View)['monster']).toEqual({ at: 'h1', facing: 'e' });
  });

  test('G8: who got first to the number of figures out comes first', () => {
    const game = gameOf({ players: ['red', 'blue', 'green'] });
    for (const id of ['red-1', 'green-1', 'blue-1', 'red-2']) {
      stand(game, { [id]: OUT });
      game.countOut(figureIn(game, id));
    }
    expect(viewOf(game)['reached']).toEqual(['green', 'blue', 'red']);
    const again = viewIn(viewOf(game), 'view');
    expect([...again.out]).toEqual([2, 1, 1]);
    expect(again.resultFor('last-card')).toEqual(game.resultFor('last-card'));
    expect(again.reached[2]! < again.reached[1]!).toBe(true);
  });

  test('G2: read, it goes on where it was', () => {
    const game = viewIn(second, 'view');
    expect([game.round, game.turn, game.starter, game.movesLeft(0), game.movesLeft(1)]).toEqual([
      2, 1, 1, 3, 4,
    ]);
    expect(writeView(game)).toBe(JSON.stringify(second));
  });

  test('G1: read while the monster is to move', () => {
    const game = secondRound();
    allStay(game);
    const again = viewIn(viewOf(game), 'view');
    expect([again.phase, [...again.moved]]).toEqual(['monster', [...game.moved]]);
  });

  test('S3: read while tiles are placed, one of a pair of teleporters among them', () => {
    const game = gameOf({ mode: 'experienced', start: 'blue' });
    playTile(game, 1, { kind: 'teleporter', pair: 1, at: 'c7', facing: 'n' });
    playTile(game, 0, { kind: 'pool', shape: '1x4', at: 'n6' });
    const again = viewIn(viewOf(game), 'view');
    expect(again.supply).toEqual(game.supply);
    expect([again.phase, again.turn]).toEqual(['placing', 1]);
    expect(writeView(again)).toBe(writeView(game));
  });

  test('C1: after the placing both or none of a pair', () => {
    const game = gameOf({ mode: 'experienced' });
    placeAll(game);
    const view = viewOf(game);
    expect(wrong(view)).toBe('nothing wrong');
    const shown = view['position'] as View;
    const tiles = (shown['tiles'] as Json[]).filter((tile) => (tile as View)['at'] !== 'c7');
    expect(TILES.length - 1).toBe(tiles.length);
    expect(wrong({ ...view, position: { ...shown, tiles } })).toMatch(
      /^C1: view\.position\.tiles: teleporter pair 1/,
    );
  });

  test.each<[string, View]>([
    ['C4: view.players[1] must be one of', { players: ['red', 'white'] }],
    ['bad-value: view.players must be a list, not "red"', { players: 'red' }],
    ['C4: view.starter: "green" does not play (C4)', { starter: 'green' }],
    ['C4: view.turn: "green" does not play (C4)', { turn: 'green' }],
    ['C4: view.turn must be one of', { turn: 1 }],
    ['bad-value: view.mode must be one of basic, experienced, not "x"', { mode: 'x' }],
    ['bad-value: view.longer must be one of true, false, not 0', { longer: 0 }],
    ['C2: view: the longer game is for 6 or 7 players (C2)', { longer: true }],
    ['C3: view: the game is for 2 to 7 players, not 1 (C3)', { players: ['blue'] }],
    ['bad-value: view.phase must be one of placing, moving, monster, not "over"', { phase: 'over' }],
    ['bad-value: view.stage must be one of 1, 2, not 3', { stage: 3 }],
    ['bad-value: view.round must be a whole number from 1 to 7, not 0', { round: 0 }],
    ['bad-value: view.round must be a whole number from 1 to 7, not 8', { round: 8 }],
    ['C2: view.cardsLeft[0] must be one of', { cardsLeft: ['6'] }],
    [
      'C2: view: cardsLeft and cardsDrawn together must be 5, 7, 7, 8, 8, 10, 1 hit, 2 hits (C2)',
      { cardsDrawn: ['8'] },
    ],
    ['G6: view: in round 3 of a stage 2 cards are drawn (G6)', { round: 3 }],
    ['bad-value: view.cardsDrawn must be a list, not "7"', { cardsDrawn: '7' }],
    ['unknown-figure: view.moved[0]: there is no figure "white-1"', { moved: ['white-1'] }],
    ['bad-value: view.moved[0] must be a text, not 1', { moved: [1] }],
    ['G8: view.reached must name each player who has figures out, once (G8)', { reached: [] }],
    ['G8: view.reached must name each player who has figures out, once (G8)', { reached: ['red', 'red'] }],
    ['G8: view.reached must name each player who has figures out, once (G8)', { reached: ['red', 'blue'] }],
    ['C4: view.reached[0]: "green" does not play (C4)', { reached: ['green'] }],
    [
      'G2: view.turn: blue has no figure left to move (G2)',
      { moved: ['blue-1', 'blue-2', 'blue-3', 'blue-4'] },
    ],
    [
      'S3: view.phase: tiles are placed in the experienced game only (S3)',
      { phase: 'placing', position: { ...position, tiles: [] } },
    ],
    ['unknown-field: view has an unknown field "seed"', { seed: 1 }],
    [
      'missing-field: view.position has no field "tiles"',
      { position: { monster: position['monster']!, figures: [] } },
    ],
    [
      'C3: view.position.figures must be red-1, red-2, red-3, red-4, blue-1',
      { position: { ...position, figures: [] } },
    ],
  ])('%s', (message, change) => {
    expect(wrong({ ...second, ...change })).toContain(message);
  });

  test('C3: a figure shows one of its two numbers', () => {
    const figures = (position['figures'] as View[]).map((figure) =>
      figure['id'] === 'blue-2' ? { ...figure, points: 5 } : figure,
    );
    expect(wrong({ ...second, position: { ...position, figures } })).toBe(
      'C3: view.position.figures[5]: blue-2 shows 3 or 4 (C3)',
    );
  });

  test('C1: no more tiles of a kind than there are', () => {
    const game = viewOf(gameOf({ mode: 'experienced' }));
    const tiles = ['c3', 'd3', 'e3'].map((at) => ({ kind: 'crystal', at }));
    const view = { ...game, position: { ...(game['position'] as View), tiles } };
    expect(wrong(view)).toBe('C1: view.position.tiles: there are too many of a kind (C1)');
  });
});
