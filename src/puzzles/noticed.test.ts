import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLevel, levelIn, someDowns } from '../../test/puzzles/levels.ts';
import { type Position, type PutDown, poolSpaces, space, walkForEver } from '../rules/index.ts';
import { checkNext, type Downs, positionWith } from './attempt.ts';
import type { Level } from './level.ts';
import { Noticed } from './noticed.ts';

function walkWith(level: Level, downs: Downs): { end: Position; noticed: Noticed; cycle: number } {
  const noticed = new Noticed();
  const end = positionWith(level, downs);
  const { cycle } = walkForEver(end, noticed.hear);
  return { end, noticed, cycle };
}

/** Whether the walk would notice it, by the marks. */
function isNoticed(noticed: Noticed, put: PutDown, cycle: number): boolean {
  const cover = 'kind' in put && put.kind === 'pool' ? poolSpaces(put.shape, space(put.at)) : [space(put.at)];
  if (cover.some((at) => noticed.trodden[at!] === 1)) return true;
  if ('figure' in put) return cycle === 0 || noticed.luring[space(put.at)] === 1;
  return (
    put.kind !== 'crystal' &&
    put.kind !== 'teleporter' &&
    put.kind !== 'pool' &&
    noticed.hiding[space(put.at)] === 1
  );
}

describe('what a walk notices', () => {
  test('P2: things that it does not notice leave it as it was, however many', () => {
    let unnoticed = 0;
    fc.assert(
      fc.property(
        aLevel,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (level, first, more) => {
          const downs = someDowns({ ...level, own: [] }, first);
          const before = walkWith(level, downs);
          const rest = someDowns(
            { ...level, supply: level.supply.map((item) => ({ ...item, count: 2 })) },
            more,
          ).filter(
            (put) =>
              !isNoticed(before.noticed, put, before.cycle) && !('kind' in put && put.kind === 'teleporter'),
          );
          const added: PutDown[] = [];
          for (const put of rest)
            if (checkNext(level, [...downs, ...added], put) === undefined) added.push(put);
          unnoticed += added.length;
          const after = walkWith(level, [...downs, ...added]);
          expect(after.cycle).toBe(before.cycle);
          expect([after.end.monsterAt, after.end.facing]).toEqual([before.end.monsterAt, before.end.facing]);
          for (const figure of level.position.cast.keys()) {
            const isAdded = added.some(
              (put) => 'figure' in put && put.figure === level.position.cast[figure]!.id,
            );
            if (!isAdded) expect(after.end.placeOf(figure)).toBe(before.end.placeOf(figure));
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(unnoticed).toBeGreaterThan(10);
  });

  test('M3: a stone matters where it hides the nearest figure, bait where it would be as near', () => {
    const { noticed } = walkWith(levelIn('2 . . A \n5 . . @>. . . b \n9     . '), []);
    expect(noticed.hiding[space('c4')]).toBe(1);
    // The first look goes n: behind the figure that is farther off, a stone hides nothing that counts.
    expect(noticed.luring[space('f5')]).toBe(1);
  });

  test('M5 F11: a push is noticed two spaces beyond where it ends', () => {
    const { noticed } = walkWith(levelIn('5 . u @># . . . A \n9     . '), []);
    for (const at of ['d5', 'e5', 'f5', 'g5'] as const) expect(noticed.trodden[space(at)]).toBe(1);
  });
});
