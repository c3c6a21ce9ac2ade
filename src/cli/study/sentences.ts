import type { Consequence } from '../../study/index.ts';
import { ENGLISH, phraseOf, type Things } from '../../study/words/index.ts';

/** A consequence as an English sentence, with the rules it follows from at the end. */
export function tellConsequence(consequence: Consequence): string {
  const { key, things, rules } = phraseOf(consequence);
  const entry = ENGLISH[key];
  const text = typeof entry === 'string' ? entry : things.count === 1 ? entry.one : entry.other;
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: keyof Things) => wordsFor(things, name));
  return `${sentence} (${[...new Set(rules)].join(', ')})`;
}

const WAYS = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

function wordsFor(things: Things, name: keyof Things): string {
  if (name === 'direction') return WAYS[things.direction!];
  if (name !== 'cards') return String(things[name]);
  const { cards = 'any' } = things;
  if (cards === 'any') return ENGLISH['study.any-card'];
  return cards.length < 2 ? cards.join() : `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`;
}
