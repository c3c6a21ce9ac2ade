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

/** Rules that are not printed but told in the notes of a web version of the game. */
export const FROM_NOTES: ReadonlySet<RuleNumber> = new Set<RuleNumber>(['S5', 'M11', 'M15']);
