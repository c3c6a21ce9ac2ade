import { type ReadonlySignal, signal } from '@preact/signals';
import { ABOUT, isLanguage, type Language } from './about.ts';
import { type Entry, fill, mapForms, type Texts, type Values } from './scheme.ts';

/** The first of the reader's languages that is spoken here, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

const current = signal<Language>('en');
/** The language all texts are in. Reading it in a component makes the component follow it. */
export const language: ReadonlySignal<Language> = current;

/** The catalogues that are in use: each is brought along when the language changes. */
const inUse = new Set<(language: Language) => Promise<void>>();

let keep: (language: Language) => void = () => {};
/** Says where a choice of language is kept. */
export function keepLanguageWith(callback: (language: Language) => void): void {
  keep = callback;
}

/** Brings the texts in use in that language, then switches to it. */
async function speak(next: Language): Promise<void> {
  let brought = -1;
  // More may come into use while these are on their way.
  while (brought !== inUse.size) {
    brought = inUse.size;
    await Promise.all([...inUse].map((bring) => bring(next)));
  }
  current.value = next;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = next;
  document.documentElement.dir = ABOUT[next].dir;
}

const wantedLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);

/** To be awaited before the first page is shown: `kept` is the choice made before, if any. */
export async function startLanguage(kept?: string): Promise<void> {
  await speak(isLanguage(kept) ? kept : chooseLanguage(wantedLanguages()));
}

/** The reader chose a language. */
export async function setLanguage(next: Language): Promise<void> {
  await speak(next);
  keep(next);
}

/** What is brought so far, in each language. */
const texts: Record<Language, Record<string, Entry>> = { en: {}, de: {}, nl: {}, fr: {} };

/**
 * Makes the way to bring an area's texts: in the current language, and from then on in each one that is switched to.
 * Those that are needed from the start come with the first language.
 */
export function loader(textsIn: (language: Language) => Promise<Texts>, fromTheStart = false) {
  const brought = new Set<Language>();
  const bring = async (wanted: Language): Promise<void> => {
    if (brought.has(wanted)) return;
    Object.assign(texts[wanted], typeset(await textsIn(wanted), wanted));
    brought.add(wanted);
  };
  if (fromTheStart) inUse.add(bring);
  return (): Promise<void> => {
    inUse.add(bring);
    return bring(current.value);
  };
}

/** A text in the current language; `t` is this with typed keys and values. */
export function textFor(key: string, values?: Values): string {
  const entry = texts[current.value][key];
  if (entry === undefined) throw new Error(`"${key}" is asked for before its texts are loaded`);
  return fill(entry, values, { plurals, number: numberText, join: ABOUT[current.value].join });
}

function typeset(texts: Texts, language: Language): Texts {
  const { typeset: set } = ABOUT[language];
  if (set === undefined) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, mapForms(entry, set)]));
}

/** A way of writing in the current language, made when it is first needed: making all would hold up the first page. */
function writing<T>(make: (language: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const one = made.get(current.value) ?? make(current.value);
    made.set(current.value, one);
    return one;
  };
}

const plurals = writing((of) => new Intl.PluralRules(of));
const numbers = writing((of) => new Intl.NumberFormat(of));

/** A day or a time. The reader's own form of the language counts, where the browser names one: Britain and America differ. */
export function dateText(at: Date | number, style: Intl.DateTimeFormatOptions): string {
  const own = wantedLanguages().find((tag) => tag.split('-')[0] === current.value);
  return new Intl.DateTimeFormat(own ?? current.value, style).format(at);
}

/** Small numbers differ in one sign only: the browser could write them, too, but takes long to make ready for that. */
export const numberText = (value: number): string =>
  isSmall(value) ? String(value).replace('.', ABOUT[current.value].decimal) : numbers().format(value);

const isSmall = (value: number): boolean => value >= 0 && value < 1000 && value === Number(value.toFixed(3));
