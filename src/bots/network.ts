import { BOARD_ROWS, FIGURE_ROWS, type Inputs, ROWS_PER_FIGURE, ROWS_PER_SEAT, TRUSTS } from './inputs.ts';
import { steadyExp, steadyLog } from './steady-math.ts';

/**
 * The learned value: a small network that corrects what the figures' chances say (evaluation.ts). The rows that count are
 * summed for each seat, once for its own figures, once for those of the others, and two small layers make a score of the sum. The
 * monster has a score like a seat. The chances to win are the scores, as powers of e, in proportion.
 */

/** Sums have so many numbers, the layer behind them so many. */
export const SUMS = 32;
export const LAYER = 16;
/** A figure's row counts for its own seat with the first half and for the others with the second. */
export const FIGURE_SUMS = 2 * SUMS;
/** A price of nothing is no certainty. */
const LEAST_PRICE = 0.01;
const MOST_SIDES = 8;

/** The parts of a network one after another in one list of weights, and how long each is. */
const SIZES = {
  figures: FIGURE_ROWS * FIGURE_SUMS,
  board: BOARD_ROWS * SUMS,
  sumBias: SUMS,
  layer: SUMS * LAYER,
  layerBias: LAYER,
  score: LAYER,
  direct: SUMS,
  /** How much the price counts, by rounds left. */
  trust: TRUSTS,
} as const;
export type Part = keyof typeof SIZES;
export const PARTS = Object.keys(SIZES) as Part[];
export const WEIGHTS = PARTS.reduce((sum, part) => sum + SIZES[part], 0);

export type Weights = Readonly<Record<Part, Float32Array>>;

/** The parts of a list of weights, as views. */
export function partsOfWeights(list: Float32Array): Weights {
  let first = 0;
  const parts = PARTS.map((part) => {
    const view = list.subarray(first, first + SIZES[part]);
    first += SIZES[part];
    return [part, view] as const;
  });
  return Object.fromEntries(parts) as Record<Part, Float32Array>;
}

export class Network {
  readonly weights: Weights;
  /** Of the last position valued, for whoever teaches: the sums, the layer's numbers and the price's logarithms, side by side. */
  readonly sums = new Float64Array(MOST_SIDES * SUMS);
  readonly layers = new Float64Array(MOST_SIDES * LAYER);
  readonly priors = new Float64Array(MOST_SIDES);
  /** Each seat's chance to win and, behind them, the monster's. */
  readonly chances = new Float64Array(MOST_SIDES);
  readonly #own = new Float64Array(MOST_SIDES * FIGURE_SUMS);
  readonly #others = new Float64Array(SUMS);
  readonly #board = new Float64Array(SUMS);

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** What the rows of a floor add to every position on it. */
  floorSums(rows: readonly number[]): Float64Array {
    const sums = Float64Array.from(this.weights.sumBias);
    for (const row of rows) addRow(sums, 0, this.weights.board, row * SUMS, SUMS);
    return sums;
  }

  /** The chances of all sides; `floor` is that of the hall and `price` what the figures' chances say for each seat. */
  value(inputs: Inputs, floor: Float64Array, price: ArrayLike<number>): Float64Array {
    const { players, anyOut } = inputs;
    this.#addUp(inputs, floor);
    const sides = anyOut ? players : players + 1;
    const trust = this.weights.trust[inputs.trust]!;
    let rest = 1;
    let total = 0;
    for (let side = 0; side < sides; side++) {
      const share = side < players ? price[side]! : rest < 0 ? 0 : rest;
      rest -= share;
      const prior = steadyLog(share + LEAST_PRICE);
      this.priors[side] = prior;
      const power = steadyExp(trust * prior + this.#score(side));
      this.chances[side] = power;
      total += power;
    }
    for (let side = 0; side < sides; side++) this.chances[side]! /= total;
    if (anyOut) this.chances[players] = 0; // G9
    return this.chances;
  }

  #addUp(
    { players, boardCount, board, seats, figureCount, figureSeats, figures }: Inputs,
    floor: Float64Array,
  ): void {
    const { figures: figureRows, board: boardRows } = this.weights;
    const own = this.#own;
    const others = this.#others;
    const shared = this.#board;
    shared.set(floor);
    for (let i = 0; i < boardCount; i++) addRow(shared, 0, boardRows, board[i]! * SUMS, SUMS);
    own.fill(0, 0, players * FIGURE_SUMS);
    for (let i = 0, row = 0; i < figureCount; i++) {
      const into = figureSeats[i]! * FIGURE_SUMS;
      for (let end = row + ROWS_PER_FIGURE; row < end; row++) {
        addRow(own, into, figureRows, figures[row]! * FIGURE_SUMS, FIGURE_SUMS);
      }
    }
    others.fill(0);
    for (let seat = 0; seat < players; seat++) {
      for (let i = 0; i < SUMS; i++) others[i]! += own[seat * FIGURE_SUMS + SUMS + i]!;
    }
    for (let side = 0; side <= players; side++) {
      this.#sumOf(side, players, seats, boardRows);
    }
  }

  /** A side's sum: the board, its own figures, the mean of the others, and what it is; the monster has no figures of its own. */
  #sumOf(side: number, players: number, seats: Uint16Array, boardRows: Float32Array): void {
    const { sums } = this;
    const own = this.#own;
    const to = side * SUMS;
    const from = side * FIGURE_SUMS;
    if (side === players) {
      for (let i = 0; i < SUMS; i++) sums[to + i] = this.#board[i]! + this.#others[i]! / players;
    } else {
      const part = 1 / (players - 1);
      for (let i = 0; i < SUMS; i++) {
        sums[to + i] = this.#board[i]! + own[from + i]! + (this.#others[i]! - own[from + SUMS + i]!) * part;
      }
    }
    for (let row = side * ROWS_PER_SEAT, end = row + ROWS_PER_SEAT; row < end; row++) {
      addRow(sums, to, boardRows, seats[row]! * SUMS, SUMS);
    }
    for (let i = to; i < to + SUMS; i++) if (sums[i]! < 0) sums[i] = 0;
  }

  #score(side: number): number {
    const { layer, layerBias, score, direct } = this.weights;
    const { sums, layers } = this;
    const from = side * SUMS;
    let result = 0;
    for (let i = 0; i < SUMS; i++) result += sums[from + i]! * direct[i]!;
    for (let unit = 0; unit < LAYER; unit++) {
      let sum = layerBias[unit]!;
      for (let i = 0, at = unit * SUMS; i < SUMS; i++) sum += sums[from + i]! * layer[at + i]!;
      if (sum < 0) sum = 0;
      layers[side * LAYER + unit] = sum;
      result += sum * score[unit]!;
    }
    return result;
  }
}

function addRow(into: Float64Array, at: number, rows: Float32Array, row: number, width: number): void {
  for (let i = 0; i < width; i += 4) {
    into[at + i]! += rows[row + i]!;
    into[at + i + 1]! += rows[row + i + 1]!;
    into[at + i + 2]! += rows[row + i + 2]!;
    into[at + i + 3]! += rows[row + i + 3]!;
  }
}
