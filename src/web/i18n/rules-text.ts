import type { rules as english } from './en/rules.ts';
import { loadCatalogue } from './language.ts';

/** The rules in words and their small boards: loaded by the page that shows them. */
export const rulesText = loadCatalogue<typeof english>({
  en: async () => (await import('./en/rules.ts')).rules,
  de: async () => (await import('./de/rules.ts')).rules,
  nl: async () => (await import('./nl/rules.ts')).rules,
  fr: async () => (await import('./fr/rules.ts')).rules,
});
