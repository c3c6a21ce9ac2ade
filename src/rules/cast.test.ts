import { expect, test } from 'vitest';
import board from '../../test/fixtures/board.json' with { type: 'json' };
import {
  COLOURS,
  coloursFor,
  END_REASONS,
  FEWEST_PLAYERS,
  FEWEST_PLAYERS_FOR_LONGER,
  firstNumbers,
  isColour,
  MOST_PLAYERS,
  MOST_POINTS,
  otherSide,
} from './cast.ts';

test('C3: four figures each with 2 to 4 players, three with 5 to 7', () => {
  const sides = (players: number) => firstNumbers(players).map((points) => [points, otherSide(points)]);
  for (const players of [2, 3, 4]) expect(sides(players)).toEqual(board.figureNumbers['2-4 players']);
  for (const players of [5, 6, 7]) expect(sides(players)).toEqual(board.figureNumbers['5-7 players']);
});

test('C3: a figure’s two numbers add up to 7', () => {
  expect([1, 2, 3, 4, 5, 6].map(otherSide)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(MOST_POINTS).toBe(6);
});

test('C4: green, red, blue, yellow have four figures; beige, purple, black only three', () => {
  for (const players of [2, 3, 4]) expect(coloursFor(players)).toEqual(['green', 'red', 'blue', 'yellow']);
  for (const players of [5, 6, 7]) expect(coloursFor(players)).toEqual(COLOURS);
  expect(COLOURS).toEqual(['green', 'red', 'blue', 'yellow', 'beige', 'purple', 'black']);
  expect(COLOURS.every(isColour)).toBe(true);
  expect(['white', 'Red', '', 1, null].some(isColour)).toBe(false);
});

test('C2 C3: how many play', () => {
  expect([FEWEST_PLAYERS, MOST_PLAYERS, FEWEST_PLAYERS_FOR_LONGER]).toEqual([2, 7, 6]);
});

test('G7 G8: the reasons a game ends for', () => {
  expect(END_REASONS).toEqual(['escaped', 'all-gone', 'last-card']);
});
