import {
  type Card,
  type Draw,
  type Game,
  honestPile,
  isHitsCard,
  pileCards,
  ROUNDS,
} from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';

/**
 * The card that follows from the seed. The pile is laid anew for every card and drawn from as far as the game has come, so a
 * decision that could not be kept has drawn nothing, and the same card comes when it is decided again.
 */
export const honestDraw =
  (seed: string, game: Game): Draw =>
  (left, possible) => {
    const pile = honestPile(seed, sha256);
    const { longer } = game.setup;
    if (game.stage === 2) drawSome(pile.draw, pileCards(longer), ROUNDS, true);
    const drawn = drawSome(pile.draw, pileCards(longer), game.cardsDrawn.length, game.stage === 1);
    if (drawn.some((card, at) => card !== game.cardsDrawn[at])) {
      throw new Error('the cards of this game do not follow from its seed');
    }
    return pile.draw(left, possible);
  };

function drawSome(draw: Draw, cards: readonly Card[], count: number, firstOfGame: boolean): Card[] {
  let left = cards;
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const possible = firstOfGame && i === 0 ? left.filter((card) => !isHitsCard(card)) : left; // G6
    const card = draw(left, possible);
    const at = left.indexOf(card);
    left = left.filter((_, index) => index !== at);
    drawn.push(card);
  }
  return drawn;
}
