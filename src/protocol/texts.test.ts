import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientMessageSchema, nameSchema } from './client-messages.ts';
import { chatIn, LONGEST_CHAT, LONGEST_NAME, nameIn, type ReadText, sameName } from './texts.ts';

const of = (text: string): ReadText => ({ ok: true, text });
const fault = (why: string) => ({ ok: false, why });
const ROCKET = '\u{1f469}\u{1f3fd}\u200d\u{1f680}'; // an astronaut: four code points, one picture

/** Texts of all kinds, with those that hide and pile up as frequent as letters. */
const nasty = fc.constantFrom(
  ...'aZß1é .!\u00a0\u3000\t\n\u0000\u0301\u0489\u200b\u200c\u200d\u200f\u202e\u2066\ufe0f\u034f\u00ad\ufeff',
  ...'\u115f\u1160\u3164\uffa0\u2800\u180e\ue000\uffff\u2065\u{e0041}\u{e0100}\u{1f680}\u{1f3fd}\u{1f1e9}葛क्ा한',
  ...['\ud800', 'A\u030a', '\u{1100}\u{1161}', ROCKET],
);
const aText = fc.oneof(
  fc.string({ unit: nasty, maxLength: 40 }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);

describe('a name', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u00a0\u3000 \tLee', 'Ann Lee'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['A\u030asa & Zoe\u0308', 'Åsa & Zoë'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['שָׁלוֹם', 'שָׁלוֹם'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['श्री क्\u200dष', 'श्री क्\u200dष'],
    ['မြွှေ့', 'မြွှေ့'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    [`${ROCKET} ❤\ufe0f\u200d\u{1f525} 1\ufe0f\u20e3`, `${ROCKET} ❤\ufe0f\u200d\u{1f525} 1\ufe0f\u20e3`],
    ['\u{1fae9}', '\u{1fae9}'], // younger than some servers
  ])('%s is read as %s', (typed, read) => {
    expect(nameIn(typed)).toEqual(of(read.normalize('NFC')));
    expect(nameSchema.parse(typed)).toBe(read.normalize('NFC'));
  });

  test.each([
    ['nothing', '', 'blank'],
    ['blanks', ' \u00a0\u2003\t', 'blank'],
    ['only stops', '...', 'blank'],
    ['a zero width space', 'An\u200bn', 'hidden'],
    ['a joiner at the end', 'Ann\u200d', 'hidden'],
    ['two joiners', 'A\u200d\u200dnn', 'hidden'],
    ['a soft hyphen', 'An\u00adn', 'hidden'],
    ['a control character', 'An\u0007n', 'hidden'],
    ['a line break', 'An\nn', 'hidden'],
    ['a line separator', 'An\u2028n', 'hidden'],
    ['a direction mark', 'Ann\u200f', 'hidden'],
    ['an override', 'An\u202en', 'hidden'],
    ['an isolate', 'An\u2066n', 'hidden'],
    ['a style on a letter', 'An\ufe0fn', 'hidden'],
    ['a tag', 'Ann\u{e0041}', 'hidden'],
    ['a combining joiner', 'An\u034fn', 'hidden'],
    ['private use', 'An\ue000n', 'hidden'],
    ['half a character', 'An\ud800n', 'hidden'],
    ['no character', 'An\uffffn', 'hidden'],
    ...[...'\u115f\u1160\u3164\uffa0\u2800\u180e\u{13441}\u{1d159}'].flatMap(
      (filler): [string, string, string][] => [
        ['a filler', filler, 'hidden'],
        ['a filler between', `A${filler}n`, 'hidden'],
      ],
    ),
    ['a heap of marks', `x${'\u0300\u0489'.repeat(2)}nn`, 'heap'],
    ['a mark on nothing', '\u0301Ann', 'heap'],
    ['25 letters', 'x'.repeat(25), 'long'],
    ['25 letters with marks', 'x\u0323'.repeat(25), 'long'],
    ['25 flags', '\u{1f1e9}\u{1f1ea}'.repeat(25), 'long'],
    ['pictures without end', ROCKET.repeat(20), 'long'],
  ])('%s: %o is none', (_, typed, why) => {
    expect(nameIn(typed)).toEqual(fault(why));
    expect(nameSchema.safeParse(typed).success).toBe(false);
  });

  test('is as long as one sees it', () => {
    expect(nameIn('é̄'.repeat(LONGEST_NAME)).ok).toBe(true);
    expect(nameIn('\u{1f1e9}\u{1f1ea}'.repeat(LONGEST_NAME)).ok).toBe(true);
    expect(nameIn(ROCKET.repeat(12)).ok).toBe(true);
  });
});

test('what was read is read again as it is, and shows something', () => {
  fc.assert(
    fc.property(aText, (typed) => {
      for (const read of [nameIn, chatIn]) {
        const text = read(typed);
        if (!text.ok) continue;
        expect(read(text.text)).toEqual(text);
        expect(text.text).toBe(text.text.normalize('NFC').trim());
        expect(
          text.text.replace(/[\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '') ||
            /\p{Cn}/u.test(text.text),
        ).toBeTruthy();
      }
      // Whatever may be a name may be said.
      if (nameIn(typed).ok) expect(chatIn(typed).ok).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the server keeps what the page shows, and takes what the page takes', () => {
  fc.assert(
    fc.property(aText, (typed) => {
      const [name, text] = [nameIn(typed), chatIn(typed)];
      const sent = clientMessageSchema.safeParse({ type: 'rename', id: 'wish-0001', seat: 0, name: typed });
      expect(sent.success && sent.data.type === 'rename' && sent.data.name).toBe(name.ok && name.text);
      const said = clientMessageSchema.safeParse({ type: 'say', id: 'wish-0001', text: typed });
      expect(said.success && said.data.type === 'say' && said.data.text).toBe(text.ok && text.text);
    }),
  );
});

describe('chat', () => {
  test.each(['?!', '\u200fשלום', 'علی\u200c رضا', 'x'.repeat(LONGEST_CHAT)])('%s is said', (typed) => {
    expect(chatIn(typed)).toEqual(of(typed));
  });

  test.each([
    ['x'.repeat(LONGEST_CHAT + 1), 'long'],
    ['\u3164', 'blank'],
    ['\u200b\u200d', 'blank'],
    ['a\u202eb', 'hidden'],
    ['a\u0000b', 'hidden'],
    [`a${'\u0489'.repeat(7)}`, 'heap'],
  ])('%o is not', (typed, why) => {
    expect(chatIn(typed)).toEqual(fault(why));
  });
});

describe('the same name', () => {
  test.each([
    ['Ann', 'ANN'],
    ['Ann Lee', 'annlee'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'Аnn'], // a Cyrillic A
    ['Ann', 'Ann.'],
    ['Strauß', 'STRAUSS'],
    ['علیرضا', 'علی\u200cرضا'],
    ['Heed', 'Bot: Heed'],
    ['Heed', 'Computer Heed'],
  ])('%s and %s', (one, other) => {
    expect(sameName(one, other)).toBe(true);
  });

  test.each([
    ['Ann', 'Anna'],
    ['José', 'Jose'],
    ['♥', '♠'],
    ['Bot', 'Computer'],
  ])('not %s and %s', (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });
});
