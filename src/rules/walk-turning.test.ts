import { describe, expect, test } from 'vitest';
import { expectHall, looks, stance, turns, walkIn } from '../../test/helpers/halls.ts';

describe('M10: turning stones', () => {
  test('M10: "right" turns it right, and it moves a space in the new direction in the same step', () => {
    const { position, events, steps } = walkIn(`
         a b c d e f g
       5 . . . . @>r .`);
    expectHall(
      position,
      `
         a b c d e f g
       5 . . . . . r .
       6 . . . . @v. .`,
    );
    expect(steps).toBe(1);
    expect(events.slice(1, 3)).toEqual([
      { type: 'monsterTurned', at: 'e5', from: 'e', facing: 's', because: 'stone', by: 'f5' },
      { type: 'monsterStepped', from: 'e5', to: 'e6', facing: 's', slid: false },
    ]);
  });

  test.each([
    ['n', '4 . . . . r \n5 . . . . @^', 'f5 e'],
    ['e', '5 . . . . @>r ', 'e6 s'],
    ['s', '5 . . . . @v\n6 . . . . r ', 'd5 w'],
    ['w', '5 . . . r @<', 'e4 n'],
  ])('M10: "right" turns it right whichever way it faces: %s', (_, drawing, after) => {
    expect(stance(walkIn(drawing))).toBe(after);
  });

  test.each([
    ['n', '4 . . . . u \n5 . . . . @^', 'e6 s'],
    ['e', '5 . . . . @>u ', 'd5 w'],
    ['s', '5 . . . . @v\n6 . . . . u ', 'e4 n'],
    ['w', '5 . . . u @<', 'f5 e'],
  ])('M10: "180°" turns it about whichever way it faces: %s', (_, drawing, after) => {
    expect(stance(walkIn(drawing))).toBe(after);
  });

  test('M10: it does not push the stone', () => {
    expectHall(walkIn('5 . . . . @>u # ').position, '5 . . . @<. u # ');
  });

  test('M10: it does not look again between the turn and the move', () => {
    // Behind it at first; once the stone has turned it s, A would be on its right.
    const { path, events } = walkIn('5 . . A . @>r .');
    expect(path).toBe('e6');
    expect(looks(events).length).toBe(2);
  });

  test('M10: looking comes first: if it turns away, the stone does nothing', () => {
    const { path, events } = walkIn('2 . . . . A \n5 . . . . @>r ');
    expect(path).toBe('e4');
    expect(turns(events)).toEqual(['saw n']);
  });

  test('M10: a further turning stone in the new direction turns it again', () => {
    const { path, events } = walkIn(`
         a b c d e f g
       5 . . . . @>r .
       6 . . . . r . .`);
    expect(path).toBe('d5');
    expect(turns(events)).toEqual(['stone s', 'stone w']);
  });

  test('M10: right and about, one after the other', () => {
    expect(stance(walkIn('5 . . . . @>r \n6 . . . . u '))).toBe('e4 n');
    expect(stance(walkIn('5 . . . r @>u '))).toBe('e4 n');
  });

  test('M10: in the new direction it eats and pushes as usual', () => {
    expect(walkIn('5 . . . A @>u ').eaten).toEqual(['A']);
    expectHall(walkIn('5 . . A # @>u ').position, '5 . A # @<. u ');
  });

  test('M10: when it sees figures but a tie leaves its direction, the stone works', () => {
    const { path, events } = walkIn('3 . . . . A \n5 . . . . @>r \n7 . . . . B ');
    expect(path).toBe('e6');
    expect(looks(events)[0]).toMatchObject({ outcome: 'tie' });
  });

  test('M10: a turning stone it does not step to does nothing', () => {
    expect(walkIn('4 . . . . r \n5 . . . r @>. \n6 . . . . u ').path).toBe('f5');
  });
});

describe('M11: a turning stone behind the wall', () => {
  test('M11: it turns before it walks through', () => {
    const { path, events } = walkIn('6 u . . . . . . . . . . . . . . @>');
    expect(path).toBe('o6');
    expect(events[1]).toEqual({
      type: 'monsterTurned',
      at: 'p6',
      from: 'e',
      facing: 'w',
      because: 'stone',
      by: 'a6',
    });
  });

  test('M11: turned right at the wall it goes on along it', () => {
    expect(walkIn('6 r . . . . . . . . . . . . . . @>').path).toBe('p7');
    expect(walkIn(' 1 . . @^\n11         . . . . . . . . . r ').path).toBe('d1');
  });
});

describe('M12: no circles within a step', () => {
  test('M12: between two 180° stones the step ends where it stands, facing as at the start', () => {
    const walked = walkIn('5 . . . u @>u ');
    expect([stance(walked), walked.path, walked.steps]).toEqual(['e5 e', '', 1]);
    expect(walked.events.at(-2)).toEqual({ type: 'monsterCaught', at: 'e5', facing: 'e' });
    expect(turns(walked.events)).toEqual(['stone w', 'stone e']);
  });

  test('M12: between four "right" stones it turns once around', () => {
    const walked = walkIn('4 . . . . r \n5 . . . r @>r \n6 . . . . r ', 2);
    expect([stance(walked), walked.path, walked.steps]).toEqual(['e5 e', '', 2]);
    expect(turns(walked.events)).toEqual([...'swne', ...'swne'].map((way) => `stone ${way}`));
  });

  test('M12: facing a direction it did not face before in this step, it goes on', () => {
    // Right, right, and then about: e, s, w, and from w back to e, which it faced at the start.
    expect(stance(walkIn('5 . . . u @>r \n6 . . . . r '))).toBe('e5 e');
    expect(stance(walkIn('5 . . . r @>r \n6 . . . . r '))).toBe('e4 n');
  });

  test('M12: it counts from the facing after the look, not before', () => {
    // The look turns it from e to n. Later it slides over e5 facing e, as it faced there before the look.
    const walked = walkIn(`
         a b c d e f g
       3 . . . . r . .
       4 . . . ~ A~r .
       5 . . u ~ @>. .
       6 . . . . r . .
      legend: pool 2x2 d4`);
    expect([walked.path, stance(walked)]).toEqual(['e4 e5 d5 e5 f5', 'f5 e']);
  });

  test('M12 M15: sliding to and fro between two 180° stones ends where it faced that way on entering', () => {
    const walked = walkIn(`
          a b c d e f g h i j
        8   . . . . @v
        9     . u ~ ~ ~ ~ u .
       10       . . r`);
    expect(stance(walked)).toBe('f9 w');
    expect(walked.path).toBe('f9 e9 f9 g9 h9 g9 f9');
    expect(walked.steps).toBe(1);
  });

  test('M12 M13: sliding round through walls on a ring of pools ends where it entered a space before', () => {
    const walked = walkIn(`
         a b c d e f g h i j k l m n o p
       6 ~ ~ ~ ~ ~ ~ ~ ~ @>~ ~ ~ ~ ~ ~ ~
      legend: pool 4x1 a6; pool 4x1 e6; pool 4x1 i6; pool 4x1 m6`);
    expect([stance(walked), walked.path.split(' ').length]).toEqual(['i6 e', 16]);
    expect(walked.events.at(-2)).toEqual({ type: 'monsterCaught', at: 'i6', facing: 'e' });
  });

  test('M12: the stance at the start of the step counts, those of earlier steps do not', () => {
    // e to h9, thrown back w to e9, thrown back e to f9, where it began facing e; the next step is the same again.
    const walked = walkIn('9     . u ~ @>~ ~ u \nlegend: pool 4x1 e9', 2);
    expect([stance(walked), walked.steps]).toEqual(['f9 e', 2]);
    expect(walked.path).toBe('g9 h9 g9 f9 e9 f9 g9 h9 g9 f9 e9 f9');
  });
});

describe('M15: turning stones met while sliding', () => {
  test('M15: turned at once on the pool, it slides on in the new direction', () => {
    const walked = walkIn('5 . . @>~ ~ r .\n6 . . . ~ ~ ');
    // d5, e5; the stone on f5 turns it s: e6, e7.
    expect([stance(walked), walked.path]).toEqual(['e7 s', 'd5 e5 e6 e7']);
  });

  test('M15: turned at the side of a pool it walks off', () => {
    const walked = walkIn('5 . . @>~ ~ ~ ~ r . ');
    expect([stance(walked), walked.path]).toEqual(['g6 s', 'd5 e5 f5 g5 g6']);
  });

  test('M15: thrown back it slides all the way', () => {
    const walked = walkIn('5 . . @>~ ~ ~ ~ u . ');
    expect([stance(walked), walked.steps]).toEqual(['c5 w', 1]);
  });

  test('M15 M11: a stone behind the wall turns it while it slides', () => {
    const walked = walkIn('6 u . . . . . . . . . . @>~ ~ ~ ~ ');
    expect(stance(walked)).toBe('l6 w');
  });
});
