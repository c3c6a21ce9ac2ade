import { describe, expect, test } from 'vitest';
import { reading } from '../format-error.ts';
import type { Json } from '../notation/json-reader.ts';
import {
  isSameResult,
  type RecordLine,
  recordLineIn,
  recordLineOf,
  writeRecordLine,
} from './record-lines.ts';

const HEADER = {
  format: 'fearsome-floors/1',
  mode: 'basic',
  players: ['red', 'blue'],
  start: 'red',
  longer: false,
};
const RESULT = { winner: 'red', reason: 'escaped', out: { red: 3, blue: 1 } };
const wrong = (json: Json): string => {
  const read = reading(() => recordLineIn(json));
  return read.ok ? 'nothing wrong' : `${read.code}: ${read.message}`;
};

describe('the lines of a record', () => {
  test.each([
    '{"format":"fearsome-floors/1","mode":"basic","players":["red","blue"],"start":"red","longer":false}',
    '{"format":"fearsome-floors/1","mode":"experienced","players":["blue","red"],"start":"red","longer":true,"names":{"blue":"Ann","red":""},"date":"2026-11-15","commitment":"c0ffee"}',
    '{"place":{"kind":"stone","at":"c4"},"by":"red"}',
    '{"place":{"kind":"teleporter","pair":1,"at":"c4","facing":"n"},"by":"red"}',
    '{"place":{"kind":"pool","shape":"1x4","at":"c4"},"by":"black"}',
    '{"move":"red-1","path":"iwwnn"}',
    '{"move":"red-1","path":""}',
    '{"card":"8"}',
    '{"card":"3 hits"}',
    '{"result":{"winner":"red","reason":"escaped","out":{"red":3,"blue":1}}}',
    '{"result":{"winner":null,"reason":"last-card","out":{"red":0,"blue":0},"reveal":"beans"}}',
  ])('read and written again: %s', (text) => {
    expect(writeRecordLine(recordLineIn(JSON.parse(text)))).toBe(text);
  });

  test.each([
    '2026-13-01',
    '2026-12-32',
    '2026-11-15T24:00',
    '2026-11-15T20:60Z',
    '2026-11-15 20:00',
    '15.11.2026',
  ])('no day or time: %s', (date) => {
    const header = {
      format: 'fearsome-floors/1',
      mode: 'basic',
      players: ['red', 'blue'],
      start: 'red',
      longer: false,
    };
    expect(() => recordLineIn({ ...header, date })).toThrow('date must be written as ISO 8601');
    expect(() => recordLineIn({ ...header, date: '2026-11-15T20:00:59.5+01:00' })).not.toThrow();
  });

  test('fields in any order are written in the order of the formats', () => {
    expect(writeRecordLine(recordLineIn({ by: 'red', place: { at: 'c4', kind: 'stone' } }))).toBe(
      '{"place":{"kind":"stone","at":"c4"},"by":"red"}',
    );
  });

  test('what a line holds', () => {
    expect(recordLineIn(HEADER)).toEqual({
      type: 'header',
      header: { mode: 'basic', players: ['red', 'blue'], start: 'red', longer: false },
    });
    expect(recordLineIn({ card: '5' })).toEqual({ type: 'card', card: '5' });
    expect(recordLineIn({ result: RESULT })).toEqual({ type: 'result', result: RESULT });
  });

  test.each([
    '2026-11-15',
    '2026-11-15T20:00Z',
    '2026-11-15T20:00:00Z',
    '2026-11-15T20:00:00.123Z',
    '2026-11-15T20:00:00+01:00',
    '2026-11-15T20:00:00-0130',
    '2026-11-15T20:00',
  ])('a date: %s', (date) => {
    expect(wrong({ ...HEADER, date })).toBe('nothing wrong');
  });

  test.each([
    '',
    'today',
    '15.11.2026',
    '2026-11',
    '2026-11-15 20:00',
    '2026-11-15T20',
    '2026-11-15Z',
    'x2026-11-15',
  ])('no date: %j', (date) => {
    expect(wrong({ ...HEADER, date })).toBe(
      `bad-value: date must be written as ISO 8601 (2026-11-15T20:00:00Z), not ${JSON.stringify(date)}`,
    );
  });

  const COLOURS = 'green, red, blue, yellow, beige, purple, black';
  test.each<[string, Json]>([
    ['bad-record: a line has one of the fields format, place, move, card, result; this is {}', {}],
    ['bad-record: a line has one of the fields format, place, move, card, result; this is null', null],
    ['bad-record: a line has one of the fields format, place, move, card, result; this is "card"', 'card'],
    [
      'bad-record: a line has one of the fields format, place, move, card, result; this is ["card"]',
      ['card'],
    ],
    ['missing-field: the first line has no field "mode"', { format: 'fearsome-floors/1' }],
    [
      'bad-value: format must be one of fearsome-floors/1, not "fearsome-floors/2"',
      { ...HEADER, format: 'fearsome-floors/2' },
    ],
    [
      'unknown-field: the first line has an unknown field "seed"; known are format, mode, players, start, longer, names, date, commitment',
      { ...HEADER, seed: 1 },
    ],
    ['bad-value: mode must be one of basic, experienced, not "easy"', { ...HEADER, mode: 'easy' }],
    ['bad-value: players must be a list, not "red"', { ...HEADER, players: 'red' }],
    [`C4: players[1] must be one of ${COLOURS}, not "white" (C4)`, { ...HEADER, players: ['red', 'white'] }],
    [`C4: start must be one of ${COLOURS}, not 1 (C4)`, { ...HEADER, start: 1 }],
    ['bad-value: longer must be one of true, false, not "no"', { ...HEADER, longer: 'no' }],
    ['bad-value: names must be an object, not []', { ...HEADER, names: [] }],
    [
      'unknown-field: names has an unknown field "green"; known are red, blue',
      { ...HEADER, names: { green: 'x' } },
    ],
    ['bad-value: names.red must be a text, not 1', { ...HEADER, names: { red: 1 } }],
    ['bad-value: date must be a text, not 2026', { ...HEADER, date: 2026 }],
    ['bad-value: commitment must be a text, not null', { ...HEADER, commitment: null }],
    ['missing-field: the line has no field "by"', { place: { kind: 'stone', at: 'c3' } }],
    [`C4: by must be one of ${COLOURS}, not "me" (C4)`, { place: { kind: 'stone', at: 'c3' }, by: 'me' }],
    ['B2: place.at: a8 is cut off the board (B2)', { place: { kind: 'stone', at: 'a8' }, by: 'red' }],
    ['missing-field: place has no field "at"', { place: { kind: 'stone' }, by: 'red' }],
    ['missing-field: the line has no field "path"', { move: 'red-1' }],
    ['bad-value: move must be a text, not 1', { move: 1, path: '' }],
    ['bad-value: path must be a text, not null', { move: 'red-1', path: null }],
    [
      'unknown-field: the line has an unknown field "by"; known are move, path',
      { move: 'red-1', path: '', by: 'red' },
    ],
    ['C2: card must be one of 5, 7, 8, 10, 1 hit, 2 hits, 3 hits, not "6" (C2)', { card: '6' }],
    ['unknown-field: the line has an unknown field "steps"; known are card', { card: '5', steps: 5 }],
    ['unknown-field: the line has an unknown field "note"; known are result', { result: RESULT, note: '' }],
    ['missing-field: result has no field "winner"', { result: { reason: 'escaped', out: {} } }],
    [
      `C4: result.winner must be one of ${COLOURS}, not "monster" (C4)`,
      { result: { ...RESULT, winner: 'monster' } },
    ],
    [
      'bad-value: result.reason must be one of escaped, all-gone, last-card, not "won"',
      { result: { ...RESULT, reason: 'won' } },
    ],
    [
      `unknown-field: result.out has an unknown field "white"; known are ${COLOURS}`,
      { result: { ...RESULT, out: { white: 1 } } },
    ],
    [
      'bad-value: result.out.red must be a whole number from 0 to 4, not 5',
      { result: { ...RESULT, out: { red: 5 } } },
    ],
    ['bad-value: result.reveal must be a text, not 1', { result: { ...RESULT, reveal: 1 } }],
  ])('%s', (message, json) => {
    expect(wrong(json)).toBe(message);
  });

  test('the events that make lines, and those that follow from them', () => {
    const tile = { kind: 'stone', at: 'c3' } as const;
    expect(recordLineOf({ type: 'tilePlaced', tile, by: 'red' })).toEqual({ type: 'place', tile, by: 'red' });
    expect(recordLineOf({ type: 'figureMoved', figure: 'red-1', path: 'i' })).toEqual({
      type: 'move',
      figure: 'red-1',
      path: 'i',
    });
    expect(recordLineOf({ type: 'cardDrawn', card: '5' })).toEqual({ type: 'card', card: '5' });
    const { result } = recordLineIn({ result: RESULT }) as RecordLine & { type: 'result' };
    expect(recordLineOf({ type: 'gameEnded', result })).toEqual({ type: 'result', result });
    expect(recordLineOf({ type: 'stageTwoBegan' })).toBeUndefined();
    expect(recordLineOf({ type: 'figureTurnedOver', figure: 'red-1', points: 6 })).toBeUndefined();
  });

  test('results are the same where winner, reason and every count are', () => {
    const result = { winner: 'red', reason: 'escaped', out: { red: 3, blue: 1 } } as const;
    expect(isSameResult(result, { ...result, out: { blue: 1, red: 3 } })).toBe(true);
    expect(isSameResult(result, { ...result, winner: 'blue' })).toBe(false);
    expect(isSameResult(result, { ...result, reason: 'last-card' })).toBe(false);
    expect(isSameResult(result, { ...result, out: { red: 3, blue: 0 } })).toBe(false);
    expect(isSameResult(result, { ...result, out: { red: 3 } })).toBe(false);
  });
});
