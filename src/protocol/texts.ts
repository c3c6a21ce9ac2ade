/** Names and chat as people write them: one rule for the page and the server. Letters of every language; nothing that hides or hurts. */

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;

/** Why a text is not taken: nothing to be seen, something that nobody sees, a heap of marks on one letter, too long. */
export type TextFault = 'blank' | 'hidden' | 'heap' | 'long';
export type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: TextFault };

interface TextRule {
  /** As many as one sees: a letter with its marks is one, and so is a family of emoji. */
  readonly longest: number;
  readonly visible: RegExp;
  readonly hidden: RegExp;
  /** So many marks in a row; the spacing vowels of some scripts don't pile up, so more of them may. */
  readonly heap: RegExp;
}

/** Characters that are drawn as nothing, joiners and fillers among them. */
const NOTHING = String.raw`\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}`;
const NEVER = String.raw`\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}`;
// Unassigned characters are let through: tomorrow's emoji are among them, and page and server may be of different age.
const NAME: TextRule = {
  longest: LONGEST_NAME,
  visible: /[\p{L}\p{N}\p{S}\p{Cn}]/u,
  hidden: new RegExp(`[${NEVER}${NOTHING}\\p{Cf}]`, 'u'),
  heap: /(?:^|\s)\p{M}|[\p{Mn}\p{Me}]{4}|\p{M}{6}/u,
};
const CHAT: TextRule = {
  longest: LONGEST_CHAT,
  visible: /[\p{L}\p{N}\p{S}\p{P}\p{Cn}]/u,
  hidden: new RegExp(`[${NEVER}\\u202a-\\u202e\\u2066-\\u2069]`, 'u'), // turns the reading direction
  heap: /[\p{Mn}\p{Me}]{7}|\p{M}{9}/u,
};
/** So many code units for each that one sees. */
const UNITS = 4;
export const LONGEST_NAME_UNITS: number = LONGEST_NAME * UNITS;
export const LONGEST_CHAT_UNITS: number = LONGEST_CHAT * UNITS;

/** Where invisible characters belong: joined emoji and their style, keycaps, joiners within words, variants of Han characters. */
const WELL_JOINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?|[\d#*]\ufe0f(?=\u20e3)|[\p{L}\p{M}][\u200c\u200d](?=\p{L})|\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu;
/** One of what one sees. Not by `Intl.Segmenter`: that counts differently from browser to browser, or is not there. */
const SEEN =
  /\p{Regional_Indicator}{2}|(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?|.)(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?|[\p{M}\u200c\u200d])*/gsu;

function read(typed: string, { longest, visible, hidden, heap }: TextRule): ReadText {
  const fault = (why: TextFault): ReadText => ({ ok: false, why });
  const text = typed
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();
  if (text === '') return fault('blank');
  if (hidden.test(text.replace(WELL_JOINED, ''))) return fault('hidden');
  if (!visible.test(text.replace(new RegExp(`[${NOTHING}]`, 'gu'), ''))) return fault('blank');
  if (heap.test(text)) return fault('heap');
  if (text.length > longest * UNITS || (text.match(SEEN) ?? []).length > longest) return fault('long');
  return { ok: true, text };
}

export const nameIn = (typed: string): ReadText => read(typed, NAME);
export const chatIn = (typed: string): ReadText => read(typed, CHAT);

/** Cyrillic and Greek letters that look like Latin ones, as small letters or as capitals. */
const LOOKS = [...'авекмнорстухѕіјαβεζηικμνορτυχ'];
const LIKE = 'abekmhopctyxsijabezhikmnoptyx';

/** What is left of a name when one does not look closely; pages put such a word before the name of a bot. */
const glance = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LIKE[LOOKS.indexOf(letter)] ?? letter)
    .replace(/^(?:robot|bot|computer)(?=.)/u, '');

/** Whether two names can be taken for each other. */
export const sameName = (one: string, other: string): boolean => glance(one) === glance(other);
