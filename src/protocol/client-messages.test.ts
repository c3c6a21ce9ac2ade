import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, clientMessageSchema } from './client-messages.ts';
import { tileSchema } from './game-schemas.ts';

const TILE = tileSchema.parse({ kind: 'pool', shape: '2x2', at: 'h6' });
const WISH = 'wish-0001';
const MESSAGES: readonly ClientMessage[] = [
  { type: 'hello', protocol: 1, table: 'abcdefgh', known: -1 },
  { type: 'missed', known: 12 },
  { type: 'sit', id: WISH, seat: 0, name: 'Ann', colour: 'red' },
  { type: 'stand', id: WISH, seat: 6 },
  { type: 'colour', id: WISH, seat: 1, colour: 'black' },
  { type: 'rename', id: WISH, seat: 1, name: 'Zoë 🐉' },
  { type: 'bot', id: WISH, seat: 2, bot: 'master', colour: 'green' },
  { type: 'start', id: WISH },
  { type: 'close', id: WISH },
  { type: 'act', id: WISH, seat: 0, after: 7, action: { type: 'move', figure: 'red-1', path: 'iwwn' } },
  { type: 'act', id: WISH, seat: 0, after: 7, action: { type: 'place', tile: TILE } },
  { type: 'give-up', id: WISH, seat: 0 },
  { type: 'ask-back', id: WISH, seat: 0, to: 9 },
  { type: 'answer-back', id: WISH, seat: 0, agrees: false },
  { type: 'say', id: WISH, text: 'hello' },
  { type: 'react', id: WISH, reaction: 'skull' },
];

const parses = (json: unknown): boolean => clientMessageSchema.safeParse(json).success;

test('every message is read as it was sent', () => {
  for (const message of MESSAGES) {
    expect(clientMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  }
});

describe('a message is refused', () => {
  test('with a field too many or too few', () => {
    for (const message of MESSAGES) {
      expect(parses({ ...message, more: 1 })).toBe(false);
      for (const field of Object.keys(message)) {
        const { [field]: _, ...less } = message as unknown as Record<string, unknown>;
        expect(parses(less)).toBe(false);
      }
    }
  });

  test('with a field of another kind', () => {
    for (const message of MESSAGES) {
      // Any whole number may be a version: another one is answered, not refused.
      for (const field of Object.keys(message).filter((name) => name !== 'protocol')) {
        for (const wrong of [null, {}, [], Number.NaN, '\u0000', -7, 1.5, 1e9]) {
          expect(parses({ ...message, [field]: wrong }), `${message.type}.${field} = ${String(wrong)}`).toBe(
            false,
          );
        }
      }
    }
  });

  test('whatever is thrown at the schema, it throws nothing back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...MESSAGES), fc.string(), (json, message, field) => {
        parses(json);
        parses({ ...message, [field]: json });
        parses({ ...message, type: json });
      }),
    );
  });
});
