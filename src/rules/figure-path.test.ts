import { describe, expect, test } from 'vitest';
import { expectHall, expectMove, hall, moveIn, refusalOf } from '../../test/helpers/halls.ts';
import { walkPath } from './figure-path.ts';

describe('F1: points', () => {
  test('F1: one point per space, n e s w, any turns, back and forth as wanted', () => {
    expectMove('5 . . . . A ', 'A', 'n', '4 . . . . A ');
    expectMove('5 . . . . A ', 'A', 'e', '5 . . . . . A ');
    expectMove('5 . . . . A ', 'A', 's', '6 . . . . A ');
    expectMove('5 . . . . A ', 'A', 'w', '5 . . . A ');
    expectMove('5 . . . . A ', 'A', 'nnws', '4 . . . A ');
    expectMove('5 . . . . A ', 'A', 'ewew', '5 . . . . A ');
  });

  test('F1: up to the number it shows, and no more', () => {
    const drawing = '5 . . . . A \nlegend: A A 2';
    expectMove(drawing, 'A', 'e', '5 . . . . . A \nlegend: A A 2');
    expectMove(drawing, 'A', 'ee', '5 . . . . . . A \nlegend: A A 2');
    expect(moveIn(drawing, 'A', 'eee').refused).toEqual({
      ok: false,
      rule: 'F1',
      reason: 'too-few-points',
      values: { figure: 'A', points: 2, needed: 3 },
      message: 'A shows 2, and this path takes 3 points',
    });
  });

  test('F1: it need not use its points, and it may stay', () => {
    expectMove('5 . . . . A \nlegend: A A 6', 'A', '', '5 . . . . A \nlegend: A A 6');
    expectMove('legend: entrance A 3', 'A', '', 'legend: entrance A 3');
  });

  test('F1: what is no letter of a path is refused', () => {
    for (const path of ['x', 'ex', 'N', 'e e', 'e,s', '5'])
      expect(refusalOf('5 . . . . A \nlegend: A A 6', 'A', path)).toBe('F1 unknown-letter');
    const { refused } = moveIn('5 . . . . A \nlegend: A A 6', 'A', 'eex');
    expect(refused?.values).toEqual({ letter: 'x' });
  });

  test('F1: without a number it can only stay', () => {
    const position = hall('5 . . . . A ');
    expect(walkPath(position, 0, '')).toBeUndefined();
    expect(walkPath(position, 0, 'e')).toMatchObject({ rule: 'F1', reason: 'no-number' });
    expectHall(position, '5 . . . . A ');
  });

  test('F1: it is not turned over by the path alone', () => {
    expect(moveIn('5 . . . . A \nlegend: A A 4', 'A', 'ee').position.pointsOf(0)).toBe(4);
  });

  test('F1: point by point it is told where it comes to', () => {
    expect(moveIn('5 . . . . A ', 'A', 'es').events).toEqual([
      { type: 'figureStepped', figure: 'A', from: 'e5', to: 'f5', slid: false },
      { type: 'figureStepped', figure: 'A', from: 'f5', to: 'f6', slid: false },
    ]);
  });
});

describe('F2: in and out', () => {
  test('F2: entering, the first point puts it on p11', () => {
    expectMove('legend: entrance A', 'A', 'i', '11         . . . . . . . . . . . A ');
    expectMove('legend: entrance A', 'A', 'inw', '10       . . . . . . . . . . . A ');
    expect(moveIn('legend: entrance A', 'A', 'i').events).toEqual([{ type: 'figureEntered', figure: 'A' }]);
  });

  test('F2: one that waits must begin with i, and only one that waits', () => {
    expect(refusalOf('legend: entrance A', 'A', 'n')).toBe('F2 must-enter');
    expect(refusalOf('legend: entrance A', 'A', 'o')).toBe('F2 must-enter');
    expect(refusalOf('legend: entrance A', 'A', 'ii')).toBe('F2 not-waiting');
    expect(refusalOf('5 . . . . A ', 'A', 'i')).toBe('F2 not-waiting');
    expect(refusalOf('11         . . . . . . . . . . . A ', 'A', 'i')).toBe('F2 not-waiting');
  });

  test('F2: leaving, from a1 one more point takes it out', () => {
    expectMove('1 A \n5 @>', 'A', 'o', '5 @>\nlegend: out A');
    expectMove('1 . . A \n5 @>', 'A', 'wwo', '5 @>\nlegend: out A');
    expect(moveIn('1 A \n5 @>', 'A', 'o').events).toEqual([{ type: 'figureLeft', figure: 'A' }]);
  });

  test('F2: the point for leaving must be there', () => {
    expect(refusalOf('1 . . A \n5 @>\nlegend: A A 2', 'A', 'wwo')).toBe('F1 too-few-points');
  });

  test('F2: only from a1 can it leave', () => {
    const { refused } = moveIn('1 . A \n5 @>', 'A', 'o');
    expect(refused).toMatchObject({ rule: 'F2', reason: 'not-at-exit', values: { figure: 'A', at: 'b1' } });
    expect(refusalOf('11         . . . . . . . . . . . A ', 'A', 'o')).toBe('F2 not-at-exit');
  });

  test('F2: after leaving nothing can follow', () => {
    for (const letter of 'nesio') expect(refusalOf('1 A \n5 @>', 'A', `o${letter}`)).toBe('F2 already-left');
  });

  test('F2: a figure that is out moves no more', () => {
    expect(refusalOf('legend: out A', 'A', 'i')).toBe('F2 is-out');
    expect(refusalOf('legend: out A', 'A', '')).toBe('F2 is-out');
  });

  test('G5: a figure that has been eaten moves no more', () => {
    expect(refusalOf('legend: eaten A', 'A', 'i')).toBe('G5 is-eaten');
    expect(refusalOf('legend: eaten A', 'A', '')).toBe('G5 is-eaten');
  });

  test('F2: it may pass a1 without leaving', () => {
    expectMove('1 . A \n5 @>', 'A', 'ws', '2 A \n5 @>');
  });
});

describe('F3: figures on the way', () => {
  test('F3: it may walk through figures, each such space costs a point', () => {
    expectMove('5 . . A B C . ', 'A', 'eee', '5 . . . B C A ');
    expect(refusalOf('5 . . A B C . \nlegend: A A 2', 'A', 'eee')).toBe('F1 too-few-points');
  });

  test('F3: it may not end on one', () => {
    const { refused } = moveIn('5 . . A B ', 'A', 'e');
    expect(refused).toMatchObject({
      rule: 'F3',
      reason: 'ends-on-figure',
      values: { figure: 'A', at: 'd5', other: 'B' },
    });
    expect(refusalOf('5 . . A B ', 'A', 'eew')).toBe('F3 ends-on-figure');
  });

  test('F3: entering, it may pass one that stands on p11 but not stay there', () => {
    const drawing = '11         . . . . . . . . . . . B \nlegend: entrance A';
    expect(refusalOf(drawing, 'A', 'i')).toBe('F3 ends-on-figure');
    expectMove(drawing, 'A', 'iw', '11         . . . . . . . . . . A B ');
  });

  test('F3: figures never push figures', () => {
    expectMove('5 . . A B . ', 'A', 'ee', '5 . . . B A ');
  });

  test('F3: it may come back to the space it left', () => {
    expectMove('5 . . A B . ', 'A', 'ew', '5 . . A B . ');
  });
});

describe('F4: where it never goes', () => {
  test('F4: the monster’s space', () => {
    const { refused } = moveIn('5 . . A @>', 'A', 'e');
    expect(refused).toMatchObject({
      rule: 'F4',
      reason: 'monster',
      values: { figure: 'A', at: 'c5', direction: 'e' },
    });
    const entrance = '11         . . . . . . . . . . . @>\nlegend: entrance A';
    expect(refusalOf(entrance, 'A', 'i')).toBe('F4 monster-at-entrance');
    expect(refusalOf(entrance, 'A', 'iw')).toBe('F4 monster-at-entrance');
  });

  test('F4: a teleporter, not even in passing', () => {
    expect(refusalOf('5 . . A 1^. . 1v', 'A', 'e')).toBe('F4 teleporter');
    expect(refusalOf('5 . . A 1^. . 1v', 'A', 'eee')).toBe('F4 teleporter');
  });

  test('F4: a place beyond the edge', () => {
    expect(refusalOf('5 A ', 'A', 'w')).toBe('F4 edge');
    expect(refusalOf('5 . . . . . . . . . . . . . . . A ', 'A', 'e')).toBe('F4 edge');
    expect(refusalOf('1 . . . . . . . . . . . A ', 'A', 'e')).toBe('F4 edge');
    expect(refusalOf('8   A ', 'A', 's')).toBe('F4 edge');
    expect(refusalOf('1 A \n5 @>', 'A', 'n')).toBe('F4 edge');
  });
});

describe('F5: pushing', () => {
  test.each([
    ['stone', '# '],
    ['crystal', '* '],
    ['"right"', 'r '],
    ['"180°"', 'u '],
  ])('F5: it pushes a block by walking onto its space: %s', (_, sign) => {
    expectMove(`5 . . A ${sign}. . `, 'A', 'e', `5 . . . A ${sign}. `);
  });

  test('F5: each way, and what is pushed is told before the step', () => {
    expectMove('4 . . . # \n5 . . . A ', 'A', 'n', '3 . . . # \n4 . . . A ');
    expectMove('5 . . . A \n6 . . . # ', 'A', 's', '6 . . . A \n7 . . . # ');
    expectMove('5 . . # A ', 'A', 'w', '5 . # A ');
    expect(moveIn('5 . . A # . . ', 'A', 'e').events).toEqual([
      { type: 'blockPushed', block: 'stone', from: 'd5', to: 'e5', slid: false },
      { type: 'figureStepped', figure: 'A', from: 'c5', to: 'd5', slid: false },
    ]);
  });

  test('F5: any number of pushes in a move', () => {
    expectMove('5 . A # . . . \n6 . . . . . . \n', 'A', 'eee', '5 . . . . A # ');
    expectMove('5 . A # . . \n6 . . # . . ', 'A', 'es', '5 . . . # . \n6 . . A . . \n7 . . # . . ');
  });

  test.each([
    ['the board ends behind it', 'F5 block-before-edge', '5 . . . . . . . . . . . . . . A # ', 'e'],
    ['a block is behind it', 'F5 block-before-block', '5 . . A # # . ', 'e'],
    ['a crystal is behind it', 'F5 block-before-block', '5 . . A # * . ', 'e'],
    ['a turning stone is behind it', 'F5 block-before-block', '5 . . A # u . ', 'e'],
    ['a figure is behind it', 'F5 block-before-figure', '5 . . A # B . ', 'e'],
    ['the monster is behind it', 'F5 block-before-monster', '5 . . A # @>', 'e'],
  ])('F5: not if %s', (_, refusal, drawing, path) => {
    expect(refusalOf(drawing, 'A', path)).toBe(refusal);
  });

  test('F5: the space it left itself is free for what it pushes', () => {
    // Around the stone and back: it pushes the stone onto the space where it began.
    expectMove('5 . . A # . . ', 'A', 'neesw', '5 . . # A . . ');
  });

  test('F5: one block at a time also in the row after a push', () => {
    expect(refusalOf('5 . . A # . # . ', 'A', 'ee')).toBe('F5 block-before-block');
  });

  test('F5: a refused path leaves everything as it was', () => {
    const start = hall('5 . . A # . # . \n6 . . # . . . \nlegend: A A 6');
    const position = start.copy();
    expect(walkPath(position, 0, 'eswww')).toBeDefined();
    expect(position.equals(start)).toBe(true);
    expect(walkPath(position, 0, 'ee')).toBeDefined();
    expect(position.equals(start)).toBe(true);
  });

  test('F6: a block is not pushed onto a teleporter', () => {
    const { refused } = moveIn('5 . . A # 1^. 1v', 'A', 'e');
    expect(refused).toMatchObject({
      rule: 'F6',
      reason: 'block-before-teleporter',
      values: { figure: 'A', at: 'c5', direction: 'e' },
    });
  });
});

describe('F7: corners', () => {
  test('F7: a block pushed to a1 is removed at once', () => {
    expectMove('1 . # A \n5 @>', 'A', 'w', '1 . A \n5 @>');
    expect(moveIn('1 . # A \n5 @>', 'A', 'w').events[0]).toEqual({
      type: 'blockRemoved',
      block: 'stone',
      from: 'b1',
      at: 'a1',
      because: 'corner',
    });
    expectMove('1 . # A \n5 @>', 'A', 'wwo', '5 @>\nlegend: out A');
  });

  test('F7: a block pushed to p11 is removed at once', () => {
    expectMove(
      ' 9     . . . . . . . . . . . . . A \n10       . . . . . . . . . . . . * ',
      'A',
      's',
      '10       . . . . . . . . . . . . A ',
    );
  });

  test('F7: a block sliding to a corner is removed, too', () => {
    expectMove('1 . ~ ~ ~ ~ # A \n5 @>', 'A', 'w', '1 . ~ ~ ~ ~ A \n5 @>');
  });

  test('F7: not while the monster or a figure is in the corner', () => {
    expect(refusalOf('1 @># A ', 'A', 'w')).toBe('F5 block-before-monster');
    expect(refusalOf('1 B # A \n5 @>', 'A', 'w')).toBe('F5 block-before-figure');
  });
});

test.each([
  ['F1: A shows no number: say its points', '5 . . . . A ', 'e'],
  ['F2: A is out of the hall and moves no more', 'legend: out A 4', ''],
  ['G5: A has been eaten and moves no more', 'legend: eaten A 4', ''],
  ['F2: A has left the hall: nothing can follow "o"', '1 A \n5 @>\nlegend: A A 4', 'oo'],
  ['F2: A is not waiting at the entrance: "i" is for entering only', '5 . . . . A \nlegend: A A 4', 'i'],
  ['F2: A waits at the entrance: its path must begin with "i"', 'legend: entrance A 4', 'n'],
  ['F2: A is on e5: only from a1 can it leave the hall', '5 . . . . A \nlegend: A A 4', 'o'],
  [
    "F4: A can't enter: the monster stands on p11",
    '11         . . . . . . . . . . . @>\nlegend: entrance A 4',
    'i',
  ],
  ["F4: A can't go w from a5: the hall ends there", '5 A \nlegend: A A 4', 'w'],
  ["F5: A can't push e from c5: two blocks in a row can't be pushed", '5 . . A # # \nlegend: A A 4', 'e'],
])('%s', (message, drawing, path) => {
  const position = hall(drawing);
  const refused = walkPath(position, 0, path)!;
  expect(`${refused.rule}: ${refused.message}`).toBe(message);
});
