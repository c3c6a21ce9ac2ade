import { describe, expect, test } from 'vitest';
import { levelIn } from '../../test/puzzles/levels.ts';
import type { Downs } from './attempt.ts';
import { generate } from './generator.ts';
import { hintFor, knownSolutions } from './hints.ts';
import { run, solves } from './run.ts';

const { level } = generate({ difficulty: 5, seed: 'hints' });
const [solution] = level.solutions!;

describe('hints', () => {
  test('three steps: where, which, there', () => {
    const [where, which, there] = ([1, 2, 3] as const).map((step) => hintFor(level, [], step)!);
    expect([where!.about, which!.about, there!.about]).toEqual(['where', 'which', 'there']);
    if (where!.about !== 'where' || there!.about !== 'there') throw new Error('no hint');
    expect(where!.spaces).toContain(there!.put.at);
    expect(where!.spaces.length).toBeGreaterThan(5);
    expect(solution).toContainEqual(there!.put);
  });

  test('they begin with what the walk needs first, and tell what that does', () => {
    const { trail } = run(level, solution!);
    let after = 0;
    for (let downs: Downs = []; ; ) {
      const [where, there] = [hintFor(level, downs, 1)!, hintFor(level, downs, 3)!];
      if (where.about !== 'where' || there.about !== 'there') break;
      const { does } = where;
      if (does !== undefined) {
        expect(does.after).toBeGreaterThanOrEqual(after);
        expect(trail[does.after]).toEqual(does.stance);
        after = does.after;
      }
      downs = [...downs, there.put];
    }
    expect(after).toBeGreaterThan(0);
  });

  test('followed to the end, they solve the level', () => {
    let downs = solution!.slice(0, 0);
    for (let steps = 0; steps < 10; steps++) {
      const hint = hintFor(level, downs, 3)!;
      if (hint.about === 'all-there') break;
      if (hint.about === 'there') downs = [...downs, hint.put];
    }
    expect(solves(level, downs)).toBe(true);
  });

  test('what lies where no solution has it is to be taken back first', () => {
    const hint = hintFor(level, [], 3);
    if (hint?.about !== 'there') throw new Error('no hint');
    const downs: Downs = [{ ...hint.put, at: hint.put.at === 'h2' ? 'h3' : 'h2' }];
    expect(hintFor(level, downs, 1)).toEqual({ step: 0, about: 'in-the-way', put: downs[0] });
  });

  test('a level that tells no solution is solved; one that has none gives no hint', () => {
    const { solutions, ...untold } = level;
    expect(knownSolutions(untold).length).toBe(solutions!.length);
    expect(hintFor(levelIn('5 . . u @>u \n9     A ', { supply: [] }), [], 1)).toBeUndefined();
  });
});
