import { describe, expect, test } from 'vitest';
import {
  allStay,
  figureIn,
  gameOf,
  idleRounds,
  inStageTwo,
  move,
  pointsOf,
  refusal,
  SEVEN,
  STAGE,
  stand,
  starterOf,
  TILES,
  tryMove,
  turnCard,
} from '../../test/helpers/games.ts';
import { pileCards } from './cards.ts';
import type { GameEvent } from './events.ts';
import { playCard, playMove, playTile } from './play.ts';
import { EATEN, OUT } from './position.ts';

describe('G6: cards', () => {
  test('G6: the first card of a game can’t be a hits card', () => {
    for (const card of ['1 hit', '2 hits'] as const) {
      const game = gameOf();
      allStay(game);
      expect(refusal(playCard(game, card))).toBe('G6 hits-card-first');
      expect([game.phase, game.cardsLeft]).toEqual(['monster', pileCards(false)]);
    }
    expect(gameOf().possibleCards()).toEqual(['5', '7', '7', '8', '8', '10']);
  });

  test('G6: the second may be', () => {
    const game = gameOf();
    idleRounds(game, ['5', '1 hit']);
    expect(game.cardsDrawn).toEqual(['5', '1 hit']);
    expect(game.possibleCards()).toEqual(['7', '7', '8', '8', '10', '2 hits']);
  });

  test('G6: only a card that is left', () => {
    const game = gameOf();
    idleRounds(game, ['7', '7']);
    allStay(game);
    expect(playCard(game, '7')).toMatchObject({ rule: 'G6', reason: 'card-not-left', values: { card: '7' } });
    expect(refusal(playCard(game, '3 hits'))).toBe('G6 card-not-left');
  });

  test('G6: a card not in this game’s pile is not a hits card come too early', () => {
    const game = gameOf();
    allStay(game);
    expect(refusal(playCard(game, '3 hits'))).toBe('G6 card-not-left');
  });

  test('G6: after seven rounds all eight are shuffled again and stage two begins', () => {
    const game = gameOf();
    idleRounds(game, STAGE.slice(0, 6));
    expect([game.stage, game.round, game.cardsLeft]).toEqual([1, 7, ['1 hit', '2 hits']]);
    const events: GameEvent[] = [];
    allStay(game);
    playCard(game, '1 hit', (event) => events.push(event));
    expect([game.stage, game.round, game.cardsLeft, game.cardsDrawn]).toEqual([2, 1, pileCards(false), []]);
    expect(events.slice(-2)).toEqual([{ type: 'roundEnded', round: 7, stage: 1 }, { type: 'stageTwoBegan' }]);
    expect(starterOf(game)).toBe('blue');
  });

  test('G6: stage two may begin with a hits card', () => {
    const game = inStageTwo();
    expect(game.possibleCards()).toEqual(pileCards(false));
    idleRounds(game, ['2 hits']);
    expect(game.cardsDrawn).toEqual(['2 hits']);
  });

  test('G6: the longer game shuffles its own eight again', () => {
    const game = gameOf({ players: SEVEN.slice(0, 6), longer: true });
    idleRounds(game, ['7', '7', '8', '8', '10', '1 hit', '3 hits']);
    expect(game.cardsLeft).toEqual(pileCards(true));
  });

  test('G6: after the seventh card of stage two the game ends', () => {
    const game = inStageTwo();
    idleRounds(game, STAGE);
    expect([game.phase, game.result?.reason]).toEqual(['over', 'last-card']);
  });
});

describe('G7 G8 G9: the end', () => {
  test('G7: 3 of 4 figures out win at once, in the middle of a round', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    stand(game, { 'blue-1': OUT, 'blue-2': OUT, 'blue-3': 'a1' });
    game.countOut(figureIn(game, 'blue-1'));
    game.countOut(figureIn(game, 'blue-2'));
    const events: GameEvent[] = [];
    playMove(game, 1, figureIn(game, 'blue-3'), 'o', (event) => events.push(event));
    const result = { winner: 'blue', reason: 'escaped', out: { red: 0, blue: 3 } };
    expect([game.phase, game.result]).toEqual(['over', result]);
    expect(events).toEqual([
      { type: 'figureLeft', figure: 'blue-3' },
      { type: 'figureMoved', figure: 'blue-3', path: 'o' },
      { type: 'gameEnded', result },
    ]);
  });

  test('G7: 2 of 3 with five players or more', () => {
    const game = gameOf({ players: SEVEN.slice(0, 5) });
    stand(game, { 'green-1': 'a1', 'green-2': 'b1', monster: 'e5' });
    move(game, 'green-1 o', 'red-1 i', 'blue-2 iw', 'yellow-2 in', 'beige-2 iww');
    expect([game.phase, game.result]).toEqual(['moving', undefined]);
    move(game, 'green-2 wo');
    expect(game.result).toMatchObject({ winner: 'green', reason: 'escaped' });
  });

  test('G7: 2 of 4 are not enough', () => {
    const game = gameOf();
    stand(game, { 'red-1': 'a1', 'red-2': 'b1', monster: 'e5' });
    move(game, 'red-1 o', 'blue-1 i', 'red-2 wo');
    expect(game.result).toBeUndefined();
    expect([[...game.out], [...game.reached]]).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  test('G7: a figure that is out is not turned over', () => {
    const game = gameOf();
    stand(game, { 'red-1': 'a1', monster: 'e5' });
    const events: GameEvent[] = [];
    playMove(game, 0, figureIn(game, 'red-1'), 'o', (event) => events.push(event));
    expect(events.map((event) => event.type)).toEqual(['figureLeft', 'figureMoved']);
    expect(pointsOf(game, 'red-1')).toBe(1);
  });

  test('G8: in stage two the game ends as soon as every figure is out or eaten, by the monster', () => {
    const game = inStageTwo();
    stand(game, { 'red-1': OUT, 'red-2': EATEN, 'red-3': EATEN, 'red-4': EATEN });
    stand(game, { 'blue-1': 'f1', 'blue-2': EATEN, 'blue-3': EATEN, 'blue-4': EATEN, monster: 'e1' });
    game.position.facing = 1;
    game.countOut(figureIn(game, 'red-1'));
    move(game, 'blue-1');
    turnCard(game, '8');
    expect([game.phase, game.result]).toEqual([
      'over',
      { winner: 'red', reason: 'all-gone', out: { red: 1, blue: 0 } },
    ]);
  });

  test('G8: or by the last figure leaving', () => {
    const game = inStageTwo();
    stand(game, { 'red-1': EATEN, 'red-2': EATEN, 'red-3': EATEN, 'red-4': EATEN });
    stand(game, { 'blue-1': 'a1', 'blue-2': EATEN, 'blue-3': EATEN, 'blue-4': EATEN, monster: 'e5' });
    move(game, 'blue-1 o');
    expect(game.result).toEqual({ winner: 'blue', reason: 'all-gone', out: { red: 0, blue: 1 } });
  });

  test('G8: not while one waits outside', () => {
    const game = inStageTwo();
    stand(game, { 'red-1': EATEN, 'red-2': EATEN, 'red-3': EATEN });
    stand(game, { 'blue-1': 'f1', 'blue-2': EATEN, 'blue-3': EATEN, 'blue-4': EATEN, monster: 'e1' });
    game.position.facing = 1;
    allStay(game);
    turnCard(game, '1 hit');
    expect(game.result).toBeUndefined();
    expect(game.allGone()).toBe(false);
  });

  test('G8: where the last card eats the last figure, all being gone is the reason', () => {
    const game = inStageTwo();
    idleRounds(game, STAGE.slice(0, 6));
    stand(game, { 'red-1': EATEN, 'red-2': EATEN, 'red-3': EATEN, 'red-4': EATEN });
    stand(game, { 'blue-1': 'f1', 'blue-2': EATEN, 'blue-3': EATEN, 'blue-4': EATEN, monster: 'e1' });
    game.position.facing = 1;
    allStay(game);
    turnCard(game, '1 hit');
    expect(game.result).toMatchObject({ winner: null, reason: 'all-gone' });
  });

  test('G8: at the end figures inside or waiting count as eaten, most figures out win', () => {
    const game = inStageTwo(['red', 'blue', 'green']);
    stand(game, {
      'blue-1': OUT,
      'blue-2': OUT,
      'green-1': OUT,
      'red-1': 'e5',
      'red-2': 'f5',
      monster: 'k10',
    });
    for (const id of ['green-1', 'blue-1', 'blue-2']) game.countOut(figureIn(game, id));
    idleRounds(game, STAGE);
    expect(game.result).toEqual({
      winner: 'blue',
      reason: 'last-card',
      out: { red: 0, blue: 2, green: 1 },
    });
  });

  test('G8: on a tie, the one of them who reached that number first', () => {
    const outInOrder = (...ids: string[]) => {
      const game = inStageTwo(['red', 'blue', 'green']);
      for (const id of ids) {
        stand(game, { [id]: OUT });
        game.countOut(figureIn(game, id));
      }
      return game.resultFor('last-card').winner;
    };
    expect(outInOrder('red-1', 'blue-1')).toBe('red');
    expect(outInOrder('blue-1', 'red-1')).toBe('blue');
    expect(outInOrder('blue-1', 'red-1', 'red-2', 'blue-2')).toBe('red');
    expect(outInOrder('green-1', 'blue-1', 'red-1', 'red-2', 'blue-2')).toBe('red');
    expect(outInOrder('red-1', 'green-1', 'blue-1', 'blue-2', 'green-2', 'red-2')).toBe('blue');
  });

  test('G8: a tie is known, and who was later', () => {
    const game = inStageTwo(['red', 'blue', 'green']);
    const out = (...ids: string[]) => {
      for (const id of ids) {
        stand(game, { [id]: OUT });
        game.countOut(figureIn(game, id));
      }
    };
    expect(game.tiedWithFirst()).toEqual([]); // G9: none is out
    out('blue-1');
    expect(game.tiedWithFirst()).toEqual([]);
    out('green-1', 'red-1');
    expect(game.tiedWithFirst()).toEqual(['green', 'red']);
    expect(game.ranking()).toEqual([1, 2, 0]);
    out('red-2');
    expect(game.tiedWithFirst()).toEqual([]);
    expect(game.ranking()).toEqual([0, 1, 2]);
  });

  test('G9: if nobody has got a figure out, the monster wins', () => {
    const game = inStageTwo();
    idleRounds(game, STAGE);
    expect(game.result).toEqual({ winner: null, reason: 'last-card', out: { red: 0, blue: 0 } });
  });

  test('G8: when the game is over nothing moves', () => {
    const game = inStageTwo();
    idleRounds(game, STAGE);
    expect(refusal(tryMove(game, 'red-1'))).toBe('G8 game-over');
    expect(refusal(playCard(game, '5'))).toBe('G8 game-over');
    expect(refusal(playTile(game, 0, TILES[0]!))).toBe('G8 game-over');
  });
});
