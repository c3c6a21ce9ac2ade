import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

/** Writes to standard output and waits while the reader is slow, so that no output can fill the memory. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** A reader that has seen enough (`| head`) ends the program quietly; a full disk does not. */
export function endWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`fearsome-floors: can't write: ${error.message}\n`);
      process.exit(1);
    });
  }
}

const PAINTS = {
  bold: '1',
  dim: '2',
  pool: '31',
  monster: '1;38;5;44',
  block: '38;5;250',
  teleporter: '38;5;213',
  green: '1;38;5;40',
  red: '1;38;5;203',
  blue: '1;38;5;75',
  yellow: '1;38;5;226',
  beige: '1;38;5;223',
  purple: '1;38;5;135',
  black: '1;38;5;244',
} as const;
export type Paint = keyof typeof PAINTS;
export const isPaint = (name: string | undefined): name is Paint =>
  name !== undefined && Object.hasOwn(PAINTS, name);

/** Gives a text a colour, or leaves it as it is. */
export type Painter = (text: string, paint: Paint) => string;

export const plain: Painter = (text) => text;
export const coloured: Painter = (text, paint) => `\x1b[${PAINTS[paint]}m${text}\x1b[0m`;

/** Colours only for people: on a terminal, unless they said NO_COLOR. */
export const painterFor = (
  stream: Pick<WriteStream, 'isTTY'>,
  env: NodeJS.ProcessEnv = process.env,
): Painter => (stream.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? coloured : plain);

/** Rows of texts in columns: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** 1234567.8 as 1,234,568; small numbers keep two decimals. */
export const figures = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });

export const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
