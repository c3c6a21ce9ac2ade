import { ENTRANCE, EXIT, GRID, NEXT } from './board.ts';
import { MOST_POINTS } from './cast.ts';
import type { Heading } from './directions.ts';
import { IN, LEAVE, PATH_LETTERS } from './figure-path.ts';
import { stepFigure } from './figure-step.ts';
import type { Game } from './game.ts';
import { FIRST_FIGURE, GROUND_WORDS, isBlockCode, LIFTS } from './ground.ts';
import { GroundShelf } from './ground-shelf.ts';
import { OUT, type Position, WAITING } from './position.ts';

/** Most states a search can meet: every string of directions as long as the largest number. */
const MOST_STATES = (4 ** (MOST_POINTS + 1) - 1) / 3 + 1;
/** After so many searches their numbers begin again. */
const MOST_SEARCHES = 0x7fffffff;
const PLACES = GRID + 2; // spaces, WAITING, OUT

/**
 * Every distinct outcome of a figure's move, each with one shortest path. A breadth-first search, point by point, over
 * states: where the figure is and how the blocks stand. Grounds that differ by pushes are kept once each, so that
 * equal ones reached by different pushes are found to be the same. An instance is a workbench used again and again.
 */
export class Moves {
  /** How many outcomes the last search found; number 0 is staying. */
  count = 0;
  /** The first of them that may be chosen. */
  first = 0;
  readonly #outcome = new Int16Array(MOST_STATES);
  readonly #place = new Int16Array(MOST_STATES);
  readonly #ground = new Int16Array(MOST_STATES);
  readonly #parent = new Int16Array(MOST_STATES);
  readonly #letter = new Uint8Array(MOST_STATES);

  readonly #shelf = new GroundShelf();
  /** The search that met a state last, by ground and place. */
  readonly #met = new Int32Array(MOST_STATES * PLACES);
  #search = 0;
  #states = 0;
  #figure = 0;

  /** Finds the outcomes for a figure that is in the hall or waits, with the number it shows. */
  find(position: Position, figure: number): number {
    this.#figure = figure;
    this.#beginSearch();
    this.#states = 0;
    this.count = 0;
    this.first = 0;
    const from = position.placeOf(figure);
    if (from > WAITING) return 0;

    // Ground 0: as it is, without the figure itself.
    if (from < GRID) position.moveFigure(figure, WAITING);
    this.#shelf.clear();
    this.#shelf.words.set(position.ground);
    this.#shelf.keep();
    if (from < GRID) position.moveFigure(figure, from);

    this.#meet(from, 0, -1, 0);
    let layer = 0;
    for (let spent = 0; spent < position.pointsOf(figure); spent++) {
      const end = this.#states;
      for (; layer < end; layer++) this.#expand(layer, position);
    }
    return this.count;
  }

  /** The same in a game: where the figure must come in (G3), staying is not among what may be chosen. Answers how many are. */
  findIn(game: Game, figure: number): number {
    this.find(game.position, figure);
    if (game.isFirstRound && waits(game, figure)) {
      this.first = this.count > 1 || mustComeIn(game, game.seatOf(figure)) !== undefined ? 1 : 0;
    }
    return this.count - this.first;
  }

  #beginSearch(): void {
    if (this.#search === MOST_SEARCHES) {
      this.#met.fill(0);
      this.#search = 0;
    }
    this.#search++;
  }

  /** Where the figure ends: a space, WAITING or OUT. */
  to(outcome: number): number {
    return this.#place[this.#outcome[outcome]!]!;
  }

  path(outcome: number): string {
    let path = '';
    for (let state = this.#outcome[outcome]!; state > 0; state = this.#parent[state]!) {
      path = PATH_LETTERS[this.#letter[state]!]! + path;
    }
    return path;
  }

  /** How many points the outcome costs. */
  cost(outcome: number): number {
    let cost = 0;
    for (let state = this.#outcome[outcome]!; state > 0; state = this.#parent[state]!) cost++;
    return cost;
  }

  /** Whether the outcome leaves all blocks where they were. */
  pushesNothing(outcome: number): boolean {
    return this.#ground[this.#outcome[outcome]!] === 0;
  }

  /** Makes `into`, a copy of the position searched, the position after the outcome. */
  apply(outcome: number, into: Position): void {
    const state = this.#outcome[outcome]!;
    const base = this.#ground[state]! * GROUND_WORDS;
    into.moveFigure(this.#figure, WAITING);
    into.ground.set(this.#shelf.words.subarray(base, base + GROUND_WORDS));
    into.moveFigure(this.#figure, this.#place[state]!);
  }

  #expand(state: number, position: Position): void {
    const at = this.#place[state]!;
    const ground = this.#ground[state]!;
    if (at >= GRID) {
      if (at === WAITING && position.monsterAt !== ENTRANCE) this.#meet(ENTRANCE, ground, state, IN); // F2, F4
      return;
    }
    const { hall, monsterAt } = position;
    const shelf = this.#shelf;
    const base = ground * GROUND_WORDS;
    for (let heading = 0; heading < 4; heading++) {
      const ahead = NEXT[at * 4 + heading]!;
      if (ahead < 0) continue;
      // A step that may push is taken on a copy of the ground, which is kept if it is new.
      const mayPush = isBlockCode(shelf.words[base + ahead]!) || hall.isPool[ahead] === 1;
      const on = mayPush ? shelf.spare : base;
      if (mayPush) shelf.words.copyWithin(on, base, base + GROUND_WORDS);
      const to = stepFigure(shelf.words, on, hall, monsterAt, at, heading as Heading, '', undefined);
      if (to < 0) continue;
      const pushed = mayPush && shelf.words[on + LIFTS] !== shelf.words[base + LIFTS];
      this.#meet(to, pushed ? shelf.keep() : ground, state, heading);
    }
    if (at === EXIT) this.#meet(OUT, ground, state, LEAVE); // F2
  }

  /** Notes a state where it is new; it is an outcome unless the figure stands on another (F3, F9). */
  #meet(place: number, ground: number, parent: number, letter: number): void {
    const met = ground * PLACES + place;
    if (this.#met[met] === this.#search) return;
    this.#met[met] = this.#search;
    const state = this.#states++;
    this.#place[state] = place;
    this.#ground[state] = ground;
    this.#parent[state] = parent;
    this.#letter[state] = letter;
    if (place >= GRID || this.#shelf.words[ground * GROUND_WORDS + place]! < FIRST_FIGURE) {
      this.#outcome[this.count++] = state;
    }
  }
}

const comingIn = new Moves();

/**
 * G3: a figure that the seat must bring onto the board before any may stay outside: one that has yet to move in the first round
 * and could end its move on a free space. Undefined where there is none, and from the second round on (G4).
 */
export function mustComeIn(game: Game, seat: number): number | undefined {
  if (!game.isFirstRound) return undefined;
  const first = game.firstFigure(seat);
  for (let figure = first; figure < first + game.figuresEach; figure++) {
    const isToMove = game.moved[figure] === 0 && waits(game, figure);
    if (isToMove && comingIn.find(game.position, figure) > 1) return figure;
  }
  return undefined;
}

const waits = (game: Game, figure: number): boolean => game.position.placeOf(figure) === WAITING;
