import { writeFileSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import { LESSONS, learnChances, writeChances } from '../bots/index.ts';
import { WrongUse } from './failures.ts';
import { print } from './output.ts';
import { startProgress } from './progress.ts';

export interface TrainOptions {
  readonly games: number;
  readonly seed: string;
  readonly out?: string;
}

/** Learns the chances that bots reckon with (docs/bots.md) and writes them as a data file. */
export async function train({ games, seed, out }: TrainOptions): Promise<void> {
  const progress = await startProgress(2 * LESSONS * games, 'games');
  let played = 0;
  const count = (): void => progress.update(++played);
  const basic = learnChances('basic', games, seed, count);
  await breathe(); // lets the bar and signals through
  const experienced = learnChances('experienced', games, seed, count);
  progress.stop();
  const text = writeChances({ basic, experienced });
  if (out === undefined) await print(text);
  else write(out, text);
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new WrongUse(`--out: ${path} can't be written: ${(error as Error).message}`);
  }
}
