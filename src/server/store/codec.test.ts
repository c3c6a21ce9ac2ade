import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS, TILE_KINDS } from '../../rules/index.ts';
import { pack, unpack } from './codec.ts';
import { DICTIONARY_2 } from './codec-dictionary.ts';

describe('packed text', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
        expect(unpack(pack(text))).toBe(text);
      }),
    );
  });

  test('of an entry is small', () => {
    const entry =
      '{"number":42,"at":1794700007123,"change":{"type":"acted","seat":1,"madeBy":"player","events":[{"type":"figureEntered","figure":"yellow-1"},{"type":"figureMoved","figure":"yellow-1","path":"i"},{"type":"figureTurnedOver","figure":"yellow-1","points":6}]}}';
    expect(pack(entry).length).toBeLessThan(entry.length / 4);
  });

  test('is never longer than the text and a byte', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pack(text).length).toBeLessThanOrEqual(Buffer.byteLength(text) + 1);
      }),
    );
  });

  test('that was written by an earlier version stays readable', () => {
    for (const [bytes, text] of PACKED_BEFORE) expect(unpack(Buffer.from(bytes, 'base64'))).toBe(text);
  });

  test('is packed with words of this game, and all of them', () => {
    const words = (pattern: RegExp) => [...DICTIONARY_2.matchAll(pattern)].map(([, word]) => word!);
    const pieces = ['edge', ...TILE_KINDS];
    for (const colour of words(/"([a-z]+)-\d"/g)) expect(COLOURS).toContain(colour);
    for (const piece of words(/"(?:endedAt|block|tile":\{"kind)":"([a-z-]+)"/g))
      expect(pieces).toContain(piece);
    for (const word of [...COLOURS, ...TILE_KINDS]) expect(DICTIONARY_2).toContain(`"${word}"`);
  });

  test('of an unknown kind says so', () => {
    expect(() => unpack(Buffer.from([250, 1, 2]))).toThrow('the unknown kind 250');
  });
});

/** As they were once written: plain, with dictionary 1 and with dictionary 2. */
const PACKED_BEFORE: readonly [bytes: string, text: string][] = [
  ['AHsiY2xvc2VkIjp0cnVlfQ==', '{"closed":true}'],
  [
    'AUNErTki3ZkbGBgYmBsaGWOJYxyd2grzwEREx/ZwSx44Z2H0bgE=',
    '{"number":7,"at":1794700007123,"change":{"type":"sat","seat":1,"guest":"x7Qa","name":"Änne","colour":"green"}}',
  ],
  [
    'AUNErSUi3ZkbGBgYmhiZmBGdZPDEMd3KCSxlbLIBjYsLYAgCAA==',
    '{"number":9,"at":1794700014246,"change":{"type":"acted","seat":2,"madeBy":"player","events":[{"type":"monsterLooked","at":"c1","facing":"e","ahead":{"to":"e","endedAt":"edge","distance":9},"left":{"to":"n","saw":"red-1","at":"c0","distance":0},"right":{"to":"s","endedAt":"edge","distance":5},"outcome":"none","nearest":[]}]}}',
  ],
  [
    'AkNErzkiDZobGBgYmBsaGWOJZxw97ArzwEREL/twSx64aMHoagMA',
    '{"number":7,"at":1794700007123,"change":{"type":"sat","seat":1,"guest":"x7Qa","name":"Änne","colour":"green"}}',
  ],
  [
    'AkNEryUiDZobGBgYmhiZmJGUdPDEM9ZSMdmQolrLEnethVIqJhugaDMgtdIyRS0UIWUmokSMBYUiAA==',
    '{"number":9,"at":1794700014246,"change":{"type":"acted","seat":2,"madeBy":"player","events":[{"type":"monsterLooked","at":"c1","facing":"e","ahead":{"to":"e","endedAt":"edge","distance":9},"left":{"to":"n","saw":"red-1","at":"c0","distance":0},"right":{"to":"s","endedAt":"edge","distance":5},"outcome":"none","nearest":[]}]}}',
  ],
];
