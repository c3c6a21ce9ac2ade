import { describe, expect, test } from 'vitest';
import { figureIn, gameOf, placeAll, stand } from '../../test/helpers/games.ts';
import type { Game } from './game.ts';
import type { Target } from './position.ts';
import { letterTo, whyNotThere } from './why-not-there.ts';

describe('the point from a place to one beside it', () => {
  test('F1 F2: n e s w in the hall, i and o at the doors', () => {
    expect(letterTo('e5', 'e4')).toBe('n');
    expect(letterTo('e5', 'f5')).toBe('e');
    expect(letterTo('entrance', 'p11')).toBe('i');
    expect(letterTo('a1', 'out')).toBe('o');
  });

  test('F1 F2: none from afar, out by the entrance, or in by the exit', () => {
    for (const [from, to] of [
      ['e5', 'e5'],
      ['e5', 'f6'],
      ['a1', 'p11'],
      ['entrance', 'o11'],
      ['entrance', 'out'],
      ['p11', 'entrance'],
      ['b1', 'out'],
      ['out', 'a1'],
      ['out', 'out'],
    ] as const)
      expect(letterTo(from, to), `${from} ${to}`).toBeUndefined();
  });
});

describe('why a move can not end on a place', () => {
  /** The monster on a1; stones, teleporters and pools; red-1 shows 1, red-3 shows 3. */
  const inHall = (): Game => {
    const game = gameOf({ mode: 'experienced' });
    placeAll(game);
    return game;
  };
  const why = (game: Game, id: string, to: Target): string => {
    const { rule, reason } = whyNotThere(game, figureIn(game, id), to);
    return `${rule} ${reason}`;
  };

  test('F1: it is too far, or no number leads there', () => {
    const game = inHall();
    stand(game, { 'red-1': 'h8' });
    const { reason, values } = whyNotThere(game, figureIn(game, 'red-1'), 'h11');
    expect([reason, values]).toEqual(['too-far', { figure: 'red-1', at: 'h11', needed: 3 }]);
    expect(why(game, 'red-1', 'p5')).toBe('F1 no-way');
    expect(why(game, 'red-1', 'out')).toBe('F1 no-way');
  });

  test('F3 F4: a figure, the monster or a teleporter is there', () => {
    const game = inHall();
    stand(game, { 'red-1': 'h8', 'red-3': 'h9' });
    expect(why(game, 'red-1', 'h9')).toBe('F3 ends-on-figure');
    expect(why(game, 'red-1', 'a1')).toBe('F4 monster-there');
    expect(why(game, 'red-1', 'g7')).toBe('F4 teleporter-there');
  });

  test('F5: the block beside it can not be pushed on', () => {
    const game = inHall();
    stand(game, { 'red-1': 'c4', 'red-3': 'c6' });
    expect(why(game, 'red-1', 'c5')).toBe('F5 block-before-figure');
    expect(why(game, 'red-1', 'd5')).toBe('F1 too-far');
  });

  test('F9: where it would slide onto a figure, it lacks the points to go on', () => {
    const game = inHall();
    stand(game, { 'red-1': 'j7', 'red-3': 'm7' });
    expect(why(game, 'red-1', 'k7')).toBe('F1 no-way');
  });

  test('G3: it may not stay outside', () => {
    expect(why(inHall(), 'red-1', 'entrance')).toBe('G3 come-in-first');
  });
});
