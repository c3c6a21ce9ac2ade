import type { Random } from '../rules/index.ts';
import { Inputs, ROWS_PER_FIGURE, ROWS_PER_SEAT } from './inputs.ts';
import { FIGURE_SUMS, LAYER, Network, partsOfWeights, SUMS, WEIGHTS, type Weights } from './network.ts';
import { readSample } from './samples.ts';
import { steadyLog } from './steady-math.ts';

/** How far a weight moves at first. */
const PACE = 0.01;
/** Every weight has moved as if it had seen this much before, so that the first samples do not throw it about. */
const CALM = 0.05;
const MOST_SIDES = 8;

/** Weights that say almost nothing yet: the value is the price. The layers are spread, so that each part learns something else. */
export function freshWeights(random: Random): Float32Array {
  const list = new Float32Array(WEIGHTS);
  const weights = partsOfWeights(list);
  const spread = (part: Float32Array, width: number): void => {
    for (let i = 0; i < part.length; i++) part[i] = (random.fraction() - 0.5) * 2 * width;
  };
  spread(weights.layer, 0.25);
  spread(weights.score, 0.05);
  weights.sumBias.fill(0.1);
  weights.layerBias.fill(0.05);
  weights.trust.fill(1);
  return list;
}

/** Teaches a network sample by sample: gradient descent with a pace for each weight that slows with use (Adagrad). */
export class Teacher {
  readonly network: Network;
  readonly #weights: Weights;
  readonly #seen: Weights;
  readonly #inputs = new Inputs();
  readonly #floor = new Float64Array(SUMS);
  readonly #price = new Float64Array(MOST_SIDES);
  readonly #target = new Float64Array(MOST_SIDES);
  readonly #atSums = new Float64Array(MOST_SIDES * SUMS);
  readonly #pull = new Float64Array(FIGURE_SUMS);

  constructor(list: Float32Array) {
    this.#weights = partsOfWeights(list);
    this.#seen = partsOfWeights(new Float32Array(list.length).fill(CALM));
    this.network = new Network(this.#weights);
  }

  /** How far off the network is at a sample: the logarithmic loss. The sample stays read. */
  loss(words: Uint16Array, at: number): number {
    const inputs = this.#inputs;
    readSample(words, at, inputs, this.#price, this.#target);
    this.#floor.set(this.#weights.sumBias);
    const chances = this.network.value(inputs, this.#floor, this.#price);
    let loss = 0;
    for (let side = 0; side <= inputs.players; side++) {
      if (this.#target[side]! > 0) loss -= this.#target[side]! * steadyLog(chances[side]! + 1e-9);
    }
    return loss;
  }

  /** What the last sample's seats were valued at, and what came of it. */
  get last(): { readonly chances: Float64Array; readonly target: Float64Array; readonly players: number } {
    return { chances: this.network.chances, target: this.#target, players: this.#inputs.players };
  }

  /** Learns from a sample; answers how far off it was before. */
  learn(words: Uint16Array, at: number): number {
    const loss = this.loss(words, at);
    const inputs = this.#inputs;
    const sides = inputs.anyOut ? inputs.players : inputs.players + 1;
    this.#atSums.fill(0);
    this.#teachLayers(sides);
    this.#teachRows(sides);
    return loss;
  }

  #teachLayers(sides: number): void {
    const { network } = this;
    const w = this.#weights;
    const { sums, layers, chances, priors } = network;
    const atSums = this.#atSums;
    for (let side = 0; side < sides; side++) {
      const off = chances[side]! - this.#target[side]!;
      const from = side * SUMS;
      for (let i = 0; i < SUMS; i++) if (sums[from + i]! > 0) atSums[from + i] = off * w.direct[i]!;
      for (let unit = 0; unit < LAYER; unit++) {
        if (layers[side * LAYER + unit]! <= 0) continue;
        const pull = off * w.score[unit]!;
        for (let i = 0, at = unit * SUMS; i < SUMS; i++) {
          if (sums[from + i]! > 0) atSums[from + i]! += pull * w.layer[at + i]!;
        }
      }
    }
    for (let side = 0; side < sides; side++) {
      const off = chances[side]! - this.#target[side]!;
      const from = side * SUMS;
      this.#move('trust', this.#inputs.trust, off * priors[side]!);
      for (let unit = 0; unit < LAYER; unit++) {
        const level = layers[side * LAYER + unit]!;
        if (level <= 0) continue;
        const pull = off * w.score[unit]!;
        this.#move('score', unit, off * level);
        this.#move('layerBias', unit, pull);
        for (let i = 0; i < SUMS; i++) this.#move('layer', unit * SUMS + i, pull * sums[from + i]!);
      }
      for (let i = 0; i < SUMS; i++) this.#move('direct', i, off * sums[from + i]!);
    }
  }

  #teachRows(sides: number): void {
    const { players, boardCount, board, seats, figureCount, figureSeats, figures } = this.#inputs;
    const atSums = this.#atSums;
    const pull = this.#pull.fill(0);
    for (let side = 0; side < sides; side++) {
      for (let i = 0; i < SUMS; i++) pull[i]! += atSums[side * SUMS + i]!;
    }
    for (let i = 0; i < boardCount; i++) this.#moveRow('board', board[i]! * SUMS, pull, 0, SUMS);
    this.#moveRow('sumBias', 0, pull, 0, SUMS);
    for (let side = 0; side < sides; side++) {
      for (let row = side * ROWS_PER_SEAT, end = row + ROWS_PER_SEAT; row < end; row++) {
        this.#moveRow('board', seats[row]! * SUMS, atSums, side * SUMS, SUMS);
      }
    }
    for (let figure = 0, row = 0; figure < figureCount; figure++) {
      const own = figureSeats[figure]!;
      for (let i = 0; i < SUMS; i++) {
        pull[i] = atSums[own * SUMS + i]!;
        let others = 0;
        for (let seat = 0; seat < players; seat++) if (seat !== own) others += atSums[seat * SUMS + i]!;
        pull[SUMS + i] = others / (players - 1) + atSums[players * SUMS + i]! / players;
      }
      for (let end = row + ROWS_PER_FIGURE; row < end; row++) {
        this.#moveRow('figures', figures[row]! * FIGURE_SUMS, pull, 0, FIGURE_SUMS);
      }
    }
  }

  #moveRow(
    part: 'board' | 'figures' | 'sumBias',
    row: number,
    pull: Float64Array,
    from: number,
    width: number,
  ): void {
    const weights = this.#weights[part];
    const seen = this.#seen[part];
    for (let i = 0; i < width; i++) {
      const g = pull[from + i]!;
      if (g === 0) continue;
      const sum = seen[row + i]! + g * g;
      seen[row + i] = sum;
      weights[row + i]! -= (PACE * g) / Math.sqrt(sum);
    }
  }

  #move(part: 'trust' | 'score' | 'layer' | 'layerBias' | 'direct', at: number, g: number): void {
    const seen = this.#seen[part];
    const sum = seen[at]! + g * g;
    seen[at] = sum;
    this.#weights[part][at]! -= (PACE * g) / Math.sqrt(sum);
  }
}
