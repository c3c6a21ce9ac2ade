import { describe, expect, test } from 'vitest';
import { FormatError, reading, shown } from '../format-error.ts';
import {
  directionIn,
  fieldsOf,
  listOf,
  nameIn,
  numberOf,
  oneOf,
  parseJson,
  spaceIn,
  textOf,
} from './json-reader.ts';

const wrong = (read: () => unknown): string => {
  const result = reading(read);
  return result.ok ? 'nothing wrong' : `${result.code}: ${result.message}`;
};

describe('reading JSON strictly', () => {
  test('what is not JSON', () => {
    expect(parseJson('{"a": [1]}')).toEqual({ a: [1] });
    expect(wrong(() => parseJson('{"a": '))).toMatch(/^bad-json: this is not JSON: ./);
  });

  test('a field whose name ends in a question mark is not known', () => {
    expect(wrong(() => fieldsOf({ a: 1, 'b?': 2 }, 'this', ['a', 'b?']))).toBe(
      'unknown-field: this has an unknown field "b?"; known are a, b',
    );
  });

  test('what is nested too deep', () => {
    const nested = (levels: number): string => '[{"a":'.repeat(levels / 2) + 1 + '}]'.repeat(levels / 2);
    expect(wrong(() => parseJson(nested(32)))).toBe('nothing wrong');
    expect(wrong(() => parseJson(`[${nested(32)}]`))).toBe(
      'bad-json: this is nested more than 32 levels deep',
    );
    expect(wrong(() => parseJson(nested(20_000)))).toBe('bad-json: this is nested more than 32 levels deep');
    expect(parseJson('null')).toBeNull();
  });

  test('fields by name', () => {
    expect(fieldsOf({ a: 1, b: 2 }, 'it', ['a', 'b?']).values).toEqual({ a: 1, b: 2 });
    expect(fieldsOf({ a: 1 }, 'it', ['a', 'b?']).values).toEqual({ a: 1 });
    expect(wrong(() => fieldsOf({ b: 1 }, 'it', ['a', 'b?']))).toBe('missing-field: it has no field "a"');
    expect(wrong(() => fieldsOf({ a: 1, c: 1 }, 'it', ['a', 'b?']))).toBe(
      'unknown-field: it has an unknown field "c"; known are a, b',
    );
    expect(wrong(() => fieldsOf({}, 'it', ['toString']))).toBe('missing-field: it has no field "toString"');
  });

  test('a field is read by its name, and wrong with its place', () => {
    const fields = fieldsOf({ a: 'x', list: [1, 'two'] }, 'it', ['a', 'list', 'b?']);
    expect(fields.text('a')).toBe('x');
    expect(fields.given('a', textOf)).toEqual({ a: 'x' });
    expect(fields.given('b', textOf)).toEqual({});
    expect(wrong(() => fields.number('a', 1, 2))).toBe(
      'bad-value: it.a must be a whole number from 1 to 2, not "x"',
    );
    expect(wrong(() => fields.list('list', textOf))).toBe('bad-value: it.list[0] must be a text, not 1');
    expect(wrong(() => fieldsOf({ a: 1 }, 'the line', ['a'], '').text('a'))).toBe(
      'bad-value: a must be a text, not 1',
    );
  });

  test.each([[null], ['x'], [3], [[]], [undefined], [true]])('an object is asked for, not %j', (value) => {
    expect(wrong(() => fieldsOf(value, 'it', []))).toBe(
      `bad-value: it must be an object, not ${shown(value)}`,
    );
  });

  test('lists, texts and numbers', () => {
    expect(listOf(['a', 'b'], 'it', (value, place) => `${place} ${value}`)).toEqual(['it[0] a', 'it[1] b']);
    expect(wrong(() => listOf({ length: 1 }, 'it', textOf))).toBe(
      'bad-value: it must be a list, not {"length":1}',
    );
    expect(textOf('', 'it')).toBe('');
    expect(wrong(() => textOf(1, 'it'))).toBe('bad-value: it must be a text, not 1');
    expect([numberOf(0, 'it', 0, 4), numberOf(4, 'it', 0, 4)]).toEqual([0, 4]);
    for (const value of [-1, 5, 1.5, '3', null])
      expect(wrong(() => numberOf(value, 'it', 0, 4))).toBe(
        `bad-value: it must be a whole number from 0 to 4, not ${shown(value)}`,
      );
  });

  test('one of a few', () => {
    expect(oneOf('a', 'it', ['a', 'b'])).toBe('a');
    expect(wrong(() => oneOf('c', 'it', ['a', 'b']))).toBe('bad-value: it must be one of a, b, not "c"');
    expect(wrong(() => oneOf('1', 'it', [1, 2]))).toBe('bad-value: it must be one of 1, 2, not "1"');
    expect(wrong(() => oneOf(3, 'it', [1, 2], 'C1'))).toBe('C1: it must be one of 1, 2, not 3 (C1)');
  });

  test('B1 B2: directions and spaces', () => {
    expect(directionIn('n', 'it')).toBe('n');
    expect(wrong(() => directionIn('N', 'it'))).toBe('B1: it must be one of n e s w, not "N" (B1)');
    expect(nameIn('c3', 'it')).toBe('c3');
    expect(wrong(() => spaceIn('m1', 'it'))).toBe('B2: it: m1 is cut off the board (B2)');
    expect(wrong(() => spaceIn('q1', 'it'))).toBe('B1: it: "q1" is not a space; spaces are a1 to p11 (B1)');
    expect(wrong(() => spaceIn(3, 'it'))).toBe('bad-value: it must be a text, not 3');
  });

  test('long values are shown shortened', () => {
    expect(shown('x'.repeat(38))).toBe(`"${'x'.repeat(38)}"`);
    expect(shown('x'.repeat(39))).toBe(`"${'x'.repeat(36)}...`);
    expect(shown(undefined)).toBe('undefined');
  });

  test('an error that is not about the text goes on', () => {
    expect(() =>
      reading(() => {
        throw new RangeError('a bug');
      }),
    ).toThrow(RangeError);
    expect(new FormatError('B1', 'words')).toMatchObject({ code: 'B1', message: 'words (B1)' });
    expect(new FormatError('bad-value', 'words')).toMatchObject({ code: 'bad-value', message: 'words' });
  });
});
