import {
  type Colour,
  coloursFor,
  FEWEST_PLAYERS,
  FEWEST_PLAYERS_FOR_LONGER,
  firstNumbers,
  MOST_PLAYERS,
} from '../../../rules/index.ts';
import type { NewGamePlan, SeatPlan } from '../../kept/index.ts';

/** Changes of a plan for a new game; each gives a plan that can be played (C2 to C4). */

export const mayAdd = ({ seats }: NewGamePlan): boolean => seats.length < MOST_PLAYERS;
export const mayRemove = ({ seats }: NewGamePlan): boolean => seats.length > FEWEST_PLAYERS;
const mayBeLonger = ({ seats }: NewGamePlan): boolean => seats.length >= FEWEST_PLAYERS_FOR_LONGER;
export const figuresEach = ({ seats }: NewGamePlan): number => firstNumbers(seats.length).length;

export function addSeat(plan: NewGamePlan): NewGamePlan {
  if (!mayAdd(plan)) return plan;
  const allowed = coloursFor(plan.seats.length + 1);
  const colour = allowed.find((one) => plan.seats.every((seat) => seat.colour !== one))!;
  // The new one is a bot like those that are there already.
  const sitter = plan.seats.findLast((seat) => seat.sitter !== 'person')?.sitter ?? 'watcher';
  return { ...plan, seats: [...plan.seats, { colour, sitter }] };
}

export function removeSeat(plan: NewGamePlan, at: number): NewGamePlan {
  if (!mayRemove(plan)) return plan;
  return settled({ ...plan, seats: plan.seats.filter((_, index) => index !== at) });
}

/** A colour that another seat has is exchanged with it. */
export function setColour(plan: NewGamePlan, at: number, colour: Colour): NewGamePlan {
  const before = plan.seats[at]!.colour;
  const seats = plan.seats.map((seat, index) => {
    if (index === at) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: before } : seat;
  });
  return { ...plan, seats };
}

export function setSeat(plan: NewGamePlan, at: number, change: Partial<SeatPlan>): NewGamePlan {
  const seats = plan.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat));
  return { ...plan, seats };
}

/** Without the name where it is empty, so that a fitting one is given. */
export function setName(plan: NewGamePlan, at: number, name: string): NewGamePlan {
  const { name: _, ...seat } = plan.seats[at]!;
  const named: SeatPlan = name === '' ? seat : { ...seat, name };
  return { ...plan, seats: plan.seats.map((one, index) => (index === at ? named : one)) };
}

/** With fewer players some colours and the longer game are not allowed any more. */
export function settled(plan: NewGamePlan): NewGamePlan {
  const allowed = coloursFor(plan.seats.length);
  const taken = new Set(plan.seats.map(({ colour }) => colour));
  const seats = plan.seats.map((seat) => {
    if (allowed.includes(seat.colour)) return seat;
    const colour = allowed.find((one) => !taken.has(one))!;
    taken.add(colour);
    return { ...seat, colour };
  });
  return { ...plan, seats, longer: plan.longer && mayBeLonger(plan) };
}
