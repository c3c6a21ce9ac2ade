/**
 * The exponential and the logarithm from sums and products alone: engines may differ in the last digit of their own, and bots must
 * choose the same everywhere.
 */

const { LN2 } = Math;
const FARTHEST = 60;
/** Of the two series: enough for 12 digits. */
const TERMS = 10;
const ODD_TERMS = 15;
/** Powers of two from -90 to 90, exact. */
const POWERS = new Float64Array(181);
POWERS[90] = 1;
for (let i = 1; i <= 90; i++) {
  POWERS[90 + i] = POWERS[90 + i - 1]! * 2;
  POWERS[90 - i] = POWERS[90 - i + 1]! / 2;
}

/** e to the power of x, for x from -60 to 60; what is beyond counts as these. */
export function steadyExp(x: number): number {
  const bounded = x > FARTHEST ? FARTHEST : x < -FARTHEST ? -FARTHEST : x;
  const whole = Math.round(bounded / LN2);
  const r = bounded - whole * LN2;
  let rest = 1;
  for (let n = TERMS; n > 0; n--) rest = 1 + (rest * r) / n;
  return rest * POWERS[90 + whole]!;
}

/** The natural logarithm of a positive number. */
export function steadyLog(x: number): number {
  let rest = x;
  let twos = 0;
  for (; rest > 1.5; twos++) rest /= 2;
  for (; rest < 0.75; twos--) rest *= 2;
  const s = (rest - 1) / (rest + 1);
  const q = s * s;
  let series = 0;
  for (let n = ODD_TERMS; n > 0; n -= 2) series = series * q + 1 / n;
  return 2 * s * series + twos * LN2;
}
