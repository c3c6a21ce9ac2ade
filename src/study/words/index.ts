/**
 * What a study says in words, apart from what it finds: which sentence stands for what, and the English ones.
 *
 * @packageDocumentation
 */
export { ENGLISH } from './english.ts';
export { type Phrase, phraseOf, type Things } from './phrase.ts';
