import { describe, expect, test } from 'vitest';
import { type Game, isRefusal, MODES, newGame, playAction, playCard, Random } from '../rules/index.ts';
import { choose } from './bot.ts';
import { chancesFor } from './evaluation.ts';
import { botNamed, seededGame } from './index.ts';
import { Judge } from './judge.ts';
import { Network, partsOfWeights, WEIGHTS } from './network.ts';

/** A network that has learned nothing, but says something different about everything. */
function anyNetwork(): Network {
  const random = new Random('any');
  const weights = Float32Array.from({ length: WEIGHTS }, () => (random.fraction() - 0.5) / 4);
  return new Network(partsOfWeights(weights));
}
const network = anyNetwork();
const judgeFor = (game: Game): Judge => new Judge(network, game, chancesFor(game.setup.mode));

/** Games of all sizes, at every turn of figures or monster. */
function moments(): Game[] {
  const met: Game[] = [];
  for (const [number, players] of [2, 3, 4, 5, 6, 7].entries()) {
    for (const mode of MODES) {
      const { setup, chance } = seededGame({ mode, players, longer: players === 7 }, 'moments', number);
      const game = newGame(setup);
      if (isRefusal(game)) throw new Error(game.message);
      while (game.phase !== 'over') {
        if (game.phase !== 'placing') met.push(game.copy());
        if (game.phase === 'monster') playCard(game, chance.draw(game.cardsLeft, game.possibleCards()));
        else playAction(game, game.turn, choose(botNamed('runner'), game, chance.seats[game.turn]!).action);
      }
    }
  }
  return met;
}
const MOMENTS = moments();
const atMonster = MOMENTS.filter(({ phase }) => phase === 'monster');
const atBeginning = MOMENTS.filter(({ phase, moved }) => phase === 'moving' && moved.every((m) => m === 0));
const amidRound = MOMENTS.filter(({ phase, moved }) => phase === 'moving' && moved.some((m) => m === 1));

describe('the end of a round', () => {
  test('is worth the mean of what follows each card, valued as the beginning of the next round', () => {
    for (const game of atMonster) {
      const value = [...judgeFor(game).ofRound(game)];
      const cards = game.possibleCards();
      const mean = value.map(() => 0);
      for (const card of cards) {
        const after = game.copy();
        playCard(after, card);
        const then = after.phase === 'over' ? resultOf(after) : judgeFor(after).ofBeginning(after);
        for (const seat of mean.keys()) mean[seat]! += then[seat]! / cards.length;
      }
      // Cards that end at the same step are taken as one, though other cards are left then.
      for (const [seat, chance] of value.entries()) expect(Math.abs(chance - mean[seat]!)).toBeLessThan(0.05);
    }
  });
});

const resultOf = ({ setup, result }: Game): number[] =>
  setup.players.map((colour) => (colour === result!.winner ? 1 : 0));

describe('a value', () => {
  test('is a chance for each seat, and all with the monster make one', () => {
    for (const game of [...atBeginning, ...amidRound]) {
      const price = new Float64Array(game.players).fill(1 / game.players);
      const judge = judgeFor(game);
      const value = game.moved.every((m) => m === 0) ? judge.ofBeginning(game) : judge.ofTurn(game, price);
      const sum = value.subarray(0, game.players + 1).reduce((all, chance) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
      expect(Math.min(...value)).toBeGreaterThanOrEqual(0);
    }
  });

  test('turns with the seats: the same position with the seats renamed has the same values', () => {
    for (const game of atBeginning) {
      const value = [...judgeFor(game).ofBeginning(game)].slice(0, game.players);
      const turned = renamed(game);
      const other = [...judgeFor(turned).ofBeginning(turned)];
      for (const [seat, chance] of value.entries()) {
        expect(other[(seat + 1) % game.players]).toBeCloseTo(chance, 9);
      }
    }
  });
});

/** The same game where each seat has what the seat before it had. */
function renamed(game: Game): Game {
  const { players, figuresEach } = game;
  const turned = game.copy();
  const { position } = turned;
  for (let figure = 0; figure < position.cast.length; figure++) position.moveFigure(figure, 178);
  for (let figure = 0; figure < position.cast.length; figure++) {
    const to = (figure + figuresEach) % position.cast.length;
    position.moveFigure(to, game.position.placeOf(figure));
    position.setPoints(to, game.position.pointsOf(figure));
  }
  for (let seat = 0; seat < players; seat++) {
    turned.out[(seat + 1) % players] = game.out[seat]!;
    turned.reached[(seat + 1) % players] = game.reached[seat]!;
  }
  turned.starter = (game.starter + 1) % players;
  turned.turn = (game.turn + 1) % players;
  return turned;
}
