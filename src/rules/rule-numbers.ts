/** Every rule of docs/rules.md by its number. Refusals carry one; a check compares this list with the document. */
export const RULE_NUMBERS = [
  ...(['B1', 'B2', 'B3', 'B4', 'B5'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5'] as const),
  ...(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const),
  ...(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'] as const),
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11'] as const),
  ...([
    'M1',
    'M2',
    'M3',
    'M4',
    'M5',
    'M6',
    'M7',
    'M8',
    'M9',
    'M10',
    'M11',
    'M12',
    'M13',
    'M14',
    'M15',
  ] as const),
  ...(['P1', 'P2', 'P3'] as const),
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
