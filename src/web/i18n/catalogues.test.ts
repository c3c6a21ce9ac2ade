import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import { SAME_IN_ENGLISH } from './same-in-english.ts';
import type { Entry, Texts } from './scheme.ts';

const HERE = new URL('.', import.meta.url);
const FILES = import.meta.glob<Record<string, Texts>>('./{en,de,nl,fr}/*.ts');
const AREAS = Object.keys(FILES)
  .filter((file) => file.startsWith('./en/') && !file.endsWith('/index.ts'))
  .map((file) => file.replace(/^.*\/|\.ts$/g, ''));

/** The texts of an area's file: the one thing it exports. */
async function textsOf(language: Language, area: string): Promise<Texts> {
  const exported = Object.values<Texts>((await FILES[`./${language}/${area}.ts`]?.()) ?? {});
  expect(exported, `${language}/${area}.ts exports its texts and nothing else`).toHaveLength(1);
  return exported[0]!;
}

const formsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const namesIn = (entry: Entry): string[] =>
  [...new Set(formsOf(entry).flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map((m) => m[1]!)))].sort();
/** What is left to read when the values are taken out. */
const wordsIn = (text: string): string => text.replace(/\{[^}]*\}/g, '').replace(/[^\p{L}]/gu, '');

describe.each(AREAS)('texts of %s', (area) => {
  test('each is written, and its braces are names', async () => {
    for (const language of LANGUAGES) {
      for (const [key, entry] of Object.entries(await textsOf(language, area))) {
        for (const text of formsOf(entry)) {
          expect(text.trim(), `${language} ${key}`).not.toBe('');
          expect(text, `${language} ${key}`).toBe(text.trim());
          expect(text.replace(/\{[a-z][A-Za-z]*\}/g, ''), `${language} ${key}`).not.toMatch(/[{}]/);
        }
      }
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has all of them', async (language) => {
    const english = await textsOf('en', area);
    const other = await textsOf(language, area);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, entry] of Object.entries(english)) {
      expect(namesIn(other[key]!), key).toEqual(namesIn(entry));
      expect(typeof other[key], key).toBe(typeof entry);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'no English is left in %s',
    async (language) => {
      const english = await textsOf('en', area);
      const left = Object.entries(await textsOf(language, area)).filter(([key, entry]) => {
        const before = new Set(formsOf(english[key]!));
        return formsOf(entry).some(
          (text) => before.has(text) && wordsIn(text) !== '' && !SAME_IN_ENGLISH.has(text),
        );
      });
      expect(left.map(([key, entry]) => [key, ...formsOf(entry)])).toEqual([]);
    },
  );
});

describe('plural forms', () => {
  test.each(LANGUAGES)(
    '%s: every form is one that the language, or an empty count, can ask for',
    async (language) => {
      const asked = new Set([...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero']);
      for (const area of AREAS) {
        for (const [key, entry] of Object.entries(await textsOf(language, area))) {
          if (typeof entry === 'string') continue;
          for (const form of Object.keys(entry))
            expect(asked.has(form as 'one'), `${key}: ${form}`).toBe(true);
        }
      }
    },
  );
});

test('every area is a file in all four languages, and its keys are in no other area', async () => {
  const keys = new Map<string, string>();
  for (const area of AREAS) {
    for (const key of Object.keys(await textsOf('en', area))) {
      expect(keys.get(key), `${key} is in ${area} too`).toBeUndefined();
      keys.set(key, area);
    }
  }
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`${language}/`, HERE));
    expect(files.sort(), language).toEqual([...AREAS.map((area) => `${area}.ts`), 'index.ts'].sort());
  }
});

test('French has its own apostrophe', () => {
  for (const area of AREAS) {
    const file = readFileSync(new URL(`fr/${area}.ts`, HERE), 'utf8');
    const straight = [...file.matchAll(/\p{L}'\p{L}.*/gu)].map((m) => m[0]);
    expect(straight, area).toEqual([]);
  }
});
