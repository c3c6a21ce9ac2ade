import { describe, expect, test } from 'vitest';
import { type Game, newGame } from '../../rules/index.ts';
import { readDrawing } from '../../rules/notation/index.ts';
import { coloured, painterFor, pictureOf, plain, tableOf } from './picture.ts';

const DRAWING = `   a b c d e f g h i j k l m n o p
 1 . . . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . # . . . . . ~ ~ . . . .
 4 . . . . . . . . A~~ . . # . .
 5 . . . . . . . # . . . . . . . .
 6 . . . . . . . . # . @v. . # . .
 7 . . . 1>. . # . . . . . . . . .
 8   . . . # . . . . B . . # . . .
 9     . . ~ ~ ~ ~ . . . . . . # .
10       . . # . . # . . r 1v. . .
11         . . . . . . u . . . . .
legend: A red-1 4 of red; B Ann; entrance red-3 4 of red`;

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const withoutColours = (text: string): string => text.replaceAll(COLOUR, '');

describe('pictures', () => {
  const read = readDrawing(DRAWING);
  if (!read.ok) throw new Error(read.message);
  const position = read.value;

  test('without colours it is the drawing', () => {
    expect(pictureOf(position, plain)).toBe(DRAWING);
  });

  test('colours change nothing else', () => {
    const picture = pictureOf(position, coloured);
    expect(picture).not.toBe(DRAWING);
    expect(withoutColours(picture)).toBe(DRAWING);
  });

  test('figures have the colours of their players, the monster and pools their own', () => {
    const picture = pictureOf(position, coloured);
    for (const part of [
      coloured('A', 'red'),
      coloured('B', 'bold'),
      coloured('@v', 'monster'),
      coloured('~ ', 'pool'),
    ])
      expect(picture).toContain(part);
  });

  test('a table shows who is to move and where everyone is', () => {
    const game = newGame({ mode: 'basic', players: ['green', 'blue'], start: 'blue', longer: false }) as Game;
    game.position.moveFigure(5, 0);
    game.position.monsterAt = 20;
    const lines = tableOf(game, plain).split('\n');
    expect(lines[1]).toMatch(/^ 1 F /);
    expect(lines.slice(-2)).toEqual([
      '  green  A waits (1)   B waits (3)   C waits (4)   D waits (5)',
      '> blue   E waits (1)   F a1 (3)   G waits (4)   H waits (5)',
    ]);
    expect(withoutColours(tableOf(game, coloured))).toBe(tableOf(game, plain));
  });
});

describe('colours are for people', () => {
  test.each([
    [{ isTTY: true }, {}, coloured],
    [{ isTTY: true }, { NO_COLOR: '1' }, plain],
    [{ isTTY: true }, { TERM: 'dumb' }, plain],
    [{ isTTY: false }, {}, plain],
  ])('%j %j', (stream, env, painter) => {
    expect(painterFor(stream, env)).toBe(painter);
  });
});
