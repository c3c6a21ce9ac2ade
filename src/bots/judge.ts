import {
  CARDS,
  type Card,
  EATEN,
  type Game,
  look,
  type Position,
  pileCards,
  type Reach,
  ROUNDS,
  reachOf,
  step,
  WAITING,
} from '../rules/index.ts';
import { type Chances, Evaluation } from './evaluation.ts';
import { floorRows, Inputs, type Moment } from './inputs.ts';
import type { Network } from './network.ts';

/** So far ahead of a moment the monster is watched. */
const SEEN = 20;
const LONGEST_WALK = reachOf('1 hit')!.steps;

/** The cards that may come, each kind once. */
interface Coming {
  readonly reach: Reach;
  readonly chance: number;
  /** Cards left when it has come. */
  readonly left: Uint8Array;
}

/**
 * Values moments of a round with what was learned: between two turns, and at the end of the round as the mean over the cards
 * that may come. One for each round of a game that is thought about.
 */
export class Judge {
  /** How many moments were valued. */
  judged = 0;
  readonly #network: Network;
  readonly #evaluation: Evaluation;
  /** What was read of the last moment valued, and its price. */
  readonly inputs = new Inputs();
  price: ArrayLike<number> = [];
  readonly #floor: Float64Array;
  readonly #scratch: Position;
  readonly #walker: Position;
  readonly #caught: Uint8Array;
  readonly #caughtLater: Uint8Array;
  readonly #cards: Uint8Array;
  readonly #coming: readonly Coming[];
  readonly #ended: Uint8Array;
  readonly #mean: Float64Array;
  readonly #over: Float64Array;

  constructor(network: Network, game: Game, chances: Chances) {
    this.#network = network;
    this.#evaluation = new Evaluation(game, chances);
    this.#floor = network.floorSums(floorRows(game.position.hall));
    this.#scratch = game.position.copy();
    this.#walker = game.position.copy();
    this.#caught = new Uint8Array(game.position.cast.length);
    this.#caughtLater = new Uint8Array(game.position.cast.length);
    this.#cards = countsOf(game.cardsLeft);
    this.#coming = comingCards(game);
    this.#ended = new Uint8Array(this.#coming.length);
    this.#mean = new Float64Array(game.players);
    this.#over = new Float64Array(game.players);
  }

  /** Each seat's chance at a moment between two turns of the round; `price` is that of the move just made. */
  ofTurn(game: Game, price: ArrayLike<number>): Float64Array {
    return this.#now(game, false, price);
  }

  /** The same when a round begins. */
  ofBeginning(game: Game): Float64Array {
    const { position } = game;
    return this.#now(game, true, this.#evaluation.value(game, position, -1, position, game.roundsAfter + 1));
  }

  #now(game: Game, begins: boolean, price: ArrayLike<number>): Float64Array {
    const { position, stage, starter } = game;
    this.#watch(position, SEEN);
    const rounds = game.roundsAfter + 1;
    const caught = this.#caught;
    return this.#value({ game, position, begins, rounds, stage, starter, cards: this.#cards, caught }, price);
  }

  /** Each seat's chance when all have moved and the card is to be drawn. The answer is overwritten by the next call. */
  ofRound(game: Game): Float64Array {
    const mean = this.#mean.fill(0);
    this.#watch(game.position, LONGEST_WALK + SEEN);
    const scratch = this.#scratch;
    scratch.copyFrom(game.position);
    const ended = this.#ended.fill(0);
    let open = ended.length;
    let eaten = 0;
    look(scratch);
    for (let steps = 1; open > 0; steps++) {
      eaten += step(scratch);
      look(scratch);
      let now: Float64Array | undefined;
      for (let i = 0; i < ended.length; i++) {
        const { reach, chance, left } = this.#coming[i]!;
        if (ended[i] === 1 || (steps < reach.steps && eaten < reach.hits)) continue;
        ended[i] = 1;
        open--;
        now ??= this.#afterCard(game, steps, left);
        for (let seat = 0; seat < mean.length; seat++) mean[seat]! += chance * now[seat]!;
      }
    }
    return mean;
  }

  /** Each seat's chance when the monster has walked so many steps, to where it stands in the scratch position. */
  #afterCard(game: Game, steps: number, left: Uint8Array): Float64Array {
    const scratch = this.#scratch;
    const rounds = game.roundsAfter;
    if (rounds === 0 || (game.stage === 2 && isEmpty(scratch))) return this.#result(game);
    for (let figure = 0; figure < this.#caught.length; figure++) {
      const ahead = this.#caught[figure]! - steps;
      this.#caughtLater[figure] = ahead > 0 && ahead <= SEEN ? ahead : 0;
    }
    const price = this.#evaluation.value(game, game.position, -1, scratch, rounds);
    const moment = {
      game,
      position: scratch,
      begins: true,
      rounds,
      stage: rounds > ROUNDS ? 1 : 2,
      starter: (game.starter + 1) % game.players, // G1
      cards: left,
      caught: this.#caughtLater,
    } as const;
    return this.#value(moment, price);
  }

  /** G8: nothing changes any more. */
  #result(game: Game): Float64Array {
    const first = game.ranking()[0]!;
    this.#over.fill(0);
    if (game.out[first]! > 0) this.#over[first] = 1;
    return this.#over;
  }

  #value(moment: Moment, price: ArrayLike<number>): Float64Array {
    this.judged++;
    this.price = price;
    this.inputs.read(moment);
    return this.#network.value(this.inputs, this.#floor, price);
  }

  /** Notes when the monster would eat whom if nobody moved. */
  #watch(position: Position, steps: number): void {
    const caught = this.#caught.fill(0);
    const walker = this.#walker;
    walker.copyFrom(position);
    look(walker);
    for (let walked = 1; walked <= steps; walked++) {
      if (step(walker) > 0) {
        for (let figure = 0; figure < caught.length; figure++) {
          if (
            walker.placeOf(figure) === EATEN &&
            position.placeOf(figure) !== EATEN &&
            caught[figure] === 0
          ) {
            caught[figure] = walked;
          }
        }
      }
      look(walker);
    }
  }
}

function isEmpty(position: Position): boolean {
  for (let figure = 0; figure < position.cast.length; figure++) {
    if (position.placeOf(figure) <= WAITING) return false;
  }
  return true;
}

const countsOf = (cards: readonly Card[]): Uint8Array =>
  Uint8Array.from(CARDS, (card) => cards.filter((other) => other === card).length);

function comingCards(game: Game): Coming[] {
  const possible = game.possibleCards();
  return [...new Set(possible)].map((card) => {
    const next = game.cardsLeft.filter((_, index) => index !== game.cardsLeft.indexOf(card));
    return {
      reach: reachOf(card)!,
      chance: possible.filter((other) => other === card).length / possible.length,
      left: countsOf(game.round === ROUNDS ? pileCards(game.setup.longer) : next), // G6
    };
  });
}
