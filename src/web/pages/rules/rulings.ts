import type { RuleNumber } from '../../../rules/index.ts';

/** Rules where the printed ones leave a case open; docs/rules.md says why, and a test compares. */
export const RULINGS: ReadonlySet<RuleNumber> = new Set<RuleNumber>([
  'G3',
  'G9',
  'F6',
  'M7',
  'M8',
  'M10',
  'M12',
]);
