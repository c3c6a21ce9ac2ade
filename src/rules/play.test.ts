import { describe, expect, test } from 'vitest';
import {
  allStay,
  figureIn,
  gameOf,
  idleRounds,
  inStageTwo,
  move,
  placeOf,
  pointsOf,
  refusal,
  SEVEN,
  STAGE,
  stand,
  starterOf,
  tryMove,
  turnCard,
  turnOf,
} from '../../test/helpers/games.ts';
import { spaceName } from './board.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { viewIn, writeView } from './notation/game-view.ts';
import { playCard, playMove } from './play.ts';
import { EATEN, OUT } from './position.ts';
import type { Tile } from './tiles.ts';

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
    move(game, 'red-3 iw', 'blue-4 inn', 'red-1 i', 'blue-2 iwn');
    expect(['red-3', 'blue-4', 'red-1', 'blue-2'].map((id) => pointsOf(game, id))).toEqual([3, 2, 6, 4]);
    turnCard(game, '5');
    allStay(game);
    expect(['red-3', 'blue-4', 'red-1', 'blue-2'].map((id) => pointsOf(game, id))).toEqual([4, 5, 1, 3]);
  });

  test('G2: figures out or eaten are not turned over', () => {
    const game = inStageTwo();
    stand(game, { 'red-1': EATEN, 'blue-1': OUT });
    const before = ['red-1', 'blue-1', 'red-2'].map((id) => pointsOf(game, id));
    const events: GameEvent[] = [];
    while (game.phase === 'moving') {
      const figure = [...game.position.cast.keys()].find(
        (f) => game.seatOf(f) === game.turn && game.mayMove(f),
      )!;
      playMove(game, game.turn, figure, '', (event) => events.push(event));
    }
    const [eaten, out, other] = before;
    expect(['red-1', 'blue-1', 'red-2'].map((id) => pointsOf(game, id))).toEqual([eaten, out, 7 - other!]);
    const turned = events.flatMap((event) => (event.type === 'figureTurnedOver' ? [event.figure] : []));
    expect(turned.sort()).toEqual(['blue-2', 'blue-3', 'blue-4', 'red-2', 'red-3', 'red-4']);
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
    move(game, 'red-2 iw', 'blue-4 in', 'green-3 iww', 'red-4 inn', 'blue-1 i');
    expect(game.movesLeft(0)).toBe(0);
    expect(game.mayMove(figureIn(game, 'red-1'))).toBe(false);
    move(game, 'green-4 iwn');
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

  test('G3: both must come onto the board', () => {
    const game = gameOf();
    expect(tryMove(game, 'red-4')).toMatchObject({
      rule: 'G3',
      reason: 'come-in-first',
      values: { figure: 'red-4', other: 'red-1' },
      message:
        "red-4 can't stay outside: in the first round two figures come onto the board, and red-1 can come in",
    });
    expect([turnOf(game), pointsOf(game, 'red-4'), game.movesLeft(0)]).toEqual(['red', 5, 2]);
    move(game, 'red-4 iww', 'blue-4 inn');
    expect(refusal(tryMove(game, 'red-3'))).toBe('G3 come-in-first');
    move(game, 'red-3 iw', 'blue-3 in');
    expect(game.phase).toBe('monster');
  });

  test('G3: a figure that can’t come in does not stay outside where another can', () => {
    const game = gameOf();
    move(game, 'red-1 i');
    expect(refusal(tryMove(game, 'blue-1', 'i'))).toBe('F3 ends-on-figure');
    expect(tryMove(game, 'blue-1')).toMatchObject({
      rule: 'G3',
      values: { figure: 'blue-1', other: 'blue-2' },
    });
  });

  test('G3: where none can end on a free space one may stay outside; it counts as moved', () => {
    // The way in leads onto red-1 and ends there: behind it stand stones that can't be pushed.
    const view = JSON.parse(writeView(gameOf()));
    for (const at of ['o11', 'n11', 'p10', 'p9']) {
      view.position.tiles.find((tile: Tile) => tile.kind === 'stone' && /[a-m]/.test(tile.at)).at = at;
    }
    const game = viewIn(view, 'view');
    expect(refusal(tryMove(game, 'red-2'))).toBe('G3 come-in-first');
    move(game, 'red-1 i');
    expect(refusal(tryMove(game, 'blue-4', 'iw'))).toBe('F5 block-before-block');
    move(game, 'blue-4', 'red-4', 'blue-1');
    expect(game.phase).toBe('monster');
    expect(['blue-1', 'blue-4', 'red-4'].map((id) => placeOf(game, id))).toEqual(
      new Array(3).fill('entrance'),
    );
    expect(['blue-1', 'blue-2', 'blue-3', 'blue-4'].map((id) => pointsOf(game, id))).toEqual([6, 4, 3, 2]);
  });

  test('G3: figures that have moved, and others’, are not asked', () => {
    const game = gameOf({ players: ['red', 'blue', 'green'] });
    move(game, 'red-2 iw', 'blue-1 i', 'green-2 in');
    stand(game, { monster: 'p11' }); // shuts the entrance
    move(game, 'red-3', 'blue-2', 'green-4');
    expect([game.phase, placeOf(game, 'red-3')]).toEqual(['monster', 'entrance']);
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

  test('G4: from the second round on a figure outside may stay outside, and is turned over all the same', () => {
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
