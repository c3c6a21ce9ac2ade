import { describe, expect, test } from 'vitest';
import { allStay, figureIn, gameOf, idleRounds, stand, stateOf, TILES } from '../../test/helpers/games.ts';
import type { Card } from './cards.ts';
import { type Action, type Decision, decide, decideCard } from './decide.ts';
import type { GameEvent } from './events.ts';
import { evolve, evolveInPlace } from './evolve.ts';
import type { Game } from './game.ts';
import { writePosition } from './notation/position-notation.ts';
import { isRefusal, playCard, playMove, playTile, whyNotMove } from './play.ts';
import { EATEN, OUT } from './position.ts';

const eventsOf = (decision: Decision): readonly GameEvent[] => {
  if (!decision.ok) throw new Error(decision.message);
  return decision.events;
};
const stay = (figure: string): Action => ({ type: 'move', figure, path: '' });
/** The moves of a first round, of red and blue in turn. */
const FIRST_ROUND: readonly Action[] = [
  { type: 'move', figure: 'red-1', path: 'i' },
  { type: 'move', figure: 'blue-2', path: 'iw' },
  { type: 'move', figure: 'red-2', path: 'in' },
  { type: 'move', figure: 'blue-3', path: 'iww' },
];
const always = (card: Card) => (): Card => card;

describe('decide', () => {
  test('G2: an action brings about what playing it brings about; the game itself stays as it is', () => {
    const game = gameOf();
    const before = stateOf(game);
    const events = eventsOf(decide(game, 0, { type: 'move', figure: 'red-4', path: 'iwwnn' }));
    expect(stateOf(game)).toEqual(before);
    const played = game.copy();
    playMove(played, 0, figureIn(game, 'red-4'), 'iwwnn');
    expect(stateOf(events.reduce(evolve, game))).toEqual(stateOf(played));
    expect(stateOf(game)).toEqual(before);
  });

  test('S3: placing a tile', () => {
    const game = gameOf({ mode: 'experienced' });
    const events = eventsOf(decide(game, 0, { type: 'place', tile: TILES[0]! }));
    expect(events).toEqual([{ type: 'tilePlaced', tile: TILES[0], by: 'red' }]);
    const played = game.copy();
    playTile(played, 0, TILES[0]!);
    expect(stateOf(events.reduce(evolve, game))).toEqual(stateOf(played));
    expect(game.tiles).toEqual([]);
  });

  test('G2: a refusal is a value, and the game stays as it is', () => {
    const game = gameOf();
    const before = stateOf(game);
    expect(decide(game, 1, stay('blue-1'))).toMatchObject({ ok: false, rule: 'G2' });
    expect(decide(game, 0, stay('white-1'))).toMatchObject({
      ok: false,
      rule: 'G2',
      reason: 'no-such-figure',
      values: { figure: 'white-1' },
    });
    expect(decide(game, 0, { type: 'move', figure: 'red-4', path: 'iwwss' })).toMatchObject({ rule: 'F4' });
    expect(decide(game, 0, { type: 'place', tile: TILES[0]! })).toMatchObject({ rule: 'S3' });
    expect(stateOf(game)).toEqual(before);
  });

  test('G1: the round’s last move makes the monster move with the card that is drawn', () => {
    const game = gameOf();
    for (const action of FIRST_ROUND.slice(0, 3))
      for (const event of eventsOf(decide(game, game.turn, action, always('8')))) evolveInPlace(game, event);
    expect(game.phase).toBe('moving');
    let asked: readonly Card[][] = [];
    const events = eventsOf(
      decide(game, 1, FIRST_ROUND[3]!, (left, possible) => {
        asked = [[...left], [...possible]];
        return '8';
      }),
    );
    expect(asked).toEqual([
      ['5', '7', '7', '8', '8', '10', '1 hit', '2 hits'],
      ['5', '7', '7', '8', '8', '10'],
    ]);
    expect(events.map((event) => event.type).slice(0, 11)).toEqual([
      'figureEntered',
      'figureStepped',
      'figureStepped',
      'figureMoved',
      'figureTurnedOver',
      'figureTurnedOver',
      'figureTurnedOver',
      'figureTurnedOver',
      'figureTurnedOver',
      'cardDrawn',
      'monsterLooked',
    ]);
    expect(events.at(-1)).toEqual({ type: 'roundEnded', round: 1, stage: 1 });
    const after = events.reduce(evolve, game);
    expect([after.phase, after.round, after.cardsDrawn]).toEqual(['moving', 2, ['8']]);
  });

  test('G1: without a draw the game waits for its card', () => {
    const game = gameOf();
    for (const action of FIRST_ROUND)
      for (const event of eventsOf(decide(game, game.turn, action))) evolveInPlace(game, event);
    expect(game.phase).toBe('monster');
    const before = stateOf(game);
    const events = eventsOf(decideCard(game, '10'));
    expect(stateOf(game)).toEqual(before);
    const played = game.copy();
    playCard(played, '10');
    expect(stateOf(events.reduce(evolve, game))).toEqual(stateOf(played));
  });

  test('G1: a move while the monster is to move is refused, and no card is drawn for it', () => {
    const game = gameOf();
    allStay(game);
    const draw = (): Card => {
      throw new Error('no card is to be drawn');
    };
    expect(decide(game, 0, stay('red-3'), draw)).toMatchObject({
      ok: false,
      rule: 'G1',
      reason: 'card-first',
    });
  });

  test('G7: a figure that would leave is not counted as out yet', () => {
    const game = gameOf();
    stand(game, { 'red-1': 'a1', monster: 'e5' });
    const before = stateOf(game);
    const events = eventsOf(decide(game, 0, { type: 'move', figure: 'red-1', path: 'o' }));
    expect(stateOf(game)).toEqual(before);
    const after = events.reduce(evolve, game);
    expect([[...game.out], [...after.out], [...after.reached]]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test('a refusal is told from a game, a decision or nothing', () => {
    expect([
      isRefusal(undefined),
      isRefusal(gameOf()),
      isRefusal(decide(gameOf(), 0, FIRST_ROUND[0]!)),
    ]).toEqual([false, false, false]);
    expect(isRefusal(decide(gameOf(), 1, stay('blue-1')))).toBe(true);
  });

  test('G6: a card that can’t come is refused, or a mistake of whoever holds the pile', () => {
    const game = gameOf();
    expect(decideCard(game, '5')).toMatchObject({ ok: false, rule: 'G1' });
    for (const action of FIRST_ROUND.slice(0, 3))
      for (const event of eventsOf(decide(game, game.turn, action))) evolveInPlace(game, event);
    expect(() => decide(game, 1, FIRST_ROUND[3]!, always('1 hit'))).toThrow(
      "a card was drawn that can't come",
    );
    playMove(game, 1, figureIn(game, 'blue-3'), 'iww');
    expect(decideCard(game, '1 hit')).toMatchObject({ ok: false, rule: 'G6', reason: 'hits-card-first' });
  });

  test('G7: a move that ends the game draws no card', () => {
    const game = gameOf({ players: ['green', 'red', 'blue', 'yellow', 'beige'] });
    stand(game, { 'green-1': 'a1', 'green-2': 'b1', monster: 'e5' });
    const play = (id: string, path: string): readonly GameEvent[] => {
      const events = eventsOf(
        decide(game, game.turn, { type: 'move', figure: id, path }, () => {
          throw new Error('no card is to be drawn');
        }),
      );
      for (const event of events) evolveInPlace(game, event);
      return events;
    };
    play('green-1', 'o');
    play('red-1', 'i');
    play('blue-2', 'iw');
    play('yellow-2', 'in');
    play('beige-2', 'iww');
    expect(play('green-2', 'wo').at(-1)).toMatchObject({ type: 'gameEnded', result: { winner: 'green' } });
    expect(game.phase).toBe('over');
  });
});

describe('evolve', () => {
  /** Both ways through a game: played in place, and decided and evolved. */
  function bothWays(
    play: (game: Game, report: (event: GameEvent) => void) => void,
    start: Game,
  ): GameEvent[] {
    const events: GameEvent[] = [];
    const played = start.copy();
    play(played, (event) => events.push(event));
    expect(stateOf(events.reduce(evolve, start))).toEqual(stateOf(played));
    return events;
  }

  test('F3: a figure on its way through others', () => {
    const game = gameOf();
    stand(game, { 'blue-1': 'p11', 'blue-2': 'o11', 'red-2': 'n11' });
    bothWays((played, report) => playMove(played, 0, figureIn(game, 'red-4'), 'iwwwn', report), game);
    bothWays((played, report) => playMove(played, 0, figureIn(game, 'red-4'), 'iwwen', report), game);
  });

  test('F5 F8: pushes and slides', () => {
    const game = gameOf();
    stand(game, { 'red-4': 'd10' });
    const events = bothWays(
      (played, report) => playMove(played, 0, figureIn(game, 'red-4'), 'ene', report),
      game,
    );
    expect(events.map(({ type }) => type)).toContain('figureStepped');
    stand(game, { 'red-4': 'd3' });
    expect(
      bothWays((played, report) => playMove(played, 0, figureIn(game, 'red-4'), 'w', report), game)[0],
    ).toMatchObject({ type: 'blockPushed', from: 'c3', to: 'b3' });
  });

  test('M4 M5 M14: every event of the monster’s move', () => {
    const game = gameOf();
    stand(game, { 'red-1': 'c5', 'red-2': 'k5', monster: 'a4' });
    const events: GameEvent[] = [
      { type: 'monsterTurned', at: 'a4', from: 'e', facing: 's', because: 'stone', by: 'b4' },
      { type: 'monsterStepped', from: 'a4', to: 'a5', facing: 's', slid: false },
      { type: 'figurePushed', figure: 'red-1', from: 'c5', to: 'd5', slid: false },
      { type: 'figureEaten', figure: 'red-2', at: 'k5', because: 'bite' },
      { type: 'blockPushed', block: 'stone', from: 'c3', to: 'c4', slid: false },
      { type: 'blockRemoved', block: 'stone', from: 'm4', because: 'edge' },
    ];
    const after = events.reduce(evolve, game);
    const { monster, tiles, figures } = JSON.parse(writePosition(after.position));
    expect(monster).toEqual({ at: 'a5', facing: 's' });
    expect(figures.slice(0, 2)).toMatchObject([{ at: 'd5' }, { at: 'eaten' }]);
    expect(tiles.map(({ at }: { at: string }) => at)).toContain('c4');
    expect(tiles.map(({ at }: { at: string }) => at)).not.toContain('m4');
    const more: GameEvent[] = [
      { type: 'monsterTeleported', from: 'a5', to: 'l9', pair: 1 },
      { type: 'figureReturned', figure: 'red-2' },
      { type: 'stageTwoBegan' },
    ];
    const later = more.reduce(evolve, after);
    const written = JSON.parse(writePosition(later.position));
    expect([written.monster.at, written.figures[1].at, later.stage]).toEqual(['l9', 'entrance', 2]);
  });

  test('an event that names nobody of the game is a bug', () => {
    expect(() => evolve(gameOf(), { type: 'figureEntered', figure: 'white-1' })).toThrow(
      'an event names white-1, who is not in the game',
    );
  });

  test('M2 M12: looks and being caught change nothing', () => {
    const game = gameOf();
    const looked = {
      type: 'monsterLooked',
      at: 'a1',
      facing: 'e',
      ahead: { to: 'e', endedAt: 'edge', distance: 11 },
      left: { to: 'n', endedAt: 'edge', distance: 0 },
      right: { to: 's', endedAt: 'edge', distance: 6 },
      outcome: 'none',
      nearest: [],
    } as const;
    expect(stateOf(evolve(game, looked))).toEqual(stateOf(game));
    expect(stateOf(evolve(game, { type: 'monsterCaught', at: 'a1', facing: 'e' }))).toEqual(stateOf(game));
  });

  test('evolving leaves the game before as it was', () => {
    const game = gameOf();
    idleRounds(game, ['5']);
    allStay(game);
    const before = stateOf(game);
    const events = eventsOf(decideCard(game, '1 hit'));
    events.reduce(evolve, game);
    expect(stateOf(game)).toEqual(before);
  });
});

describe('whyNotMove', () => {
  const why = (game: Game, seat: number, id: string): string | undefined =>
    whyNotMove(game, seat, figureIn(game, id))?.reason;

  test('G2: only the player whose turn it is moves, a figure of his own that has not moved', () => {
    const game = gameOf();
    expect(why(game, 0, 'red-1')).toBeUndefined();
    expect(why(game, 1, 'blue-1')).toBe('not-your-turn');
    expect(why(game, -1, 'red-1')).toBe('not-your-turn');
    expect(why(game, 0, 'blue-1')).toBe('not-your-figure');
    playMove(game, 0, figureIn(game, 'red-1'), 'i');
    playMove(game, 1, figureIn(game, 'blue-4'), 'iww');
    expect(why(game, 0, 'red-1')).toBe('has-moved');
  });

  test('F2 G5: who is out or eaten moves no more, also in the round in which it moved', () => {
    const game = gameOf();
    game.moved[0] = 1;
    stand(game, { 'red-1': OUT, 'red-2': EATEN });
    expect(why(game, 0, 'red-1')).toBe('is-out');
    expect(why(game, 0, 'red-2')).toBe('is-eaten');
  });

  test('S3 G1 G8: nobody moves while tiles are placed, when the card is due, or when it is over', () => {
    expect(why(gameOf({ mode: 'experienced' }), 0, 'red-1')).toBe('tiles-first');
    const game = gameOf();
    allStay(game);
    expect(why(game, game.turn, 'red-1')).toBe('card-first');
    game.finish(game.resultFor('last-card'));
    expect(why(game, game.turn, 'red-1')).toBe('game-over');
  });
});

test('G7: one more figure out would do when all but two are out', () => {
  const game = gameOf();
  game.out[0] = 2;
  expect([game.hasEscaped(0), game.hasEscaped(0, 1), game.hasEscaped(1, 1)]).toEqual([false, true, false]);
});
