import { type FormatCode, Replay, type RuleNumber } from '../rules/index.ts';
import { isFailure } from './failures.ts';
import { linesOf } from './files.ts';
import { plural, print } from './output.ts';

export interface VerifyOptions {
  readonly json?: boolean;
}

/** What is wrong with a file, and in which line. */
interface Flaw {
  readonly line: number;
  /** The rule that is broken, or what is wrong with the format. */
  readonly code: RuleNumber | FormatCode | 'bad-utf8' | 'line-too-long';
  readonly message: string;
}

type Verdict =
  | { readonly file: string; readonly ok: true; readonly games: number; readonly unfinished: number }
  | ({ readonly file: string; readonly ok: false; readonly games: number } & Flaw)
  | { readonly file: string; readonly ok: false; readonly unreadable: true; readonly message: string };

/** Plays the records of all files again. The exit code is 1 if a rule is broken, 2 if a file can't be read. */
export async function verify(paths: readonly string[], { json }: VerifyOptions): Promise<void> {
  const verdicts: Verdict[] = [];
  for (const file of paths) {
    const verdict = await verifyFile(file);
    verdicts.push(verdict);
    if ('unreadable' in verdict) process.stderr.write(`fearsome-floors: ${verdict.message}\n`);
    else if (!json) await print(`${file}: ${words(verdict)}\n`);
  }
  if (json) await print(`${JSON.stringify(verdicts)}\n`);
  if (verdicts.some((verdict) => 'unreadable' in verdict)) process.exitCode = 2;
  else if (verdicts.some((verdict) => !verdict.ok)) process.exitCode = 1;
}

function words(verdict: Exclude<Verdict, { unreadable: true }>): string {
  if (!verdict.ok) return `line ${verdict.line}: ${verdict.message}`;
  const unfinished = verdict.unfinished === 0 ? '' : ` (${verdict.unfinished} still going on)`;
  return `${plural(verdict.games, 'game')}${unfinished}, ok`;
}

async function verifyFile(file: string): Promise<Verdict> {
  const seen = { games: 0, finished: 0 };
  try {
    const flaw = await findFlaw(file, seen);
    return flaw === undefined
      ? { file, ok: true, games: seen.games, unfinished: seen.games - seen.finished }
      : { file, ok: false, games: seen.games, ...flaw };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { file, ok: false, unreadable: true, message: error.message };
  }
}

/** Counts the games that are seen on the way. */
async function findFlaw(file: string, seen: { games: number; finished: number }): Promise<Flaw | undefined> {
  const replay = new Replay();
  let last = 0;
  for await (const { number, text, flaw } of linesOf(file)) {
    if (flaw !== undefined) return { line: number, ...flaw };
    const read = replay.feed(text);
    if (!read.ok) return { line: number, code: read.code, message: read.message };
    if (read.value?.type === 'header') seen.games++;
    if (read.value?.type === 'result') seen.finished++;
    replay.games.length = 0; // so that a large file needs no more memory than a small one
    last = number;
  }
  const ended = replay.end();
  if (!ended.ok) return { line: last, code: ended.code, message: ended.message };
  if (seen.games === 0) return { line: last, code: 'bad-record', message: 'there is no record in this file' };
  return undefined;
}
