/**
 * Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): how strong somebody is, how sure that is, and how much it swings. The names are
 * those of the paper, and so is its example, which is a test.
 */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Whom or what one was tried on, and how that went: 1 won, 0 lost. */
export interface Trial {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

/** What is thought of somebody who has not been seen. */
export const NEWCOMER: Rating = { rating: 1100, deviation: 350, volatility: 0.06 };

const MIDDLE = 1500;
const SCALE = 173.7178;
/** How fast volatilities may change. */
const TAU = 0.5;
const SMALL = 1e-6;
/** Nobody is surer than this, nor less sure than of a newcomer. */
const LEAST_DEVIATION = 45;

const square = (value: number): number => value * value;
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * square(phi)) / square(Math.PI));

/** What is thought after some trials, taken together. */
export function rated({ rating, deviation, volatility }: Rating, trials: readonly Trial[]): Rating {
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const trial of trials) {
    const weight = g(trial.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (trial.rating - MIDDLE) / SCALE)));
    information += square(weight) * expected * (1 - expected);
    surprise += weight * (trial.score - expected);
  }
  const sigma = information === 0 ? volatility : nextVolatility(phi, volatility, surprise, 1 / information);
  const before = Math.sqrt(square(phi) + square(sigma));
  const after = 1 / Math.sqrt(1 / square(before) + information);
  return {
    rating: rating + SCALE * square(after) * surprise,
    deviation: Math.min(NEWCOMER.deviation, after * SCALE),
    volatility: sigma,
  };
}

/** The same, never quite sure: whoever learns is soon stronger than before. */
export function ratedOn(now: Rating, trial: Trial): Rating {
  const next = rated(now, [trial]);
  return { ...next, deviation: Math.max(LEAST_DEVIATION, next.deviation) };
}

/** Step 5 of the paper: the Illinois algorithm. */
function nextVolatility(phi: number, volatility: number, surprise: number, v: number): number {
  const a = Math.log(square(volatility));
  const delta2 = square(v * surprise);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = square(phi) + v + e;
    return (e * (delta2 - sum)) / (2 * square(sum)) - (x - a) / square(TAU);
  };
  let low = a;
  let high: number;
  if (delta2 > square(phi) + v) high = Math.log(delta2 - square(phi) - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > SMALL) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const there = f(middle);
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, there];
  }
  return Math.exp(low / 2);
}
