import { randomInt } from 'node:crypto';
import { type Difficulty, generate, writeLevel } from '../puzzles/index.ts';
import { print } from './output.ts';
import { startProgress } from './progress.ts';

export interface GenerateOptions {
  readonly difficulty: number;
  readonly seed?: string;
  readonly count: number;
}

const ANY_SEED = 2 ** 32;

/** Makes levels and prints each on a line of its own. */
export async function generateLevels({ difficulty, seed, count }: GenerateOptions): Promise<void> {
  const from = seed ?? String(randomInt(ANY_SEED));
  const progress = await startProgress(count, 'levels');
  for (let number = 1; number <= count; number++) {
    const name = `${from}-${number}`;
    const { level } = generate({ difficulty: difficulty as Difficulty, seed: name });
    await print(`${writeLevel({ ...level, name, author: 'fearsome-floors' })}\n`);
    progress.update(number);
  }
  progress.stop();
}
