import type { learn as english } from './en/learn.ts';
import { loadCatalogue } from './language.ts';

/** The lessons: loaded by their page. */
export const learnText = loadCatalogue<typeof english>({
  en: async () => (await import('./en/learn.ts')).learn,
  de: async () => (await import('./de/learn.ts')).learn,
  nl: async () => (await import('./nl/learn.ts')).learn,
  fr: async () => (await import('./fr/learn.ts')).learn,
});
