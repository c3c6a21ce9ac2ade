import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Game, type Listener, type Position, reading } from '../rules/index.ts';
import { parseJson, positionIn, readDrawing } from '../rules/notation/index.ts';
import { type RecordLine, Replay } from '../rules/records/index.ts';
import { FailedCheck, WrongUse } from './failures.ts';
import { type Line, LineCutter, LONGEST_LINE } from './lines.ts';

/** Files that are read: a path, or "-" for standard input. */

export interface FileLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** What is wrong with its bytes; there is no text then. */
  readonly flaw?: { readonly code: 'bad-utf8' | 'line-too-long'; readonly message: string };
}

/** The lines of a file, one after another, however large it is. */
export async function* linesOf(path: string): AsyncGenerator<FileLine, undefined> {
  const lines = new LineCutter();
  let number = 0;
  for await (const chunk of bytesOf(path)) {
    for (const line of lines.cut(chunk)) yield fileLine(line, ++number);
  }
  for (const line of lines.rest()) yield fileLine(line, ++number);
}

async function* bytesOf(path: string): AsyncGenerator<Buffer, undefined> {
  const stream: Readable = path === '-' ? process.stdin : createReadStream(path);
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw new WrongUse(`${path} ${whyUnreadable(error as NodeJS.ErrnoException)}`);
  }
}

function whyUnreadable(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'does not exist';
  if (error.code === 'EISDIR') return 'is a folder, not a file';
  if (error.code === 'EACCES') return 'may not be read (no permission)';
  return `can't be read: ${error.message}`;
}

function fileLine(line: Line, number: number): FileLine {
  if (line === 'too long') {
    const message = `the line is too long: it may have ${LONGEST_LINE} bytes at most`;
    return { number, text: '', flaw: { code: 'line-too-long', message } };
  }
  if (!isUtf8(line))
    return { number, text: '', flaw: { code: 'bad-utf8', message: 'the line is not valid UTF-8' } };
  return { number, text: line.toString('utf8').replace(/\r$/, '') };
}

export type Content =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'record'; readonly lines: AsyncIterable<FileLine> };

/** Opens a file that holds a position (JSON or a drawing) or records; its first line tells which. */
export async function openContent(path: string): Promise<Content> {
  const lines = linesOf(path);
  const before: FileLine[] = [];
  for (;;) {
    const next = await lines.next();
    if (next.done) throw new FailedCheck(`${path} is empty`);
    before.push(next.value);
    checkBytes(path, next.value);
    if (next.value.text.trim() !== '') break;
  }
  const first = before.at(-1)!.text;
  if (isRecordLine(first)) return { kind: 'record', lines: chain(before, lines) };
  return { kind: 'position', position: await readPositionText(path, chain(before, lines), first) };
}

async function* chain(before: readonly FileLine[], rest: AsyncIterable<FileLine>): AsyncGenerator<FileLine> {
  yield* before;
  yield* rest;
}

/** By how it begins, so that a damaged record is still taken for one. */
const isRecordLine = (text: string): boolean =>
  /^\s*\{\s*"(format|place|move|card|result)"/.test(text) || 'format' in Object(jsonOrNothing(text));

function jsonOrNothing(text: string): unknown {
  const read = reading(() => parseJson(text));
  return read.ok ? read.value : undefined;
}

async function readPositionText(
  path: string,
  lines: AsyncIterable<FileLine>,
  first: string,
): Promise<Position> {
  let text = '';
  for await (const line of lines) {
    checkBytes(path, line);
    text += `${line.text}\n`;
    if (text.length > LONGEST_LINE) throw new FailedCheck(`${path} is too long for a position`);
  }
  const isJson = first.trimStart().startsWith('{');
  const position = isJson ? reading(() => positionIn(parseJson(text), 'position')) : readDrawing(text);
  if (!position.ok) throw new FailedCheck(`${path}: ${position.message}`);
  return position.value;
}

function checkBytes(path: string, { number, flaw }: FileLine): void {
  if (flaw !== undefined) throw new FailedCheck(`${path}: line ${number}: ${flaw.message}`);
}

/** A line of a record that has been played. */
export interface PlayedLine {
  readonly number: number;
  readonly line: RecordLine;
  /** The game it belongs to, after it; it goes on with the next line. */
  readonly game: Game;
  /** Which game of the file, counted from 1. */
  readonly nth: number;
}

/** Plays the records of a file again, line by line; what breaks a rule is a failed check that names the line. */
export async function* playLines(
  path: string,
  lines: AsyncIterable<FileLine>,
  report?: Listener,
): AsyncGenerator<PlayedLine, undefined> {
  const replay = new Replay(report);
  let nth = 0;
  for await (const line of lines) {
    checkBytes(path, line);
    const read = replay.feed(line.text);
    if (!read.ok) throw new FailedCheck(`${path}: line ${line.number}: ${read.message}`);
    if (read.value === undefined) continue;
    if (read.value.type === 'header') nth++;
    replay.games.length = 0; // games that are over are not needed again
    yield { number: line.number, line: read.value, game: replay.game!, nth };
  }
}
