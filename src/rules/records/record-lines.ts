import { CARDS, type Card } from '../cards.ts';
import { COLOURS, type Colour, END_REASONS, type GameResult } from '../cast.ts';
import type { FigureId, GameEvent } from '../events.ts';
import { FormatError, shown } from '../format-error.ts';
import { MODES, type Setup } from '../game.ts';
import {
  type Fields,
  fieldsOf,
  type Json,
  listOf,
  numberOf,
  oneOf,
  textOf,
  tileIn,
  tileJson,
} from '../notation/index.ts';
import type { Tile } from '../tiles.ts';

/** The lines of a game record (docs/formats.md, "Game record"), read and written. */

const RECORD_FORMAT = 'fearsome-floors/1';

export interface RecordHeader extends Setup {
  readonly names?: Readonly<Partial<Record<Colour, string>>>;
  readonly date?: string;
  readonly commitment?: string;
}
export interface RecordResult extends GameResult {
  readonly reveal?: string;
}

export type RecordLine =
  | { readonly type: 'header'; readonly header: RecordHeader }
  | { readonly type: 'place'; readonly tile: Tile; readonly by: Colour }
  | { readonly type: 'move'; readonly figure: FigureId; readonly path: string }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'result'; readonly result: RecordResult };

/** Reads a line; throws a FormatError. */
export function recordLineIn(json: Json): RecordLine {
  const kind = typeof json === 'object' && json !== null ? Object.keys(json) : [];
  if (kind.includes('format')) return { type: 'header', header: headerIn(json) };
  if (kind.includes('place')) {
    const fields = fieldsOf(json, 'the line', ['place', 'by']);
    return {
      type: 'place',
      tile: tileIn(fields['place'], 'place'),
      by: oneOf(fields['by'], 'by', COLOURS, 'C4'),
    };
  }
  if (kind.includes('move')) {
    const fields = fieldsOf(json, 'the line', ['move', 'path']);
    return { type: 'move', figure: textOf(fields['move'], 'move'), path: textOf(fields['path'], 'path') };
  }
  if (kind.includes('card')) {
    const fields = fieldsOf(json, 'the line', ['card']);
    return { type: 'card', card: oneOf(fields['card'], 'card', CARDS, 'C2') };
  }
  if (kind.includes('result'))
    return { type: 'result', result: resultIn(fieldsOf(json, 'the line', ['result'])) };
  throw new FormatError(
    'bad-record',
    `a line has one of the fields format, place, move, card, result; this is ${shown(json)}`,
  );
}

const HEADER_FIELDS = ['format', 'mode', 'players', 'start', 'longer', 'names?', 'date?', 'commitment?'];

function headerIn(json: Json): RecordHeader {
  const fields = fieldsOf(json, 'the first line', HEADER_FIELDS);
  oneOf(fields['format'], 'format', [RECORD_FORMAT]);
  const players = listOf(fields['players'], 'players').map((colour, i) =>
    oneOf(colour, `players[${i}]`, COLOURS, 'C4'),
  );
  return {
    mode: oneOf(fields['mode'], 'mode', MODES),
    players,
    start: oneOf(fields['start'], 'start', COLOURS, 'C4'),
    longer: oneOf(fields['longer'], 'longer', [true, false]),
    ...(fields['names'] !== undefined && { names: namesIn(fields['names'], players) }),
    ...(fields['date'] !== undefined && { date: dateIn(fields['date']) }),
    ...(fields['commitment'] !== undefined && { commitment: textOf(fields['commitment'], 'commitment') }),
  };
}

function namesIn(json: Json, players: readonly Colour[]): Partial<Record<Colour, string>> {
  const fields = fieldsOf(
    json,
    'names',
    players.map((colour) => `${colour}?`),
  );
  return Object.fromEntries(
    Object.entries(fields).map(([colour, name]) => [colour, textOf(name, `names.${colour}`)]),
  );
}

const ISO_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;
const ISO_TIME = /^(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/;

function dateIn(json: Json): string {
  const date = textOf(json, 'date');
  if (ISO_DAY.test(date) && ISO_TIME.test(date.slice(10))) return date;
  throw new FormatError(
    'bad-value',
    `date must be written as ISO 8601 (2026-11-15T20:00:00Z), not ${shown(date)}`,
  );
}

function resultIn(line: Fields): RecordResult {
  const fields = fieldsOf(line['result'], 'result', ['winner', 'reason', 'out', 'reveal?']);
  const out = fieldsOf(
    fields['out'],
    'result.out',
    COLOURS.map((colour) => `${colour}?`),
  );
  const counts = Object.entries(out).map(([colour, count]) => [
    colour,
    numberOf(count, `result.out.${colour}`, 0, 4),
  ]);
  return {
    winner: fields['winner'] === null ? null : oneOf(fields['winner'], 'result.winner', COLOURS, 'C4'),
    reason: oneOf(fields['reason'], 'result.reason', END_REASONS),
    out: Object.fromEntries(counts),
    ...(fields['reveal'] !== undefined && { reveal: textOf(fields['reveal'], 'result.reveal') }),
  };
}

/** Writes a line, without its line end. */
export function writeRecordLine(line: RecordLine): string {
  switch (line.type) {
    case 'header': {
      const { mode, players, start, longer, names, date, commitment } = line.header;
      return JSON.stringify({ format: RECORD_FORMAT, mode, players, start, longer, names, date, commitment });
    }
    case 'place':
      return JSON.stringify({ place: tileJson(line.tile), by: line.by });
    case 'move':
      return JSON.stringify({ move: line.figure, path: line.path });
    case 'card':
      return JSON.stringify({ card: line.card });
    case 'result': {
      const { winner, reason, out, reveal } = line.result;
      return JSON.stringify({ result: { winner, reason, out, reveal } });
    }
  }
}

/** The line that an event puts into the record, if it is one of those that make the rest follow. */
export function recordLineOf(event: GameEvent): RecordLine | undefined {
  switch (event.type) {
    case 'tilePlaced':
      return { type: 'place', tile: event.tile, by: event.by };
    case 'figureMoved':
      return { type: 'move', figure: event.figure, path: event.path };
    case 'cardDrawn':
      return { type: 'card', card: event.card };
    case 'gameEnded':
      return { type: 'result', result: event.result };
    default:
      return undefined;
  }
}

export const isSameResult = (a: GameResult, b: GameResult): boolean =>
  a.winner === b.winner &&
  a.reason === b.reason &&
  COLOURS.every((colour) => a.out[colour] === b.out[colour]);
