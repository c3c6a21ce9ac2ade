import { t } from './texts.ts';

/** "h11, your 4, may move" */
export const partsText = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((before, next) => t('join.parts', { before, next }));

const endedBy = (items: readonly string[], ending: 'join.and' | 'join.or'): string =>
  items.length < 2
    ? partsText(items)
    : t(ending, { before: partsText(items.slice(0, -1)), last: items.at(-1)! });

/** "Nettle 4, Ember 1 and Hinge 3": the browser could write it, but takes long to make ready for that. */
export const listText = (items: readonly string[]): string => endedBy(items, 'join.and');
/** "Nettle 4, Ember 1 or Hinge 3" */
export const choiceText = (items: readonly string[]): string => endedBy(items, 'join.or');
/** 0.5 → "50%" (in French "50 %"). */
export const percentText = (share: number): string => t('join.percent', { percent: Math.round(share * 100) });

/** Sentences one after another. */
export const sentencesText = (sentences: readonly string[]): string =>
  sentences.length === 0 ? '' : sentences.reduce((before, next) => t('join.sentences', { before, next }));

/** "Heed: 2 of 3 out" */
export const labelText = (label: string, value: string): string => t('join.label', { label, value });
