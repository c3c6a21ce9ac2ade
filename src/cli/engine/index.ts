import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { ANY_BOT_NAMES, type AnyBotName, getReady } from '../../bots/index.ts';
import { type Line, LineCutter, LONGEST_LINE } from '../lines.ts';
import { answerLine, errorLine } from './requests.ts';

export { actionIn } from './choose.ts';
export { isFields } from './requests.ts';

export const engine = (): Promise<void> => runEngine(process.stdin, process.stdout);

/** Answers each line of the input with one line, in order, until the input ends. */
export async function runEngine(input: Readable, output: Writable): Promise<void> {
  const lines = new LineCutter();
  for await (const chunk of input) {
    await send(output, await answers(lines.cut(chunk as Buffer)));
  }
  await send(output, await answers(lines.rest()));
}

async function answers(lines: readonly Line[]): Promise<string[]> {
  for (const name of ANY_BOT_NAMES) {
    if (isSaid(lines, name)) await readyOrSay(name);
  }
  if (isSaid(lines, 'analyse')) await readyOrSay('master');
  return lines.map(answer);
}

const isSaid = (lines: readonly Line[], word: string): boolean =>
  lines.some((line) => line !== 'too long' && line.includes(`"${word}"`));

/** A bot may need something large, which is fetched when it is first asked. */
async function readyOrSay(name: AnyBotName): Promise<void> {
  const wrong = await getReady(name);
  if (wrong !== undefined) process.stderr.write(`${wrong}\n`);
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
