import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPosition } from '../../test/helpers/arbitraries.ts';
import { SPACES } from './board.ts';
import { CARDS, reachOf } from './cards.ts';
import type { Heading } from './directions.ts';
import { FIRST_FIGURE } from './ground.ts';
import type { Position } from './position.ts';
import { distance, firstInSight, hasFigures, lineThrough, placeIn, seenBefore, seenBeyond } from './sight.ts';
import { walk } from './walk.ts';

/** Spaces between a space and the figure seen from there, found space by space. */
function seenByScan({ words }: Position, at: number, heading: Heading): number | undefined {
  const first = firstInSight(words, at, heading);
  if (first < 0 || words[first]! < FIRST_FIGURE) return undefined;
  return distance(SPACES.find((space) => space === at)!, SPACES.find((space) => space === first)!) - 1;
}

test('M2: what the bits of rows and columns tell is what is seen space by space, also after a walk', () => {
  fc.assert(
    fc.property(aPosition, fc.constantFrom(...CARDS), (start, card) => {
      const position = start.copy();
      walk(position, reachOf(card)!);
      const { words } = position;
      for (const at of SPACES) {
        for (const heading of [0, 1, 2, 3] as const) {
          const [line, place] = [lineThrough(at, heading), placeIn(at, heading)];
          const seen =
            heading === 1 || heading === 2 ? seenBeyond(words, line, place) : seenBefore(words, line, place);
          const scanned = seenByScan(position, at, heading);
          if (scanned === undefined) expect(seen).toBeGreaterThan(15);
          else {
            expect(seen).toBe(scanned);
            expect(hasFigures(words, line)).toBe(true);
          }
        }
      }
    }),
  );
});
