import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_NUMBERS } from '../src/rules/index.ts';

test('the numbers in the code are those of docs/rules.md', () => {
  const rules = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8');
  expect(RULE_NUMBERS).toEqual([...rules.matchAll(/^- ([BCSGFMP]\d+)\. /gm)].map(([, number]) => number));
});
