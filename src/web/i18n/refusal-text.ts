import { isCard, isColour, isDirection, type Refusal } from '../../rules/index.ts';
import { textFor } from './language.ts';
import {
  capital,
  cardText,
  castNames,
  colourText,
  directionText,
  type Names,
  tileNamed,
  tileText,
} from './names.ts';
import { t } from './texts.ts';

type Value = string | number;

/** How each value of a refusal is said; the others are said as they are. */
const SAID: Readonly<Record<string, (value: Value, names: Names) => Value>> = {
  figure: (id, names) => names.figure(String(id)),
  other: (id, names) => names.figure(String(id)),
  turn: (colour, names) => (isColour(colour) ? names.player(colour) : colour),
  owner: (colour, names) => (isColour(colour) ? names.player(colour) : colour),
  colour: (colour) => (isColour(colour) ? colourText(colour) : colour),
  direction: (direction, names) => (isDirection(direction) ? directionText(direction, names) : direction),
  card: (card) => (isCard(card) ? cardText(card) : card),
  tile: (words) => thingText(String(words)),
  thing: (words, names) => thingText(String(words), names),
};

function thingText(words: string, names?: Names): string {
  const tile = tileNamed(words);
  if (tile === undefined) return names?.figure(words) ?? words;
  if (names === undefined) return tileText(tile);
  return t(`word.the.${tile.kind}`);
}

/** A refusal's sentence, and its rule's number apart so that a page can make it a link. */
export function refusalSentence({ reason, values }: Refusal, names: Names = castNames): string {
  const said = Object.entries(values).map(([name, value]) => [name, SAID[name]?.(value, names) ?? value]);
  // Which values a reason has is known to the rules alone; a test compares them.
  return capital(textFor(`refusal.${reason}`, Object.fromEntries(said)));
}

/** The same with the number: "Two blocks in a row can't be pushed. (F5)" */
export const refusalText = (refusal: Refusal, names: Names = castNames): string =>
  t('word.with-rule', { sentence: refusalSentence(refusal, names), rule: refusal.rule });
