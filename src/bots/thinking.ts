import type { Game } from '../rules/index.ts';
import type { Prospect, Thought } from './bot.ts';
import { actionOf, type Candidate } from './candidates.ts';
import type { Search, Turn } from './search.ts';

/** So many of the moves considered are told. */
export const TOLD = 5;

/** What a search has found so far. */
export function thoughtOfSearch(search: Search): Thought {
  const { game, root, nodes } = search;
  const moves = longestSeen(root).map((candidate) => prospectOf(game, root, candidate));
  const { action, value, line } = moves[0]!;
  return { action, value, line, nodes, moves };
}

/** The candidates that were looked at longest, the best first. */
export function longestSeen(root: Turn): number[] {
  const best = root.best();
  const others = root.candidates
    .map((_, i) => i)
    .filter((i) => i !== best)
    .sort((a, b) => root.tries[b]! - root.tries[a]! || a - b);
  return [best, ...others].slice(0, TOLD);
}

/** A candidate, with what it would lead to. */
export function prospectOf(game: Game, root: Turn, candidate: number): Prospect {
  const line = lineFrom(root, candidate).map((move) => actionOf(game, move));
  return { action: line[0]!, value: root.valueOf(candidate), line, trials: root.tries[candidate]! };
}

function lineFrom(root: Turn, candidate: number): Candidate[] {
  const line = [root.candidates[candidate]!];
  for (let turn = root.next[candidate]; turn !== undefined; ) {
    const next: number = turn.best();
    line.push(turn.candidates[next]!);
    turn = turn.next[next];
  }
  return line;
}
