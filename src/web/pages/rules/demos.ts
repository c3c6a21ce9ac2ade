import type { RuleNumber, SpaceName } from '../../../rules/index.ts';

/** The small boards of the rules page, one rule each. */
export const DEMO_IDS = [
  'enter',
  'through',
  'push',
  'pool',
  'sight',
  'nearest',
  'shove',
  'wall',
  'turning',
  'crystal',
  'teleporter',
  'cards',
] as const;
type DemoId = (typeof DEMO_IDS)[number];

export interface Demo {
  readonly id: DemoId;
  readonly rules: readonly RuleNumber[];
  /** The part of the hall that is shown: its first and its last space. */
  readonly from: SpaceName;
  readonly to: SpaceName;
  readonly drawing: string;
  /** What is there to do besides moving figures. */
  readonly monster: 'stands' | 'steps' | 'takes-cards';
  readonly letters?: readonly string[];
}

export const DEMOS: readonly Demo[] = [
  {
    id: 'enter',
    rules: ['F1', 'F2', 'G2', 'G3'],
    from: 'j7',
    to: 'p11',
    drawing: `
 3 @>
legend: entrance green-3 4 of green; entrance green-4 5 of green`,
    monster: 'stands',
  },
  {
    id: 'through',
    rules: ['F3'],
    from: 'e4',
    to: 'l8',
    drawing: `
 3 @>
 6 . . . . . A B C . .
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    monster: 'stands',
  },
  {
    id: 'push',
    rules: ['F5', 'F6', 'F7'],
    from: 'e3',
    to: 'l8',
    drawing: `
 2 @>
 4 . . . . . . . # . .
 6 . . . . . . A . # # .
legend: A green-4 5 of green`,
    monster: 'stands',
  },
  {
    id: 'pool',
    rules: ['F8', 'F10', 'F11', 'M13'],
    from: 'd3',
    to: 'l9',
    drawing: `
 5 . . . . . A ~ ~ . @<
 6 . . . . . # ~ ~ . .
 7 . . . . . . . .
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  {
    id: 'sight',
    rules: ['M2'],
    from: 'd2',
    to: 'l9',
    drawing: `
 4 . . . . . . . . . A
 5 . . . . . @>. . # .
 8 . . . . . . . . . .
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  {
    id: 'nearest',
    rules: ['M3', 'M4'],
    from: 'd2',
    to: 'l8',
    drawing: `
 3 . . . . . . A
 5 . . . . . . @>
 7 . . . . . . B
legend: A green-2 3 of green; B red-3 4 of red`,
    monster: 'steps',
  },
  {
    id: 'shove',
    rules: ['M5', 'M6'],
    from: 'j4',
    to: 'p8',
    drawing: `
 6 . . . . . . . . . . @>. # # A
legend: A red-3 4 of red`,
    monster: 'steps',
  },
  {
    id: 'wall',
    rules: ['B4', 'B5', 'M9'],
    from: 'a1',
    to: 'p11',
    drawing: `
 2 . . . . . . . . @^
legend: entrance green-3 4 of green`,
    monster: 'steps',
    letters: ['I'],
  },
  {
    id: 'turning',
    rules: ['M10'],
    from: 'd3',
    to: 'l8',
    drawing: `
 4 . . . . @>. . . r
 7 . . . . . . r u
legend: entrance green-3 4 of green`,
    monster: 'steps',
  },
  {
    id: 'crystal',
    rules: ['M2', 'M5'],
    from: 'd4',
    to: 'm8',
    drawing: `
 6 . . . . A . * . @^. # B
legend: A green-3 4 of green; B red-3 4 of red`,
    monster: 'steps',
  },
  {
    id: 'teleporter',
    rules: ['M14', 'F4'],
    from: 'c3',
    to: 'l9',
    drawing: `
 4 . . . . . . . . . 1v
 7 . . . @>. 1^. .
 8 . . . . . . A
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  {
    id: 'cards',
    rules: ['M1', 'C2', 'G5', 'G6', 'G7'],
    from: 'a1',
    to: 'p11',
    drawing: `
 1 @>. . . . . . . . .
 3 . . # . . . . . ~ ~
 4 . . . . . . . . ~ ~ . . #
 5 . . . . . . . # . . . . .
 6 . . . . . . . . # . . B . #
 7 . . . . . . # . . . . . .
 8 . . . . # . . . . . . . #
 9 . . . . ~ ~ ~ ~ . . C . . . #
10 . . . . . # . . # . . . .
11 . . . . . . . . A . . . .
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    monster: 'takes-cards',
  },
];
