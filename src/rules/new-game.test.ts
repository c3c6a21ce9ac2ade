import { describe, expect, test } from 'vitest';
import {
  gameOf,
  noGameOf,
  placeAll,
  placeOf,
  pointsOf,
  refusal,
  SEVEN,
  starterOf,
  TILES,
  tryMove,
  turnOf,
} from '../../test/helpers/games.ts';
import { spaceName } from './board.ts';
import { pileCards } from './cards.ts';
import { directionOf } from './directions.ts';
import type { GameEvent } from './events.ts';
import { playCard, playTile } from './play.ts';
import { WAITING } from './position.ts';
import { BASIC_TILES, SUPPLY } from './tiles.ts';

describe('who can play', () => {
  test('C3: four figures each with 2 to 4 players, with 1, 3, 4, 5 showing', () => {
    const game = gameOf({ players: ['red', 'blue', 'green', 'yellow'] });
    expect([game.figuresEach, game.position.cast.length]).toEqual([4, 16]);
    expect(['red-1', 'red-2', 'red-3', 'red-4'].map((id) => pointsOf(game, id))).toEqual([1, 3, 4, 5]);
    expect(['yellow-1', 'yellow-4'].map((id) => pointsOf(game, id))).toEqual([1, 5]);
    expect(game.position.cast[4]).toEqual({ id: 'blue-1', owner: 'blue' });
  });

  test('C3: three figures each with 5 to 7 players, with 1, 4, 5 showing', () => {
    for (const count of [5, 6, 7]) {
      const game = gameOf({ players: SEVEN.slice(0, count) });
      expect([game.figuresEach, game.position.cast.length]).toEqual([3, 3 * count]);
      expect(['red-1', 'red-2', 'red-3'].map((id) => pointsOf(game, id))).toEqual([1, 4, 5]);
    }
  });

  test('C3: for 2 to 7 players', () => {
    expect(refusal(noGameOf({ players: ['red'] }))).toBe('C3 too-few-players');
    expect(refusal(noGameOf({ players: [], start: 'red' }))).toBe('C3 too-few-players');
    expect(noGameOf({ players: [...SEVEN, 'red'] })).toMatchObject({ rule: 'C3', values: { players: 8 } });
    expect(gameOf({ players: SEVEN }).players).toBe(7);
  });

  test('C4: a colour plays once', () => {
    expect(noGameOf({ players: ['red', 'blue', 'red'] })).toMatchObject({
      rule: 'C4',
      reason: 'colour-twice',
      values: { colour: 'red' },
    });
  });

  test('C4: beige, purple and black only in games with 5 to 7 players', () => {
    for (const colour of ['beige', 'purple', 'black'] as const) {
      expect(noGameOf({ players: ['red', colour] })).toMatchObject({
        rule: 'C4',
        reason: 'colour-for-many',
        values: { colour },
      });
      expect(refusal(noGameOf({ players: ['red', 'blue', 'green', colour] }))).toBe('C4 colour-for-many');
      expect(gameOf({ players: ['red', 'blue', 'green', 'yellow', colour] }).players).toBe(5);
    }
  });

  test('C2: the longer game is for 6 or 7 players', () => {
    expect(refusal(noGameOf({ players: SEVEN.slice(0, 5), longer: true }))).toBe('C2 longer-for-many');
    for (const count of [6, 7]) {
      const game = gameOf({ players: SEVEN.slice(0, count), longer: true });
      expect(game.cardsLeft).toEqual(pileCards(true));
    }
    expect(gameOf({ players: SEVEN }).cardsLeft).toEqual(pileCards(false));
  });

  test('S6: the starting player is one of those who play', () => {
    expect(noGameOf({ start: 'green' })).toMatchObject({ rule: 'S6', values: { colour: 'green' } });
    expect(starterOf(gameOf({ start: 'blue' }))).toBe('blue');
  });
});

describe('set-up', () => {
  test('S1: all figures wait at the entrance, the monster stands on a1 facing e', () => {
    const game = gameOf();
    expect(game.position.cast.every((_, figure) => game.position.placeOf(figure) === WAITING)).toBe(true);
    expect([spaceName(game.position.monsterAt), directionOf(game.position.facing)]).toEqual(['a1', 'e']);
  });

  test('S2 S6: the basic game has its tiles and begins with moving', () => {
    const game = gameOf({ start: 'blue' });
    expect(game.tiles).toEqual(BASIC_TILES);
    expect([game.phase, turnOf(game), game.stage, game.round]).toEqual(['moving', 'blue', 1, 1]);
    expect(refusal(playTile(game, 1, TILES[0]!))).toBe('S3 tiles-placed');
  });

  test('S3: each player in turn order takes any one of the 17 tiles and puts it on the board', () => {
    const game = gameOf({ mode: 'experienced', players: ['red', 'blue', 'green'], start: 'blue' });
    expect([game.phase, turnOf(game), game.tiles, game.supply]).toEqual(['placing', 'blue', [], SUPPLY]);
    const order: string[] = [];
    const events: GameEvent[] = [];
    for (const tile of TILES) {
      order.push(turnOf(game)!);
      expect(playTile(game, game.turn, tile, (event) => events.push(event))).toBeUndefined();
    }
    expect(order.slice(0, 4)).toEqual(['blue', 'green', 'red', 'blue']);
    expect(game.tiles).toEqual(TILES);
    expect(Object.values(game.supply).every((left) => left === 0)).toBe(true);
    expect(events[0]).toEqual({ type: 'tilePlaced', tile: TILES[0], by: 'blue' });
    expect(events.length).toBe(17);
  });

  test('S3: when all are placed, the next player in turn order is the starting player', () => {
    const game = gameOf({ mode: 'experienced', players: ['red', 'blue', 'green'], start: 'blue' });
    placeAll(game);
    // 17 tiles from blue on: blue places the 16th, green the 17th.
    expect([game.phase, turnOf(game), starterOf(game)]).toEqual(['moving', 'red', 'red']);
    expect(refusal(playTile(game, game.turn, TILES[0]!))).toBe('S3 tiles-placed');
  });

  test('S3: nobody places out of turn, or more of a tile than there are', () => {
    const game = gameOf({ mode: 'experienced' });
    expect(refusal(playTile(game, 1, TILES[0]!))).toBe('G2 not-your-turn');
    for (const at of ['c3', 'd3', 'e3'] as const) playTile(game, game.turn, { kind: 'stone', at });
    expect(playTile(game, game.turn, { kind: 'stone', at: 'f3' })).toMatchObject({
      rule: 'S3',
      reason: 'none-left',
      values: { tile: 'stone' },
    });
    expect(playTile(game, game.turn, { kind: 'pool', shape: '4x1', at: 'f3' })).toBeUndefined();
    expect(refusal(playTile(game, game.turn, { kind: 'pool', shape: '1x4', at: 'k3' }))).toBe('S3 none-left');
  });

  test('S4 S5: a tile placed where it may not lie is refused and changes nothing', () => {
    const game = gameOf({ mode: 'experienced' });
    expect(refusal(playTile(game, 0, { kind: 'stone', at: 'b1' }))).toBe('S4 kept-free');
    expect([turnOf(game), game.tiles, game.supply]).toEqual(['red', [], SUPPLY]);
    playTile(game, 0, { kind: 'teleporter', pair: 1, at: 'e5', facing: 'n' });
    expect(refusal(playTile(game, 1, { kind: 'teleporter', pair: 2, at: 'e6', facing: 'n' }))).toBe(
      'S5 teleporters-touch',
    );
  });

  test('S3: figures don’t move and no card comes while tiles are placed', () => {
    const game = gameOf({ mode: 'experienced' });
    expect(refusal(tryMove(game, 'red-1'))).toBe('S3 tiles-first');
    expect(refusal(playCard(game, '5'))).toBe('G1 moves-first');
  });

  test('S1: after the tiles are placed everyone waits with the first numbers', () => {
    const game = gameOf({ mode: 'experienced' });
    placeAll(game);
    expect(['red-1', 'red-2', 'red-3', 'red-4', 'blue-4'].map((id) => pointsOf(game, id))).toEqual([
      1, 3, 4, 5, 5,
    ]);
    expect(placeOf(game, 'blue-4')).toBe('entrance');
  });
});
