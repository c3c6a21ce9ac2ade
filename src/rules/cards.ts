/** C2: the monster's cards. A card is written as in the formats: a number of steps, or a number of hits. */
export const CARDS = ['5', '7', '8', '10', '1 hit', '2 hits', '3 hits'] as const;
export type Card = (typeof CARDS)[number];

/** The eight cards of a stage, in the order of CARDS; in the longer game the 5 is "3 hits". */
export const pileCards = (longer: boolean): Card[] =>
  longer
    ? ['7', '7', '8', '8', '10', '1 hit', '2 hits', '3 hits']
    : ['5', '7', '7', '8', '8', '10', '1 hit', '2 hits'];

/** How far a card lets the monster walk: at most `steps`, and no further than the step that makes the `hits`. */
export interface Reach {
  readonly steps: number;
  readonly hits: number;
}

/** M1: whether a walk of so many whole steps, in which so many were eaten, is at its end. */
export const isWalked = (reach: Reach, steps: number, eaten: number): boolean =>
  steps >= reach.steps || eaten >= reach.hits;

/** M1: a hits card ends after 20 steps at the latest. */
const MOST_STEPS_FOR_HITS = 20;
/** What the engine accepts as a number of steps. */
const MOST_STEPS = 100;

const HITS: Readonly<Record<string, number>> = { '1 hit': 1, '2 hits': 2, '3 hits': 3 };

export const isCard = (text: unknown): text is Card => (CARDS as readonly unknown[]).includes(text);
/** M1: the hits that a hits card asks for, 0 for the others. */
export const hitsOf = (card: Card): number => HITS[card] ?? 0;
export const isHitsCard = (card: Card): boolean => hitsOf(card) > 0;

/** G6: the cards that may be drawn next; the first card of a game can't be a hits card. */
export const possibleCards = (left: readonly Card[], firstOfGame: boolean): readonly Card[] =>
  firstOfGame ? left.filter((card) => !isHitsCard(card)) : left;

/** Reads a card of the game, or any number of steps from 1 to 100; undefined where the text is neither. */
export const reachOf = (text: string): Reach | undefined => {
  const hits = Object.hasOwn(HITS, text) ? HITS[text] : undefined;
  if (hits !== undefined) return { steps: MOST_STEPS_FOR_HITS, hits };
  if (!/^[1-9][0-9]{0,2}$/.test(text)) return undefined;
  const steps = Number(text);
  return steps <= MOST_STEPS ? { steps, hits: Number.POSITIVE_INFINITY } : undefined;
};
