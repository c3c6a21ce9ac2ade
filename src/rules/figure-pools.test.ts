import { describe, expect, test } from 'vitest';
import { expectHall, expectMove, hall, moveFrom, moveIn, refusalOf } from '../../test/helpers/halls.ts';
import type { GameEvent } from './events.ts';

describe('F8: pools', () => {
  test('F8: it slides on in the same direction, for that one point, to the first space beyond', () => {
    expectMove(
      `
        a b c d e f g h
      5 . . A ~ ~ ~ ~ .
      legend: A A 1`,
      'A',
      'e',
      `
        a b c d e f g h
      5 . . . ~ ~ ~ ~ A
      legend: A A 1`,
    );
    expect(moveIn('5 . . A ~ ~ . \n6 . . . ~ ~ . ', 'A', 'e').events).toEqual([
      { type: 'figureStepped', figure: 'A', from: 'c5', to: 'd5', slid: false },
      { type: 'figureStepped', figure: 'A', from: 'd5', to: 'e5', slid: true },
      { type: 'figureStepped', figure: 'A', from: 'e5', to: 'f5', slid: true },
    ]);
  });

  test('F8: and it goes on with the next point from there', () => {
    expectMove('5 . . A ~ ~ ~ ~ . ', 'A', 'en', '4 . . . . . . . A \n5 . . . ~ ~ ~ ~ ');
  });

  test('F3 F8: figures are slid through, and that costs nothing', () => {
    expectMove('5 . . A ~ B~C~~ . \nlegend: A A 1', 'A', 'e', '5 . . . ~ B~C~~ A \nlegend: A A 1');
  });

  test('F5 F8: a block on the pool is pushed on', () => {
    expectMove('5 . . A ~ #~~ ~ . . ', 'A', 'e', '5 . . . ~ ~ ~ ~ A # ');
  });

  test('F5 F8: a block beyond the pool is pushed on', () => {
    expectMove('5 . . A ~ ~ ~ ~ # . ', 'A', 'e', '5 . . . ~ ~ ~ ~ A # ');
  });

  test.each([
    ['a teleporter', '1^. 1v'],
    ['the monster', '@>'],
    ['two blocks', '# # '],
    ['a block before a figure', '# B '],
    ['a block before a teleporter', '# 1^. 1v'],
    ['a block before the monster', '# @>'],
  ])('F8: it stays on the pool space it has reached where it cannot go on: %s', (_, beyond) => {
    expectMove(`5 . . A ~ ~ ~ ~ ${beyond}`, 'A', 'e', `5 . . . ~ ~ ~ A~${beyond}`);
  });

  test('F8: the edge stops a slide', () => {
    expectMove('5 . . . . . . . . . . . A ~ ~ ~ ~ ', 'A', 'e', '5 . . . . . . . . . . . . ~ ~ ~ A~');
    expectMove('5 . . . . . . . . . . A ~ ~ ~ ~ # ', 'A', 'e', '5 . . . . . . . . . . . ~ ~ ~ A~# ');
  });

  test('F8: stopped, the next point may take it any way', () => {
    const drawing = '5 . . A ~ ~ ~ ~ @>';
    expectMove(drawing, 'A', 'en', '4 . . . . . . A \n5 . . . ~ ~ ~ ~ @>');
    expectMove(drawing, 'A', 'es', '5 . . . ~ ~ ~ ~ @>\n6 . . . . . . A ');
  });

  test('F8: sliding again if that is a pool space', () => {
    expectMove('5 . . A ~ ~ ~ ~ @>', 'A', 'ew', '5 . . A ~ ~ ~ ~ @>');
    expectMove('5 . . A ~ ~ @>\n6 . . . ~ ~ . ', 'A', 'es', '5 . . . ~ ~ @>\n6 . . . ~ ~ . \n7 . . . . A ');
  });

  test('F8: pools that touch are one pool', () => {
    expectMove(
      '5 . A ~ ~ ~ ~ ~ ~ . \n6 . . . . . . ~ ~ \nlegend: A A 1; pool 4x1 c5; pool 2x2 g5',
      'A',
      'e',
      '5 . . ~ ~ ~ ~ ~ ~ A \n6 . . . . . . ~ ~ \nlegend: A A 1; pool 4x1 c5; pool 2x2 g5',
    );
  });

  test('F4 F8: the first space of a slide is entered by the rules as well', () => {
    expect(refusalOf('5 . . A #~#~~ ~ . ', 'A', 'e')).toBe('F5 block-before-block');
    expect(refusalOf('5 . . A @>~ ~ ~ . \nlegend: pool 4x1 d5', 'A', 'e')).toBe('F4 monster');
  });

  test('F8: entering the hall it may slide with its next point', () => {
    expectMove(
      '11         . . . . . . . ~ ~ ~ ~ . \nlegend: entrance A',
      'A',
      'iw',
      '11         . . . . . . A ~ ~ ~ ~ . ',
    );
  });
});

describe('F9: slides that stop on a figure', () => {
  test('F9: not without a point left', () => {
    const { refused } = moveIn('5 . . A ~ ~ ~ ~ B ', 'A', 'e');
    expect(refused).toMatchObject({
      rule: 'F9',
      reason: 'slides-onto-figure',
      values: { figure: 'A', at: 'h5', other: 'B' },
    });
  });

  test('F9: with a point left to move on to a free space it is allowed', () => {
    expectMove('5 . . A ~ ~ ~ ~ B . ', 'A', 'ee', '5 . . . ~ ~ ~ ~ B A ');
    expect(refusalOf('5 . . A ~ ~ ~ ~ B C ', 'A', 'ee')).toBe('F3 ends-on-figure');
  });

  test('F9: also where the slide stops on the pool', () => {
    expect(refusalOf('5 . . A ~ ~ ~ B~@>', 'A', 'e')).toBe('F9 slides-onto-figure');
    expectMove('5 . . A ~ ~ ~ B~@>', 'A', 'en', '4 . . . . . . A \n5 . . . ~ ~ ~ B~@>');
  });
});

describe('F10: resting on a pool', () => {
  test('F10: it may end its move on a pool space when it was stopped there', () => {
    expectMove('5 . . A ~ ~ ~ ~ @>', 'A', 'e', '5 . . . ~ ~ ~ A~@>');
  });

  test('F10: what rests on a pool stays there until it moves', () => {
    const { position } = moveFrom(hall('5 . . A ~ ~ ~ ~ @>\n8   . . . B '), 'A', 'e');
    const later = moveFrom(position, 'B', 'ee').position;
    expectHall(later, '5 . . . ~ ~ ~ A~@>\n8   . . . . . B ');
    expectHall(moveFrom(later, 'A', '').position, '5 . . . ~ ~ ~ A~@>\n8   . . . . . B ');
  });

  test('F10: a block resting on a pool stays until it is pushed', () => {
    expectMove('5 . A #~~ ~ ~ . ', 'A', 'n', '4 . A \n5 . . #~~ ~ ~ . ');
    expectMove('5 . A #~~ ~ ~ . ', 'A', 'e', '5 . . ~ ~ ~ ~ A # ');
  });
});

describe('F11: blocks on pools', () => {
  test('F11: a block pushed onto a pool slides on to the first space beyond', () => {
    expectMove('5 . A # ~ ~ ~ ~ . . ', 'A', 'e', '5 . . A ~ ~ ~ ~ # . ');
    expect(moveIn('5 . A # ~ ~ ~ ~ . . ', 'A', 'e').events[0]).toEqual({
      type: 'blockPushed',
      block: 'stone',
      from: 'c5',
      to: 'h5',
      slid: true,
    });
  });

  test.each([
    ['a block', '# '],
    ['a figure', 'B '],
    ['the monster', '@>'],
    ['a teleporter', '1^. 1v'],
  ])('F11: it stays on the last free pool space before %s, and moves nothing itself', (_, beyond) => {
    expectMove(`5 . A # ~ ~ ~ ~ ${beyond}`, 'A', 'e', `5 . . A ~ ~ ~ #~${beyond}`);
  });

  test('F11: the edge keeps it on the pool', () => {
    expectMove('5 . . . . . . . . . . A # ~ ~ ~ ~ ', 'A', 'e', '5 . . . . . . . . . . . A ~ ~ ~ #~');
  });

  test('F11: what stands on the pool keeps it back', () => {
    expectMove('5 . A # ~ ~ B~~ . . ', 'A', 'e', '5 . . A ~ #~B~~ . . ');
    expectMove('5 . A # ~ ~ *~~ . . ', 'A', 'e', '5 . . A ~ #~*~~ . . ');
  });

  test('F8 F11: the block it pushes ahead of it on the pool slides off, and it slides after it', () => {
    expectMove('5 . A #~~ ~ ~ . # ', 'A', 'e', '5 . . ~ ~ ~ A~# # ');
  });

  test('F11: it is told that a pushed block did not slide where it stays at once', () => {
    const events: readonly GameEvent[] = moveIn('5 . A # ~ B~~ ~ . . ', 'A', 'e').events;
    expect(events[0]).toMatchObject({ type: 'blockPushed', to: 'd5', slid: false });
  });
});
