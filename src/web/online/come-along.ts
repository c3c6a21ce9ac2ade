import type { Colour } from '../../rules/index.ts';

export interface OwnSeat {
  readonly name: string;
  readonly colour: Colour;
}
const wanted = new Map<string, readonly OwnSeat[]>();

/** Whoever plays here wants these seats at another table, as soon as they come there. */
export const comeTo = (table: string, seats: readonly OwnSeat[]): void => void wanted.set(table, seats);

/** The seats that are wanted there; asked for once. */
export function seatsWanted(table: string): readonly OwnSeat[] {
  const seats = wanted.get(table) ?? [];
  wanted.delete(table);
  return seats;
}
