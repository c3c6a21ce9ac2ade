import type { FigureId, GameEvent, RuleNumber, SpaceName } from '../../../rules/index.ts';
import type { Part } from '../../playground/index.ts';

/** Whether what has happened so far is what the lesson asks for. */
type Goal = (events: readonly GameEvent[]) => boolean;

/** What the reader does. A try that is right and one that must fail are for the tests. */
type Task =
  /** Move the figure along a path; with `walk` the monster then takes that many steps. */
  | {
      readonly kind: 'move';
      readonly goal: Goal;
      readonly walk?: number;
      readonly right: string;
      readonly wrong: string;
    }
  /** Press the space on which the monster will stand after that many steps. */
  | {
      readonly kind: 'predict';
      readonly steps: number;
      readonly right: SpaceName;
      readonly wrong: SpaceName;
    };

export interface Lesson {
  readonly rules: readonly RuleNumber[];
  /** The part of the hall that is shown. */
  readonly part: Part;
  /** The reader has one figure in it. */
  readonly drawing: string;
  readonly pointed?: readonly SpaceName[];
  /** Whether the monster's sight is shown from the start. */
  readonly sight?: boolean;
  readonly task: Task;
}

const endsOn =
  (at: SpaceName): Goal =>
  (events) =>
    events.findLast((event) => event.type === 'figureStepped')?.to === at;

const blockOn =
  (at: SpaceName): Goal =>
  (events) =>
    events.findLast((event) => event.type === 'blockPushed')?.to === at;

/** Nobody else. */
const eats =
  (figure: FigureId): Goal =>
  (events) => {
    const eaten = events.filter((event) => event.type === 'figureEaten');
    return eaten.length === 1 && eaten[0]?.figure === figure;
  };

const leaves: Goal = (events) => events.some(({ type }) => type === 'figureLeft');

/** The lessons, in order. Their names are kept, so they stay the same for ever. */
export const LESSONS = {
  enter: {
    rules: ['F1', 'F2', 'G3'],
    part: ['j6', 'p11'],
    drawing: `
 6 . . . . . . @<
legend: entrance green-3 4 of green`,
    pointed: ['n10'],
    task: { kind: 'move', goal: endsOn('n10'), right: 'iwwn', wrong: 'iwww' },
  },
  through: {
    rules: ['F1', 'F3'],
    part: ['e4', 'k8'],
    drawing: `
 3 @>
 6 . . . . . A B C .
legend: A green-2 3 of green; B red-3 4 of red; C blue-4 5 of blue`,
    pointed: ['i6'],
    task: { kind: 'move', goal: endsOn('i6'), right: 'eee', wrong: 'nee' },
  },
  push: {
    rules: ['F5'],
    part: ['e4', 'k8'],
    drawing: `
 3 @>
 6 . . . . . A # . .
legend: A green-2 3 of green`,
    pointed: ['i6'],
    task: { kind: 'move', goal: blockOn('i6'), right: 'ee', wrong: 'nee' },
  },
  'two-blocks': {
    rules: ['F5'],
    part: ['e4', 'k8'],
    drawing: `
 3 @>
 6 . . . . . A # # .
legend: A green-3 4 of green`,
    pointed: ['g6'],
    task: { kind: 'move', goal: endsOn('g6'), right: 'nes', wrong: 'e' },
  },
  pool: {
    rules: ['F8'],
    part: ['e4', 'k8'],
    drawing: `
 3 @>
 6 . . . . . A ~ ~ ~ ~ .
legend: A green-1 1 of green`,
    pointed: ['k6'],
    task: { kind: 'move', goal: endsOn('k6'), right: 'e', wrong: 'n' },
  },
  sight: {
    rules: ['M1', 'M2', 'M3'],
    part: ['c3', 'l9'],
    drawing: `
 4 . . . . . . . . . . B
 6 . . . . A @>. . . . .
 9 . . . . . C
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    task: { kind: 'predict', steps: 1, right: 'f7', wrong: 'e6' },
  },
  hidden: {
    rules: ['M2', 'M3'],
    part: ['c3', 'l9'],
    drawing: `
 3 . . . . . . . B
 6 . . . . . . . @># A
 8 . . . . . . . #
 9 . . . . . . . C
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    task: { kind: 'predict', steps: 1, right: 'h5', wrong: 'i6' },
  },
  tie: {
    rules: ['M3'],
    part: ['c3', 'l9'],
    drawing: `
 4 . . . . . . A
 6 . . . . . . @>. . . .
 8 . . . . . . B
legend: A green-3 4 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'predict', steps: 1, right: 'h6', wrong: 'g5' },
  },
  'break-tie': {
    rules: ['M3', 'M4'],
    part: ['c3', 'l9'],
    drawing: `
 4 . . . . . . A
 6 . . . . . . @>. . . .
 8 . . . . . . B
legend: A green-1 1 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'move', walk: 2, goal: eats('red-3'), right: 'n', wrong: 's' },
  },
  wall: {
    rules: ['B4', 'B5', 'M9'],
    part: ['a1', 'p11'],
    drawing: `
 5 . . . . . . . . . . . . . . . @>
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 1, right: 'a7', wrong: 'a5' },
  },
  turning: {
    rules: ['M10'],
    part: ['c3', 'l9'],
    drawing: `
 6 . . . . . @>r . . .
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 1, right: 'f7', wrong: 'g6' },
  },
  crystal: {
    rules: ['M2', 'M5'],
    part: ['c4', 'l10'],
    drawing: `
 7 . . . A . * . @^. # B
legend: A green-3 4 of green; B red-3 4 of red`,
    task: { kind: 'predict', steps: 1, right: 'g7', wrong: 'i7' },
  },
  teleporter: {
    rules: ['M14', 'F4'],
    part: ['c3', 'l9'],
    drawing: `
 4 . . . . . . . . . 1v
 7 . . . . @>1^. .
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 2, right: 'j5', wrong: 'g7' },
  },
  feed: {
    rules: ['M1', 'M3', 'F5'],
    part: ['d2', 'l9'],
    drawing: `
 3 . . . . . . . B
 5 . . . . . @>. . . . A
 6 . . . . . . . . . . #
legend: A green-2 3 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'move', walk: 5, goal: eats('red-3'), right: 'ss', wrong: 'w' },
  },
  out: {
    rules: ['F2', 'F7'],
    part: ['a1', 'g5'],
    drawing: `
 1 . # A
 2 . # #
 5 . . . . . @^
legend: A green-2 3 of green`,
    task: { kind: 'move', goal: leaves, right: 'wwo', wrong: 'e' },
  },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof LESSONS;
export const LESSON_IDS = Object.keys(LESSONS) as readonly LessonId[];
