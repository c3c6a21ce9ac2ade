import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Line, LineCutter, LONGEST_LINE } from '../lines.ts';
import { answerLine, errorLine } from './requests.ts';

export { actionIn } from './choose.ts';
export { isFields } from './requests.ts';

export const engine = (): Promise<void> => runEngine(process.stdin, process.stdout);

/** Answers each line of the input with one line, in order, until the input ends. */
export async function runEngine(input: Readable, output: Writable): Promise<void> {
  const lines = new LineCutter();
  for await (const chunk of input) {
    await send(output, lines.cut(chunk as Buffer).map(answer));
  }
  await send(output, lines.rest().map(answer));
}

async function send(output: Writable, answers: readonly string[]): Promise<void> {
  if (answers.length === 0) return;
  if (!output.write(`${answers.join('\n')}\n`)) await once(output, 'drain');
}

function answer(line: Line): string {
  if (line === 'too long') return errorLine('line-too-long', `a line may have ${LONGEST_LINE} bytes at most`);
  if (!isUtf8(line)) return errorLine('bad-utf8', 'this line is not valid UTF-8');
  return answerLine(line.toString('utf8'));
}
