import type { core as english } from './en/index.ts';
import { loadCatalogue, type Translate } from './language.ts';

type Core = typeof english;
export type TextKey = keyof Core;

/** The texts of every page, in the current language. */
export const t: Translate<Core> = loadCatalogue<Core>(
  {
    en: async () => (await import('./en/index.ts')).core,
    de: async () => (await import('./de/index.ts')).core,
    nl: async () => (await import('./nl/index.ts')).core,
    fr: async () => (await import('./fr/index.ts')).core,
  },
  true,
).t;
