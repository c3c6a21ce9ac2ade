import { describe, expect, test } from 'vitest';
import { gameOf, idleRounds, move, placeAll, STAGE, stand } from '../../test/helpers/games.ts';
import type { Game } from './game.ts';
import { Moves } from './moves.ts';
import { placeName } from './position.ts';
import { SUPPLY_KINDS } from './tiles.ts';

/** What may be asked of a game. */

const movable = (game: Game): string[] =>
  game.movableFigures().map((figure) => game.position.cast[figure]!.id);

describe('G2 G3: who may be moved', () => {
  test('G2: the figures of the player whose turn it is that have not moved and are not gone', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    expect(movable(game)).toEqual(['blue-1', 'blue-2', 'blue-3', 'blue-4']);
    stand(game, { 'red-2': 'h6', 'red-3': 'h7' });
    move(game, 'blue-1', 'red-1', 'blue-3');
    expect(movable(game)).toEqual(['red-2', 'red-3', 'red-4']);
  });

  test('G3: in the first round nobody who has moved two', () => {
    const game = gameOf();
    move(game, 'red-1 i', 'blue-3 iww', 'red-3 iw');
    expect([movable(game), game.mayMove(1), game.mayMove(3)]).toEqual([
      ['blue-1', 'blue-2', 'blue-4'],
      false,
      false,
    ]);
  });

  test('G1: the last move before the monster’s is known', () => {
    const game = gameOf();
    const last: boolean[] = [];
    for (const one of ['red-1 i', 'blue-3 iww', 'red-3 iw', 'blue-4 in']) {
      last.push(game.isLastMove);
      move(game, one);
    }
    expect([last, game.isLastMove]).toEqual([[false, false, false, true], false]);
  });

  test('G3: where the figure must come in, staying is not among what may be chosen', () => {
    const moves = new Moves();
    const choices = (game: Game, figure: number) => {
      const count = moves.findIn(game, figure);
      return Array.from({ length: count }, (_, nth) => placeName(moves.to(moves.first + nth)));
    };
    const game = gameOf();
    expect(choices(game, 0)).toEqual(['p11']);
    move(game, 'red-1 i');
    expect([choices(game, 4), moves.first, moves.count]).toEqual([[], 1, 1]); // blue-1 can't, but another can
    stand(game, { monster: 'p11', 'red-1': 'h6' });
    expect(choices(game, 4)).toEqual(['entrance']); // now none can
    expect(choices(game, 0)[0]).toBe('h6'); // in the hall it may stay
  });

  test('G4: from the second round on it is', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    const moves = new Moves();
    expect([moves.findIn(game, 4), moves.first, placeName(moves.to(0))]).toEqual([
      moves.find(game.position, 4),
      0,
      'entrance',
    ]);
  });
});

test('S3: which kinds of tiles are left', () => {
  const game = gameOf({ mode: 'experienced' });
  expect(game.kindsLeft()).toEqual(SUPPLY_KINDS);
  placeAll(game);
  expect(game.kindsLeft()).toEqual([]);
});

test('G6: how many rounds follow', () => {
  const game = gameOf();
  const after = [game.roundsAfter];
  for (const card of [...STAGE, ...STAGE]) {
    idleRounds(game, [card]);
    if (game.phase !== 'over') after.push(game.roundsAfter);
  }
  expect(after).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('G5: where an eaten figure goes: to the entrance in stage one, out of the game in stage two', () => {
  const game = gameOf();
  expect(placeName(game.eatenGoTo)).toBe('entrance');
  idleRounds(game, STAGE);
  expect([game.stage, placeName(game.eatenGoTo)]).toEqual([2, 'eaten']);
});

test('G2: how many moves others make before somebody moves again, or the monster', () => {
  const game = gameOf({ players: ['green', 'red', 'blue', 'yellow'], start: 'red' });
  expect(game.decisionsBefore(new Set([0]))).toBe(3);
  expect(game.decisionsBefore(new Set([1]))).toBe(0);
  expect(game.decisionsBefore(new Set([0, 2]))).toBe(1);
  // G3: two figures each.
  expect(game.decisionsBefore(new Set())).toBe(8);
});

test('S3: how many tiles others place before somebody does', () => {
  const game = gameOf({ mode: 'experienced', players: ['green', 'red', 'blue'], start: 'blue' });
  expect(game.decisionsBefore(new Set([1]))).toBe(2);
  // And then two figures each move (G3).
  expect(game.decisionsBefore(new Set())).toBe(17 + 6);
});
