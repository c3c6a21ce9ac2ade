import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aShareOfRuns } from '../../test/helpers/arbitraries.ts';
import { good } from '../../test/helpers/halls.ts';
import { bruteSolutions, canonical } from '../../test/puzzles/brute-force.ts';
import { aLevel, levelIn } from '../../test/puzzles/levels.ts';
import { FREE } from '../rules/ground.ts';
import { SPACES, spaceName } from '../rules/index.ts';
import { baitOf, checkAll } from './attempt.ts';
import type { Level, SupplyItem } from './level.ts';
import { readLink } from './link.ts';
import { run, solves } from './run.ts';
import { solve, solver } from './solver.ts';

const found = (level: Level): string[] =>
  solve(level)
    .solutions.map((downs) => canonical(level, downs))
    .sort();

/** A level so small that every filling can be tried: few spaces, near the walk, and a small supply. */
function small(level: Level, supply: readonly SupplyItem[], spaces: number, choice: number): Level {
  const trail = run({ ...level, supply: [] }, []).trail.map(({ at }) => at);
  const near = [...new Set([...trail, ...SPACES.map(spaceName)])].filter(
    (at) => level.position.at(SPACES.find((one) => spaceName(one) === at)!) === FREE,
  );
  const chosen = new Set(
    near
      .slice(choice % 7)
      .filter((_, i) => i % (1 + (choice % 3)) === 0)
      .slice(0, spaces),
  );
  const mayUse = SPACES.map(spaceName).filter((at) => chosen.has(at));
  return { ...level, supply, mayUse };
}

const SUPPLIES: [string, number, readonly SupplyItem[]][] = [
  ['two stones', 14, [{ kind: 'stone', count: 2 }]],
  [
    'a stone and a crystal',
    12,
    [
      { kind: 'stone', count: 1 },
      { kind: 'crystal', count: 1 },
    ],
  ],
  [
    'both turning stones',
    12,
    [
      { kind: 'turn-right', count: 1 },
      { kind: 'turn-around', count: 1 },
    ],
  ],
  [
    'three of two kinds',
    8,
    [
      { kind: 'stone', count: 2 },
      { kind: 'turn-right', count: 1 },
    ],
  ],
  [
    'a long pool and a stone',
    20,
    [
      { kind: 'pool', shape: '4x1', count: 1 },
      { kind: 'stone', count: 1 },
    ],
  ],
  ['a square pool', 60, [{ kind: 'pool', shape: '2x2', count: 1 }]],
  [
    'a pair of teleporters and a stone',
    4,
    [
      { kind: 'teleporter', pair: 1, count: 2 },
      { kind: 'stone', count: 1 },
    ],
  ],
  ['a pair of teleporters', 7, [{ kind: 'teleporter', pair: 2, count: 2 }]],
];

describe('P3: the solver finds what trying everything finds', () => {
  test.each(SUPPLIES)('P3: %s', (_, spaces, supply) => {
    fc.assert(
      fc.property(aLevel, fc.nat(100), (level, choice) => {
        const fits = supply.every(
          (item) =>
            item.kind !== 'teleporter' ||
            !level.position.hall.teleporters.some(({ pair }) => pair === item.pair),
        );
        fc.pre(fits && baitOf(level).length <= 1);
        const tiny = small(level, supply, spaces, choice);
        const expected = bruteSolutions(tiny);
        expect(found(tiny)).toEqual(expected);
      }),
      aShareOfRuns(0.15),
    );
  });

  test('P1 P3: own figures that wait are put out as bait', () => {
    const drawing =
      '3 . . # . . . . A \n5 . @>. . . . . . . # \n8   . . . . . . . B . \nlegend: entrance c; entrance d';
    const spaces = ['c5', 'd5', 'e5', 'e3', 'e7', 'h5', 'h6', 'j8', 'k8', 'd8', 'h9', 'i9'] as const;
    const level = levelIn(drawing, { supply: [{ kind: 'stone', count: 1 }], mayUse: spaces });
    expect(found(level)).toEqual(bruteSolutions(level));
  });

  test('P3: two pairs are interchangeable', () => {
    const level = good(readLink('EADsOEsBACmYg0CGDU8VkSKpROUqLDZlaABe4Q'));
    const expected = bruteSolutions(level);
    expect(expected.length).toBe(5);
    expect(found(level)).toEqual(expected);
  });
});

describe('what the solver says', () => {
  // Three stones: 33 solutions of two and of three.
  const level = good(readLink('EAGQMUgJYLgwB-DimXpzEoAhBAB-eA'));

  test('every solution is legal, solves, and comes once; nothing in it is idle', () => {
    const { solutions, complete } = solve(level);
    expect(complete).toBe(true);
    expect(solutions.length).toBe(33);
    const texts = solutions.map((downs) => canonical(level, downs));
    expect(new Set(texts).size).toBe(texts.length);
    for (const downs of solutions) {
      expect(checkAll(level, downs)).toBeUndefined();
      expect(solves(level, downs)).toBe(true);
      for (const put of downs)
        expect(
          solves(
            level,
            downs.filter((other) => other !== put),
          ),
        ).toBe(false);
    }
  });

  test('the smallest are those of all with the fewest things', () => {
    const all = solve(level).solutions;
    const least = all[0]!.length;
    const texts = (list: typeof all) => list.map((downs) => canonical(level, downs)).sort();
    expect(texts(solve(level, { want: 'smallest' }).solutions)).toEqual(
      texts(all.filter((downs) => downs.length === least)),
    );
  });

  test('a level that is solved as it is has one solution: nothing', () => {
    expect(solve(levelIn('5 . @>A ', { supply: [{ kind: 'stone', count: 2 }] })).solutions).toEqual([[]]);
  });

  test('it tells how far it is and can be left', () => {
    const steps = solver(level, { want: 'all' });
    const first = steps.next();
    expect(first.done).toBe(false);
    if (first.done !== true) expect(first.value.walks).toBeGreaterThan(0);
  });

  test('it stops when more than wanted are found', () => {
    const { complete, walks, solutions } = solve(level, { want: 'all', most: 1 });
    expect(complete).toBe(false);
    expect(walks).toBeLessThan(solve(level).walks);
    for (const downs of solutions) expect(solves(level, downs)).toBe(true);
  });
});
