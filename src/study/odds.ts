import type { Game } from '../rules/index.ts';
import type { Odds } from './reviewed.ts';

/** The seats' chances, and the monster has what is left. */
export const oddsOf = (seats: readonly number[]): Odds => [...seats, Math.max(0, 1 - sum(seats))];

/** The end of a game, if it is over: one side has all. */
export function oddsOfEnd({ result, setup }: Game): Odds | undefined {
  if (result === undefined) return undefined;
  const winner = result.winner === null ? setup.players.length : setup.players.indexOf(result.winner);
  return [...setup.players, 'monster'].map((_, side) => (side === winner ? 1 : 0));
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
export const less = (a: Odds, b: Odds): Odds => a.map((chance, side) => chance - b[side]!);
