import { numberText, t } from '../../i18n/index.ts';

/** Points of the chance to win: a hundred are all of it. */
const pointsOf = (chance: number): number => Math.round(Math.abs(chance) * 1000) / 10;

/** "+3.2", "−0.4", "0" */
export function signedPoints(chance: number): string {
  const points = pointsOf(chance);
  const sign = points === 0 ? '' : chance > 0 ? '+' : '−';
  return sign + numberText(points);
}

/** "gave away 7.3 points" */
export const givenAway = (cost: number): string => t('review.given-away', { points: pointsOf(cost) });
