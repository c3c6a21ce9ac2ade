import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPosition } from '../../test/helpers/arbitraries.ts';
import { walkForEver } from './endless.ts';
import { look } from './look.ts';
import { PositionWriter } from './notation/position-notation.ts';
import { step } from './walk.ts';

test('P2: an endless walk ends where it first stands as before, or when no figure is left', () => {
  fc.assert(
    fc.property(aPosition, (start) => {
      const position = start.copy();
      const { steps, cycle } = walkForEver(position);
      const writer = new PositionWriter(start);
      const seen = new Map<string, number>();
      const walker = start.copy();
      look(walker);
      for (let taken = 0; taken < steps; taken++) {
        const state = writer.write(walker);
        expect(seen.has(state)).toBe(false); // nothing repeats before the end
        expect(walker.figuresOnBoard()).toBeGreaterThan(0);
        seen.set(state, taken);
        step(walker);
        look(walker);
      }
      expect(walker.equals(position)).toBe(true);
      if (walker.figuresOnBoard() === 0) expect(cycle).toBe(0);
      else expect(seen.get(writer.write(walker))).toBe(steps - cycle);
    }),
  );
});

test('P2: from the end, walking once around the circle changes nothing', () => {
  fc.assert(
    fc.property(aPosition, (start) => {
      const position = start.copy();
      const { cycle } = walkForEver(position);
      const end = position.copy();
      for (let taken = 0; taken < cycle; taken++) {
        step(position);
        look(position);
      }
      expect(position.equals(end)).toBe(true);
      expect(walkForEver(position)).toEqual({ steps: cycle, cycle });
    }),
  );
});
