import {
  columnOf,
  EATEN,
  ENTRANCE,
  type Game,
  MODES,
  MOST_ROUNDS,
  type Mode,
  OUT,
  otherSide,
  type Position,
  rowOf,
  type Space,
  WAITING,
} from '../rules/index.ts';
import learned from './chances.json' with { type: 'json' };

/**
 * How likely each player is to win, from where the figures are. Each figure has a chance to get out, learned from
 * games (docs/bots.md): it depends on how many rounds are left and on its slack, the points it will have in these rounds
 * beyond those the straight way out takes. A player's number of figures out is then a sum of independent chances, and
 * whoever has most wins (G7, G8).
 */

/** Slacks from -32 to 31 are told apart. */
export const SLACKS = 64;
const SLACK_OF_FIRST = -32;
const SIDES = 8;

/** A chance for every number of rounds left and slack: `chances[rounds * SLACKS + slack + 32]`. */
export type Chances = Float64Array;

const learnedChances = new Map(
  MODES.map((mode) => [mode, Float64Array.from(learned[mode].flat(), (chance) => chance / 10_000)]),
);
export const chancesFor = (mode: Mode): Chances => learnedChances.get(mode)!;

/** Points the straight way takes from a space to the exit and out (F1, F2). */
const wayFrom = (at: Space): number => columnOf(at) + rowOf(at) + 1;
const WAY_FROM_OUTSIDE = 1 + wayFrom(ENTRANCE);
/** Points the straight way out takes. */
export const wayLeft = (place: number): number =>
  place === WAITING ? WAY_FROM_OUTSIDE : wayFrom(place as Space);

/** Points a figure has in a number of rounds, by the number it shows now: its two sides by turns (G2). */
const POINTS = new Int16Array((MOST_ROUNDS + 2) * SIDES);
for (let rounds = 0; rounds <= MOST_ROUNDS + 1; rounds++) {
  for (let shows = 0; shows < SIDES; shows++) {
    POINTS[rounds * SIDES + shows] = (rounds >> 1) * (shows + otherSide(shows)) + (rounds & 1) * shows;
  }
}

/** Where a figure's chance stands in the list. */
export const chanceIndex = (rounds: number, place: number, shows: number): number =>
  indexOf(rounds, POINTS[rounds * SIDES + shows]! - wayLeft(place));

const indexOf = (rounds: number, slack: number): number =>
  rounds * SLACKS + Math.max(0, Math.min(SLACKS - 1, slack - SLACK_OF_FIRST));

/** How likely a figure that would be eaten now but can still move is to flee; 0.8 won most games (docs/bots.md). */
const HOPE = 0.8;

/** A player has at most this many figures out, and one more for none. */
const COUNTS = 5;

export class Evaluation {
  readonly #chances: Chances;
  /** For each player the chance to have 0, 1, 2, 3, 4 figures out at the end. */
  readonly #counts: Float64Array;
  /** And the chance to have fewer than so many. */
  readonly #fewer: Float64Array;
  /** Figures out in the position, which may be ahead of the game by one that is just leaving. */
  readonly #out: Uint8Array;
  /** 1 for each figure that moves before the monster does. */
  readonly #toMove: Uint8Array;
  readonly #value: Float64Array;

  constructor(game: Game, chances: Chances) {
    const { players } = game;
    this.#chances = chances;
    this.#counts = new Float64Array(players * COUNTS);
    this.#fewer = new Float64Array(players * COUNTS);
    this.#out = new Uint8Array(players);
    this.#toMove = new Uint8Array(game.position.cast.length);
    this.#value = new Float64Array(players);
  }

  /** To be called before positions of another turn are valued. */
  attend(game: Game): void {
    for (let figure = 0; figure < this.#toMove.length; figure++) {
      this.#toMove[figure] = game.mayMove(figure) ? 1 : 0;
    }
  }

  /**
   * Each player's chance to win when the monster has walked: from `before`, the mover having moved, to `after`, so many rounds
   * before the end. The answer is overwritten by the next call.
   */
  value(game: Game, before: Position, mover: number, after: Position, rounds: number): Float64Array {
    for (let seat = 0; seat < this.#value.length; seat++) {
      this.#countSeat(game, before, mover, after, seat, rounds);
    }
    for (let seat = 0; seat < this.#value.length; seat++) this.#value[seat] = this.#winChance(game, seat);
    return this.#value;
  }

  #countSeat(
    game: Game,
    before: Position,
    mover: number,
    after: Position,
    seat: number,
    rounds: number,
  ): void {
    const first = game.firstFigure(seat);
    let out = 0;
    let none = 1;
    let one = 0;
    let two = 0;
    let three = 0;
    for (let figure = first; figure < first + game.figuresEach; figure++) {
      const c = this.#figureChance(game, before, mover, after, figure, rounds);
      if (c === 1) out++;
      const stays = 1 - c;
      three = three + two * c; // three or more are enough (G7)
      two = two * stays + one * c;
      one = one * stays + none * c;
      none *= stays;
    }
    this.#out[seat] = out;
    const counts = this.#counts;
    const base = seat * COUNTS;
    counts[base] = none;
    counts[base + 1] = one;
    counts[base + 2] = game.neededOut === 2 ? two + three : two;
    counts[base + 3] = game.neededOut === 2 ? 0 : three;
    const fewer = this.#fewer;
    fewer[base + 1] = none;
    fewer[base + 2] = none + one;
    fewer[base + 3] = none + one + counts[base + 2]!;
  }

  #figureChance(
    game: Game,
    before: Position,
    mover: number,
    after: Position,
    figure: number,
    rounds: number,
  ): number {
    const place = after.placeOf(figure);
    if (place === OUT) return 1;
    const shows = after.pointsOf(figure);
    const isToMove = figure !== mover && this.#toMove[figure] === 1;
    if (place !== EATEN) return this.#chanceAt(rounds, place, shows, isToMove);
    const eaten = game.eatenGoTo === EATEN ? 0 : this.#chanceAt(rounds, game.eatenGoTo, shows, isToMove);
    if (!isToMove) return eaten;
    const safe = this.#chanceAt(rounds, before.placeOf(figure), shows, true);
    return HOPE * safe + (1 - HOPE) * eaten;
  }

  /** A figure that is still to move has the points of this round, too. */
  #chanceAt(rounds: number, place: number, shows: number, isToMove: boolean): number {
    const points = POINTS[isToMove ? (rounds + 1) * SIDES + shows : rounds * SIDES + shows]!;
    return this.#chances[indexOf(rounds, points - wayLeft(place))]!;
  }

  /** G8: more out than everyone else, or as many and there first. */
  #winChance(game: Game, seat: number): number {
    const counts = this.#counts;
    const fewer = this.#fewer;
    const most = game.neededOut;
    const base = seat * COUNTS;
    let chance = 0;
    for (let count = this.#out[seat]! || 1; count <= most; count++) {
      let wins = counts[base + count]!;
      for (let other = 0, at = count; wins > 0 && other < this.#value.length; other++, at += COUNTS) {
        if (other !== seat) wins *= fewer[at]! + counts[at]! * this.#firstTo(game, count, seat, other);
      }
      chance += wins;
    }
    return chance;
  }

  /** The chance that one player has so many figures out before another, if both come to have them. */
  #firstTo(game: Game, count: number, seat: number, other: number): number {
    const there = this.#out[seat] === count;
    if (this.#out[other] !== count) return there ? 1 : 0.5;
    return there && this.#reached(game, seat) < this.#reached(game, other) ? 1 : 0;
  }

  #reached(game: Game, seat: number): number {
    return this.#out[seat]! > game.out[seat]! ? Number.POSITIVE_INFINITY : game.reached[seat]!;
  }
}
