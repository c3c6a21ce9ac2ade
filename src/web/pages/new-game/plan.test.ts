import { describe, expect, test } from 'vitest';
import { isRefusal, newGame } from '../../../rules/index.ts';
import { memoryStore, type NewGamePlan, openKept } from '../../kept/index.ts';
import { addSeat, removeSeat, setColour, setName, settled } from './plan.ts';

const initial: NewGamePlan = openKept(memoryStore()).newGame.value.peek();
const coloursOf = (plan: NewGamePlan) => plan.seats.map(({ colour }) => colour);
const isPlayable = ({ seats, mode, longer }: NewGamePlan) => {
  const players = seats.map(({ colour }) => colour);
  return !isRefusal(newGame({ mode, players, start: players[0]!, longer }));
};

/** Adds seats until there are so many. */
function grown(plan: NewGamePlan, seats: number): NewGamePlan {
  return plan.seats.length >= seats ? plan : grown(addSeat(plan), seats);
}

describe('C4: colours of a new game', () => {
  test('from two to seven seats every plan can be played', () => {
    for (let seats = 2; seats <= 7; seats++) expect(isPlayable(grown(initial, seats)), `${seats}`).toBe(true);
    expect(addSeat(grown(initial, 7)).seats).toHaveLength(7);
  });

  test('back at four players nobody keeps a colour of three figures', () => {
    const seven = { ...grown(initial, 7), longer: true };
    let fewer: NewGamePlan = seven;
    while (fewer.seats.length > 2) {
      fewer = removeSeat(fewer, 0); // those with four figures leave first
      expect(isPlayable(fewer), coloursOf(fewer).join()).toBe(true);
    }
    expect(removeSeat(fewer, 0).seats).toHaveLength(2);
  });

  test('a colour that is taken is exchanged', () => {
    const swapped = setColour(initial, 0, 'red');
    expect(coloursOf(swapped).slice(0, 2)).toEqual(['red', 'green']);
    expect(new Set(coloursOf(swapped)).size).toBe(swapped.seats.length);
  });
});

test('C2: the longer game goes where there are too few players', () => {
  const six = { ...grown(initial, 6), longer: true };
  expect(settled(six).longer).toBe(true);
  expect(removeSeat(six, 5).longer).toBe(false);
});

test('an empty name is no name', () => {
  expect(setName(initial, 0, 'Mira').seats[0]!.name).toBe('Mira');
  expect(setName(setName(initial, 0, 'Mira'), 0, '').seats[0]).not.toHaveProperty('name');
});
