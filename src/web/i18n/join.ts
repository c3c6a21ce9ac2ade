import { t } from './texts.ts';

/** "h11, your 4, may move" */
export const partsText = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((before, next) => t('join.parts', { before, next }));

/** Sentences one after another. */
export const sentencesText = (sentences: readonly string[]): string =>
  sentences.length === 0 ? '' : sentences.reduce((before, next) => t('join.sentences', { before, next }));

/** "Heed: 2 of 3 out" */
export const labelText = (label: string, value: string): string => t('join.label', { label, value });
