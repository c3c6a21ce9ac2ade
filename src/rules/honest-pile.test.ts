import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gameOf, idleRounds } from '../../test/helpers/games.ts';
import { pileCards } from './cards.ts';
import { botSeed, commitmentTo, honestDraw, honestPile } from './pile.ts';
import { Random } from './random.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest();

describe('the honest pile', () => {
  test('the commitment is the SHA-256 of the seed in hexadecimal digits', () => {
    expect(commitmentTo('abc', sha256)).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('G6: the same seed gives the same cards, for both stages', () => {
    const cards = (seed: string): string[] => {
      const pile = honestPile(seed, sha256);
      return [1, 2].flatMap(() => {
        let left = pileCards(false);
        return Array.from({ length: 7 }, () => {
          const card = pile.draw(left, left);
          const at = left.indexOf(card);
          left = left.filter((_, index) => index !== at);
          return card;
        });
      });
    };
    expect(cards('a seed')).toEqual(cards('a seed'));
    expect(cards('a seed')).toHaveLength(14);
    const many = new Set(Array.from({ length: 50 }, (_, i) => cards(`seed ${i}`).join()));
    expect(many.size).toBe(50);
  });

  test('G6: however far a game has come, the next card of its pile follows from seed and game', () => {
    const game = gameOf();
    const pile = honestPile('a seed', sha256);
    while (game.phase !== 'over') {
      const card = pile.draw(game.cardsLeft, game.possibleCards());
      const draw = honestDraw('a seed', sha256, game);
      expect(draw(game.cardsLeft, game.possibleCards())).toBe(card);
      expect(draw(game.cardsLeft, game.possibleCards())).toBe(card); // as if the first were not kept
      idleRounds(game, [card]);
    }
  });

  test("the bots' chance of docs/formats.md: another one for each choice", () => {
    const chance = botSeed('the cellar is dark', 12, sha256);
    expect(chance).toBe('1afe1e480d5fff52fe880095783204159c1812a40f1ef73f5bf4816fd12d576b');
    const random = new Random(chance);
    const numbers = Array.from({ length: 4 }, () => random.next());
    expect(numbers).toEqual([1683601381, 4119121688, 2731051431, 1295466915]);
    const many = new Set(Array.from({ length: 50 }, (_, moved) => botSeed('a seed', moved, sha256)));
    expect(many.size).toBe(50);
  });

  test('all 128 bits of the state count', () => {
    const first = (words: number[]): string => {
      const random = Random.ofState(words);
      return Array.from({ length: 8 }, () => random.next()).join();
    };
    const streams = [0, 1, 2, 3].flatMap((word) =>
      [0, 31].map((bit) =>
        first([1, 2, 3, 4].map((value, i) => (i === word ? (value ^ (1 << bit)) >>> 0 : value))),
      ),
    );
    expect(new Set(streams).size).toBe(8);
    expect(() => Random.ofState([0, 0, 0, 0])).toThrow('not all zero');
    expect(() => Random.ofState([1, 2, 3])).toThrow('four words');
  });
});
