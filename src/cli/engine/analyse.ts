import { FormatError } from '../../rules/index.ts';
import { fieldsOf, type Json, numberOf, oneOf, shown } from '../../rules/notation/index.ts';
import { DEPTHS, playedRecords } from '../../study/index.ts';
import { analysisOf } from '../study/index.ts';

/** The request "analyse" of the engine protocol (docs/formats.md). */

const MOST_NODES = 1_000_000;
const NAMES = ['quick', 'deep'] as const satisfies readonly (keyof typeof DEPTHS)[];

/** Answers with the inside of a JSON object. */
export function answerAnalyse(request: Json): string {
  const fields = fieldsOf(request, 'the request', ['do', 'id?', 'record', 'depth?', 'nodes?'], '');
  const { record } = fields.values;
  if (!Array.isArray(record))
    throw new FormatError('bad-value', `record must be the list of a record's lines, not ${shown(record)}`);
  const { depth = 'quick' } = fields.given('depth', (value, place) => oneOf(value, place, NAMES));
  const { nodes } = fields.given('nodes', (value, place) => numberOf(value, place, 1, MOST_NODES));
  const { games, flaw } = playedRecords(record.map((line: Json) => JSON.stringify(line)).join('\n'));
  if (games.length > 1) throw new FormatError('bad-record', 'record must hold one game');
  const [game] = games;
  if (game === undefined) {
    if (flaw === undefined) throw new FormatError('bad-record', 'record has no lines');
    throw new FormatError(flaw.code, `record[${flaw.line - 1}]: ${plainly(flaw.code, flaw.message)}`);
  }
  return JSON.stringify(analysisOf(game, nodes === undefined ? DEPTHS[depth] : [nodes], flaw)).slice(1, -1);
}

/** A rule's number is said behind the words anyway. */
const plainly = (code: string, message: string): string => message.replace(` (${code})`, '');
