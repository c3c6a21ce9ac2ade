import { describe, expect, test } from 'vitest';
import { expectHall, hall } from '../../test/helpers/halls.ts';
import { space } from './board.ts';
import { directionOf } from './directions.ts';
import { FREE, TELEPORTER } from './ground.ts';
import { layHall } from './hall.ts';
import { EATEN, layPosition, OUT, outsideNamed, placeName, WAITING } from './position.ts';
import { BASIC_TILES } from './tiles.ts';

test('S1: all figures wait at the entrance, the monster stands on a1 facing e', () => {
  const position = layPosition(BASIC_TILES, [{ id: 'A' }, { id: 'B' }]);
  expect(position.cast.map((_, figure) => position.placeOf(figure))).toEqual([WAITING, WAITING]);
  expect([placeName(position.monsterAt), directionOf(position.facing)]).toEqual(['a1', 'e']);
  expect(position.figuresOnBoard()).toBe(0);
});

test('S2: the basic game, drawn', () => {
  expectHall(
    layPosition(BASIC_TILES, []),
    `
          a b c d e f g h i j k l m n o p
        1 @>. . . . . . . . . . .
        2 . . . . . . . . . . . . .
        3 . . # . . . . . ~ ~ . . . .
        4 . . . . . . . . ~ ~ . . # . .
        5 . . . . . . . # . . . . . . . .
        6 . . . . . . . . # . . . . # . .
        7 . . . . . . # . . . . . . . . .
        8   . . . # . . . . . . . # . . .
        9     . . ~ ~ ~ ~ . . . . . . # .
       10       . . # . . # . . . . . . .
       11         . . . . . . . . . . . .`,
  );
});

test('C5: whatever the monster is built from, it is a space and a facing', () => {
  const position = hall('5 . . @<');
  const other = hall('5 . . @<');
  expect(position.equals(other)).toBe(true);
  other.facing = 0;
  expect(position.equals(other)).toBe(false);
});

describe('a position', () => {
  test('places by their names', () => {
    expect([WAITING, OUT, EATEN, space('c3')].map(placeName)).toEqual(['entrance', 'out', 'eaten', 'c3']);
    expect(['entrance', 'out', 'eaten', 'c3'].map(outsideNamed)).toEqual([WAITING, OUT, EATEN, undefined]);
  });

  test('a copy is equal, and apart', () => {
    const position = hall('5 . . A # B \nlegend: A A 4');
    const copy = position.copy();
    expect(copy.equals(position)).toBe(true);
    copy.moveFigure(0, space('c4'));
    expect(copy.equals(position)).toBe(false);
    expectHall(position, '5 . . A # B \nlegend: A A 4');
    copy.copyFrom(position);
    expect(copy.equals(position)).toBe(true);
  });

  test.each([
    ['the monster elsewhere', '5 . . A # B \n6 @>'],
    ['the monster facing another way', '1 @v\n5 . . A # B '],
    ['another block', '5 . . A * B '],
    ['a block elsewhere', '4 . . . # \n5 . . A . B '],
    ['a figure elsewhere', '5 . . A # . B '],
    ['another number', '5 . . A # B \nlegend: A A 4'],
    ['a figure more', '5 . . A # B C '],
  ])('equal positions have nothing different: %s', (_, drawing) => {
    expect(hall('5 . . A # B ').equals(hall(drawing))).toBe(false);
    expect(hall(drawing).equals(hall(drawing))).toBe(true);
  });

  test('with one figure more that waits, it is another position', () => {
    const [without, withOne] = [hall('5 # '), hall('5 # \nlegend: entrance A')];
    expect([without.equals(withOne), withOne.equals(without)]).toEqual([false, false]);
  });

  test('equal again after a way there and back', () => {
    const start = hall('5 . . A # B ');
    const position = start.copy();
    position.moveFigure(0, space('k5'));
    position.lift(space('d5'));
    position.putBlock('stone', space('d6'));
    position.lift(space('d6'));
    position.moveFigure(0, EATEN);
    expect(position.equals(start)).toBe(false);
    position.putBlock('stone', space('d5'));
    position.moveFigure(0, space('c5'));
    expect(position.equals(start)).toBe(true);
  });

  test('what stands on a space', () => {
    const position = hall('5 . . A # 1^. 1v\nlegend: A A 2');
    const at = (['c5', 'd5', 'e5', 'f5'] as const).map(space);
    expect(at.map((one) => position.figureAt(one))).toEqual([0, undefined, undefined, undefined]);
    expect(at.map((one) => position.blockAt(one))).toEqual([undefined, 'stone', undefined, undefined]);
  });

  test('G2: a figure turned over shows its other number', () => {
    const position = hall('5 . . A # B \nlegend: A A 2; B B 5');
    expect([position.turnOver(0), position.pointsOf(0), position.pointsOf(1)]).toEqual([5, 5, 5]);
    expect(position.turnOver(0)).toBe(2);
  });

  test('figures by their names, and how many are on the board', () => {
    const position = hall('5 . . A # B \nlegend: A A; B B; entrance C; out D; eaten E');
    expect(['A', 'B', 'E', 'F'].map((id) => position.figureNamed(id))).toEqual([0, 1, 4, undefined]);
    expect(position.figuresOnBoard()).toBe(2);
    expect(position.cast.map((_, figure) => position.isOut(figure))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(position.cast.map((_, figure) => position.isOnBoard(figure))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('F3: a figure that passes another leaves that one standing', () => {
    const position = hall('5 . . A B . ');
    position.passFigure(0, space('d5'));
    expect([position.at(space('c5')), position.at(space('d5'))]).toEqual([
      FREE,
      hall('5 A ').at(space('a5')) + 1,
    ]);
    position.passFigure(0, space('e5'));
    expectHall(position, '5 . . . B A ');
    position.passFigure(0, OUT);
    expectHall(position, '5 . . . B . \nlegend: B B; out A');
  });

  test('C1: teleporters stand on the ground where blocks and figures would', () => {
    expect(hall('5 1^. 1v').at(space('a5'))).toBe(TELEPORTER);
  });

  test('a teleporter whose partner is not placed yet leads to itself', () => {
    const lonely = layHall([], [{ kind: 'teleporter', pair: 1, at: 'c3', facing: 's' }]);
    expect(lonely.partner[space('c3')]).toBe(space('c3'));
    expect(lonely.partner[space('c4')]).toBe(-1);
  });
});
