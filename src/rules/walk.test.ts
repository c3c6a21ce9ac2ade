import { describe, expect, test } from 'vitest';
import board from '../../test/fixtures/board.json' with { type: 'json' };
import { expectHall, good, hall, looks, stance, walkFrom, walkIn } from '../../test/helpers/halls.ts';
import { halfTurn, type SpaceName, space, spaceName } from './board.ts';
import { reachOf } from './cards.ts';
import { DIRECTIONS, type Direction, directionOf } from './directions.ts';
import type { GameEvent } from './events.ts';
import { readPosition } from './notation/position-notation.ts';
import { step, walk } from './walk.ts';

describe('M1: the walk', () => {
  test.each([1, 5, 7, 8, 10])('M1: a card with the number %i is so many steps', (number) => {
    const walked = walkIn('5 . . . . @>', number);
    expect([walked.steps, walked.path.split(' ').length]).toEqual([number, number]);
  });

  test('M1: each step is a look, then a space', () => {
    const { events } = walkIn('5 . . . . @>', 2);
    expect(events.map((event) => event.type)).toEqual([
      'monsterLooked',
      'monsterStepped',
      'monsterLooked',
      'monsterStepped',
      'monsterLooked',
    ]);
  });

  test('M1: it looks before its first step', () => {
    expect(walkIn('4 . . . . A \n5 . . . . @>').path).toBe('e4');
  });

  test('M1: after the last step it looks once more', () => {
    const walked = walkIn('2 . . . . . A \n5 . . . . @>', 1);
    expect(stance(walked)).toBe('f5 n');
    expect(looks(walked.events).length).toBe(2);
  });

  test('M1: a hits card goes on until that many figures are eaten in this move', () => {
    const drawing = '5 . @>. A . B . . C . . .';
    expect([walkIn(drawing, '1 hit').steps, walkIn(drawing, '1 hit').eaten]).toEqual([2, ['A']]);
    expect([walkIn(drawing, '2 hits').steps, walkIn(drawing, '2 hits').eaten]).toEqual([4, ['A', 'B']]);
    expect([walkIn(drawing, '3 hits').steps, walkIn(drawing, '3 hits').eaten]).toEqual([7, ['A', 'B', 'C']]);
  });

  test('M1: it looks once more after the last hit, too', () => {
    expect(stance(walkIn('5 . @>A \n6 . . . \n7 . . B ', '1 hit'))).toBe('c5 s');
  });

  test('M1: a figure eaten before this move does not count', () => {
    expect(walkIn('5 . @>. A . \nlegend: eaten B', '1 hit').steps).toBe(2);
  });

  test('M1: a hits card ends after 20 steps at most', () => {
    expect(walkIn('5 . . . . @>', '1 hit').steps).toBe(20);
    expect(walkIn('5 . . . . @>A ', '2 hits').steps).toBe(20);
    expect(walkIn('5 . . . . @>A B ', '3 hits').eaten).toEqual(['A', 'B']);
  });

  test('M1: a number goes on after any number of hits', () => {
    const { steps, eaten } = walkIn('5 . @>A B C . . .', 5);
    expect([steps, eaten]).toEqual([5, ['A', 'B', 'C']]);
  });

  test('M1: hits are counted after each whole step, so a slide or a push may eat more', () => {
    const slide = walkIn('5 @>A~B~~ C~. .\nlegend: pool 4x1 b5', '1 hit');
    expect([slide.steps, slide.eaten]).toEqual([1, ['A', 'B', 'C']]);
    const push = walkIn('5 . . . . . . . . . @>#~A~~ ~ B \nlegend: pool 4x1 k5', '1 hit');
    expect(push.steps).toBe(1);
    expect(push.eaten.length).toBeGreaterThan(1);
  });

  test('M1: with no steps to walk it only looks', () => {
    const position = hall('4 . . . . A \n5 . . . . @>');
    const events: GameEvent[] = [];
    expect(walk(position, { steps: 0, hits: 1 }, (event) => events.push(event))).toBe(0);
    expect([events.length, directionOf(position.facing)]).toEqual([2, 'n']);
  });
});

describe('M4: a step', () => {
  test.each([
    ['^', 'e4'],
    ['>', 'f5'],
    ['v', 'e6'],
    ['<', 'd5'],
  ])('M4: it moves a space in the direction it faces: %s', (arrow, to) => {
    expect(walkIn(`5 . . . . @${arrow}`).path).toBe(to);
  });

  test('M4: it may step onto the corners', () => {
    expect(walkIn('1 . @<').path).toBe('a1');
    expect(walkIn('1 . \n2 @^').path).toBe('a1');
    expect(walkIn('11         . . . . . . . . . . @>').path).toBe('p11');
    expect(walkIn('1 A @<').eaten).toEqual(['A']);
  });

  test('M3 M4: it turns to the figure first and then moves that way', () => {
    const { events, position } = walkIn('2 . . . . A \n5 . . . . @>');
    expectHall(position, '2 . . . . A \n4 . . . . @^');
    expect(events.slice(1, 3)).toEqual([
      { type: 'monsterTurned', at: 'e5', from: 'e', facing: 'n', because: 'saw', figure: 'A' },
      { type: 'monsterStepped', from: 'e5', to: 'e4', facing: 'n', slid: false },
    ]);
  });

  test('M4: a figure there is eaten', () => {
    const { events, position, eaten } = walkIn('5 . . . . @>A ');
    expectHall(position, '5 . . . . . @>\nlegend: eaten A');
    expect(eaten).toEqual(['A']);
    expect(events).toContainEqual({ type: 'figureEaten', figure: 'A', at: 'f5', because: 'bite' });
  });

  test('M4: only the figure it steps on is eaten', () => {
    expect(walkIn('5 . . . . @>A B ').eaten).toEqual(['A']);
  });

  test('M4: a step answers how many figures it ate', () => {
    expect(step(hall('5 . . . . @>. '))).toBe(0);
    expect(step(hall('5 . . . . @>A B '))).toBe(1);
    expect(step(hall('5 @>A~B~~ C~. .\nlegend: pool 4x1 b5'))).toBe(3);
    expect(step(hall('5 . . . . . . . . . . . . . @># A '))).toBe(1);
  });

  test('M4: a step alone takes no look', () => {
    const position = hall('4 . . . . A \n5 . . . . @>');
    step(position);
    expectHall(position, '4 . . . . A \n5 . . . . . @>');
  });
});

describe('M9: walls', () => {
  const WALLS = board.walls.flatMap(({ letter, segments }) =>
    segments.map(([at, direction]) => [letter, at as SpaceName, direction as Direction] as const),
  );

  test.each(WALLS)(
    'M9 B5: through wall %s of %s, going %s, with the same step and direction',
    (letter, at, facing) => {
      const start = good(readPosition({ monster: { at, facing }, tiles: [], figures: [] }));
      const walked = walkFrom(start);
      const to = spaceName(halfTurn(space(at)));
      expect(stance(walked)).toBe(`${to} ${facing}`);
      expect(walked.events[1]).toEqual({
        type: 'monsterStepped',
        from: at,
        to,
        facing,
        slid: false,
        wall: letter,
      });
    },
  );

  test('M9: where it does not walk through a wall, no letter is told', () => {
    expect(walkIn('5 . . . . @>').events[1]).not.toHaveProperty('wall');
  });

  test('M9: a figure on the far space is eaten', () => {
    const { position, eaten } = walkIn('6 A . . . . . . . . . . . . . . @>');
    expectHall(position, '6 @>\nlegend: eaten A');
    expect(eaten).toEqual(['A']);
  });

  test('M9 M5: a block on the far space is pushed', () => {
    expectHall(walkIn('6 # A . . . . . . . . . . . . . @>').position, '6 @># A . . . . . . . . . . . . . ');
  });

  test('M9 M13: a pool on the far side is slid over', () => {
    expect(stance(walkIn('6 ~ ~ ~ ~ . . . . . . . . . . . @>'))).toBe('e6 e');
  });

  test('M9 M14: a teleporter on the far side takes it', () => {
    expect(stance(walkIn('4 . . . 1^\n6 1v. . . . . . . . . . . . . . @>'))).toBe('d4 n');
  });

  test('M9: it may walk from a1 out of either wall A', () => {
    expect(stance(walkIn('1 @<'))).toBe('p11 w');
    expect(stance(walkIn('1 @^'))).toBe('p11 n');
  });
});

describe('M13: pools', () => {
  test('M13: entering a pool space it slides on in the same step to a space that is no pool', () => {
    const { position, events, steps, path } = walkIn('5 . . @>~ ~ ~ ~ . .');
    expectHall(position, '5 . . . ~ ~ ~ ~ @>.');
    expect([steps, path]).toEqual([1, 'd5 e5 f5 g5 h5']);
    expect(events.flatMap((event) => (event.type === 'monsterStepped' ? [event.slid] : []))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('M13: it slides without looking', () => {
    const walked = walkIn('4 . . . . A \n5 . . @>~ ~ ~ ~ . .');
    expect(stance(walked)).toBe('h5 e');
    expect(looks(walked.events).length).toBe(2);
  });

  test('M13: pools that touch are slid over as one', () => {
    const two = '5 . @>~ ~ ~ ~ ~ ~ . .\n6 . . . . . . ~ ~ \nlegend: pool 4x1 c5; pool 2x2 g5';
    expect(stance(walkIn(two))).toBe('i5 e');
  });

  test('M13: standing on a pool, it walks off or slides on by where it steps', () => {
    expect(stance(walkIn('5 . . . ~ @v~ ~ \nlegend: pool 4x1 d5'))).toBe('e6 s');
    expect(stance(walkIn('5 . . . ~ @>~ ~ \nlegend: pool 4x1 d5'))).toBe('h5 e');
  });

  test('M13 M4: on the way it eats figures', () => {
    const { position, eaten } = walkIn('5 . . @>~ A~~ B~C .');
    expectHall(position, '5 . . . ~ ~ ~ ~ @>.\nlegend: eaten A; eaten B; eaten C');
    expect(eaten).toEqual(['A', 'B', 'C']);
  });

  test('M13 M5: on the way it pushes blocks', () => {
    // The stone, pushed on over the pool, slides away; the monster pushes it once more beyond.
    expectHall(walkIn('5 . . @>~ #~~ ~ . .').position, '5 . . . ~ ~ ~ ~ @># ');
    expectHall(walkIn('5 . . @>~ ~ #~~ # A . .').position, '5 . . . ~ ~ ~ ~ @># # A .');
  });

  test('M13 M9: it slides through walls', () => {
    const walked = walkIn('6 ~ ~ . . . . . . . . . @>~ ~ ~ ~ \n7 ~ ~ ');
    expect(stance(walked)).toBe('c6 e');
    expect(walked.events).toContainEqual({
      type: 'monsterStepped',
      from: 'p6',
      to: 'a6',
      facing: 'e',
      slid: true,
      wall: 'V',
    });
  });

  test('M13 M14: it slides onto a teleporter', () => {
    const walked = walkIn('3 . . . . . 1v\n5 . . @>~ ~ ~ ~ 1^. .');
    expect([stance(walked), walked.path]).toEqual(['f3 s', 'd5 e5 f5 g5 h5 f3']);
  });
});

describe('M14: teleporters', () => {
  test('M14: stepping onto one it is at once on the other, facing that one’s arrow', () => {
    const { position, events } = walkIn(`
         a b c d e f g h i j
       2 . . . . . . . 1^. .
       5 . . . . @>1v. . . .`);
    expectHall(
      position,
      `
         a b c d e f g h i j
       2 . . . . . . . @^. .
       5 . . . . . 1v. . . .
      legend: teleporter 1 n`,
    );
    expect(events.slice(1, 4)).toEqual([
      { type: 'monsterStepped', from: 'e5', to: 'f5', facing: 'e', slid: false },
      { type: 'monsterTeleported', from: 'f5', to: 'h2', pair: 1 },
      { type: 'monsterTurned', at: 'h2', from: 'e', facing: 'n', because: 'teleporter', by: 'h2' },
    ]);
  });

  test('M14: the step is over: it looks before it moves on', () => {
    const walked = walkIn('2 . . . . . . . 1^. A \n5 . . . . @>1v', 2);
    expect([walked.path, walked.steps]).toEqual(['f5 h2 i2', 2]);
  });

  test('M14: each pair leads to its own partner', () => {
    const drawing = '2 . . . 2v. . . 1<. . \n5 . . . . @>2^. 1v. . ';
    expect(stance(walkIn(drawing))).toBe('d2 s');
    expect(stance(walkIn('2 . . . 2v. . . 1<. . \n5 . . . . . 2^@>1v. . '))).toBe('h2 w');
    expect(walkIn(drawing).events).toContainEqual({
      type: 'monsterTeleported',
      from: 'f5',
      to: 'd2',
      pair: 2,
    });
  });

  test('M14: back and forth between the two', () => {
    const walked = walkIn('2 . . . . . . . 1>. .\n5 . . . . @>1<', 3);
    expect(walked.path).toBe('f5 h2 i2 j2');
    expect(stance(walkIn('2 . . . . . . . 1>@<.\n5 . . . . . 1<'))).toBe('f5 w');
  });

  test('M14: standing on a teleporter it just walks off', () => {
    expect(stance(walkIn('2 1^\n5 . . . . @>\nlegend: teleporter 1 w'))).toBe('f5 e');
  });

  test('M14: the arrow counts even where it points at a wall or back', () => {
    expect(stance(walkIn('1 . . . 1^\n5 . . . . @>1v'))).toBe('d1 n');
    expect(walkIn('1 . . . 1^\n5 . . . . @>1v', 2).path).toBe('f5 d1 m11');
  });

  test('M14: it does not matter on a teleporter that it faced that way there before', () => {
    const walked = walkIn('5 . . . . @>1>. . 1>', 1);
    expect(walked.events.some((event) => event.type === 'monsterCaught')).toBe(false);
  });
});

test('M1: told step by step, what it did is what the walk did', () => {
  for (const facing of DIRECTIONS) {
    const start = hall(`
         a b c d e f g h i j k l m n o p
       2 . . . . 1>. . . . . . . .
       4 . . . . # . ~ ~ . u . . . B .
       5 . . r . . . ~ ~ . . . * C . . .
       6 . . . . . . @>. # A~~ ~ ~ . 1^.
       8   . . . . . D # # . . r . . .
      legend: pool 4x1 j6; pool 2x2 g4`);
    start.facing = DIRECTIONS.indexOf(facing) as 0 | 1 | 2 | 3;
    expect(walkFrom(start, 10).steps).toBe(10);
  }
  expect(reachOf('10')).toEqual({ steps: 10, hits: Number.POSITIVE_INFINITY });
});
