import { type Card, isHitsCard } from './cards.ts';
import type { Random } from './random.ts';

/**
 * Where a card comes from when the monster is to move: the cards left in this stage, and which of them may come (G6). Chance is
 * an argument of the rules; whoever holds the pile gives one of these.
 */
export type Draw = (left: readonly Card[], possible: readonly Card[]) => Card;

/** G6: the cards that may be drawn next; the first card of a game can't be a hits card. */
export const possibleCards = (left: readonly Card[], firstOfGame: boolean): readonly Card[] =>
  firstOfGame ? left.filter((card) => !isHitsCard(card)) : left;

/** A face-down pile, shuffled with a generator. Its order is known to nobody else. */
export class Pile {
  readonly #random: Random;
  #order: Card[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  readonly draw: Draw = (left, possible) => {
    // A new stage, or a game taken up again: the cards left are shuffled.
    if (this.#order.length !== left.length) this.#order = this.#random.shuffle(left);
    const passed: Card[] = [];
    for (;;) {
      const card = this.#order.pop();
      if (card === undefined) throw new Error('no card can be drawn');
      if (possible.includes(card)) {
        if (passed.length > 0) this.#order = this.#random.shuffle([...this.#order, ...passed]); // G6
        return card;
      }
      passed.push(card);
    }
  };
}
