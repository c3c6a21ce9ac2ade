import { beforeEach, expect, test } from 'vitest';
import { language, listText, numberText, percentText, setLanguage, startLanguage, t } from './index.ts';
import { chooseLanguage, keepLanguageWith, loadCatalogue } from './language.ts';

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
    'a, b, and c',
  ]);
  await setLanguage('de');
  expect([numberText(1234.5), listText(['a', 'b', 'c'])]).toEqual(['1.234,5', 'a, b und c']);
  expect(percentText(0.255)).toMatch(/^26\s%$/);
});

test('in French no line breaks before a colon', async () => {
  await setLanguage('fr');
  expect(t('walk.left', { figure: 'Wort 4' })).toBe(
    'Wort 4 quitte la salle\u00a0: dehors et en sécurité\u202f!',
  );
});

test('an area that is loaded later follows the language from then on', async () => {
  const greeting = { en: 'Hello', de: 'Hallo', nl: 'Dag', fr: 'Bonjour' };
  const texts = (of: keyof typeof greeting) => () => Promise.resolve({ hello: greeting[of] });
  const area = loadCatalogue<{ hello: string }>({
    en: texts('en'),
    de: texts('de'),
    nl: texts('nl'),
    fr: texts('fr'),
  });
  expect(() => area.t('hello')).toThrow('before its texts are loaded');
  expect(area.ready.value).toBe(false);
  const switching = setLanguage('nl');
  await area.load();
  await switching;
  expect([area.ready.value, area.t('hello')]).toEqual([true, 'Dag']);
  await setLanguage('fr');
  expect(area.t('hello')).toBe('Bonjour');
});
