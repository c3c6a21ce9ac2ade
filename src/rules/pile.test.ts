import { describe, expect, test } from 'vitest';
import { type Card, isHitsCard, pileCards, possibleCards } from './cards.ts';
import { Pile } from './pile.ts';
import { Random } from './random.ts';

/** The cards left when one is turned. */
const without = (cards: readonly Card[], card: Card): Card[] => {
  expect(cards).toContain(card);
  return cards.toSpliced(cards.indexOf(card), 1);
};

/** Draws a whole stage; the last card stays. */
function drawStage(pile: Pile, firstOfGame: boolean, longer = false): Card[] {
  let left: readonly Card[] = pileCards(longer);
  const drawn: Card[] = [];
  while (left.length > 1) {
    const card = pile.draw(left, possibleCards(left, firstOfGame && drawn.length === 0));
    left = without(left, card);
    drawn.push(card);
  }
  return drawn;
}

describe('G6: the pile', () => {
  test('G6: the first card of a game can’t be a hits card', () => {
    expect(possibleCards(pileCards(false), true)).toEqual(['5', '7', '7', '8', '8', '10']);
    expect(possibleCards(pileCards(true), true)).toEqual(['7', '7', '8', '8', '10']);
    for (let seed = 0; seed < 200; seed++)
      expect(isHitsCard(drawStage(new Pile(new Random(seed)), true)[0]!)).toBe(false);
  });

  test('G6: later, and in stage two at once, any card left may come', () => {
    expect(possibleCards(pileCards(false), false)).toEqual(pileCards(false));
    const firsts = new Set<Card>();
    for (let seed = 0; seed < 200; seed++) firsts.add(drawStage(new Pile(new Random(seed)), false)[0]!);
    expect([...firsts].sort()).toEqual([...new Set(pileCards(false))].sort());
  });

  test('G6: the hits cards drawn are shuffled back into the pile: they come later, at any place', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 300; seed++)
      places.add(drawStage(new Pile(new Random(seed)), true).indexOf('1 hit'));
    expect([...places].sort()).toEqual([-1, 1, 2, 3, 4, 5, 6]);
  });

  test('G6: seven cards come from eight, each as often as it is in the pile', () => {
    for (const longer of [false, true])
      for (let seed = 0; seed < 50; seed++) {
        const drawn = drawStage(new Pile(new Random(seed)), true, longer);
        expect(drawn.length).toBe(7);
        const left = drawn.reduce<readonly Card[]>((cards, card) => without(cards, card), pileCards(longer));
        expect(left.length).toBe(1);
      }
  });

  test('G6: for stage two all eight are shuffled again', () => {
    const pile = new Pile(new Random(3));
    const stages = [drawStage(pile, true), drawStage(pile, false)];
    expect(stages.map((drawn) => drawn.length)).toEqual([7, 7]);
    expect(stages[0]).not.toEqual(stages[1]);
  });

  test('the same seed gives the same pile', () => {
    const stages = (seed: string) => {
      const pile = new Pile(new Random(seed));
      return [drawStage(pile, true), drawStage(pile, false)];
    };
    expect(stages('dark hall')).toEqual(stages('dark hall'));
    expect(stages('dark hall')).not.toEqual(stages('dark halls'));
  });

  test('a game taken up again gets its cards from those left', () => {
    const left: Card[] = ['7', '8', '2 hits'];
    for (let seed = 0; seed < 20; seed++) expect(left).toContain(new Pile(new Random(seed)).draw(left, left));
  });

  test('where no card is possible there is a mistake in the program', () => {
    expect(() => new Pile(new Random(1)).draw(['1 hit', '2 hits'], [])).toThrow('no card can be drawn');
  });

  test('G6: without hits cards in front, the first draw leaves the order of the pile alone', () => {
    // Drawing with every card possible takes them from one shuffle: the order known from the generator itself.
    const order = new Random('order').shuffle(pileCards(false));
    expect(drawStage(new Pile(new Random('order')), false)).toEqual(order.reverse().slice(0, 7));
  });
});
