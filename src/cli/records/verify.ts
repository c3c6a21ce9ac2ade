import type { FormatCode, RuleNumber } from '../../rules/index.ts';
import { type RecordLine, Replay } from '../../rules/records/index.ts';
import { isFailure } from '../failures.ts';
import { linesOf } from '../files.ts';
import { plural, print } from '../output.ts';
import { PileCheck } from './verify-pile.ts';

export interface VerifyOptions {
  readonly json?: boolean;
}

/** What is wrong with a file, and in which line. */
interface Flaw {
  readonly line: number;
  /** The rule that is broken, or what is wrong with the format. */
  readonly code: RuleNumber | FormatCode | 'bad-utf8' | 'line-too-long' | 'bad-pile';
  readonly message: string;
}

/** Games whose keeper named a commitment: the cards followed from it, or that can't be checked. */
interface Piles {
  readonly checked: number;
  readonly unchecked: number;
}

/** What was seen so far in a file. */
interface Seen {
  games: number;
  finished: number;
  readonly piles: { checked: number; unchecked: number };
}

type Verdict =
  | {
      readonly file: string;
      readonly ok: true;
      readonly games: number;
      readonly unfinished: number;
      /** Left out where no game has a commitment. */
      readonly piles?: Piles;
    }
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
  return `${plural(verdict.games, 'game')}${unfinished}, ok${pileWords(verdict.games, verdict.piles)}`;
}

function pileWords(games: number, piles: Piles | undefined): string {
  if (piles === undefined) return '';
  const { checked, unchecked } = piles;
  const isOne = games === 1;
  const sure = checked === 0 ? [] : [isOne ? 'pile checked' : `pile checked in ${checked} of ${games}`];
  const unsure =
    unchecked === 0 ? [] : [`pile can't be checked${isOne ? '' : ` in ${unchecked}`} (no reveal)`];
  return [...sure, ...unsure].map((words) => `, ${words}`).join('');
}

async function verifyFile(file: string): Promise<Verdict> {
  const seen: Seen = { games: 0, finished: 0, piles: { checked: 0, unchecked: 0 } };
  try {
    const flaw = await findFlaw(file, seen);
    if (flaw !== undefined) return { file, ok: false, games: seen.games, ...flaw };
    const { games, finished, piles } = seen;
    const promised = piles.checked + piles.unchecked > 0;
    return { file, ok: true, games, unfinished: games - finished, ...(promised && { piles }) };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { file, ok: false, unreadable: true, message: error.message };
  }
}

/** Counts the games that are seen on the way. */
async function findFlaw(file: string, seen: Seen): Promise<Flaw | undefined> {
  const replay = new Replay();
  const pile = new PileCheck();
  let last = 0;
  for await (const { number, text, flaw } of linesOf(file)) {
    if (flaw !== undefined) return { line: number, ...flaw };
    pile.before(replay.game);
    const read = replay.feed(text);
    if (!read.ok) return { line: number, code: read.code, message: read.message };
    if (read.value !== undefined) {
      const broken = notePile(pile, read.value, number, seen);
      if (broken !== undefined) return broken;
    }
    replay.games.length = 0; // so that a large file needs no more memory than a small one
    last = number;
  }
  const ended = replay.end();
  if (!ended.ok) return { line: last, code: ended.code, message: ended.message };
  if (seen.games === 0) return { line: last, code: 'bad-record', message: 'there is no record in this file' };
  return undefined;
}

function notePile(pile: PileCheck, line: RecordLine, number: number, seen: Seen): Flaw | undefined {
  const verdict = pile.after(line, number);
  if (line.type === 'header') {
    seen.games++;
    if (pile.isPromised) seen.piles.unchecked++; // until its reveal comes
  }
  if (verdict === undefined) return undefined;
  seen.finished++;
  if (verdict.proof === 'broken') return { line: verdict.line, code: 'bad-pile', message: verdict.message };
  if (verdict.proof === 'checked') {
    seen.piles.checked++;
    seen.piles.unchecked--;
  }
  return undefined;
}
