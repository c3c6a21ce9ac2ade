import { ENTRANCE, EXIT, GRID, HEIGHT, NEXT } from './board.ts';
import { MOST_POINTS } from './cast.ts';
import type { Heading } from './directions.ts';
import { IN, LEAVE, PATH_LETTERS } from './figure-path.ts';
import { isOpen, type Push, stepFigure } from './figure-step.ts';
import type { Game } from './game.ts';
import { FIRST_FIGURE, FREE } from './ground.ts';
import { OUT, type Position, WAITING } from './position.ts';
import { PushedGrounds } from './pushed-grounds.ts';

/** Most states a search can meet: every string of directions as long as the largest number. */
const MOST_STATES = (4 ** (MOST_POINTS + 1) - 1) / 3 + 1;

/**
 * Which states were met: for each ground a word of 16 bits for each row, with a free one above, so that neighbours are at
 * hand; the row below the last is that of WAITING and OUT. Pool spaces have rows of their own: a step onto one leads on (F8).
 */
const ROW_ABOVE = 1;
const POOL_ROWS = HEIGHT + 2;
const MET_WORDS = POOL_ROWS + HEIGHT + 2;

/** A bit for each heading in which a space has a neighbour. */
const WAYS = new Uint8Array(GRID);
for (let i = 0; i < NEXT.length; i++) if (NEXT[i]! >= 0) WAYS[i >> 2]! |= 1 << (i & 3);

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

  /** What the search stands on: the position's words, of which only the spaces are kept up to date. */
  #words = new Uint16Array(0);
  readonly #grounds = new PushedGrounds(MOST_STATES + 1);
  readonly #met = new Uint16Array((MOST_STATES + 1) * MET_WORDS);
  readonly #push: Push = { block: FREE, from: 0, to: 0 };
  #states = 0;
  #figure = 0;

  /** Finds the outcomes for a figure that is in the hall or waits, with the number it shows. */
  find(position: Position, figure: number): number {
    this.#figure = figure;
    this.#states = 0;
    this.count = 0;
    this.first = 0;
    const from = position.placeOf(figure);
    if (from > WAITING) return 0;

    // Ground 0: as it is, without the figure itself.
    const { words, hall } = position;
    if (this.#words.length !== words.length) this.#words = new Uint16Array(words.length);
    this.#words.set(words);
    if (from < GRID) this.#words[from] = FREE;
    this.#met.fill(0, 0, this.#grounds.count * MET_WORDS);
    this.#grounds.begin(this.#words);

    this.#meet(from, 0, -1, 0, from < GRID ? hall.isPool[from]! : 0);
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
    into.moveFigure(this.#figure, WAITING);
    this.#grounds.apply(this.#ground[state]!, into.words);
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
    const words = this.#words;
    const push = this.#push;
    this.#grounds.stand(ground);
    for (let ways = this.#waysOn(at, ground); ways !== 0; ways &= ways - 1) {
      const heading = 31 - Math.clz32(ways & -ways);
      const ahead = NEXT[at * 4 + heading]!;
      if (isOpen(words, hall, monsterAt, ahead)) {
        this.#meet(ahead, ground, state, heading);
        continue;
      }
      push.block = FREE;
      const to = stepFigure(words, hall, monsterAt, at, heading as Heading, '', undefined, push);
      if (to < 0) continue;
      const led = push.block === FREE ? ground : this.#grounds.takeBack(push);
      this.#meet(to, led, state, heading, hall.isPool[to]!);
    }
    if (at === EXIT) this.#meet(OUT, ground, state, LEAVE); // F2
  }

  /** The ways from a space that may lead to something new: a bit for each heading, n lowest. */
  #waysOn(at: number, ground: number): number {
    const met = this.#met;
    const row = ground * MET_WORDS + ROW_ABOVE + (at >> 4);
    const column = at & 15;
    const north = (met[row - 1]! >> column) & 1;
    const east = (met[row]! >> (column + 1)) & 1;
    const south = (met[row + 1]! >> column) & 1;
    const west = ((met[row]! << 1) >> column) & 1;
    return WAYS[at]! & ~(north | (east << 1) | (south << 2) | (west << 3));
  }

  /** Notes a state where it is new; it is an outcome unless the figure stands on another (F3, F9). */
  #meet(place: number, ground: number, parent: number, letter: number, isPool = 0): void {
    const row = ground * MET_WORDS + ROW_ABOVE + (place >> 4) + isPool * POOL_ROWS;
    const met = this.#met[row]!;
    const bit = 1 << (place & 15);
    if ((met & bit) !== 0) return;
    this.#met[row] = met | bit;
    const state = this.#states++;
    this.#place[state] = place;
    this.#ground[state] = ground;
    this.#parent[state] = parent;
    this.#letter[state] = letter;
    if (place >= GRID || this.#words[place]! < FIRST_FIGURE) {
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
