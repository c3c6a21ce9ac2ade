import type { Mark, ReviewedDecision } from './reviewed.ts';

/** What a move must cost to be called so. */
export const COSTS = { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 } as const;
/** A great find is better than the second best by so much. */
const CLEARLY = 0.05;

/** A move's name. A great find is one that the first look took for an inaccuracy or worse. */
export function markOf({ cost, firstCost, moves, played, seat }: Omit<ReviewedDecision, 'mark'>): Mark {
  if (cost >= COSTS.blunder) return 'blunder';
  if (cost >= COSTS.mistake) return 'mistake';
  if (cost >= COSTS.inaccuracy) return 'inaccuracy';
  const [best, second] = moves;
  if (played !== best) return 'good';
  const isClear = second !== undefined && best.odds[seat]! - second.odds[seat]! >= CLEARLY;
  return isClear && firstCost >= COSTS.inaccuracy ? 'great' : 'best';
}
