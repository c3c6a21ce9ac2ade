import type { online as english } from './en/online.ts';
import { loadCatalogue } from './language.ts';

/** What is said around tables far away: loaded by the pages that show them. */
export const onlineText = loadCatalogue<typeof english>({
  en: async () => (await import('./en/online.ts')).online,
  de: async () => (await import('./de/online.ts')).online,
  nl: async () => (await import('./nl/online.ts')).online,
  fr: async () => (await import('./fr/online.ts')).online,
});
