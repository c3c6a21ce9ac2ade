import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { answerLine, errorLine } from './requests.ts';

const NEWLINE = 0x0a;
/** Longer lines are answered with an error and passed over, so that no input can fill the memory. */
export const LONGEST_LINE = 1 << 20;

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

/** A line's bytes, or that it was too long. */
type Line = Buffer | 'too long';

function answer(line: Line): string {
  if (line === 'too long') return errorLine('line-too-long', `a line may have ${LONGEST_LINE} bytes at most`);
  if (!isUtf8(line)) return errorLine('bad-utf8', 'this line is not valid UTF-8');
  return answerLine(line.toString('utf8'));
}

/** Cuts a stream of bytes into lines, and drops what makes a line too long. */
export class LineCutter {
  #parts: Buffer[] = [];
  #length = 0;

  cut(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, to));
      lines.push(this.#take());
      from = to + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  /** What came after the last line end, if anything. */
  rest(): Line[] {
    return this.#length === 0 ? [] : [this.#take()];
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= LONGEST_LINE) this.#parts.push(part);
    else this.#parts = [];
  }

  #take(): Line {
    const line = this.#length > LONGEST_LINE ? 'too long' : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}
