import type { core } from './en/core.ts';
import type { learn } from './en/learn.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { rules } from './en/rules.ts';
import { type LoadedCatalogue, loadCatalogue } from './language.ts';
import type { Catalogue, Texts } from './scheme.ts';

/** A file for each area and language; it exports its texts by the area's name. */
const FILES = import.meta.glob<Readonly<Record<string, Texts>>>(
  './{en,de,nl,fr}/{core,learn,online,puzzles,rules}.ts',
);

function area<English extends Texts>(name: string, fromTheStart = false): LoadedCatalogue<English> {
  return loadCatalogue(async (language) => {
    const texts = (await FILES[`./${language}/${name}.ts`]?.())?.[name];
    if (texts === undefined) throw new Error(`there are no texts of ${name} in ${language}`);
    return texts as Catalogue<English>; // `translation` sees to it that they are the same ones in every language
  }, fromTheStart);
}

export type TextKey = keyof typeof core;
/** The texts of every page, in the current language. */
export const { t } = area<typeof core>('core', true);

/** What only some pages show: they load it. */
export const learnText = area<typeof learn>('learn');
export const onlineText = area<typeof online>('online');
export const puzzlesText = area<typeof puzzles>('puzzles');
export const rulesText = area<typeof rules>('rules');
