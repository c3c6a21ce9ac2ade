import type { RuleNumber } from '../../../rules/index.ts';
import type { Part } from '../../playground/index.ts';

export interface Demo {
  readonly rules: readonly RuleNumber[];
  /** The part of the hall that is shown. */
  readonly part: Part;
  readonly drawing: string;
  /** What is there to do besides moving figures. */
  readonly monster: 'stands' | 'steps' | 'takes-cards';
  readonly letters?: readonly string[];
}

/** The small boards of the rules page, one rule each. */
export const DEMOS = {
  enter: {
    rules: ['F1', 'F2', 'G2', 'G3'],
    part: ['j7', 'p11'],
    drawing: `
 3 @>
legend: entrance green-3 4 of green; entrance green-4 5 of green`,
    monster: 'stands',
  },
  through: {
    rules: ['F3'],
    part: ['e4', 'l8'],
    drawing: `
 3 @>
 6 . . . . . A B C . .
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    monster: 'stands',
  },
  push: {
    rules: ['F5', 'F6', 'F7'],
    part: ['e3', 'l8'],
    drawing: `
 2 @>
 4 . . . . . . . # . .
 6 . . . . . . A . # # .
legend: A green-4 5 of green`,
    monster: 'stands',
  },
  pool: {
    rules: ['F8', 'F10', 'F11', 'M13'],
    part: ['d3', 'l9'],
    drawing: `
 5 . . . . . A ~ ~ . @<
 6 . . . . . # ~ ~ . .
 7 . . . . . . . .
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  sight: {
    rules: ['M2'],
    part: ['d2', 'l9'],
    drawing: `
 4 . . . . . . . . . A
 5 . . . . . @>. . # .
 8 . . . . . . . . . .
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  nearest: {
    rules: ['M3', 'M4'],
    part: ['d2', 'l8'],
    drawing: `
 3 . . . . . . A
 5 . . . . . . @>
 7 . . . . . . B
legend: A green-2 3 of green; B red-3 4 of red`,
    monster: 'steps',
  },
  shove: {
    rules: ['M5', 'M6'],
    part: ['j4', 'p8'],
    drawing: `
 6 . . . . . . . . . . @>. # # A
legend: A red-3 4 of red`,
    monster: 'steps',
  },
  wall: {
    rules: ['B4', 'B5', 'M9'],
    part: ['a1', 'p11'],
    drawing: `
 2 . . . . . . . . @^
legend: entrance green-3 4 of green`,
    monster: 'steps',
    letters: ['I'],
  },
  turning: {
    rules: ['M10'],
    part: ['d3', 'l8'],
    drawing: `
 4 . . . . @>. . . r
 7 . . . . . . r u
legend: entrance green-3 4 of green`,
    monster: 'steps',
  },
  crystal: {
    rules: ['M2', 'M5'],
    part: ['d4', 'm8'],
    drawing: `
 6 . . . . A . * . @^. # B
legend: A green-3 4 of green; B red-3 4 of red`,
    monster: 'steps',
  },
  teleporter: {
    rules: ['M14', 'F4'],
    part: ['c3', 'l9'],
    drawing: `
 4 . . . . . . . . . 1v
 7 . . . @>. 1^. .
 8 . . . . . . A
legend: A green-3 4 of green`,
    monster: 'steps',
  },
  cards: {
    rules: ['M1', 'C2', 'G5', 'G6', 'G7'],
    part: ['a1', 'p11'],
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
} as const satisfies Readonly<Record<string, Demo>>;

export type DemoId = keyof typeof DEMOS;
export const DEMO_IDS = Object.keys(DEMOS) as readonly DemoId[];
