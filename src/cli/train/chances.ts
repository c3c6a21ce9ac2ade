import { setImmediate as breathe } from 'node:timers/promises';
import { LESSONS, learnChances, writeChances } from '../../bots/index.ts';
import { sinkFor, withProgress } from '../output.ts';

export interface ChancesOptions {
  readonly games: number;
  readonly seed: string;
  readonly out?: string;
}

/** Learns the chances that bots reckon with (docs/bots.md) and writes them as a data file. */
export async function trainChances({ games, seed, out }: ChancesOptions): Promise<void> {
  const text = await withProgress(2 * LESSONS * games, 'games', async (progress) => {
    const basic = learnChances('basic', games, seed, progress.advance);
    await breathe(); // lets the bar and signals through
    const experienced = learnChances('experienced', games, seed, progress.advance);
    return writeChances({ basic, experienced });
  });
  const file = await sinkFor(out);
  await file.write(text);
  await file.close();
}
