import { describe, expect, test } from 'vitest';
import { good } from '../../../test/helpers/halls.ts';
import { drawPosition } from './drawing.ts';
import { readDrawing } from './drawing-reader.ts';
import { writePosition } from './position-notation.ts';

const EMPTY = `   a b c d e f g h i j k l m n o p
 1 @>. . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . . . . . . . . . . . . .
 4 . . . . . . . . . . . . . . .
 5 . . . . . . . . . . . . . . . .
 6 . . . . . . . . . . . . . . . .
 7 . . . . . . . . . . . . . . . .
 8   . . . . . . . . . . . . . . .
 9     . . . . . . . . . . . . . .
10       . . . . . . . . . . . . .
11         . . . . . . . . . . . .`;

/** The empty hall with one row drawn otherwise, and lines that follow. */
function withRow(row: string, ...more: string[]): string {
  const label = row.slice(0, 3);
  const lines = EMPTY.split('\n').map((line) => (line.startsWith(label) ? row : line));
  return [...lines, ...more].join('\n');
}
const wrong = (text: string): string => {
  const read = readDrawing(text);
  return read.ok ? 'nothing wrong' : `${read.code}: ${read.message}`;
};
const figuresOf = (text: string) => JSON.parse(writePosition(good(readDrawing(text)))).figures;

describe('reading a drawing', () => {
  test('lines may end as on Windows', () => {
    const text = withRow(' 5 . . . . . . . . . . . . . . . A ');
    expect(figuresOf(text.replaceAll('\n', '\r\n'))).toEqual([{ id: 'A', at: 'p5' }]);
  });

  test('blank lines, the line of letters and what is cut off at the end are no matter', () => {
    const plain = good(readDrawing(EMPTY));
    const loose = EMPTY.split('\n').slice(1).join('\n\n');
    expect(good(readDrawing(`\n\n${loose}\n  \n`)).equals(plain)).toBe(true);
    expect(drawPosition(plain)).toBe(EMPTY);
  });

  test('a letter that the legend does not name is a figure of that name, behind those it names', () => {
    const text = withRow(' 5 . . A . B C . . . . . . . . . .', 'legend: B blue 2; out D');
    expect(figuresOf(text)).toEqual([
      { id: 'blue', at: 'e5', points: 2 },
      { id: 'D', at: 'out' },
      { id: 'A', at: 'c5' },
      { id: 'C', at: 'f5' },
    ]);
  });

  test('the legend may stand anywhere and be spaced freely', () => {
    const text = `  legend:  A   red-1  4   of  red ;;entrance  B\n${withRow(' 5 . . A . . . . . . . . . . . . .')}`;
    expect(figuresOf(text)).toEqual([
      { id: 'red-1', at: 'c5', points: 4, owner: 'red' },
      { id: 'B', at: 'entrance' },
    ]);
  });

  test('a legend without items says nothing', () => {
    expect(figuresOf(`${EMPTY}\nlegend:`)).toEqual([]);
  });

  test('an owner without a number', () => {
    const text = withRow(' 5 . . A . . . . . . . . . . . . .', 'legend: A x of y');
    expect(figuresOf(text)).toEqual([{ id: 'x', at: 'c5', owner: 'y' }]);
  });

  test('an empty text is no drawing', () => {
    expect(wrong('')).toBe('bad-drawing: a drawing has 11 rows, this one has 0');
  });

  test.each([
    ['a row too few', EMPTY.split('\n').slice(0, -1).join('\n'), 'a drawing has 11 rows, this one has 10'],
    ['a row too many', `${EMPTY}\n12 . . .`, 'a drawing has 11 rows, this one has 12'],
    ['two legends', `${EMPTY}\nlegend: out A\nlegend: out B`, 'a drawing has 11 rows, this one has 12'],
    [
      'rows in another order',
      EMPTY.replace(' 2 ', ' x ').replace(' 3 ', ' 2 ').replace(' x ', ' 3 '),
      'row 2 is missing: the line begins with "3"',
    ],
    [
      'a row without its number',
      withRow(' 5 .').replace(' 5 .', ' . .'),
      'row 5 is missing: the line begins with "."',
    ],
    ['a row too long', withRow(' 5 . . . . . . . . . . . . . . . . . '), 'row 5 is too long'],
    [
      'something where the board is cut off',
      withRow(' 1 @>. . . . . . . . . . . # '),
      'm1 is cut off the board (B2), but "#" is drawn there',
    ],
    [
      'a sign that means nothing',
      withRow(' 5 . ? . . . . . . . . . . . . . .'),
      '"?" on b5 is no sign of a drawing',
    ],
    ['a space not drawn', withRow(' 5 .   . . . . . . . . . . . . . .'), '" " on b5 is no sign of a drawing'],
    ['a row cut short', withRow(' 5 . . .'), '" " on d5 is no sign of a drawing'],
    ['two monsters', withRow(' 5 @>. . . . . . . . . . . . . . .'), 'there is a second monster on a5'],
    ['no monster', EMPTY.replace('@>', '. '), 'there is no monster: draw it as @ and an arrow'],
    [
      'a monster without facing',
      EMPTY.replace('@>', '@ '),
      'beside the sign on a1 belongs one of ^>v<, not " "',
    ],
    [
      'a teleporter without arrow',
      withRow(' 5 1x. 1>. . . . . . . . . . . . .'),
      'beside the sign on a5 belongs one of ^>v<, not "x"',
    ],
    ['a sign twice', withRow(' 5 A . A . . . . . . . . . . . . .'), 'the sign A stands on a5 and on c5'],
    [
      'pool spaces that are no pool',
      withRow(' 5 ~ ~ ~ . . . . . . . . . . . . .'),
      'these pool spaces make no plain pools: name them in the legend, as "pool 2x2 c3"',
    ],
    [
      'pools that touch and are not named',
      withRow(' 5 ~ ~ ~ ~ ~ ~ ~ ~ . . . . . . . .'),
      'these pool spaces make no plain pools: name them in the legend, as "pool 2x2 c3"',
    ],
    ['a sign nobody has', `${EMPTY}\nlegend: A red-1`, `the legend's "A red-1" names no figure`],
    [
      'a sign named twice',
      withRow(' 5 A . . . . . . . . . . . . . . .', 'legend: A x; A y'),
      `the legend's "A y" names no figure`,
    ],
    [
      'a figure without a name',
      withRow(' 5 A . . . . . . . . . . . . . . .', 'legend: A'),
      `the legend's "A" names no figure`,
    ],
    [
      'a name badly quoted',
      `${EMPTY}\nlegend: out "a\\x"`,
      `the legend's "\\"a\\\\x\\"" is not a quoted name`,
    ],
    ...['A x 4 5', 'A x of red 4', 'A x 4 of', 'pool 2x2 c3 junk', 'teleporter 1 e 2'].map((item) => [
      `a legend's ${item}`,
      withRow(' 5 A . . . . . . . . . . . . . . .', `legend: ${item}`),
      `the legend's "${item}" can't be read; write "A red-1 4 of red", "pool 2x2 c3" or "teleporter 1 e"`,
    ]),
    [
      'a quote that is not closed',
      withRow(' 5 A . . . . . . . . . . . . . . .', 'legend: A "x'),
      `the legend's "\\"" is not a quoted name`,
    ],
    [
      'a pool that is drawn but not named with the others',
      withRow(' 5 ~ ~ ~ ~ . . . . . . . . . . . .', 'legend: pool 2x2 g8'),
      'the legend names pools, but not the one on a5',
    ],
    [
      'something beside a stone',
      withRow(' 5 #x. . . . . . . . . . . . . . .'),
      '"x" beside the sign on a5 means nothing',
    ],
    [
      'a teleporter under no monster',
      `legend: teleporter 1 e\n${EMPTY.replace('@>', '. ')}`,
      'the legend names a teleporter under the monster, but there is none',
    ],
  ])('%s', (_, text, message) => {
    expect(wrong(text)).toBe(`bad-drawing: ${message}`);
  });

  test.each([
    ['C1', 'one teleporter alone', withRow(' 5 1>. . . . . . . . . . . . . . .')],
    ['S4', 'a stone in the corner', withRow('11         . . . . . . . . . . . # ')],
    ['C3', 'a number that no figure shows', `${EMPTY}\nlegend: out A 7`],
    ['C1', 'a pool of no known shape', `${EMPTY}\nlegend: pool 3x3 c3`],
    ['B1', 'a pool nowhere', `${EMPTY}\nlegend: pool 2x2 z3`],
    ['figure-twice', 'a name twice', `${EMPTY}\nlegend: out A; eaten A`],
  ])('%s: what is impossible is refused as in JSON: %s', (code, _, text) => {
    expect(wrong(text).split(':')[0]).toBe(code);
  });
});
