import type { puzzles as english } from './en/puzzles.ts';
import { loadCatalogue } from './language.ts';

/** The puzzle game: loaded by its page. */
export const puzzlesText = loadCatalogue<typeof english>({
  en: async () => (await import('./en/puzzles.ts')).puzzles,
  de: async () => (await import('./de/puzzles.ts')).puzzles,
  nl: async () => (await import('./nl/puzzles.ts')).puzzles,
  fr: async () => (await import('./fr/puzzles.ts')).puzzles,
});
