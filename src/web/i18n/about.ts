/** What there is to know of a language apart from its texts. */
interface About {
  /** How it calls itself. */
  readonly name: string;
  /** Which way its lines run. */
  readonly dir: 'ltr' | 'rtl';
  /** What stands before the parts of a number. */
  readonly decimal: '.' | ',';
  /** Puts spaces where no line may break; texts are set when they are loaded, so that nothing people typed is touched. */
  readonly typeset?: (text: string) => string;
  /** What a value does to the word before it. */
  readonly join?: (text: string, values: Readonly<Record<string, string | number>>) => string;
}

export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const beforeEllipsis = (text: string): string => text.replaceAll(' …', '\u00a0…');

export const ABOUT: Readonly<Record<Language, About>> = {
  en: { name: 'English', dir: 'ltr', decimal: '.' },
  de: { name: 'Deutsch', dir: 'ltr', decimal: ',', typeset: beforeEllipsis },
  nl: { name: 'Nederlands', dir: 'ltr', decimal: ',', typeset: beforeEllipsis },
  fr: {
    name: 'Français',
    dir: 'ltr',
    decimal: ',',
    typeset: (text) => text.replace(/ (?=[:;?!»])/g, '\u202f').replaceAll('« ', '«\u202f'),
    // « le 4 d’Anna »; spaces such as a1 are not names.
    join: (text, values) =>
      text.replace(/\bde (?=\{(name|player)\})/g, (whole, name: string) =>
        /^[aeiouœæ]/i.test(String(values[name]).normalize('NFD')) ? 'd’' : whole,
      ),
  },
};

export const isLanguage = (text: unknown): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text);
