import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { WrongUse } from './failures.ts';

/** Writes to standard output and waits while the reader is slow, so that no output can fill the memory. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Where records and data files go. Writing waits while whoever takes them is slow. */
export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The file of --out. */
export async function createFile(path: string): Promise<Sink> {
  const failed = (error: unknown): WrongUse =>
    new WrongUse(`--out: ${path} can't be written: ${(error as Error).message}`);
  const file = await open(path, 'w').catch((error) => Promise.reject(failed(error)));
  return {
    async write(text) {
      await file.appendFile(text).catch((error) => Promise.reject(failed(error)));
    },
    close: () => file.close(),
  };
}

/** The file of --out, or standard output where there is none. */
export const sinkFor = async (out: string | undefined): Promise<Sink> =>
  out === undefined ? { write: print, close: async () => {} } : createFile(out);

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

/** A bar on standard error while something long runs. */
interface Progress {
  advance(by?: number): void;
  update(done: number): void;
}

/** Shows a bar while this is done; nothing where nobody looks. */
export async function withProgress<T>(
  total: number,
  thing: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  if (!process.stderr.isTTY) return work({ advance() {}, update() {} });
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar(
    {
      format: `[{bar}] {percentage}% | {value}/{total} ${thing} | {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: false,
    },
    progress.Presets.legacy,
  );
  bar.start(total, 0);
  try {
    return await work({ advance: (by) => bar.increment(by), update: (done) => bar.update(done) });
  } finally {
    bar.stop();
  }
}
