import { describe, expect, test } from 'vitest';
import { expectHall, walkIn } from '../../test/helpers/halls.ts';

describe('M5: it pushes a line', () => {
  test('M5: a stone where it steps is pushed one space on', () => {
    const { position, events } = walkIn(`
         a b c d e f g h i
       5 . . . . @># . . .`);
    expectHall(
      position,
      `
         a b c d e f g h i
       5 . . . . . @># . .`,
    );
    expect(events).toContainEqual({ type: 'blockPushed', block: 'stone', from: 'f5', to: 'g5', slid: false });
  });

  test('M5: a crystal is pushed like a stone', () => {
    expectHall(walkIn('5 . . . . @>* . . .').position, '5 . . . . . @>* . .');
  });

  test('M5: everything in line right behind it goes along: blocks of every kind and figures', () => {
    const { position, events, eaten } = walkIn(`
         a b c d e f g h i j k l m n
       5 . . . . @># * r u A # B . .`);
    expectHall(
      position,
      `
         a b c d e f g h i j k l m n
       5 . . . . . @># * r u A # B .`,
    );
    expect(eaten).toEqual([]);
    expect(events).toContainEqual({
      type: 'figurePushed',
      figure: 'A',
      from: 'j5',
      to: 'k5',
      slid: false,
    });
  });

  test('M5: what does not stand right behind stays', () => {
    expectHall(walkIn('5 . . . . @># A . # . B ').position, '5 . . . . . @># A # . B ');
  });

  test('M5: the one farthest from the monster moves first', () => {
    const { events } = walkIn('5 . . . . @># A * B . .');
    const moved = events.flatMap((event) =>
      event.type === 'blockPushed' || event.type === 'figurePushed' ? [`${event.from}-${event.to}`] : [],
    );
    expect(moved).toEqual(['i5-j5', 'h5-i5', 'g5-h5', 'f5-g5']);
  });

  test.each([
    ['n', '3 . . . . . \n4 . . . . # \n5 . . . . @^', '3 . . . . # \n4 . . . . @^'],
    ['s', '5 . . . . @v\n6 . . . . # ', '6 . . . . @v\n7 . . . . # '],
    ['w', '5 . . . # @<', '5 . . # @<. '],
  ])('M5: it pushes whichever way it faces: %s', (_, before, after) => {
    expectHall(walkIn(before).position, after);
  });

  test('M5: sight ends at the stone, but what is pushed may still be eaten', () => {
    const { position, eaten, steps } = walkIn('5 . . . . . . . . . . . . @># A .', '1 hit');
    expectHall(position, '5 . . . . . . . . . . . . . . @># \nlegend: eaten A');
    expect([eaten, steps]).toEqual([['A'], 2]);
  });
});

describe('M6: what is pushed away', () => {
  test('M6: a block pushed over the edge is out of the game', () => {
    const { position, events } = walkIn('5 . . . . . . . . . . . . . . @># ');
    expectHall(position, '5 . . . . . . . . . . . . . . . @>');
    expect(events).toContainEqual({ type: 'blockRemoved', block: 'stone', from: 'p5', because: 'edge' });
  });

  test('M6: a figure pushed over the edge is eaten and counts as a hit', () => {
    const { position, events, eaten, steps } = walkIn('5 . . . . . . . . . . . . . @># A ', '1 hit');
    expectHall(position, '5 . . . . . . . . . . . . . . @># \nlegend: eaten A');
    expect([eaten, steps]).toEqual([['A'], 1]);
    expect(events).toContainEqual({ type: 'figureEaten', figure: 'A', at: 'p5', because: 'edge' });
  });

  test('M6: the edge is also at the cut-off corners', () => {
    expectHall(walkIn('3 . . . . . . . . . . . . @># ').position, '3 . . . . . . . . . . . . . @>');
  });

  test('M6: a block pushed onto a teleporter is out of the game, the teleporter stays', () => {
    const { position, events } = walkIn('5 . . . . @># 1^. . 1v');
    expectHall(position, '5 . . . . . @>1^. . 1v');
    expect(events).toContainEqual({
      type: 'blockRemoved',
      block: 'stone',
      from: 'f5',
      at: 'g5',
      because: 'teleporter',
    });
  });

  test('M6: a figure pushed onto a teleporter is eaten and counts as a hit', () => {
    const { position, events, steps } = walkIn('5 . . . . @># A 1^. . 1v', '1 hit');
    expectHall(position, '5 . . . . . @># 1^. . 1v\nlegend: eaten A');
    expect(steps).toBe(1);
    expect(events).toContainEqual({ type: 'figureEaten', figure: 'A', at: 'h5', because: 'teleporter' });
  });

  test('M6: a teleporter ends the line: what stands behind it stays', () => {
    expectHall(walkIn('5 . . . . @># 1^# A 1v').position, '5 . . . . . @>1^# A 1v');
  });

  test('M6: two figures pushed to their end are two hits', () => {
    const drawing = '5 . . . . . . . . . . . . @># A B ';
    expect(walkIn(drawing, '2 hits').eaten).toEqual(['B', 'A']);
    expect(walkIn(drawing, '2 hits').steps).toBe(2);
  });

  test('M6: a figure pushed over the edge at the exit is eaten', () => {
    expectHall(walkIn('1 A # @<').position, '1 . @<\nlegend: eaten A');
    expectHall(walkIn('1 A \n2 # \n3 @^').position, '1 . \n2 @^\nlegend: eaten A');
  });

  test('M6: a figure pushed onto a1 just stands there', () => {
    const { position, eaten } = walkIn('1 . A # @<');
    expectHall(position, '1 A # @<');
    expect(eaten).toEqual([]);
  });

  test('M6: a figure pushed onto p11 just stands there', () => {
    const { position, eaten } = walkIn('11         . . . . . . . . @># A . ');
    expectHall(position, '11         . . . . . . . . . @># A ');
    expect(eaten).toEqual([]);
  });

  test('M6: the space the monster is leaving counts as free for what it pushes', () => {
    // Row 6 is full from wall to wall: everything moves on by one, the last figure to where the monster stood.
    const { position, eaten } = walkIn(`
         a b c d e f g h i j k l m n o p
       6 # * # r # u # # # # # # # # A @>`);
    expectHall(
      position,
      `
         a b c d e f g h i j k l m n o p
       6 @># * # r # u # # # # # # # # A `,
    );
    expect(eaten).toEqual([]);
  });

  test('M6 M7: a block may slide onto the space the monster is leaving', () => {
    // Through wall V from p6: the stone is pushed from a6 onto the pools and slides on behind them.
    const drawing = `
         a b c d e f g h i j k l m n o p
       6 # ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . @>
      legend: pool 4x1 b6; pool 4x1 f6; pool 4x1 j6`;
    expectHall(walkIn(drawing).position, drawing.replace('# ~ ~', '@>~ ~').replace('. . @>', '# . . '));
    const full = `
         a b c d e f g h i j k l m n o p
       6 # . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ @>
      legend: pool 4x1 d6; pool 4x1 h6; pool 4x1 l6`;
    const { position } = walkIn(full, 3);
    expectHall(position, full.replace('# . . ~', '. . @>~').replace('~ @>', '~ # '));
  });
});

describe('M7: what is pushed onto a pool', () => {
  test('M7 F11: a block slides on to the first space beyond the pool', () => {
    const { position, events } = walkIn('5 . . @># ~ ~ ~ ~ . . .');
    expectHall(position, '5 . . . @>~ ~ ~ ~ # . .');
    expect(events).toContainEqual({ type: 'blockPushed', block: 'stone', from: 'd5', to: 'i5', slid: true });
  });

  test.each([
    ['a block', '# '],
    ['a turning stone', 'r '],
    ['a figure', 'A '],
  ])('M7 F11: a block stays on the last free pool space before %s and moves nothing', (_, sign) => {
    const before = `5 . . @># ~ ~ ~ ~ ${sign}. .`;
    expectHall(walkIn(before).position, `5 . . . @>~ ~ ~ #~${sign}. .\nlegend: pool 4x1 e5`);
  });

  test('M7 F11: a block stops on the pool before what stands there', () => {
    expectHall(walkIn('5 . . @># ~ ~ A~~ . .').position, '5 . . . @>~ #~A~~ . .\nlegend: pool 4x1 e5');
  });

  test('M7: a block does not slide over the edge or onto a teleporter', () => {
    const edge = walkIn('5 . . . . . . . . . . @># ~ ~ ~ ~ ');
    expectHall(edge.position, '5 . . . . . . . . . . . @>~ ~ ~ #~');
    const teleporter = walkIn('5 . . @># ~ ~ ~ ~ 1^. 1v');
    expectHall(teleporter.position, '5 . . . @>~ ~ ~ #~1^. 1v');
  });

  test('M7: a figure slides on to the first space beyond the pool', () => {
    const { position, events } = walkIn('5 . @># A ~ ~ ~ ~ . . .');
    expectHall(position, '5 . . @># ~ ~ ~ ~ A . .');
    expect(events).toContainEqual({ type: 'figurePushed', figure: 'A', from: 'd5', to: 'i5', slid: true });
  });

  test('M7 F8: a figure pushes a block in its way if F5 allows', () => {
    expectHall(walkIn('5 . @># A ~ ~ ~ ~ # . .').position, '5 . . @># ~ ~ ~ ~ A # .');
    expectHall(walkIn('5 . @># A ~ ~ r~~ . . .').position, '5 . . @># ~ ~ ~ ~ A r .');
  });

  test.each([
    ['two blocks in a row', '# # '],
    ['a block before a figure', '# B '],
    ['a block before a teleporter', '# 1^. 1v'],
  ])('M7 F5: a figure is stopped on the pool by %s', (_, beyond) => {
    expectHall(walkIn(`5 . @># A ~ ~ ~ ~ ${beyond}`).position, `5 . . @># ~ ~ ~ A~${beyond}`);
  });

  test('M7 F5: a block at the edge stops a figure on the pool', () => {
    expectHall(walkIn('5 . . . . . . . . @># A ~ ~ ~ ~ # ').position, '5 . . . . . . . . . @># ~ ~ ~ A~# ');
  });

  test('M7: a figure stops before another figure', () => {
    expectHall(walkIn('5 . @># A ~ ~ ~ ~ B . .').position, '5 . . @># ~ ~ ~ A~B . .');
    expectHall(walkIn('5 . @># B ~ ~ ~ ~ A . .').position, '5 . . @># ~ ~ ~ B~A . .');
    expectHall(walkIn('5 . @># A ~ ~ ~ ~ B . .\nlegend: B B; A A').position, '5 . . @># ~ ~ ~ A~B . .');
    expectHall(walkIn('5 . @># A ~ ~ B~~ . . .').position, '5 . . @># ~ A~B~~ . . .');
  });

  test('M7: a figure does not slide over the edge', () => {
    const { position, eaten } = walkIn('5 . . . . . . . . . @># A ~ ~ ~ ~ ');
    expectHall(position, '5 . . . . . . . . . . @># ~ ~ ~ A~');
    expect(eaten).toEqual([]);
  });

  test('M7: a figure does not slide onto a teleporter', () => {
    const { position, eaten } = walkIn('5 . @># A ~ ~ ~ ~ 1^. 1v');
    expectHall(position, '5 . . @># ~ ~ ~ A~1^. 1v');
    expect(eaten).toEqual([]);
  });

  test('M6 M7: resting on the last pool space it is pushed over the edge all the same', () => {
    const { position, eaten } = walkIn('5 . . . . . . . . . . ~ ~ ~ ~ @># \n', 1);
    expectHall(position, '5 . . . . . . . . . . ~ ~ ~ ~ . @>');
    expect(eaten).toEqual([]);
    expect(walkIn('5 . . . . . . . . . . . @>#~~ ~ A~\nlegend: pool 4x1 m5', 4).eaten).toEqual(['A']);
  });

  test('M7: each thing of a line slides on its own, the farthest first', () => {
    expectHall(walkIn('5 @># A B ~ ~ ~ ~ . . .').position, '5 . @># A ~ ~ ~ ~ B . .');
    expectHall(walkIn('5 @># * A~~ ~ ~ . . .').position, '5 . @># ~ ~ ~ *~A . .');
  });

  test('M7: a pushed figure slides on over pools that touch', () => {
    const drawing = '5 @># A ~ ~ ~ ~ ~ ~ ~ ~ . .\nlegend: pool 4x1 d5; pool 4x1 h5';
    expectHall(walkIn(drawing).position, '5 . @># ~ ~ ~ ~ ~ ~ ~ ~ A .\nlegend: pool 4x1 d5; pool 4x1 h5');
  });

  test('M7: a block a sliding figure pushes may come to a corner and is gone', () => {
    const { position, events } = walkIn('1 . # ~ ~ ~ ~ A # @<');
    expectHall(position, '1 . A ~ ~ ~ ~ # @<');
    expect(events).toContainEqual({
      type: 'blockRemoved',
      block: 'stone',
      from: 'b1',
      at: 'a1',
      because: 'corner',
    });
  });
});

describe('M8: corners', () => {
  test('M8: a block the monster pushes onto a1 is removed', () => {
    const { position, events } = walkIn('1 . r # @<');
    expectHall(position, '1 . # @<');
    expect(events).toContainEqual({
      type: 'blockRemoved',
      block: 'turn-right',
      from: 'b1',
      at: 'a1',
      because: 'corner',
    });
  });

  test('M8: a block the monster pushes onto p11 is removed', () => {
    expectHall(
      walkIn(' 9     . . . . . . . . . . . . . @v\n10       . . . . . . . . . . . . # ').position,
      '10       . . . . . . . . . . . . @v',
    );
  });

  test('M8 F7: a block that slides into a corner is removed', () => {
    expectHall(walkIn('1 . ~ ~ ~ ~ # @<').position, '1 . ~ ~ ~ ~ @<');
  });
});
