import { describe, expect, test } from 'vitest';
import { hall, walkFrom } from '../../test/helpers/halls.ts';
import { spaceName } from './board.ts';
import { pileCards } from './cards.ts';
import { directionOf } from './directions.ts';
import { forecast } from './forecast.ts';

const drawing = `
     a b c d e f g h i j k l m n o p
   5 . @>. . A . . # B . . . . . . .
   8   C . . . . . . . . . . . . . .`;

describe('what the cards left would do', () => {
  test('M1: each card as if it were walked', () => {
    const position = hall(drawing);
    const { cards, walk } = forecast(position, pileCards(true));
    expect(cards.map(({ card }) => card)).toEqual(['7', '8', '10', '1 hit', '2 hits', '3 hits']);
    for (const { card, steps, at, facing, eaten, path, events, moved } of cards) {
      const walked = walkFrom(position, card);
      expect(steps).toBe(walked.steps);
      expect(at).toBe(spaceName(walked.position.monsterAt));
      expect(facing).toBe(directionOf(walked.position.facing));
      expect(eaten).toEqual(walked.eaten);
      expect(path.join(' ')).toBe(`b5 ${walked.path}`);
      expect(walk.slice(0, events)).toEqual(walked.events);
      const pushed = ['blockPushed', 'blockRemoved', 'figurePushed'];
      expect(moved.length > 0).toBe(steps > 5);
      expect(moved).toEqual(walked.events.filter(({ type }) => pushed.includes(type)));
    }
  });

  test('M1: the walk is as long as the longest card makes it', () => {
    const { cards, walk } = forecast(hall(drawing), pileCards(false));
    expect(walk.length).toBe(Math.max(...cards.map(({ events }) => events)));
    const short = forecast(hall(drawing), ['5']);
    expect(short.walk.length).toBe(short.cards[0]!.events);
  });

  test('chances by how many such cards are left', () => {
    const { cards } = forecast(hall(drawing), ['7', '7', '8', '1 hit']);
    expect(cards.map(({ card, count, chance }) => [card, count, chance])).toEqual([
      ['7', 2, 0.5],
      ['8', 1, 0.25],
      ['1 hit', 1, 0.25],
    ]);
  });

  test('the danger of a figure is the chance of the cards that eat it', () => {
    const position = hall('5 . @>. . A . . . B . . . . . . .\n8   . . C \nlegend: A A; B B; C C; entrance D');
    const { danger } = forecast(position, ['5', '7', '7', '1 hit']);
    expect([...danger]).toEqual([
      ['A', 1],
      ['B', 0.5],
      ['C', 0],
      ['D', 0],
    ]);
  });

  test('M1: 2 hits never made end after 20 steps', () => {
    const { cards } = forecast(hall('5 . @>. A '), ['2 hits']);
    expect([cards[0]!.steps, cards[0]!.eaten]).toEqual([20, ['A']]);
  });

  test('the position itself stays as it was', () => {
    const position = hall(drawing);
    forecast(position, pileCards(false));
    expect(position.equals(hall(drawing))).toBe(true);
  });

  test('with no card left there is nothing to tell', () => {
    const { walk, cards, danger } = forecast(hall(drawing), []);
    expect([walk, cards, [...danger.values()]]).toEqual([[], [], [0, 0, 0]]);
  });
});
