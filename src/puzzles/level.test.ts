import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { good } from '../../test/helpers/halls.ts';
import { aLevel, levelIn } from '../../test/puzzles/levels.ts';
import type { Json } from '../rules/notation/index.ts';
import { readLevel, writeLevel } from './level.ts';

const P = {
  monster: { at: 'c5', facing: 'e' },
  tiles: [],
  figures: [
    { id: 'A', at: 'h5' },
    { id: 'b', at: 'c8' },
    { id: 'c', at: 'entrance' },
  ],
} as const;
const GOOD = {
  format: 'fearsome-floors-level/1',
  name: 'first',
  author: 'me',
  position: P,
  own: ['b', 'c'],
  enemies: ['A'],
  supply: [{ kind: 'stone', count: 1 }],
} as const;

const read = (json: Json) => readLevel(JSON.stringify(json));
/** What reading this says is wrong. */
function flaw(changes: { readonly [field: string]: Json }): string {
  const answer = read({ ...GOOD, ...changes });
  return answer.ok ? 'nothing' : `${answer.code}: ${answer.message}`;
}
const withFigures = (...figures: Json[]): Json => ({ ...P, figures });

describe('level files', () => {
  test('a level is read as it is written', () => {
    const level = good(read(GOOD));
    expect([level.name, level.own, level.enemies, level.supply]).toEqual([
      'first',
      ['b', 'c'],
      ['A'],
      [{ kind: 'stone', count: 1 }],
    ]);
    expect(JSON.parse(writeLevel(level))).toEqual(GOOD);
  });

  test('any level survives being written and read', () => {
    fc.assert(
      fc.property(aLevel, (level) => {
        const text = writeLevel(level);
        expect(writeLevel(good(readLevel(text)))).toBe(text);
      }),
    );
  });

  test.each<[string, { readonly [field: string]: Json }, string]>([
    ['an unknown field', { hint: 'x' }, 'unknown-field: the level has an unknown field "hint"'],
    ['another format', { format: 'fearsome-floors-level/2' }, 'bad-value: format must be one of'],
    ['a name that is no text', { name: 7 }, 'bad-value: name must be a text'],
    [
      'an own figure that is not there',
      { own: ['b', 'c', 'x'] },
      'unknown-figure: own[2]: there is no figure "x"',
    ],
    ['an enemy that is not there', { enemies: ['Z'] }, 'unknown-figure: enemies[0]'],
    ['an id twice', { own: ['b', 'c', 'b'] }, 'figure-twice: own[2]: "b" is named twice'],
    ['a figure on both sides', { own: ['b', 'c', 'A'] }, 'P1: "A" is in own and in enemies'],
    ['a figure on no side', { own: ['c'] }, 'P1: "b" is neither in own nor in enemies'],
    ['no enemies', { own: ['A', 'b', 'c'], enemies: [] }, 'P1: enemies is empty'],
    ['an enemy that waits', { own: ['b'], enemies: ['A', 'c'] }, 'P1: the enemy "c" is at the entrance'],
    [
      'an eaten figure',
      { position: withFigures({ id: 'A', at: 'h5' }, { id: 'b', at: 'eaten' }), own: ['b'] },
      'P1: "b" is eaten',
    ],
    ['an unknown kind', { supply: [{ kind: 'lava', count: 1 }] }, 'C1: supply[0].kind must be one of'],
    [
      'a count of none',
      { supply: [{ kind: 'stone', count: 0 }] },
      'bad-value: supply[0].count must be a whole number',
    ],
    [
      'too many',
      { supply: [{ kind: 'stone', count: 17 }] },
      'bad-value: supply[0].count must be a whole number from 1 to 16',
    ],
    [
      'a shape of a stone',
      { supply: [{ kind: 'stone', shape: '2x2', count: 1 }] },
      'unknown-field: supply[0]',
    ],
    [
      'a standing pool',
      { supply: [{ kind: 'pool', shape: '1x4', count: 1 }] },
      'C1: supply[0].shape must be one of 2x2, 4x1',
    ],
    [
      'a lone teleporter',
      { supply: [{ kind: 'teleporter', pair: 1, count: 1 }] },
      'C1: supply[0].count must be 2',
    ],
    [
      'a kind twice',
      {
        supply: [
          { kind: 'stone', count: 1 },
          { kind: 'stone', count: 1 },
        ],
      },
      'bad-value: supply[1]: stone is listed twice',
    ],
    [
      'a pair that lies there',
      {
        position: {
          ...P,
          tiles: [
            { kind: 'teleporter', pair: 1, at: 'e2', facing: 'n' },
            { kind: 'teleporter', pair: 1, at: 'e8', facing: 'n' },
          ],
        },
        supply: [{ kind: 'teleporter', pair: 1, count: 2 }],
      },
      'C1: supply[0]: teleporter pair 1 lies in the position already',
    ],
    ['a space that is none', { mayUse: ['c3', 'q3'] }, 'B1: mayUse[1]: "q3" is not a space'],
    ['a space cut off', { mayUse: ['p1'] }, 'B2: mayUse[0]: p1 is cut off'],
    ['a space twice', { mayUse: ['c3', 'c3'] }, 'bad-value: mayUse[1]: c3 is named twice'],
    [
      'a tile not in the supply',
      { solutions: [[{ kind: 'crystal', at: 'c3' }]] },
      'S3: solutions[0][0]: there is no crystal left',
    ],
    [
      'more than the supply',
      {
        solutions: [
          [
            { kind: 'stone', at: 'c3' },
            { kind: 'stone', at: 'c4' },
          ],
        ],
      },
      'S3: solutions[0][1]: there is no stone left',
    ],
    [
      'a stone where none may lie',
      { solutions: [[{ kind: 'stone', at: 'a2' }]] },
      'S4: solutions[0][0]: nothing may be placed on a2',
    ],
    [
      'a tile in a corner',
      { solutions: [[{ kind: 'stone', at: 'a1' }]] },
      'S4: solutions[0][0]: no tile may lie in the corners',
    ],
    [
      'a space not to be used',
      { mayUse: ['c3'], solutions: [[{ kind: 'stone', at: 'c4' }]] },
      "P1: solutions[0][0]: this level doesn't let you use c4",
    ],
    [
      'a tile of no kind',
      { solutions: [[{ kind: 'lava', at: 'c4' }]] },
      'C1: solutions[0][0].kind must be one of',
    ],
    [
      'a tile with a wrong field',
      { solutions: [[{ kind: 'stone', at: 'c4', colour: 1 }]] },
      'unknown-field: solutions[0][0] has an unknown field "colour"',
    ],
    [
      'a figure that does not wait',
      { solutions: [[{ figure: 'b', at: 'c4' }]] },
      'P1: solutions[0][0]: b does not wait',
    ],
    [
      'a solution that solves nothing',
      { solutions: [[{ kind: 'stone', at: 'd5' }], [{ figure: 'c', at: 'e5' }]] },
      'P3: solutions[0] does not solve the level',
    ],
  ])('%s is an error that says where', (_, changes, message) => {
    expect(flaw(changes)).toContain(message);
  });

  test('a solution with a lone teleporter is an error', () => {
    const supply = [{ kind: 'teleporter', pair: 2, count: 2 }];
    const solutions = [[{ kind: 'teleporter', pair: 2, at: 'c2', facing: 'n' }]];
    expect(flaw({ supply, solutions })).toContain('C1: solutions[0]: only one teleporter of pair 2');
  });

  test('what is not JSON is said to be none', () => {
    const answer = readLevel('{');
    expect(answer.ok ? '' : answer.code).toBe('bad-json');
  });

  test('spaces and sides are brought into the order of the board and the cast', () => {
    const level = good(read({ ...GOOD, own: ['c', 'b'], mayUse: ['d9', 'c3', 'b3'] }));
    expect([level.own, level.mayUse]).toEqual([
      ['b', 'c'],
      ['b3', 'c3', 'd9'],
    ]);
  });

  test('a drawing makes a level of the tests', () => {
    expect(levelIn('5 @>. A . b ').own).toEqual(['b']);
  });
});
