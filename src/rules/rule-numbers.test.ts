import { expect, test } from 'vitest';
import { RULE_NUMBERS } from './rule-numbers.ts';

test('the rules are numbered without gaps: B, C, S, G, F, M, P', () => {
  const counts = { B: 5, C: 5, S: 6, G: 9, F: 11, M: 15, P: 3 };
  const all = Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(RULE_NUMBERS).toEqual(all);
});
