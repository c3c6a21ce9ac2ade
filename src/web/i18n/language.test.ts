import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from './about.ts';
import { language, listText, numberText, percentText, setLanguage, startLanguage, t } from './index.ts';
import { chooseLanguage, keepLanguageWith, loader, textFor } from './language.ts';

beforeEach(() => startLanguage('en'));

test('the first language that is spoken here is chosen, English if none is', () => {
  expect(chooseLanguage(['pt-BR', 'de-AT', 'en'])).toBe('de');
  expect(chooseLanguage(['FR-ca'])).toBe('fr');
  expect(chooseLanguage(['ja'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

test('a kept choice comes first; what is no language is not one', async () => {
  await startLanguage('nl');
  expect(language.value).toBe('nl');
  await startLanguage('klingon');
  expect(language.value).not.toBe('klingon');
});

test('a choice is kept', async () => {
  const kept: string[] = [];
  keepLanguageWith((choice) => kept.push(choice));
  await setLanguage('fr');
  keepLanguageWith(() => {});
  expect(kept).toEqual(['fr']);
});

test('texts follow the language', async () => {
  expect(t('word.stone')).toBe('stone');
  await setLanguage('de');
  expect(t('word.stone')).toBe('Stein');
});

test('forms are chosen by the count', async () => {
  expect([t('word.hits', { count: 1 }), t('word.hits', { count: 2 })]).toEqual(['1 hit', '2 hits']);
  await setLanguage('fr');
  expect([t('word.hits', { count: 0 }), t('word.hits', { count: 2 })]).toEqual(['0 victime', '2 victimes']);
});

test('numbers, percents and lists are written the language’s way', async () => {
  expect([numberText(1234.5), percentText(0.5), listText(['a', 'b', 'c'])]).toEqual([
    '1,234.5',
    '50%',
    'a, b and c',
  ]);
  await setLanguage('de');
  expect([numberText(1234.5), listText(['a', 'b', 'c'])]).toEqual(['1.234,5', 'a, b und c']);
  expect(percentText(0.255)).toMatch(/^26\s%$/);
});

test.each(LANGUAGES)('numbers are written as the browser would, in %s', async (language) => {
  await setLanguage(language);
  const browser = new Intl.NumberFormat(language);
  for (const value of [0, 0.5, 1, 2.125, 0.0004, 12.34567, 999, 999.5, 999.9999, 1000, 12_345.6, -3, -0.5])
    expect(numberText(value)).toBe(browser.format(value));
});

test('in French no line breaks before a colon; what people typed stays as it is', async () => {
  await setLanguage('fr');
  expect(t('walk.left', { figure: 'A ? : B' })).toBe(
    'A ? : B quitte la salle\u202f: dehors et en sécurité\u202f!',
  );
});

test('an area that is loaded later follows the language from then on', async () => {
  const greeting = { en: 'Hello', de: 'Hallo', nl: 'Dag', fr: 'Bonjour' };
  const load = loader((of) => Promise.resolve({ hello: greeting[of] }));
  expect(() => textFor('hello')).toThrow('before its texts are loaded');
  const switching = setLanguage('nl');
  await load();
  await switching;
  expect(textFor('hello')).toBe('Dag');
  await setLanguage('fr');
  expect(textFor('hello')).toBe('Bonjour');
});

test.each([
  ['en', 'Heed’s 4', 'Anna’s 4', 'your 4'],
  ['de', 'die 4 von Heed', 'die 4 von Anna', 'deine 4'],
  ['nl', 'de 4 van Heed', 'de 4 van Anna', 'jouw 4'],
  ['fr', 'le 4 de Heed', 'le 4 d’Anna', 'votre 4'],
] as const)('figures are called by their owner and number, in %s', async (language, heeds, annas, yours) => {
  await setLanguage(language);
  expect([
    t('word.figure-of', { name: 'Heed', number: 4 }),
    t('word.figure-of', { name: 'Anna', number: 4 }),
    t('word.figure-yours', { number: 4 }),
  ]).toEqual([heeds, annas, yours]);
});

test('forms can be chosen by another number than the count', async () => {
  const left = { by: 'of', one: '{left} of {of} point', other: '{left} of {of} points' };
  await loader(() => Promise.resolve({ left }))();
  expect([textFor('left', { left: 1, of: 1 }), textFor('left', { left: 1, of: 4 })]).toEqual([
    '1 of 1 point',
    '1 of 4 points',
  ]);
});
