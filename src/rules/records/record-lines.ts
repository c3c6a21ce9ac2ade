import { CARDS, type Card } from '../cards.ts';
import { COLOURS, type Colour, END_REASONS, type GameResult } from '../cast.ts';
import type { FigureId, GameEvent } from '../events.ts';
import { FormatError, shown } from '../format-error.ts';
import { MODES, type Setup } from '../game.ts';
import {
  type Fields,
  fieldsOf,
  type Json,
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
  const lineOf = (...names: string[]): Fields => fieldsOf(json, 'the line', names, '');
  if (kind.includes('place')) {
    const fields = lineOf('place', 'by');
    return { type: 'place', tile: fields.read('place', tileIn), by: fields.read('by', colourIn) };
  }
  if (kind.includes('move')) {
    const fields = lineOf('move', 'path');
    return { type: 'move', figure: fields.text('move'), path: fields.text('path') };
  }
  if (kind.includes('card')) return { type: 'card', card: lineOf('card').oneOf('card', CARDS, 'C2') };
  if (kind.includes('result')) return { type: 'result', result: lineOf('result').read('result', resultIn) };
  throw new FormatError(
    'bad-record',
    `a line has one of the fields format, place, move, card, result; this is ${shown(json)}`,
  );
}

const HEADER_FIELDS = ['format', 'mode', 'players', 'start', 'longer', 'names?', 'date?', 'commitment?'];

const colourIn = (value: Json | undefined, place: string): Colour => oneOf(value, place, COLOURS, 'C4');

function headerIn(json: Json): RecordHeader {
  const fields = fieldsOf(json, 'the first line', HEADER_FIELDS, '');
  fields.oneOf('format', [RECORD_FORMAT]);
  const players = fields.list('players', colourIn);
  return {
    mode: fields.oneOf('mode', MODES),
    players,
    start: fields.read('start', colourIn),
    longer: fields.oneOf('longer', [true, false]),
    ...fields.given('names', (names, place) => byColour(names, place, players, textOf)),
    ...fields.given('date', dateIn),
    ...fields.given('commitment', textOf),
  };
}

/** Something for each of these colours, or for some of them. */
function byColour<T>(
  json: Json | undefined,
  place: string,
  colours: readonly Colour[],
  reader: (value: Json | undefined, place: string) => T,
): Partial<Record<Colour, T>> {
  const fields = fieldsOf(
    json,
    place,
    colours.map((colour) => `${colour}?`),
  );
  return Object.fromEntries(
    Object.keys(fields.values).map((colour) => [colour, fields.read(colour, reader)]),
  );
}

const ISO_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;
const ISO_TIME = /^(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/;

function dateIn(json: Json | undefined, place: string): string {
  const date = textOf(json, place);
  if (ISO_DAY.test(date) && ISO_TIME.test(date.slice(10))) return date;
  throw new FormatError(
    'bad-value',
    `${place} must be written as ISO 8601 (2026-11-15T20:00:00Z), not ${shown(date)}`,
  );
}

function resultIn(json: Json | undefined, place: string): RecordResult {
  const fields = fieldsOf(json, place, ['winner', 'reason', 'out', 'reveal?']);
  const out = fields.read('out', (counts, at) =>
    byColour(counts, at, COLOURS, (count, of) => numberOf(count, of, 0, 4)),
  );
  return {
    winner: fields.read('winner', (winner, at) => (winner === null ? null : colourIn(winner, at))),
    reason: fields.oneOf('reason', END_REASONS),
    out,
    ...fields.given('reveal', textOf),
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
