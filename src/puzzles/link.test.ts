import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { good } from '../../test/helpers/halls.ts';
import { aLevel, levelIn, someDowns } from '../../test/puzzles/levels.ts';
import { checksum, toBytes, toText } from '../rules/records/bits.ts';
import { type Level, writeLevel } from './level.ts';
import { readLink, writeLink } from './link.ts';
import { solves } from './run.ts';

const flaw = (text: string): string => {
  const read = readLink(text);
  return read.ok ? 'nothing' : read.message;
};

/** Base64url of bytes whose checksum is right. */
const sealed = (bytes: readonly number[]): string => {
  const sum = checksum(bytes);
  return toText([...bytes, sum >> 8, sum & 0xff]);
};

describe('links', () => {
  test('any level survives, and the text is safe in an address', () => {
    fc.assert(
      fc.property(aLevel, (level) => {
        const link = writeLink(level);
        expect(link).toMatch(/^[\w-]+$/);
        expect(writeLevel(good(readLink(link)))).toBe(writeLevel(level));
      }),
    );
  });

  test('a solution travels with its level', () => {
    let solved = 0;
    fc.assert(
      fc.property(aLevel, fc.array(fc.nat(), { maxLength: 8 }), (level, choices) => {
        const downs = someDowns(level, choices);
        if (!solves(level, downs)) return;
        solved++;
        const whole: Level = { ...level, solutions: [downs] };
        expect(writeLevel(good(readLink(writeLink(whole))))).toBe(writeLevel(whole));
      }),
      { numRuns: 300 },
    );
    expect(solved).toBeGreaterThan(0);
  });

  test('a normal level is short', () => {
    const level = levelIn(
      `
         a b c d e f g h i j k l m n o p
       3 . . # . . . . . ~ ~ . . . .
       4 . . . . . . . . ~ ~ . . # . .
       5 . @>. . A . . # . . . . b . . .
       6 . . . . . . . . # . . . . # . .
       7 . . . 1>. . # C . . . . . . . .
       8   . . . # . . . . D . . # . . .
      10       . . # . . # . . r 1v. . .`,
      { name: 'Through the wall', supply: [{ kind: 'stone', count: 2 }] },
    );
    expect(writeLink(level).length).toBeLessThan(110);
  });

  test('a changed sign, a missing end and an added one are noticed', () => {
    const link = writeLink(levelIn('5 . @>. A . b '));
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.nat(63), (at, digit) => {
        const sign = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[digit]!;
        const changed = link.slice(0, at) + sign + link.slice(at + 1);
        const [before, after] = [toBytes(link), toBytes(changed)];
        if (String(before) === String(after)) return;
        expect(flaw(changed)).toMatch(/damaged/);
      }),
    );
    for (let length = 0; length < link.length - 1; length++)
      expect(flaw(link.slice(0, length))).toMatch(/damaged/);
    expect(flaw(`${link}AAAA`)).toMatch(/damaged/);
  });

  test('what no link holds is said', () => {
    expect(flaw('what?')).toBe(
      'this link is damaged: it holds signs that no link has; copy the whole of it once more',
    );
    expect(flaw('')).toMatch(/too short/);
    expect(flaw('8AAAAAAA')).toMatch(/a part is missing/);
    expect(readLink(sealed([0xf0]))).toMatchObject({ code: 'other-version' });
    expect(flaw(sealed([0x10]))).toMatch(/it ends too soon/);
  });

  test('bytes with a right checksum are a level or an error, never a bug', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 60 }), (bytes) => {
        const read = readLink(sealed([0x10, ...bytes]));
        if (!read.ok) expect(read.message).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  test('base64url is the usual one', () => {
    expect(toText([...Buffer.from('any carnal pleas')])).toBe(
      Buffer.from('any carnal pleas').toString('base64url'),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(255)), (bytes) => {
        expect(toText(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(toBytes(toText(bytes))).toEqual(bytes);
      }),
    );
  });
});
