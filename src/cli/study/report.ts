import type { Colour } from '../../rules/index.ts';
import { MARKS } from '../../study/index.ts';
import { plural, table } from '../output.ts';
import { resultWords } from '../records/index.ts';
import type { AnalysedCard, AnalysedMove, Analysis } from './analysis.ts';
import { tellConsequence } from './sentences.ts';

/** An analysis for people: its moves in a table, its mistakes in words, its sums. Chances and costs are in points of a hundred. */
export function reportOf(title: string, analysis: Analysis, only: Colour | undefined): string {
  const { mode, players, result, moments, flaw, unseenPerMove } = analysis;
  const end = result === undefined ? 'still going on' : resultWords(result);
  const moves = plural(moments.length, 'moment');
  return [
    `${title}: ${mode}, ${players.join(', ')}; ${moves}, ${end}\n`,
    ...(moments.length === 0 ? [] : [momentsTable(analysis, only), mistakes(analysis, only), sums(analysis)]),
    ...(moments.length === 0
      ? []
      : [`Seen differently one moment later: ${points(unseenPerMove)} a moment.\n`]),
    ...(flaw === undefined ? [] : [`The record is broken from line ${flaw.line} on: ${flaw.message}\n`]),
  ].join('\n');
}

const points = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => `${share < 0 ? '' : '+'}${points(share)}`;
const isMove = (moment: AnalysedMove | AnalysedCard): moment is AnalysedMove => 'by' in moment;

const words = (action: AnalysedMove['action']): string => {
  if ('move' in action) return `${action.move} ${action.path === '' ? 'stays' : action.path}`;
  const { kind, at } = action.place as { kind: string; at: string };
  return `${kind} ${at}`;
};

function momentsTable({ moments, sides }: Analysis, only: Colour | undefined): string {
  const names = Object.keys(sides);
  const rows = moments.map((moment, number): string[] => {
    const odds = names.map((name) => points(moment.odds[name]!));
    const first = String(number + 1);
    if (!isMove(moment)) return [first, '', `card ${moment.card}`, '', '', '', ...odds];
    const isBest = moment.mark === 'best' || moment.mark === 'great' || moment.mark === 'forced';
    const better = isBest ? '' : words(moment.best);
    return [first, moment.by, words(moment.action), better, points(moment.cost), moment.mark, ...odds];
  });
  const shown = rows.filter(([, by]) => only === undefined || by === only);
  return table([['', 'who', 'played', 'better', 'cost', 'name', ...names], ...shown]);
}

/** What is told where in the round the monster is thought to walk. */
const WHEN = {
  next: 'and the monster moves',
  now: 'if the monster moved at once',
  line: 'if all go on as expected',
} as const;

function mistakes({ moments }: Analysis, only: Colour | undefined): string {
  const told = moments.flatMap((moment, number) => {
    if (!isMove(moment) || moment.why === undefined || (only !== undefined && moment.by !== only)) return [];
    if (moment.mark !== 'mistake' && moment.mark !== 'blunder') return [];
    const { when, played, better } = moment.why;
    return [
      `${number + 1} ${words(moment.action)}, a ${moment.mark} of ${points(moment.cost)}; ${WHEN[when]}:`,
      ...played.consequences.map((each) => `    ${tellConsequence(each)}`),
      `  with ${words(moment.best)} instead:`,
      ...better.consequences.map((each) => `    ${tellConsequence(each)}`),
    ];
  });
  return told.length === 0
    ? 'No mistake that the rules explain.\n'
    : told.map((line) => `${line}\n`).join('');
}

function sums({ sides }: Analysis): string {
  const rows = Object.entries(sides).map(([name, side]) => [
    name,
    points(side.start),
    signed(side.luck),
    signed(-side.errors),
    signed(side.gifts),
    signed(side.unseen),
    points(side.end),
    side.accuracy === undefined ? '' : side.accuracy.toFixed(1),
    ...MARKS.map((mark) => (side.marks === undefined ? '' : String(side.marks[mark]))),
  ]);
  const head = ['', 'start', 'luck', 'errors', 'gifts', 'unseen', 'end', 'accuracy', ...MARKS];
  return table([head, ...rows]);
}
