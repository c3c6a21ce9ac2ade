import { describe, expect, test } from 'vitest';
import { expectHall, hall } from '../../test/helpers/halls.ts';
import { isSolved, walkForEver } from './endless.ts';
import type { GameEvent } from './events.ts';
import { look } from './look.ts';
import { writePosition } from './notation/position-notation.ts';
import { step } from './walk.ts';

function runIn(drawing: string) {
  const position = hall(drawing);
  const silent = position.copy();
  const events: GameEvent[] = [];
  const run = walkForEver(position, (event) => events.push(event));
  expect(walkForEver(silent)).toEqual(run);
  expect(silent.equals(position)).toBe(true);
  const eaten = events.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));
  return { ...run, eaten, events, position };
}

describe('P2: the endless walk', () => {
  test('P2: with no figure on the board it has ended at once', () => {
    const { steps, cycle } = runIn('5 @>\nlegend: entrance A; out B; eaten C');
    expect([steps, cycle]).toEqual([0, 0]);
  });

  test('P2: it ends when no figure is left on the board', () => {
    const { steps, cycle, eaten, position } = runIn('5 @>. . A . B ');
    expect([steps, cycle, eaten]).toEqual([5, 0, ['A', 'B']]);
    expectHall(position, '5 . . . . . @>\nlegend: eaten A; eaten B');
  });

  test('P2: it ends when all stands as it stood before after a look', () => {
    // Along row 6 and through the walls V: sixteen spaces around, and the stone hides A.
    const { steps, cycle, eaten, position } = runIn('6 @>\n7 . . . . . . # \n8   . . . . . A ');
    expect([steps, cycle, eaten]).toEqual([16, 16, []]);
    expectHall(position, '6 @>\n7 . . . . . . # \n8   . . . . . A ');
  });

  test('P2: a circle from the very start', () => {
    const { steps, cycle } = runIn('5 . . . u @>u . . # A ');
    expect([steps, cycle]).toEqual([1, 1]);
  });

  test('P2: the circle may begin later than the walk', () => {
    const { steps, cycle, position } = runIn(`
         a b c d e f g h i j k
       2 . . . . @v. . . . . .
       5 . . . u . u . . . . .
       6 . . . . r . . . . . .
       8   . . . . . . . . . A`);
    expect([steps, cycle]).toEqual([5, 1]);
    expect(walkForEver(position)).toEqual({ steps: 1, cycle: 1 });
  });

  test('P2: it stands as it stood after a look: how it faced before one does not count', () => {
    const { steps, cycle, eaten } = runIn('3 . . . . A \n5 . . . . @>');
    expect([steps, cycle, eaten]).toEqual([2, 0, ['A']]);
  });

  test('P2: blocks that stand otherwise are another position', () => {
    // The first time around it pushes the stone away: over the edge when it comes to p6 with its 15th step.
    const { steps, cycle, position } = runIn(`
         a b c d e f g h i j k l m n o p
       6 @>. . . . . . . . . . . . . # .
       7 . . . . . . # . . . . . . . . .
       8   . . . . . A . . . . . . . . .`);
    expect([steps, cycle]).toEqual([31, 16]);
    expectHall(position, '6 . . . . . . . . . . . . . . . @>\n7 . . . . . . # \n8   . . . . . A ');
  });

  test('P2: figures pushed elsewhere are another position', () => {
    const { steps, cycle, eaten } = runIn(
      '6 @># A . . . . . . . . . . . . . \n7 . . . . . . # \n8   . . . . . B ',
    );
    expect([eaten, steps, cycle]).toEqual([['A'], 31, 16]);
  });

  test('P2: a long walk that leaves everything standing otherwise again and again', () => {
    const drawing = `
          a b c d e f g h i j k l m n o p
        1 . # . # . # # . . # . .
        2 # * . . . . . . . . # # .
        3 . . . . . . . # # # . # . A
        4 # . . # . . . # # . @>. B . #
        5 . . . . . # . # . . # . . # # .
        6 . . . . . . # . . E . . . . # .
        7 . # . # . . # # . . . . # . G #
        8   . . . # # . # . . C . # # # .
        9     # . # D . . . . # . . . * .
       10       # . # # # . . . . # . F #
       11         . . . . . # # . . . # .`;
    const { steps, cycle } = runIn(drawing);
    expect([steps, cycle]).toEqual([97, 16]);
    // The same, found by writing down every position after a look.
    const walker = hall(drawing);
    const written: string[] = [];
    look(walker);
    for (let state = writePosition(walker); !written.includes(state); state = writePosition(walker)) {
      written.push(state);
      step(walker);
      look(walker);
    }
    expect(written.length).toBe(97);
    expect(written.indexOf(writePosition(walker))).toBe(97 - 16);
  });
});

describe('P3: solved', () => {
  const after = hall('legend: eaten A; eaten B; entrance C; out D');

  test('P3: every enemy eaten and no own figure eaten', () => {
    expect(isSolved(after, [2, 3], [0, 1])).toBe(true);
    expect(isSolved(after, [], [0])).toBe(true);
    expect(isSolved(after, [2], [])).toBe(true);
  });

  test('P3: not while an enemy is left', () => {
    expect(isSolved(after, [3], [0, 2])).toBe(false);
    expect(isSolved(after, [2], [3])).toBe(false);
  });

  test('P3: not when an own figure is eaten', () => {
    expect(isSolved(after, [2, 1], [0])).toBe(false);
    expect(isSolved(after, [0], [])).toBe(false);
  });
});
