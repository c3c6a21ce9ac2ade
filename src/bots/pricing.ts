import { type Game, look, type Position, reachOf, step } from '../rules/index.ts';
import { type Chances, Evaluation } from './evaluation.ts';

/**
 * What a position is worth to each player if the monster moved now: the mean over the cards that may come, from one walk,
 * since every card's outcome is a beginning of the longest one (M1).
 */
export class Pricer {
  /** How many positions were priced: what a search spends. */
  nodes = 0;
  readonly #evaluation: Evaluation;
  readonly #rounds: number;
  /** How likely the card with so many steps, or so many hits, is. */
  readonly #bySteps: Float64Array;
  readonly #byHits: Float64Array;
  /** After so many steps a hits card ends, too (M1). */
  readonly #last: number;
  readonly #scratch: Position;
  /** Where the figures were when they were last valued. */
  readonly #places: Uint16Array;
  readonly #value: Float64Array;
  /** So many of the monster's turns are foreseen, the others overlooked. */
  readonly #turnsSeen: number;
  #turns = 0;

  constructor(game: Game, chances: Chances, turnsSeen: number = Number.POSITIVE_INFINITY) {
    this.#turnsSeen = turnsSeen;
    this.#evaluation = new Evaluation(game, chances);
    this.#rounds = game.roundsAfter;
    this.#scratch = game.position.copy();
    this.#places = new Uint16Array(game.position.cast.length);
    this.#value = new Float64Array(game.players);
    const reaches = game.possibleCards().map((card) => reachOf(card)!);
    const hitsCards = reaches.filter(({ hits }) => Number.isFinite(hits));
    this.#bySteps = new Float64Array(1 + Math.max(...reaches.map(({ steps }) => steps)));
    this.#byHits = new Float64Array(1 + Math.max(0, ...hitsCards.map(({ hits }) => hits)));
    this.#last = Math.max(0, ...hitsCards.map(({ steps }) => steps));
    for (const { steps, hits } of reaches) {
      if (hits < this.#byHits.length) this.#byHits[hits]! += 1 / reaches.length;
      else this.#bySteps[steps]! += 1 / reaches.length;
    }
  }

  /** To be called before positions of another turn are priced. */
  attend(game: Game): void {
    this.#evaluation.attend(game);
  }

  /** Each player's chance to win when a figure has moved in the game. The answer is overwritten by the next call. */
  price(game: Game, position: Position, mover: number): Float64Array {
    this.nodes++;
    const scratch = this.#scratch;
    const value = this.#value.fill(0);
    scratch.copyFrom(position);
    let open = 1; // how likely it is that the card walks on
    let eaten = 0;
    let now: Float64Array | undefined;
    this.#turns = 0;
    this.#look(scratch);
    for (let steps = 1; open > 1e-9; steps++) {
      const before = eaten;
      eaten += step(scratch);
      this.#look(scratch);
      const stops = this.#stops(steps, before, eaten, open);
      if (stops === 0) continue;
      open -= stops;
      // Most steps leave all figures where they were, and the value with them.
      if (this.#havePlacesChanged() || now === undefined) {
        now = this.#evaluation.value(game, position, mover, scratch, this.#rounds);
      }
      for (let seat = 0; seat < value.length; seat++) value[seat]! += stops * now[seat]!;
    }
    return value;
  }

  #look(position: Position): void {
    const { facing } = position;
    look(position);
    if (position.facing !== facing && this.#turns++ >= this.#turnsSeen) position.facing = facing;
  }

  #havePlacesChanged(): boolean {
    const places = this.#places;
    let changed = false;
    for (let figure = 0; figure < places.length; figure++) {
      const place = this.#scratch.placeOf(figure);
      if (places[figure] === place) continue;
      places[figure] = place;
      changed = true;
    }
    return changed;
  }

  /** How likely it is that the card stops the monster after this step. */
  #stops(steps: number, before: number, eaten: number, open: number): number {
    if (steps === this.#last) return open;
    let stops = this.#bySteps[steps]!;
    for (let hits = before + 1; hits <= eaten && hits < this.#byHits.length; hits++)
      stops += this.#byHits[hits]!;
    return stops;
  }
}
