import { describe, expect, test } from 'vitest';
import { hall } from '../../test/helpers/halls.ts';
import { type Space, type SpaceName, space } from './board.ts';
import { DIRECTIONS } from './directions.ts';
import {
  checkPlacement,
  checkPutDown,
  type PutDown,
  placementsOf,
  tileWords,
  waysToLie,
} from './placement.ts';
import { POOL_SHAPES, type Tile } from './tiles.ts';

const stone = (at: SpaceName): Tile => ({ kind: 'stone', at });
const teleporter = (at: SpaceName): Tile => ({ kind: 'teleporter', pair: 2, at, facing: 'n' });
const placing = (drawing: string, tile: Tile) => {
  const refused = checkPlacement(hall(drawing), tile);
  return refused === undefined ? 'placed' : `${refused.rule} ${refused.reason}`;
};

describe('S4: where tiles may lie', () => {
  test('S4: a free space is free for any tile', () => {
    expect(placing('', stone('e5'))).toBe('placed');
    for (const shape of POOL_SHAPES) expect(placing('', { kind: 'pool', shape, at: 'e5' })).toBe('placed');
    for (const facing of DIRECTIONS)
      expect(placing('', { kind: 'teleporter', pair: 1, at: 'e5', facing })).toBe('placed');
  });

  test.each(['a1', 'b1', 'a2', 'p11', 'o11', 'p10'] as const)('S4: nothing may be placed on %s', (at) => {
    const away = '5 @>';
    expect(checkPlacement(hall(away), stone(at))).toMatchObject({
      rule: 'S4',
      reason: 'kept-free',
      values: { at },
    });
    expect(placing(away, teleporter(at))).toBe('S4 kept-free');
  });

  test('S4: a pool may not reach there either', () => {
    expect(placing('', { kind: 'pool', shape: '4x1', at: 'b1' })).toBe('S4 kept-free');
    expect(placing('', { kind: 'pool', shape: '1x4', at: 'p7' })).toBe('S4 kept-free');
    expect(placing('', { kind: 'pool', shape: '2x2', at: 'n10' })).toBe('S4 kept-free');
    expect(placing('', { kind: 'pool', shape: '2x2', at: 'b2' })).toBe('placed');
  });

  test('S4: tiles lie exactly on spaces', () => {
    expect(checkPlacement(hall(''), { kind: 'pool', shape: '4x1', at: 'n5' })).toMatchObject({
      rule: 'S4',
      reason: 'off-board',
      values: { thing: '4x1 pool', at: 'n5' },
    });
    expect(placing('', { kind: 'pool', shape: '2x2', at: 'm3' })).toBe('placed');
    expect(placing('', { kind: 'pool', shape: '2x2', at: 'n3' })).toBe('S4 off-board');
  });

  test.each([
    ['a block', '5 . . . . # '],
    ['a teleporter', '5 . . . . 1^. . . 1v'],
    ['a pool', '5 . . ~ ~ ~ ~ '],
    ['a figure', '5 . . . . A '],
    ['the monster', '5 . . . . @>'],
  ])('S4: tiles do not overlap: %s', (_, drawing) => {
    expect(placing(drawing, stone('e5'))).toBe('S4 occupied');
    expect(placing(drawing, { kind: 'pool', shape: '1x4', at: 'e3' })).toBe('S4 occupied');
    expect(placing(drawing, teleporter('e5'))).toBe('S4 occupied');
  });

  test('S4: the message names the thing and the space', () => {
    const refused = checkPlacement(hall('5 . . . . # '), { kind: 'pool', shape: '4x1', at: 'c5' });
    expect(refused?.message).toBe("4x1 pool can't lie on e5: something is there already");
  });

  test('S4: what lies beside is no hindrance', () => {
    expect(placing('5 . . . # . ~ ~ ~ ~ ', stone('e5'))).toBe('placed');
  });
});

describe('S5: teleporters', () => {
  test.each([
    ['n', 'e4'],
    ['e', 'f5'],
    ['s', 'e6'],
    ['w', 'd5'],
  ] as const)('S5: no two teleporters may be neighbours: %s', (_, at) => {
    const refused = checkPlacement(hall('5 . . . . 1^\n7 . . . . . . . 1v'), teleporter(at));
    expect(refused).toMatchObject({ rule: 'S5', reason: 'teleporters-touch', values: { at, other: 'e5' } });
  });

  test('S5: diagonal neighbours and other tiles beside are fine', () => {
    expect(placing('5 . . . . 1^\n7 . . . . . . . 1v', teleporter('f6'))).toBe('placed');
    expect(placing('5 . . . . 1^\n7 . . . . . . . 1v', teleporter('g5'))).toBe('placed');
    expect(placing('5 . . . . 1^\n7 . . . . . . . 1v', stone('e6'))).toBe('placed');
    expect(placing('5 . . . # . # ', teleporter('e5'))).toBe('placed');
  });

  test('S5: nor neighbours through a wall', () => {
    // c1 and n11 have wall C, a6 and p6 wall V, m2 and d10 walls N and O.
    const c1 = checkPlacement(hall('1 @>. 1^\n3 1v'), teleporter('n11'));
    expect(c1).toMatchObject({
      rule: 'S5',
      reason: 'teleporters-through-wall',
      values: { at: 'n11', other: 'c1' },
    });
    expect(placing('2 . . . . . . . . . . . . 1^\n7 1v', teleporter('d10'))).toBe(
      'S5 teleporters-through-wall',
    );
    expect(placing('6 1^\n8   . . . 1v', teleporter('p6'))).toBe('S5 teleporters-through-wall');
    expect(placing('6 1^\n8   . . . 1v', teleporter('p7'))).toBe('placed');
    expect(placing('6 1^\n8   . . . 1v', stone('p6'))).toBe('placed');
  });

  test('S5: in the middle of the board half a turn makes no neighbours', () => {
    expect(placing('3 . . . . . . . 1v\n5 . . . . 1^', teleporter('l7'))).toBe('placed');
  });
});

describe('S4: every way to place a tile', () => {
  test('S4: turned in every way; what covers the same spaces stands together', () => {
    expect(waysToLie('crystal', 'e5')).toEqual([[{ kind: 'crystal', at: 'e5' }]]);
    expect(waysToLie('pool-2x2', 'e5')).toEqual([[{ kind: 'pool', shape: '2x2', at: 'e5' }]]);
    expect(waysToLie('pool-4x1', 'e5')).toEqual([
      [{ kind: 'pool', shape: '4x1', at: 'e5' }],
      [{ kind: 'pool', shape: '1x4', at: 'e5' }],
    ]);
    expect(waysToLie('teleporter-2', 'e5')).toEqual([
      DIRECTIONS.map((facing) => ({ kind: 'teleporter', pair: 2, at: 'e5', facing })),
    ]);
  });

  test('S4 S5: on every space where it may lie, and on no other', () => {
    const position = hall('5 @>. # . A . 1^. ~ ~ ~ ~ \n9     1v');
    // 156 spaces without the six kept free, the monster, a stone, a figure, two teleporters and a pool.
    expect(placementsOf(position, 'stone')).toHaveLength(156 - 6 - 1 - 1 - 1 - 2 - 4);
    // Nor beside a teleporter (four spaces, and two), nor behind the wall of the one at the edge.
    expect(placementsOf(position, 'teleporter-2')).toHaveLength(
      4 * (156 - 6 - 1 - 1 - 1 - 2 - 4 - 4 - 2 - 1),
    );
    for (const kind of ['pool-2x2', 'pool-4x1'] as const) {
      const ways = placementsOf(position, kind);
      expect(new Set(ways.map((tile) => JSON.stringify(tile))).size).toBe(ways.length);
      for (const tile of ways) expect(checkPlacement(position, tile)).toBeUndefined();
    }
  });
});

test('S3: tiles in words', () => {
  expect(tileWords(stone('c3'))).toBe('stone');
  expect(tileWords(teleporter('c3'))).toBe('teleporter of pair 2');
  expect(tileWords({ kind: 'pool', shape: '1x4', at: 'c3' })).toBe('1x4 pool');
});

describe('P1: putting things down', () => {
  const level = '5 . . . . # \n7 . . ~ ~ ~ ~ . B \nlegend: B B; entrance A';
  const putting = (put: PutDown, mayUse?: readonly SpaceName[]) => {
    const refused = checkPutDown(hall(level), put, mayUse && new Set(mayUse.map((name) => space(name))));
    return refused === undefined ? 'put down' : `${refused.rule} ${refused.reason}`;
  };

  test('P1: tiles go on free spaces, by S4 and S5', () => {
    expect(putting(stone('e4'))).toBe('put down');
    expect(putting(stone('e5'))).toBe('S4 occupied');
    expect(putting(stone('b1'))).toBe('S4 kept-free');
    expect(checkPutDown(hall('5 . . . . 1^. . . 1v'), teleporter('e4'))).toMatchObject({ rule: 'S5' });
  });

  test('P1: an own figure that waits goes on a free space', () => {
    expect(putting({ figure: 'A', at: 'e4' })).toBe('put down');
    expect(putting({ figure: 'A', at: 'e5' })).toBe('S4 occupied');
    expect(putting({ figure: 'A', at: 'h7' })).toBe('S4 occupied');
    expect(putting({ figure: 'A', at: 'a1' })).toBe('S4 kept-free');
    expect(putting({ figure: 'A', at: 'p10' })).toBe('S4 kept-free');
  });

  test('P1: the message names the figure or the space', () => {
    const words = (put: PutDown, mayUse?: ReadonlySet<Space>) =>
      checkPutDown(hall(level), put, mayUse)?.message;
    expect(words({ figure: 'B', at: 'e4' })).toBe('B does not wait at the entrance');
    expect(words({ figure: 'A', at: 'd7' })).toBe('no figure may be put on the pool at d7');
    expect(words({ figure: 'A', at: 'e4' }, new Set())).toBe("this level doesn't let you use e4");
    expect(words({ figure: 'A', at: 'e5' })).toBe("A can't lie on e5: something is there already");
  });

  test('P1: only one that waits', () => {
    expect(putting({ figure: 'B', at: 'e4' })).toBe('P1 not-in-supply');
    expect(putting({ figure: 'C', at: 'e4' })).toBe('P1 not-in-supply');
  });

  test('P1: no figure goes on a pool', () => {
    expect(putting({ figure: 'A', at: 'd7' })).toBe('P1 figure-on-pool');
  });

  test('P1: the level may name the spaces that may be used', () => {
    expect(putting(stone('e4'), ['e4', 'f4'])).toBe('put down');
    expect(putting(stone('g4'), ['e4', 'f4'])).toBe('P1 may-not-use');
    expect(putting({ figure: 'A', at: 'f4' }, ['e4', 'f4'])).toBe('put down');
    expect(putting({ figure: 'A', at: 'g4' }, ['e4', 'f4'])).toBe('P1 may-not-use');
    expect(putting({ kind: 'pool', shape: '2x2', at: 'e3' }, ['e3', 'f3', 'e4', 'f4'])).toBe('put down');
    expect(putting({ kind: 'pool', shape: '2x2', at: 'e3' }, ['e3', 'f3', 'e4'])).toBe('P1 may-not-use');
    expect(putting(stone('e5'), ['e5'])).toBe('S4 occupied');
    expect(putting({ kind: 'pool', shape: '4x1', at: 'n5' }, ['n5', 'o5', 'p5'])).toBe('S4 off-board');
  });
});
