import type { core } from './en/core.ts';
import type { find } from './en/find.ts';
import type { learn } from './en/learn.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { review } from './en/review.ts';
import type { rules } from './en/rules.ts';
import type { study } from './en/study.ts';
import { loader, textFor } from './language.ts';
import type { Texts, ValuesFor } from './scheme.ts';

type English = typeof core &
  typeof find &
  typeof learn &
  typeof online &
  typeof puzzles &
  typeof review &
  typeof rules &
  typeof study;
export type TextKey = keyof English;

/** A text in the current language. */
export const t = <K extends TextKey>(key: K, ...[values]: ValuesFor<English[K]>): string =>
  textFor(key, values);

/** A file for each area and language; it exports its texts by the area's name. */
const FILES = import.meta.glob<Readonly<Record<string, Texts>>>(
  './{en,de,nl,fr}/{core,find,learn,online,puzzles,review,rules,study}.ts',
);

const area = (name: string, fromTheStart = false) =>
  loader(async (language) => {
    const texts = (await FILES[`./${language}/${name}.ts`]?.())?.[name];
    if (texts === undefined) throw new Error(`there are no texts of ${name} in ${language}`);
    return texts;
  }, fromTheStart);

area('core', true);
/** What only some pages show: they load it. */
export const loadFind = area('find');
export const loadLearn = area('learn');
export const loadOnline = area('online');
export const loadPuzzles = area('puzzles');
export const loadReview = area('review');
export const loadRules = area('rules');
export const loadStudy = area('study');
