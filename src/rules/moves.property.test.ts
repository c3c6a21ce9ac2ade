import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPosition, aShareOfRuns } from '../../test/helpers/arbitraries.ts';
import { moveFrom } from '../../test/helpers/halls.ts';
import { PATH_LETTERS, walkPath } from './figure-path.ts';
import { Moves } from './moves.ts';
import { PositionWriter } from './notation/position-notation.ts';
import type { Position } from './position.ts';

/** All strings of letters up to a length, shorter ones first. */
function pathsUpTo(length: number): string[] {
  const paths = [''];
  let last = [''];
  for (let i = 0; i < length; i++) {
    last = last.flatMap((path) => PATH_LETTERS.map((letter) => path + letter));
    paths.push(...last);
  }
  return paths;
}
const PATHS = [0, 1, 2, 3, 4].map(pathsUpTo);

/** A position with a figure to move, in the hall or waiting if it has any, and a number. */
const aMove = fc
  .tuple(aPosition, fc.nat(99), fc.integer({ min: 1, max: 6 }))
  .filter(([position]) => position.cast.length > 0)
  .map(([position, pick, points]) => {
    const figure = pick % position.cast.length;
    position.setPoints(figure, points);
    return { position, figure };
  });

/** What every accepted string of letters leads to, with the shortest such string. */
function bruteForce(position: Position, figure: number, points: number): Map<string, string> {
  const writer = new PositionWriter(position);
  const outcomes = new Map<string, string>();
  const copy = position.copy();
  for (const path of PATHS[points]!) {
    copy.copyFrom(position);
    const refused = walkPath(copy, figure, path);
    if (refused !== undefined) {
      expect(copy.equals(position)).toBe(true);
      continue;
    }
    const outcome = writer.write(copy);
    if (!outcomes.has(outcome)) outcomes.set(outcome, path);
  }
  return outcomes;
}

function outcomesOf(position: Position, figure: number): Map<string, string> {
  const writer = new PositionWriter(position);
  const moves = new Moves();
  const outcomes = new Map<string, string>();
  const count = moves.find(position, figure);
  for (let outcome = 0; outcome < count; outcome++) {
    const after = position.copy();
    moves.apply(outcome, after);
    outcomes.set(writer.write(after), moves.path(outcome));
  }
  expect(outcomes.size).toBe(count); // every outcome is a different one
  return outcomes;
}

describe('any move of a figure', () => {
  test('F1 F5 F8: the outcomes are those of all strings of letters, each with a shortest path', () => {
    fc.assert(
      fc.property(aMove, fc.integer({ min: 1, max: 4 }), ({ position, figure }, points) => {
        position.setPoints(figure, points);
        const brute = bruteForce(position, figure, points);
        const found = outcomesOf(position, figure);
        expect([...found.keys()].sort()).toEqual([...brute.keys()].sort());
        for (const [outcome, path] of found) expect(path.length).toBe(brute.get(outcome)!.length);
      }),
      aShareOfRuns(0.5),
    );
  });

  test('F1: every outcome is reached by its path, whatever the number', () => {
    const moves = new Moves();
    fc.assert(
      fc.property(aMove, ({ position, figure }) => {
        const before = position.copy();
        const count = moves.find(position, figure);
        expect(position.equals(before)).toBe(true);
        const along = position.copy();
        const after = position.copy();
        for (let outcome = 0; outcome < count; outcome++) {
          along.copyFrom(position);
          after.copyFrom(position);
          const path = moves.path(outcome);
          const refused = walkPath(along, figure, path);
          moves.apply(outcome, after);
          if (refused !== undefined || !along.equals(after) || along.placeOf(figure) !== moves.to(outcome))
            throw new Error(`the outcome of ${path} is not what its path makes`);
          expect(moves.cost(outcome)).toBe(path.length);
        }
      }),
    );
  });

  test('F1: the outcomes come in the order of their paths, shorter ones first, then letter by letter', () => {
    const moves = new Moves();
    const letters = PATH_LETTERS.join('');
    const inOrder = (path: string): string =>
      `${path.length}${[...path].map((l) => letters.indexOf(l)).join('')}`;
    fc.assert(
      fc.property(aMove, ({ position, figure }) => {
        const count = moves.find(position, figure);
        const paths = Array.from({ length: count }, (_, outcome) => inOrder(moves.path(outcome)));
        expect(paths).toEqual(paths.toSorted());
      }),
    );
  });

  test('F1 F3: a random path is among the outcomes or refused, and its events tell it', () => {
    const aPath = fc.string({ unit: fc.constantFrom(...PATH_LETTERS, 'n', 'w'), maxLength: 7 });
    fc.assert(
      fc.property(aMove, aPath, ({ position, figure }, path) => {
        const { refused, position: after } = moveFrom(position, position.cast[figure]!.id, path);
        const outcomes = outcomesOf(position, figure);
        const writer = new PositionWriter(position);
        if (refused === undefined) expect(outcomes.has(writer.write(after))).toBe(true);
      }),
    );
  });
});
