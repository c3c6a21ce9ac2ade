import type { Game } from '../rules/index.ts';

/** People wait so long for bots between two of their decisions, at the usual speed and without the monster, in milliseconds. */
export const LONGEST_WAIT = 2500;

/**
 * What each of the bots that decide one after another has of that time: so long it thinks at most, and so long its move is seen. It
 * thinks while the one before it is seen to move, so that one share more than there are bots is enough. `before` are the seats that
 * have decided since the last card.
 */
export function shareOfWait(game: Game, before: readonly number[], people: ReadonlySet<number>): number {
  if (people.size === 0) return Number.POSITIVE_INFINITY;
  const done = before.length - 1 - before.findLastIndex((seat) => people.has(seat));
  return LONGEST_WAIT / (done + game.decisionsBefore(people) + 1);
}
