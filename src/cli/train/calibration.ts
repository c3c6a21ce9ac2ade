import { sampleStarts, Teacher } from '../../bots/index.ts';
import { MODES, type Mode } from '../../rules/index.ts';
import { spread } from '../threads/index.ts';
import { LESSONS, type Lessons, type LessonTask } from './lessons.ts';

/** Positions valued at about the same, and how many of them were won. */
interface Bin {
  count: number;
  valued: number;
  won: number;
}

const BINS = 10;

/** Plays games that nothing was learned from, and answers, as lines, how often those won who were given a chance of so much. */
export async function calibrate(
  lessons: Lessons,
  tasks: readonly LessonTask[],
  threads: number,
): Promise<string[]> {
  const bins = new Map(MODES.map((mode) => [mode, emptyBins()]));
  const teachers = new Map(MODES.map((mode) => [mode, new Teacher(lessons.weights[mode])]));
  let nth = 0;
  for await (const words of spread(LESSONS, { ...lessons, patience: 1 }, tasks, threads)) {
    const { mode } = tasks[nth++]!;
    for (const at of sampleStarts(words)) {
      teachers.get(mode)!.loss(words, at);
      count(bins.get(mode)!, teachers.get(mode)!.last);
    }
  }
  return MODES.map((mode) => `${mode}: ${bins.get(mode)!.map(told).join(', ')}`);
}

const emptyBins = (): Bin[] => Array.from({ length: BINS }, () => ({ count: 0, valued: 0, won: 0 }));

function count(bins: readonly Bin[], { chances, target, players }: Teacher['last']): void {
  for (let seat = 0; seat < players; seat++) {
    const bin = bins[Math.min(BINS - 1, Math.floor(chances[seat]! * BINS))]!;
    bin.count++;
    bin.valued += chances[seat]!;
    bin.won += target[seat]!;
  }
}

const told = ({ count, valued, won }: Bin): string =>
  count === 0 ? 'none' : `${percent(valued / count)} won ${percent(won / count)} (${count})`;
const percent = (share: number): string => (100 * share).toFixed(1);

/** Games of each mode to calibrate with, in lots. */
export const calibrationLots = (games: number, lot: number): LessonTask[] =>
  MODES.flatMap((mode: Mode) =>
    Array.from({ length: Math.ceil(games / lot) }, (_, nth) => ({
      mode,
      from: nth * lot,
      to: Math.min(games, (nth + 1) * lot),
    })),
  );
