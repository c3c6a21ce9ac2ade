import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  directionOf,
  type Heading,
  headingOf,
  isDirection,
  turnAround,
  turnLeft,
  turnRight,
} from './directions.ts';

const turned = (turn: (heading: Heading) => Heading) =>
  DIRECTIONS.map((direction) => directionOf(turn(headingOf(direction)))).join(' ');

test('B1: directions are n e s w', () => {
  expect(DIRECTIONS).toEqual(['n', 'e', 's', 'w']);
  expect(DIRECTIONS.map(headingOf).map(directionOf)).toEqual(DIRECTIONS);
  expect(['n', 'e', 's', 'w'].every(isDirection)).toBe(true);
  expect(['N', 'ne', '', 0, undefined, null].some(isDirection)).toBe(false);
});

test('B1 M10: turns from n e s w', () => {
  expect(turned(turnRight)).toBe('e s w n');
  expect(turned(turnAround)).toBe('s w n e');
  expect(turned(turnLeft)).toBe('w n e s');
});
