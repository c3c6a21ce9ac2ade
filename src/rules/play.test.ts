import { describe, expect, test } from 'vitest';
import {
  allStay,
  figureIn,
  gameOf,
  idleRounds,
  move,
  noGameOf,
  placeAll,
  STAGE,
  stand,
  TILES,
  tryMove,
  turnCard,
} from '../../test/helpers/games.ts';
import { spaceName } from './board.ts';
import { pileCards } from './cards.ts';
import type { Colour } from './cast.ts';
import { directionOf } from './directions.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { playCard, playMove, playTile } from './play.ts';
import { EATEN, OUT, placeName, WAITING } from './position.ts';
import { BASIC_TILES, SUPPLY } from './tiles.ts';

const SEVEN: readonly Colour[] = ['green', 'red', 'blue', 'yellow', 'beige', 'purple', 'black'];
const placeOf = (game: Game, id: string) => placeName(game.position.placeOf(figureIn(game, id)));
const pointsOf = (game: Game, id: string) => game.position.pointsOf(figureIn(game, id));
const turnOf = (game: Game) => game.setup.players[game.turn];
const starterOf = (game: Game) => game.setup.players[game.starter];
const refusal = (answer: { rule: string; reason: string } | undefined) =>
  answer === undefined ? undefined : `${answer.rule} ${answer.reason}`;
/** A game in stage two: everyone stayed outside for seven rounds. */
const inStageTwo = (players?: readonly Colour[]): Game => {
  const game = gameOf(players === undefined ? {} : { players });
  idleRounds(game, STAGE);
  return game;
};

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

describe('G1 G2: rounds', () => {
  test('G1: first the figures move, then the monster', () => {
    const game = gameOf();
    expect(refusal(playCard(game, '5'))).toBe('G1 moves-first');
    allStay(game);
    expect(game.phase).toBe('monster');
    expect(refusal(tryMove(game, 'red-3'))).toBe('G1 card-first');
    turnCard(game, '5');
    expect([game.phase, game.round]).toEqual(['moving', 2]);
    expect(spaceName(game.position.monsterAt)).toBe('f1');
  });

  test('G1: the starting player’s role passes to the next in turn order', () => {
    const game = gameOf({ players: ['red', 'blue', 'green'], start: 'blue' });
    const starters = [starterOf(game)];
    for (const card of ['5', '7', '8'] as const) {
      idleRounds(game, [card]);
      starters.push(starterOf(game));
      expect(turnOf(game)).toBe(starterOf(game));
    }
    expect(starters).toEqual(['blue', 'green', 'red', 'blue']);
  });

  test('G2: in turn order each moves one figure, and again, until all have', () => {
    const game = gameOf({ players: ['red', 'blue', 'green'] });
    idleRounds(game, ['5']);
    const order: string[] = [];
    while (game.phase === 'moving') {
      order.push(turnOf(game)!);
      const first = game.firstFigure(game.turn);
      playMove(game, game.turn, [0, 1, 2, 3].map((i) => first + i).find((f) => game.mayMove(f))!, '');
    }
    expect(order).toEqual(new Array(4).fill(['blue', 'green', 'red']).flat());
  });

  test('G2: any figure that has not moved, in any order; not one that has', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    move(game, 'blue-3', 'red-4', 'blue-1');
    expect(refusal(tryMove(game, 'red-4'))).toBe('G2 has-moved');
    expect(game.mayMove(figureIn(game, 'red-4'))).toBe(false);
    expect(game.mayMove(figureIn(game, 'red-3'))).toBe(true);
  });

  test('G2: not out of turn, and not another player’s figure', () => {
    const game = gameOf();
    expect(tryMove(game, 'blue-1')).toMatchObject({
      rule: 'G2',
      reason: 'not-your-turn',
      values: { turn: 'red' },
    });
    expect(playMove(game, 0, figureIn(game, 'blue-1'), '')).toMatchObject({
      rule: 'G2',
      reason: 'not-your-figure',
      values: { figure: 'blue-1', owner: 'blue' },
    });
  });

  test('G2: moving or staying, it is turned over afterwards', () => {
    const game = gameOf();
    move(game, 'red-3 iw', 'blue-4', 'red-1 i', 'blue-2 iwn');
    expect(['red-3', 'blue-4', 'red-1', 'blue-2'].map((id) => pointsOf(game, id))).toEqual([3, 2, 6, 4]);
    turnCard(game, '5');
    allStay(game);
    expect(['red-3', 'blue-4', 'red-1', 'blue-2'].map((id) => pointsOf(game, id))).toEqual([4, 5, 1, 3]);
  });

  test('G2: it moves by the number it shows before', () => {
    const game = gameOf();
    expect(refusal(tryMove(game, 'red-1', 'iw'))).toBe('F1 too-few-points');
    expect([turnOf(game), pointsOf(game, 'red-1'), placeOf(game, 'red-1')]).toEqual(['red', 1, 'entrance']);
  });

  test('G2: a refused move changes nothing', () => {
    const game = gameOf();
    const before = game.copy();
    tryMove(game, 'red-4', 'iwwss');
    expect(game.position.equals(before.position)).toBe(true);
    expect([game.turn, [...game.moved]]).toEqual([before.turn, [...before.moved]]);
  });

  test('G2: a player who has none left to move passes for the rest of the round', () => {
    const game = inStageTwo();
    stand(game, { 'blue-1': EATEN, 'blue-2': EATEN, 'blue-3': EATEN });
    expect(turnOf(game)).toBe('blue');
    move(game, 'blue-4', 'red-1', 'red-2', 'red-3');
    expect(turnOf(game)).toBe('red');
    move(game, 'red-4');
    expect(game.phase).toBe('monster');
  });

  test('G2: a starting player who has none left to move passes, too', () => {
    const game = inStageTwo();
    stand(game, { 'red-1': EATEN, 'red-2': EATEN, 'red-3': EATEN, 'red-4': OUT });
    idleRounds(game, ['5']);
    expect([starterOf(game), turnOf(game)]).toEqual(['red', 'blue']);
  });

  test('G2: nobody else may pass: the turn stays until a figure has moved or stayed', () => {
    const game = gameOf();
    expect(game.movesLeft(0)).toBe(2);
    expect(refusal(tryMove(game, 'blue-2'))).toBe('G2 not-your-turn');
  });

  test('G2: what moving is told', () => {
    const events: GameEvent[] = [];
    const game = gameOf();
    playMove(game, 0, figureIn(game, 'red-2'), 'iw', (event) => events.push(event));
    expect(events).toEqual([
      { type: 'figureEntered', figure: 'red-2' },
      { type: 'figureStepped', figure: 'red-2', from: 'p11', to: 'o11', slid: false },
      { type: 'figureMoved', figure: 'red-2', path: 'iw' },
      { type: 'figureTurnedOver', figure: 'red-2', points: 4 },
    ]);
  });
});

describe('G3 G4: the first round', () => {
  test('G3: each player moves just two figures of choice', () => {
    const game = gameOf({ players: ['red', 'blue', 'green'] });
    move(game, 'red-2', 'blue-4', 'green-1', 'red-4', 'blue-1');
    expect(game.movesLeft(0)).toBe(0);
    expect(game.mayMove(figureIn(game, 'red-1'))).toBe(false);
    move(game, 'green-3');
    expect(game.phase).toBe('monster');
  });

  test('G3: the others stay outside and are turned over', () => {
    const events: GameEvent[] = [];
    const game = gameOf();
    move(game, 'red-4 iwwww', 'blue-4 iwww', 'red-3 innn');
    expect(pointsOf(game, 'red-1')).toBe(1);
    playMove(game, 1, figureIn(game, 'blue-3'), 'iw', (event) => events.push(event));
    expect(['red-1', 'red-2', 'blue-1', 'blue-2'].map((id) => placeOf(game, id))).toEqual(
      new Array(4).fill('entrance'),
    );
    expect(['red-1', 'red-2', 'red-3', 'red-4'].map((id) => pointsOf(game, id))).toEqual([6, 4, 3, 2]);
    expect(['blue-1', 'blue-2', 'blue-3', 'blue-4'].map((id) => pointsOf(game, id))).toEqual([6, 4, 3, 2]);
    expect(events.slice(-4)).toEqual(
      [
        ['red-1', 6],
        ['red-2', 4],
        ['blue-1', 6],
        ['blue-2', 4],
      ].map(([figure, points]) => ({ type: 'figureTurnedOver', figure, points })),
    );
  });

  test('G3: one of the two may stay outside too; it counts as moved', () => {
    const game = gameOf();
    move(game, 'red-1', 'blue-1', 'red-2', 'blue-2');
    expect(game.phase).toBe('monster');
    expect(['red-1', 'red-2', 'red-3', 'red-4'].map((id) => pointsOf(game, id))).toEqual([6, 4, 3, 2]);
  });

  test('G3: from the second round on everyone moves all figures', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    expect([game.movesLeft(0), game.movesLeft(1)]).toEqual([4, 4]);
  });

  test('G3: the first round of stage two is a round like any other', () => {
    const game = inStageTwo();
    expect([game.stage, game.round, game.movesLeft(0)]).toEqual([2, 1, 4]);
  });

  test('G3: with three figures each two move as well', () => {
    const game = gameOf({ players: SEVEN.slice(0, 5) });
    expect(game.movesLeft(4)).toBe(2);
    allStay(game);
    expect(game.position.cast.map((_, figure) => game.position.pointsOf(figure)).slice(0, 3)).toEqual([
      6, 3, 2,
    ]);
  });

  test('G4: a figure outside may stay outside, and is turned over all the same', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    move(game, 'blue-2');
    expect([placeOf(game, 'blue-2'), pointsOf(game, 'blue-2')]).toEqual(['entrance', 3]);
  });
});

describe('G5: eaten', () => {
  /** The monster before red-1, who shows 6, at the end of a round. */
  const beforeTheBite = (game: Game): void => {
    stand(game, { 'red-1': 'f1', monster: 'e1' });
    allStay(game);
  };

  test('G5: stage one: back to the entrance without being turned over', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    beforeTheBite(game);
    const events: GameEvent[] = [];
    playCard(game, '1 hit', (event) => events.push(event));
    expect([placeOf(game, 'red-1'), pointsOf(game, 'red-1')]).toEqual(['entrance', 1]);
    expect(events.slice(-3)).toMatchObject([
      { type: 'monsterLooked' },
      { type: 'figureReturned', figure: 'red-1' },
      { type: 'roundEnded', round: 2, stage: 1 },
    ]);
  });

  test('G5: and it may enter from the next round on', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    beforeTheBite(game);
    turnCard(game, '1 hit');
    move(game, 'red-1 i');
    expect(placeOf(game, 'red-1')).toBe('p11');
  });

  test('G5: stage two: out of the game', () => {
    const game = inStageTwo();
    beforeTheBite(game);
    turnCard(game, '1 hit');
    expect(placeOf(game, 'red-1')).toBe('eaten');
    expect(game.movesLeft(0)).toBe(3);
    move(game, 'red-2', 'blue-1');
    expect(refusal(tryMove(game, 'red-1', 'i'))).toBe('G5 is-eaten');
    expect(refusal(tryMove(game, 'red-1'))).toBe('G5 is-eaten');
  });

  test('G5: the last card of stage one still gives them back', () => {
    const game = gameOf();
    idleRounds(game, STAGE.slice(0, 6));
    beforeTheBite(game);
    turnCard(game, '1 hit');
    expect([game.stage, placeOf(game, 'red-1')]).toEqual([2, 'entrance']);
  });

  test('F2: a figure that is out moves no more in later rounds', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    stand(game, { 'blue-1': 'a1' });
    move(game, 'blue-1 o');
    expect(game.movesLeft(1)).toBe(3);
    allStay(game);
    turnCard(game, '7');
    expect([game.movesLeft(0), game.movesLeft(1)]).toEqual([4, 3]);
    move(game, 'red-1');
    expect(refusal(tryMove(game, 'blue-1'))).toBe('F2 is-out');
    expect(game.mayMove(figureIn(game, 'blue-1'))).toBe(false);
  });
});

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
    move(game, 'green-1 o', 'red-1', 'blue-1', 'yellow-1', 'beige-1');
    expect([game.phase, game.result]).toEqual(['moving', undefined]);
    move(game, 'green-2 wo');
    expect(game.result).toMatchObject({ winner: 'green', reason: 'escaped' });
  });

  test('G7: 2 of 4 are not enough', () => {
    const game = gameOf();
    stand(game, { 'red-1': 'a1', 'red-2': 'b1', monster: 'e5' });
    move(game, 'red-1 o', 'blue-1', 'red-2 wo');
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
