import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPositionWithOddNames } from '../../../test/helpers/arbitraries.ts';
import { halfTurned } from '../../../test/helpers/half-turn.ts';
import { good } from '../../../test/helpers/halls.ts';
import { partsOf, positionOf } from '../position-parts.ts';
import { drawPosition } from './drawing.ts';
import { readDrawing } from './drawing-reader.ts';
import { readPosition, writePosition } from './position-notation.ts';

test('a position written as JSON is read as the same position', () => {
  fc.assert(
    fc.property(aPositionWithOddNames, (position) => {
      const text = writePosition(position);
      const again = good(readPosition(JSON.parse(text)));
      expect(again.equals(position)).toBe(true);
      expect(writePosition(again)).toBe(text);
    }),
  );
});

test('a position taken to pieces and put together is the same position', () => {
  fc.assert(
    fc.property(aPositionWithOddNames, (position) => {
      const parts = partsOf(position);
      const again = positionOf(parts);
      expect(again.equals(position)).toBe(true);
      expect(partsOf(again)).toEqual(parts);
      expect(JSON.stringify(parts)).toBe(writePosition(position));
    }),
  );
});

test('a position drawn as text is read as the same position', () => {
  fc.assert(
    fc.property(aPositionWithOddNames, (position) => {
      const drawing = drawPosition(position);
      const again = good(readDrawing(drawing));
      expect(again.equals(position)).toBe(true);
      expect(writePosition(again)).toBe(writePosition(position));
      expect(drawPosition(again)).toBe(drawing);
    }),
  );
});

test('B2: two half turns are none', () => {
  fc.assert(
    fc.property(aPositionWithOddNames, (position) => {
      expect(writePosition(halfTurned(halfTurned(position)))).toBe(writePosition(position));
    }),
  );
});
