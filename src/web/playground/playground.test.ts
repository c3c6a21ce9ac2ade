import { describe, expect, test } from 'vitest';
import { isRefusal, placeName, spaceName } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { showEvents, shownPosition } from '../show/index.ts';
import { Playground } from './playground.ts';

const at = (playground: Playground, figure = 0) => placeName(playground.position.placeOf(figure));

describe('moving a figure', () => {
  const drawing = ' 6 . . . . . A # . .\n 9 @>\nlegend: A green-2 3 of green';
  const open = () => {
    const playground = new Playground(drawing.replace(' 9 @>', ' 9 . . @>'));
    playground.choose(0);
    return playground;
  };

  test('F1: points are spent one press after another, then it is turned over', () => {
    const playground = open();
    playground.goTo('f5');
    expect([at(playground), playground.points]).toEqual(['f5', { left: 2, of: 3 }]);
    const done = playground.goTo('h5');
    expect(at(playground)).toBe('h5');
    expect(!isRefusal(done) && done.events.map((event) => event.type)).toEqual([
      'figureStepped',
      'figureStepped',
      'figureTurnedOver',
    ]);
    expect([playground.position.pointsOf(0), playground.chosen]).toEqual([4, undefined]);
  });

  test('G2: ending a move early turns it over too', () => {
    const playground = open();
    playground.goTo('f5');
    playground.endMove();
    expect([playground.position.pointsOf(0), playground.chosen]).toEqual([4, undefined]);
  });

  test('F5: a space beside it is offered only if it is one step away', () => {
    const playground = new Playground(' 6 . . . . . A # # .\n 9 . . @>\nlegend: A green-3 4 of green');
    playground.choose(0);
    expect(playground.ways().some(({ to }) => to === 'g6')).toBe(false);
    expect(playground.goTo('g6')).toMatchObject({ ok: false, reason: 'block-before-block' });
    playground.goTo('g5');
    expect(playground.ways().find(({ to }) => to === 'g6')).toEqual({ to: 'g6', path: 's' });
  });

  test('F1: too far says how many points it takes', () => {
    const answer = open().goTo('f1');
    expect(answer).toMatchObject({ ok: false, reason: 'too-few-points' });
  });

  test('each press can be undone, and all of them', () => {
    const playground = open();
    playground.goTo('g6');
    playground.goTo('h6');
    playground.undo();
    expect(at(playground)).toBe('g6');
    playground.reset();
    expect([at(playground), playground.canUndo]).toEqual(['f6', false]);
  });

  test('only the reader’s own figures can be chosen', () => {
    const playground = new Playground(' 6 . . @>A B\nlegend: A green-2 3 of green; B red-2 3 of red');
    expect([playground.figureAt('d6'), playground.figureAt('e6')]).toEqual([0, undefined]);
  });
});

describe('the monster', () => {
  test('M1: step after step it looks once between two steps, as in one walk', () => {
    const drawing = ' 3 . . . . A\n 6 . . @>. . . . .\n 8 . . . . . . B\nlegend: A red-2 3; B red-3 4';
    const stepped = new Playground(drawing);
    const walked = new Playground(drawing);
    const one = [...stepped.step().events, ...stepped.step().events, ...stepped.step().events];
    expect(one).toEqual(walked.walk(3).events);
    expect(spaceName(stepped.position.monsterAt)).toBe(spaceName(walked.position.monsterAt));
  });

  test('M3: after a figure has moved it looks afresh', () => {
    const playground = new Playground(' 6 . . @>. . . . A\nlegend: A green-1 1 of green');
    playground.step();
    playground.move(0, 'n');
    expect(playground.sight?.outcome).toBe('none');
  });
});

describe('what is shown by the events ends as the board does', () => {
  test('the monster’s walk, and blocks keep their keys', () => {
    const playground = new Playground(' 6 . . @>. # A ~ ~ ~ ~ .\nlegend: A green-1 1 of green; pool 4x1 g6');
    const start = shownPosition(playground.position);
    const shown = showEvents(start, playground.walk(4).events);
    expect(writePosition(shown.position)).toBe(writePosition(playground.position));
    expect([...shown.keys.values()]).toEqual([...start.keys.values()]);
  });

  test('G2: a move that is ended by moving another figure', () => {
    const playground = new Playground(' 6 . . @>. A B\nlegend: A green-2 3 of green; B green-3 4 of green');
    const start = shownPosition(playground.position);
    const first = playground.move(0, 'n');
    const second = playground.move(1, 's');
    if (isRefusal(first) || isRefusal(second)) throw new Error('a move was refused');
    const shown = showEvents(start, [...first.events, ...second.events]);
    expect(shown.position.pointsOf(0)).toBe(4);
    expect(writePosition(shown.position)).toBe(writePosition(playground.position));
  });
});
