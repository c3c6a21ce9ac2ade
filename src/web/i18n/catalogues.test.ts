import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './about.ts';
import { SAME_IN_ENGLISH } from './same-in-english.ts';
import type { Entry, Texts } from './scheme.ts';

const HERE = new URL('.', import.meta.url);
const FILES = import.meta.glob<Record<string, Texts>>('./*/*.ts');
const AREAS = Object.keys(FILES)
  .filter((file) => file.startsWith('./en/') && !file.endsWith('/core.ts'))
  .map((file) => file.replace(/^.*\/|\.ts$/g, ''));
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** The texts of an area's file: the one thing it exports. */
async function textsOf(language: Language, area: string): Promise<Texts> {
  const exported = Object.values<Texts>((await FILES[`./${language}/${area}.ts`]?.()) ?? {});
  expect(exported, `${language}/${area}.ts exports its texts and nothing else`).toHaveLength(1);
  return exported[0]!;
}

async function allTexts(language: Language): Promise<[key: string, Entry][]> {
  const areas = await Promise.all(AREAS.map((area) => textsOf(language, area)));
  return areas.flatMap((texts) => Object.entries(texts));
}

const formsOf = (entry: Entry): string[] => {
  if (typeof entry === 'string') return [entry];
  const { by: _, ...forms } = entry;
  return Object.values(forms);
};
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
          expect(text.replace(/\{[a-z][A-Za-z]*\}/g, ''), `${language} ${key}`).not.toMatch(/[{}]/);
        }
      }
    }
  });

  test.each(TRANSLATIONS)('%s has all of them, with the same names in braces', async (language) => {
    const english = await textsOf('en', area);
    const other = await textsOf(language, area);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, entry] of Object.entries(english)) {
      expect(namesIn(other[key]!), key).toEqual(namesIn(entry));
    }
  });
});

test.each(TRANSLATIONS)('%s reads as English only where it is told to', async (language) => {
  const english = new Map(await allTexts('en'));
  const same = (await allTexts(language)).filter(([key, entry]) => {
    const before = new Set(formsOf(english.get(key)!));
    return formsOf(entry).some((text) => before.has(text) && wordsIn(text) !== '');
  });
  expect(same.map(([key]) => key).sort()).toEqual([...SAME_IN_ENGLISH[language]].sort());
});

describe.each(LANGUAGES)('plural forms in %s', (language) => {
  const rules = new Intl.PluralRules(language);
  /** The forms that the numbers of a game can ask for: French has another one for millions. */
  const asked = new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));

  test('none is missing, and none is never asked for', async () => {
    const allowed = new Set<string>([...asked, 'zero']);
    for (const [key, entry] of await allTexts(language)) {
      if (typeof entry === 'string') continue;
      const forms = Object.keys(entry).filter((form) => form !== 'by');
      expect(forms, key).toEqual(expect.arrayContaining([...asked]));
      expect(
        forms.filter((form) => !allowed.has(form)),
        key,
      ).toEqual([]);
    }
  });
});

/** Quotes of each language; ’ is the apostrophe everywhere. */
const QUOTES: Readonly<Record<Language, RegExp>> = {
  en: /[“”‘]/g,
  de: /[„“]/g,
  nl: /[‘]/g,
  fr: /[«»]/g,
};

describe.each(LANGUAGES)('typography of %s', (language) => {
  const faults = async (isFault: (text: string) => boolean): Promise<string[]> =>
    (await allTexts(language)).flatMap(([key, entry]) =>
      formsOf(entry)
        .map((text) => text.replace(/\{\w+\}/g, 'x'))
        .filter(isFault)
        .map((text) => `${key}: ${text}`),
    );

  test('no straight quotes, and no quotes of another language', async () => {
    expect(await faults((text) => /["'„“”‘«»]/.test(text.replace(QUOTES[language], '')))).toEqual([]);
  });

  test('no double, leading or trailing spaces', async () => {
    expect(await faults((text) => /\s{2}|^\s|\s$/.test(text))).toEqual([]);
  });

  test('an ellipsis is one sign, and no hyphen stands for a dash', async () => {
    expect(await faults((text) => /\.\.|\s-+\s|--/.test(text))).toEqual([]);
  });

  test('spaces before : ; ? ! and inside « » in French, and only there', async () => {
    expect(
      await faults((text) => (language === 'fr' ? /[^\s][:;?!»]|«[^\s]/.test(text) : /\s[:;?!]/.test(text))),
    ).toEqual([]);
  });
});

test('every area is a file in all languages, and its keys are in no other area', async () => {
  const keys = new Map<string, string>();
  for (const area of AREAS) {
    for (const key of Object.keys(await textsOf('en', area))) {
      expect(keys.get(key), `${key} is in ${area} too`).toBeUndefined();
      keys.set(key, area);
    }
  }
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`${language}/`, HERE));
    expect(files.sort(), language).toEqual([...AREAS.map((area) => `${area}.ts`), 'core.ts'].sort());
  }
});
