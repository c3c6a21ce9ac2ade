/** How the texts are written and typed; index.ts tells it in words. */

/** Forms for a number, by the names of Intl.PluralRules; the value `count` chooses among them, or the one named by `by`. */
interface PluralForms {
  readonly by?: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Entry = string | PluralForms;
export type Texts = Readonly<Record<string, Entry>>;

/** The names in braces of a text. */
type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The names of an entry; where it has forms, those of all of them together and always the number that chooses. */
type NamesOf<E> = E extends string
  ? NamesIn<E>
  :
      | (E extends { readonly by: infer Number extends string } ? Number : 'count')
      | { [F in keyof E]: NamesIn<E[F]> }[keyof E];

/** What must be given to fill an entry in: nothing, or a value for each name. */
export type ValuesFor<E> = [NamesOf<E>] extends [never]
  ? []
  : [values: { readonly [N in NamesOf<E>]: N extends 'count' ? number : string | number }];

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** An entry of a translation has the same names in it; forms of its own for a number it may have or not. */
type Checked<English, Translated> =
  Same<NamesOf<English>, NamesOf<Translated>> extends true
    ? Translated
    : { readonly 'the names in braces must be': NamesOf<English> };

type CheckedAll<English, Translated> = {
  readonly [K in keyof Translated]: K extends keyof English ? Checked<English[K], Translated[K]> : never;
};

/** Takes the English texts of an area as they are, with their literal types. */
export const english = <const T extends Texts>(texts: T): T => texts;

/**
 * Takes an area's texts in another language: `translation<typeof english>()({ … })`. A key too many or too few, or
 * other names in braces than in English, does not compile.
 */
export const translation =
  <English extends Texts>() =>
  <const T extends { readonly [K in keyof English]: Entry }>(texts: T & CheckedAll<English, T>): T =>
    texts;

export type Values = Readonly<Record<string, string | number>>;

/** How a language forms its plurals, writes its numbers and joins a value to the word before it. */
interface Writing {
  readonly plurals: () => Intl.PluralRules;
  readonly number: (value: number) => string;
  readonly join?: ((text: string, values: Values) => string) | undefined;
}

/** Puts values into a text; a number is written the language's way. */
export function fill(entry: Entry, values: Values | undefined, writing: Writing): string {
  const text =
    typeof entry === 'string'
      ? entry
      : formFor(entry, Number(values?.[entry.by ?? 'count']), writing.plurals());
  if (values === undefined) return text;
  const joined = writing.join?.(text, values) ?? text;
  return joined.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'string' ? value : writing.number(value);
  });
}

const formFor = (forms: PluralForms, count: number, rules: Intl.PluralRules): string =>
  (count === 0 ? forms.zero : undefined) ?? forms[rules.select(count)] ?? forms.other;

/** The same entry with each of its texts changed. */
export function mapForms(entry: Entry, change: (text: string) => string): Entry {
  if (typeof entry === 'string') return change(entry);
  const forms = Object.entries(entry).map(([form, text]) => [form, form === 'by' ? text : change(text)]);
  return Object.fromEntries(forms) as PluralForms;
}
