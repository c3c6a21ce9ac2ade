import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLevel, levelIn, someDowns } from '../../test/puzzles/levels.ts';
import { directionOf, EATEN, look, spaceName, step } from '../rules/index.ts';
import { run, solves } from './run.ts';

describe('P2: the endless walk', () => {
  test('P2: it ends when no figure is left, with no circle', () => {
    const walked = run(levelIn('5 . @>. A '), []);
    expect([walked.steps, walked.cycle, walked.circle]).toEqual([2, 0, undefined]);
    expect(walked.solved).toBe(true);
  });

  test('P2: the circle is where it begins to repeat', () => {
    const walked = run(levelIn('5 . u @>A u \n9     . . . . . . . b '), []);
    expect([walked.steps, walked.cycle]).toEqual([3, 2]);
    expect(walked.circle?.begins).toBe(walked.steps - walked.cycle);
    expect(walked.circle?.stances.length).toBe(walked.cycle);
  });

  test('P2: events come step by step, each with its look last, and the trail is where it stood', () => {
    fc.assert(
      fc.property(aLevel, fc.array(fc.nat(), { maxLength: 8 }), (level, choices) => {
        const walked = run(level, someDowns(level, choices));
        expect(walked.events.length).toBe(walked.steps + 1);
        expect(walked.trail.length).toBe(walked.steps + 1);
        const position = walked.start.copy();
        look(position);
        for (const [taken, stance] of walked.trail.entries()) {
          if (taken > 0) {
            step(position);
            look(position);
          }
          const looks = walked.events[taken]!.filter(({ type }) => type === 'monsterLooked');
          expect(looks.length).toBe(1);
          expect(stance).toEqual({ at: spaceName(position.monsterAt), facing: directionOf(position.facing) });
        }
        expect(position.equals(walked.end)).toBe(true);
      }),
    );
  });

  test('P2: it always ends, and walking its circle again changes nothing', () => {
    fc.assert(
      fc.property(aLevel, fc.array(fc.nat(), { maxLength: 8 }), (level, choices) => {
        const walked = run(level, someDowns(level, choices));
        const position = walked.end.copy();
        if (walked.circle === undefined) {
          expect(position.figuresOnBoard()).toBe(0);
          return;
        }
        for (const stance of walked.circle.stances) {
          expect([spaceName(position.monsterAt), directionOf(position.facing)]).toEqual([
            stance.at,
            stance.facing,
          ]);
          step(position);
          look(position);
        }
        expect(position.equals(walked.end)).toBe(true);
      }),
    );
  });
});

describe('P3: solved', () => {
  test('P3: every enemy eaten and no own one', () => {
    const level = levelIn('5 . u @>A u \n9     . . . . . . . b ');
    expect(run(level, []).solved).toBe(true);
  });

  test('P3: an own figure eaten is told first, with the step and the reason', () => {
    const walked = run(levelIn('5 . @>. b . A '), []);
    expect(walked.failed).toEqual({
      why: 'own-eaten',
      first: { figure: 'b', side: 'own', step: 2, at: 'd5', because: 'bite' },
    });
    expect(walked.eaten.map(({ figure, step }) => [figure, step])).toEqual([
      ['b', 2],
      ['A', 4],
    ]);
  });

  test('P3: an enemy that is never eaten is named', () => {
    const walked = run(levelIn('5 . . . . . u @>u \n9     A . B '), []);
    expect(walked.failed).toEqual({ why: 'enemies-left', enemies: ['A', 'B'] });
    expect(walked.solved).toBe(false);
  });

  test('P3: a figure pushed over the edge is eaten, too', () => {
    const walked = run(levelIn('5 . . . . . . . . . . . . . @># A '), []);
    expect(walked.eaten[0]).toMatchObject({ figure: 'A', because: 'edge' });
  });

  test('P3: told or silent, a level is solved or not', () => {
    fc.assert(
      fc.property(aLevel, fc.array(fc.nat(), { maxLength: 8 }), (level, choices) => {
        const downs = someDowns(level, choices);
        const walked = run(level, downs);
        expect(solves(level, downs)).toBe(walked.solved);
        const { end } = walked;
        const gone = end.cast.filter((_, figure) => end.placeOf(figure) === EATEN).map(({ id }) => id);
        expect(walked.eaten.map(({ figure }) => figure).sort()).toEqual(gone.sort());
        expect(walked.failed === undefined).toBe(walked.solved);
      }),
    );
  });
});
