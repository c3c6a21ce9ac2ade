import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage, startLanguage } from '../i18n/index.ts';
import { renewWords } from './push.ts';

/** The cache of the words, if there is one, and what lies in it. */
function wordsCache(exists: boolean): Map<string, Response> {
  const kept = new Map<string, Response>();
  const cache = { put: (address: string, words: Response) => Promise.resolve(kept.set(address, words)) };
  vi.stubGlobal('location', { href: 'https://floors.example/#/lobby' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('caches', { has: () => Promise.resolve(exists), open: () => Promise.resolve(cache) });
  return kept;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await startLanguage('en');
});

test('notifications come in the language that was chosen last', async () => {
  const kept = wordsCache(true);
  await startLanguage('en');
  for (const [language, title] of [
    ['de', 'Du bist am Zug'],
    ['fr', 'À vous de jouer'],
  ] as const) {
    await setLanguage(language);
    await renewWords();
    expect(await kept.get('https://floors.example/notification-words.json')?.clone().json()).toMatchObject({
      title,
    });
  }
});

test('where nobody asked for notifications, nothing is kept for them', async () => {
  const kept = wordsCache(false);
  await renewWords();
  expect(kept.size).toBe(0);
});
