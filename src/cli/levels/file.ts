import { type Level, readLevel } from '../../puzzles/index.ts';
import { FailedCheck } from '../failures.ts';
import { linesOf } from '../files.ts';

/** Reads a level file; what is wrong with it is a failed check that names the file. */
export async function openLevel(path: string): Promise<Level> {
  let text = '';
  for await (const { number, text: line, flaw } of linesOf(path)) {
    if (flaw !== undefined) throw new FailedCheck(`${path}: line ${number}: ${flaw.message}`);
    text += `${line}\n`;
  }
  const read = readLevel(text);
  if (!read.ok) throw new FailedCheck(`${path}: ${read.message}`);
  return read.value;
}
