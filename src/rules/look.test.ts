import { describe, expect, test } from 'vitest';
import { hall } from '../../test/helpers/halls.ts';
import { directionOf } from './directions.ts';
import type { GameEvent } from './events.ts';
import { look } from './look.ts';

/** Looks once: where the monster faces then, and what it tells. */
function lookIn(drawing: string) {
  const position = hall(drawing);
  const silent = position.copy();
  const before = position.copy();
  const events: GameEvent[] = [];
  look(position, (event) => events.push(event));
  look(silent);
  expect(silent.equals(position)).toBe(true);
  before.facing = position.facing;
  expect(before.equals(position)).toBe(true); // a look moves nothing
  const [looked, turned, ...more] = events;
  expect(more).toEqual([]);
  if (looked?.type !== 'monsterLooked') throw new Error('a look is told first');
  return { facing: directionOf(position.facing), looked, turned };
}
const facingAfter = (drawing: string): string => lookIn(drawing).facing;

describe('M2: what it sees', () => {
  test('M2: it looks ahead, left and right along the row and column', () => {
    const { looked } = lookIn(`
       a b c d e f g h i j k
     1 . . . . B . . . . . .
     5 . . . . @>. . A . . .
     9     . . C . . . . . .`);
    expect(looked).toEqual({
      type: 'monsterLooked',
      at: 'e5',
      facing: 'e',
      ahead: { to: 'e', saw: 'A', at: 'h5', distance: 3 },
      left: { to: 'n', saw: 'B', at: 'e1', distance: 4 },
      right: { to: 's', saw: 'C', at: 'e9', distance: 4 },
      outcome: 'nearest',
      nearest: ['A'],
    });
  });

  test.each([
    ['^', 'n w e'],
    ['>', 'e n s'],
    ['v', 's e w'],
    ['<', 'w s n'],
  ])('M2: facing %s, ahead left and right are %s', (arrow, ways) => {
    const { looked } = lookIn(` 5 . . . . @${arrow}`);
    expect([looked.ahead.to, looked.left.to, looked.right.to].join(' ')).toBe(ways);
  });

  test.each([
    ['e', ' 5 . . A . @>. .'],
    ['w', ' 5 . . . . @<. A '],
    ['s', ' 3 . . . . A \n 5 . . . . @v'],
    ['n', ' 5 . . . . @^\n 7 . . . . A '],
  ])('M2: it never looks back, facing %s', (facing, drawing) => {
    const { looked, facing: after } = lookIn(drawing);
    expect([looked.outcome, after]).toEqual(['none', facing]);
  });

  test('M2: it never looks diagonally', () => {
    const { looked } = lookIn(`
       a b c d e f g
     3 . . A . . . B
     4 . . . C . D .
     5 . . . . @>. .
     6 . . . E . F .`);
    expect([looked.outcome, looked.nearest]).toEqual(['none', []]);
  });

  test.each([
    ['a crystal', ' 5 . . . . @>. * . A '],
    ['several crystals', ' 5 . . . . @>* * * A '],
    ['a pool', ' 5 . . . . @>~ ~ ~ ~ A '],
    ['a figure stands on a pool', ' 5 . . . . @>~ ~ A~~ '],
    ['teleporters', ' 5 . . . . @>1^. 1vA '],
    ['a crystal on a pool', ' 5 . . . . @>~ *~~ ~ A '],
  ])('M2: sight goes through crystals, teleporters and pools: %s', (_, drawing) => {
    expect(lookIn(drawing).looked.nearest).toEqual(['A']);
  });

  test.each([
    ['stone', '#'],
    ['turn-right', 'r'],
    ['turn-around', 'u'],
  ] as const)('M2: sight ends at a %s', (block, sign) => {
    const ahead = lookIn(` 5 . . . . @>. ${sign} . A `);
    expect(ahead.looked.ahead).toEqual({ to: 'e', endedAt: block, distance: 2 });
    expect(ahead.looked.outcome).toBe('none');
    const left = lookIn(` 2 . . . . A \n 3 . . . . ${sign} \n 5 . . . . @>`);
    expect(left.looked.left).toEqual({ to: 'n', endedAt: block, distance: 2 });
    expect(left.facing).toBe('e');
  });

  test('M2: sight ends at the edge, not through the wall', () => {
    // Through the wall over e1 lies l11.
    const { looked, facing } = lookIn(' 2 . . . . @^\n10       . . . . . . . . A ');
    expect(looked.ahead).toEqual({ to: 'n', endedAt: 'edge', distance: 1 });
    expect(looked.left).toEqual({ to: 'w', endedAt: 'edge', distance: 4 });
    expect(looked.right).toEqual({ to: 'e', endedAt: 'edge', distance: 8 });
    expect(facing).toBe('n');
  });

  test('M2: standing at the edge it sees no space that way', () => {
    const { looked } = lookIn(' 8   @<');
    expect([looked.ahead.distance, looked.left.distance, looked.right.distance]).toEqual([0, 0, 7]);
  });

  test('M2: it sees a figure on the corner a1, and looks that far', () => {
    expect(lookIn('1 A . . @<').looked.ahead).toMatchObject({ saw: 'A', at: 'a1', distance: 3 });
    expect(lookIn('1 A \n3 @>').facing).toBe('n');
    expect(lookIn('1 . . . @<').looked.ahead).toEqual({ to: 'w', endedAt: 'edge', distance: 3 });
  });

  test.each([
    ['^', 'n', 4],
    ['>', 'e', 11],
    ['v', 's', 6],
    ['<', 'w', 4],
  ])('M2: nothing ahead but the edge: %s', (arrow, to, distance) => {
    expect(lookIn(` 5 . . . . @${arrow}`).looked.ahead).toEqual({ to, endedAt: 'edge', distance });
  });

  test('M2: of figures in one line it sees the first', () => {
    expect(lookIn(' 5 . . . . @>. A B ').looked.ahead).toMatchObject({ saw: 'A', distance: 2 });
    expect(lookIn(' 5 . B A . @<').looked.ahead).toMatchObject({ saw: 'A', distance: 2 });
    expect(lookIn(' 1 . . . . B \n 2 . . . . A \n 5 . . . . @^').looked.ahead).toMatchObject({ saw: 'A' });
    expect(lookIn(' 5 . . . . @v\n 7 . . . . A \n 8   . . . B ').looked.ahead).toMatchObject({ saw: 'A' });
  });

  test('M2: it sees all along the longest row and column, from corner to corner', () => {
    expect(lookIn(' 5 @>. . . . . . . . . . . . . . A ').looked.ahead).toMatchObject({ distance: 15 });
    expect(lookIn(' 7 A . . . . . . . . . . . . . . @<').looked.ahead).toMatchObject({ distance: 15 });
    expect(lookIn(' 1 . . . . @v\n11         A ').looked.ahead).toMatchObject({ distance: 10 });
    expect(lookIn(' 1 . . . . . A \n11         . @^').looked.ahead).toMatchObject({ distance: 10 });
  });
});

describe('M3: where it turns', () => {
  test('M3: to the nearest figure seen, ahead', () => {
    const { facing, turned } = lookIn(' 2 . . . . B \n 5 . . . . @>. A \n 8   . . . C ');
    expect([facing, turned]).toEqual(['e', undefined]);
  });

  test('M3: to the nearest figure seen, on its left', () => {
    const { facing, turned } = lookIn(' 3 . . . . B \n 5 . . . . @>. . A \n 8   . . . C ');
    expect(facing).toBe('n');
    expect(turned).toEqual({
      type: 'monsterTurned',
      at: 'e5',
      from: 'e',
      facing: 'n',
      because: 'saw',
      figure: 'B',
    });
  });

  test('M3: to the nearest figure seen, on its right', () => {
    const { facing, turned } = lookIn(' 2 . . . . B \n 5 . . . . @>. . A \n 7 . . . . C ');
    expect(facing).toBe('s');
    expect(turned).toMatchObject({ from: 'e', facing: 's', because: 'saw', figure: 'C' });
  });

  test.each([
    ['left and right', ' 3 . . . . B \n 5 . . . . @>. . A \n 7 . . . . C ', ['B', 'C']],
    ['ahead and left', ' 3 . . . . B \n 5 . . . . @>. A \n 8   . . . C ', ['A', 'B']],
    ['ahead and right', ' 2 . . . . B \n 5 . . . . @>. A \n 7 . . . . C ', ['A', 'C']],
    ['ahead, left and right', ' 3 . . . . B \n 5 . . . . @>. A \n 7 . . . . C ', ['A', 'B', 'C']],
  ])('M3: several at the same distance leave it facing as it was: %s', (_, drawing, nearest) => {
    const { looked, facing, turned } = lookIn(drawing);
    expect([looked.outcome, looked.nearest]).toEqual(['tie', nearest]);
    expect([facing, turned]).toEqual(['e', undefined]);
  });

  test('M3: a tie farther off does not matter', () => {
    expect(facingAfter(' 2 . . . . B \n 5 . . . . @>. . A \n 6 . . . . C ')).toBe('s');
    expect(facingAfter(' 4 . . . . B \n 5 . . . . @>. . A \n 8   . . . C ')).toBe('n');
  });

  test('M3: if none is seen it keeps its direction', () => {
    const { looked, facing, turned } = lookIn(' 5 . . . . @>\n 6 . . . A ');
    expect([looked.outcome, facing, turned]).toEqual(['none', 'e', undefined]);
  });

  test('M3: pool spaces count like others', () => {
    expect(facingAfter(' 2 . . . . B \n 5 . . . . @>~ ~ ~ ~ A ')).toBe('n');
    expect(facingAfter(' 2 . . . . B \n 5 . . . . @>. . A \n')).toBe('e');
    const tie = lookIn(' 5 . . . . @>. . A \n 6 . . . ~ ~ \n 7 . . . ~ ~ \n 8   . . . B ');
    expect([tie.facing, tie.looked.outcome]).toEqual(['e', 'tie']);
  });

  test('M3: spaces of crystals and teleporters count too', () => {
    expect(facingAfter(' 2 . . . . B \n 5 . . . . @>* 1^. A \n 9     1^')).toBe('n');
  });

  test.each([
    ['^', 'n'],
    ['>', 'e'],
    ['v', 's'],
    ['<', 'w'],
  ])('M3: whichever way it faces (%s), it turns to left and right alike', (arrow, ahead) => {
    const around = { n: ' 3 . . . . F \n', e: '. F ', s: ' 7 . . . . F \n', w: 'F . ' };
    for (const [way, drawn] of Object.entries(around)) {
      const row = ` 5 . . ${way === 'w' ? drawn : '. . '}@${arrow}${way === 'e' ? drawn : ''}\n`;
      const drawing = `${way === 'n' ? drawn : ''}${row}${way === 's' ? drawn : ''}`;
      const behind = { n: 's', e: 'w', s: 'n', w: 'e' }[ahead];
      expect(facingAfter(drawing)).toBe(way === behind ? ahead : way);
    }
  });
});
