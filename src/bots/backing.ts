import type { Turn } from './search.ts';

/** So many trials of what follows count as much as the mean. */
const EVEN = 8;

/**
 * What a move is worth to each seat when the search is over: the mean of its trials and, the more trials went on from it the more, what the
 * best line from there leads to. The mean alone is too good for the mover, for its trials were made before the others had found their answers.
 */
export function backedValue(turn: Turn, candidate: number): number[] {
  const end = turn.ends[candidate];
  if (end !== undefined) return Array.from(end.subarray(0, turn.players));
  const mean = turn.valueOf(candidate);
  const next = turn.next[candidate];
  if (next === undefined || next.visits === 0) return mean;
  const line = backedValue(next, next.best());
  const weight = next.visits / (next.visits + EVEN);
  return mean.map((value, seat) => value + weight * (line[seat]! - value));
}
