import { type Card, pileCards, possibleCards } from './cards.ts';
import { type Game, ROUNDS } from './game.ts';
import { Random } from './random.ts';

/**
 * Where a card comes from when the monster is to move: the cards left in this stage, and which of them may come (G6). Chance is
 * an argument of the rules; whoever holds the pile gives one of these.
 */
export type Draw = (left: readonly Card[], possible: readonly Card[]) => Card;

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

// The honest pile of a game among strangers (docs/formats.md, "The honest pile"): before the first card the keeper of the pile
// names the commitment, after the game the seed, and anyone can draw the same cards again. The hash comes in as an argument.

/** SHA-256 of a text (UTF-8): 32 bytes. */
export type Sha256 = (text: string) => Uint8Array;

const inHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is shown before the game: the hash of the seed, as 64 hexadecimal digits. */
export const commitmentTo = (seed: string, sha256: Sha256): string => inHex(sha256(seed));

/** Apart from the commitment and from each other, so that what is public says nothing about the cards. */
const PILE_PREFIX = 'pile:';
const BOT_PREFIX = 'bot:';

/**
 * The seed of a bot's chance for one choice; `moved` is the number of the entry that made the position. A hash for each choice: a
 * generator's few bits can be found by trying, and then tell nothing about another choice, nor about the pile.
 */
export const botSeed = (seed: string, moved: number, sha256: Sha256): string =>
  inHex(sha256(`${BOT_PREFIX}${moved}:${seed}`));

/** The pile that follows from a seed: its generator's 128 bits of state are the beginning of a hash. */
export function honestPile(seed: string, sha256: Sha256): Pile {
  const hash = sha256(`${PILE_PREFIX}${seed}`);
  const bytes = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return new Pile(Random.ofState([0, 4, 8, 12].map((at) => bytes.getUint32(at))));
}

/**
 * The card that follows from the seed. The pile is laid anew for every card and drawn from as far as the game has come, so a
 * decision that could not be kept has drawn nothing, and the same card comes when it is decided again.
 */
export const honestDraw =
  (seed: string, sha256: Sha256, game: Game): Draw =>
  (left, possible) => {
    const pile = honestPile(seed, sha256);
    const cards = pileCards(game.setup.longer);
    if (game.stage === 2) drawSome(pile.draw, cards, ROUNDS, true);
    const drawn = drawSome(pile.draw, cards, game.cardsDrawn.length, game.stage === 1);
    if (drawn.some((card, at) => card !== game.cardsDrawn[at])) {
      throw new Error('the cards of this game do not follow from its seed');
    }
    return pile.draw(left, possible);
  };

function drawSome(draw: Draw, cards: readonly Card[], count: number, ofFirstStage: boolean): Card[] {
  let left = cards;
  return Array.from({ length: count }, (_, nth) => {
    const card = draw(left, possibleCards(left, ofFirstStage && nth === 0));
    const at = left.indexOf(card);
    left = left.filter((_, index) => index !== at);
    return card;
  });
}
