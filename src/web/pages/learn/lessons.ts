import type { FigureId, GameEvent, RuleNumber, SpaceName } from '../../../rules/index.ts';

/** The lessons, in order. The first name of each pair is kept, so it stays the same for ever. */
export const LESSON_IDS = [
  'enter',
  'through',
  'push',
  'two-blocks',
  'pool',
  'sight',
  'hidden',
  'tie',
  'break-tie',
  'wall',
  'turning',
  'crystal',
  'teleporter',
  'feed',
  'out',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** Whether what has happened so far is what the lesson asks for. */
type Goal = (events: readonly GameEvent[]) => boolean;

/** What the reader does. */
type Task =
  /** Move a figure; with `walk` the monster then takes that many steps. */
  | { readonly kind: 'move'; readonly figure: FigureId; readonly goal: Goal; readonly walk?: number }
  /** Press the space on which the monster will stand after that many steps. */
  | { readonly kind: 'predict'; readonly steps: number };

/** A try, as the tests play it. */
export type Try = { readonly path: string } | { readonly press: SpaceName };

export interface Lesson {
  readonly id: LessonId;
  readonly rules: readonly RuleNumber[];
  /** The part of the hall that is shown: its first and its last space. */
  readonly from: SpaceName;
  readonly to: SpaceName;
  readonly drawing: string;
  readonly pointed?: readonly SpaceName[];
  /** Whether the monster's sight is shown from the start. */
  readonly sight?: boolean;
  readonly task: Task;
  readonly solution: Try;
  /** A try that must fail. */
  readonly mistake: Try;
}

const endsOn =
  (figure: FigureId, at: SpaceName): Goal =>
  (events) =>
    events.findLast(
      (event) => event.type === 'figureStepped' && event.figure === figure && event.to === at,
    ) !== undefined && lastPlace(events, figure) === at;

const lastPlace = (events: readonly GameEvent[], figure: FigureId): SpaceName | undefined => {
  const last = events.findLast((event) => event.type === 'figureStepped' && event.figure === figure);
  return last?.type === 'figureStepped' ? last.to : undefined;
};

const blockOn =
  (at: SpaceName): Goal =>
  (events) =>
    events.findLast((event) => event.type === 'blockPushed')?.to === at;

const eats =
  (...figures: readonly FigureId[]): Goal =>
  (events) => {
    const eaten = events.flatMap((event) => (event.type === 'figureEaten' ? [event.figure] : []));
    return eaten.length === figures.length && figures.every((figure) => eaten.includes(figure));
  };

const leaves =
  (figure: FigureId): Goal =>
  (events) =>
    events.some((event) => event.type === 'figureLeft' && event.figure === figure);

export const LESSONS: readonly Lesson[] = [
  {
    id: 'enter',
    rules: ['F1', 'F2', 'G3'],
    from: 'j6',
    to: 'p11',
    drawing: `
 6 . . . . . . @<
legend: entrance green-3 4 of green`,
    pointed: ['n10'],
    task: { kind: 'move', figure: 'green-3', goal: endsOn('green-3', 'n10') },
    solution: { path: 'iwwn' },
    mistake: { path: 'iwww' },
  },
  {
    id: 'through',
    rules: ['F1', 'F3'],
    from: 'e4',
    to: 'k8',
    drawing: `
 3 @>
 6 . . . . . A B C .
legend: A green-2 3 of green; B red-3 4 of red; C blue-4 5 of blue`,
    pointed: ['i6'],
    task: { kind: 'move', figure: 'green-2', goal: endsOn('green-2', 'i6') },
    solution: { path: 'eee' },
    mistake: { path: 'nee' },
  },
  {
    id: 'push',
    rules: ['F5'],
    from: 'e4',
    to: 'k8',
    drawing: `
 3 @>
 6 . . . . . A # . .
legend: A green-2 3 of green`,
    pointed: ['i6'],
    task: { kind: 'move', figure: 'green-2', goal: blockOn('i6') },
    solution: { path: 'ee' },
    mistake: { path: 'nee' },
  },
  {
    id: 'two-blocks',
    rules: ['F5'],
    from: 'e4',
    to: 'k8',
    drawing: `
 3 @>
 6 . . . . . A # # .
legend: A green-3 4 of green`,
    pointed: ['g6'],
    task: { kind: 'move', figure: 'green-3', goal: endsOn('green-3', 'g6') },
    solution: { path: 'nes' },
    mistake: { path: 'e' },
  },
  {
    id: 'pool',
    rules: ['F8'],
    from: 'e4',
    to: 'k8',
    drawing: `
 3 @>
 6 . . . . . A ~ ~ ~ ~ .
legend: A green-1 1 of green`,
    pointed: ['k6'],
    task: { kind: 'move', figure: 'green-1', goal: endsOn('green-1', 'k6') },
    solution: { path: 'e' },
    mistake: { path: 'n' },
  },
  {
    id: 'sight',
    rules: ['M1', 'M2', 'M3'],
    from: 'c3',
    to: 'l9',
    drawing: `
 4 . . . . . . . . . . B
 6 . . . . A @>. . . . .
 9 . . . . . C
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'f7' },
    mistake: { press: 'e6' },
  },
  {
    id: 'hidden',
    rules: ['M2', 'M3'],
    from: 'c3',
    to: 'l9',
    drawing: `
 3 . . . . . . . B
 6 . . . . . . . @># A
 8 . . . . . . . #
 9 . . . . . . . C
legend: A green-3 4 of green; B red-3 4 of red; C blue-3 4 of blue`,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'h5' },
    mistake: { press: 'i6' },
  },
  {
    id: 'tie',
    rules: ['M3'],
    from: 'c3',
    to: 'l9',
    drawing: `
 4 . . . . . . A
 6 . . . . . . @>. . . .
 8 . . . . . . B
legend: A green-3 4 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'h6' },
    mistake: { press: 'g5' },
  },
  {
    id: 'break-tie',
    rules: ['M3', 'M4'],
    from: 'c3',
    to: 'l9',
    drawing: `
 4 . . . . . . A
 6 . . . . . . @>. . . .
 8 . . . . . . B
legend: A green-1 1 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'move', figure: 'green-1', walk: 2, goal: eats('red-3') },
    solution: { path: 'n' },
    mistake: { path: 's' },
  },
  {
    id: 'wall',
    rules: ['B4', 'B5', 'M9'],
    from: 'a1',
    to: 'p11',
    drawing: `
 5 . . . . . . . . . . . . . . . @>
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'a7' },
    mistake: { press: 'a5' },
  },
  {
    id: 'turning',
    rules: ['M10'],
    from: 'c3',
    to: 'l9',
    drawing: `
 6 . . . . . @>r . . .
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'f7' },
    mistake: { press: 'g6' },
  },
  {
    id: 'crystal',
    rules: ['M2', 'M5'],
    from: 'c4',
    to: 'l10',
    drawing: `
 7 . . . A . * . @^. # B
legend: A green-3 4 of green; B red-3 4 of red`,
    task: { kind: 'predict', steps: 1 },
    solution: { press: 'g7' },
    mistake: { press: 'i7' },
  },
  {
    id: 'teleporter',
    rules: ['M14', 'F4'],
    from: 'c3',
    to: 'l9',
    drawing: `
 4 . . . . . . . . . 1v
 7 . . . . @>1^. .
legend: entrance green-3 4 of green`,
    task: { kind: 'predict', steps: 2 },
    solution: { press: 'j5' },
    mistake: { press: 'g7' },
  },
  {
    id: 'feed',
    rules: ['M1', 'M3', 'F5'],
    from: 'd2',
    to: 'l9',
    drawing: `
 3 . . . . . . . B
 5 . . . . . @>. . . . A
 6 . . . . . . . . . . #
legend: A green-2 3 of green; B red-3 4 of red`,
    sight: true,
    task: { kind: 'move', figure: 'green-2', walk: 5, goal: eats('red-3') },
    solution: { path: 'ss' },
    mistake: { path: 'w' },
  },
  {
    id: 'out',
    rules: ['F2', 'F7'],
    from: 'a1',
    to: 'g5',
    drawing: `
 1 . # A
 2 . # #
 5 . . . . . @^
legend: A green-2 3 of green`,
    task: { kind: 'move', figure: 'green-2', goal: leaves('green-2') },
    solution: { path: 'wwo' },
    mistake: { path: 'e' },
  },
];
