import { getReady } from '../../bots/index.ts';
import { playedRecords } from '../../study/index.ts';
import type { Job } from '../threads/index.ts';
import { type Analysis, analysisOf } from './analysis.ts';

/** The text of one game, and where it stands. */
export interface GameText {
  readonly file: string;
  /** Which game of the file, and its first line, counted from 1. */
  readonly nth: number;
  readonly line: number;
  readonly text: string;
}

export interface Analysed extends Omit<GameText, 'text'> {
  /** Left out where not even the first line can be read. */
  readonly analysis?: Analysis;
  /** What is wrong then. */
  readonly message?: string;
}

/** One game after another is analysed, with so many positions a decision in each pass. */
export const ANALYSES: Job<readonly number[], GameText, Analysed> = {
  name: 'analyse',
  open: (passes) => ({ do: (game) => analysed(passes, game) }),
};

async function analysed(passes: readonly number[], { file, nth, line, text }: GameText): Promise<Analysed> {
  const wrong = await getReady('master');
  if (wrong !== undefined) process.stderr.write(`${wrong}\n`);
  const { games, flaw } = playedRecords(text);
  const [game] = games;
  const where = flaw && { ...flaw, line: flaw.line + line - 1 };
  if (game === undefined) return { file, nth, line, message: `line ${where!.line}: ${where!.message}` };
  return { file, nth, line, analysis: analysisOf(game, passes, where) };
}
