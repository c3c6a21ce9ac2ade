import { describe, expect, test } from 'vitest';
import { moveIn, walkIn } from '../../test/helpers/halls.ts';
import type { GameEvent } from './events.ts';
import type { RuleNumber } from './rule-numbers.ts';
import { ruleOf } from './rule-of.ts';

/** The rules of all events, one after another; looks and plain steps of the monster are left out. */
const told = (events: readonly GameEvent[]): string =>
  events
    .map((event) => ruleOf(event, events))
    .filter((rule) => rule !== 'M3' && rule !== 'M4')
    .join(' ');
const result = { out: { red: 1 }, winner: 'red' } as const;

describe('the rule of an event by itself', () => {
  test.each<[RuleNumber, GameEvent]>([
    ['S3', { type: 'tilePlaced', tile: { kind: 'stone', at: 'c3' }, by: 'red' }],
    ['G1', { type: 'roundEnded', round: 1, stage: 1 }],
    ['G2', { type: 'figureMoved', figure: 'red-1', path: 'n' }],
    ['G2', { type: 'figureTurnedOver', figure: 'red-1', points: 6 }],
    ['G5', { type: 'figureReturned', figure: 'red-1' }],
    ['G6', { type: 'stageTwoBegan' }],
    ['G7', { type: 'gameEnded', result: { ...result, reason: 'escaped' } }],
    ['G8', { type: 'gameEnded', result: { ...result, reason: 'all-gone' } }],
    ['G8', { type: 'gameEnded', result: { ...result, reason: 'last-card' } }],
    ['G9', { type: 'gameEnded', result: { out: {}, winner: null, reason: 'last-card' } }],
    ['F1', { type: 'figureStepped', figure: 'red-1', from: 'c3', to: 'd3', slid: false }],
    ['F2', { type: 'figureEntered', figure: 'red-1' }],
    ['F2', { type: 'figureLeft', figure: 'red-1' }],
    ['F8', { type: 'figureStepped', figure: 'red-1', from: 'c3', to: 'd3', slid: true }],
    ['M1', { type: 'cardDrawn', card: '8' }],
    ['M3', walkIn('5 . @>. ').events[0]!],
    ['M3', walkIn('2 . A \n5 . @>. ').events[1]!],
    ['M4', { type: 'monsterStepped', from: 'c3', to: 'd3', facing: 'e', slid: false }],
    ['M4', { type: 'figureEaten', figure: 'red-1', at: 'c3', because: 'bite' }],
    ['M5', { type: 'figurePushed', figure: 'red-1', from: 'c3', to: 'd3', slid: false }],
    ['M6', { type: 'figureEaten', figure: 'red-1', at: 'p5', because: 'edge' }],
    ['M6', { type: 'figureEaten', figure: 'red-1', at: 'c3', because: 'teleporter' }],
    ['M7', { type: 'figurePushed', figure: 'red-1', from: 'c3', to: 'f3', slid: true }],
    ['M9', { type: 'monsterStepped', from: 'p6', to: 'a6', facing: 'e', slid: false, wall: 'V' }],
    ['M9', { type: 'monsterStepped', from: 'p6', to: 'a6', facing: 'e', slid: true, wall: 'V' }],
    ['M12', { type: 'monsterCaught', at: 'c3', facing: 'e' }],
    ['M13', { type: 'monsterStepped', from: 'c3', to: 'd3', facing: 'e', slid: true }],
    ['M14', { type: 'monsterTeleported', from: 'c3', to: 'd5', pair: 1 }],
  ])('%s %o', (rule, event) => {
    expect(ruleOf(event)).toBe(rule);
  });
});

describe('a block, by who pushes it', () => {
  test.each([
    ['F5: by a figure', 'F5 F1', '5 . A # . '],
    ['F11: by a figure onto a pool', 'F11 F1', '5 . A # ~ ~ ~ ~ . '],
    ['F7: by a figure to a corner', 'F7 F1', '11         . . . . . . . . . A # . '],
  ])('%s', (_, rules, drawing) => {
    expect(told(moveIn(drawing, 'A', 'e').events)).toBe(rules);
  });

  test.each([
    ['M5: by the monster', 'M5', '5 . @># . '],
    ['M5: by the monster, in line', 'M5 M5 M5', '5 . @># # A . '],
    ['M6: over the edge', 'M6', '5 . . . . . . . . . . . . . . @># '],
    ['M6: onto a teleporter', 'M6', '5 . . . . @># 1^. . 1v'],
    ['M7: by the monster onto a pool', 'M7', '5 . @># ~ ~ ~ ~ . '],
    ['M8: by the monster to a corner', 'M8', '11         . . . . . . . . . @># . '],
  ])('%s', (_, rules, drawing) => {
    expect(told(walkIn(drawing).events)).toBe(rules);
  });
});

describe('a turn of the monster, by what it met and how', () => {
  test.each([
    ['M10: walking', 'M10', '5 . . . . @>r .'],
    ['M10: one stone after another', 'M10 M10', '5 . . . . @>r \n6 . . . . r '],
    ['M11: behind the wall', 'M11', '6 u . . . . . . . . . . . . . . @>'],
    ['M15: sliding', 'M13 M13 M13 M15 M13', '5 . . @>~ ~ ~ ~ r . '],
    [
      'M11: behind the wall, sliding',
      'M13 M13 M13 M11 M13 M13 M13 M13',
      '6 u . . . . . . . . . . @>~ ~ ~ ~ ',
    ],
    ['M14: by an arrow', 'M14 M14', '5 . . . . @>1^. . 1v'],
  ])('%s', (_, rules, drawing) => {
    expect(told(walkIn(drawing).events)).toBe(rules);
  });

  test('M10: a stone met in the step after a slide is met walking', () => {
    const { events } = walkIn('5 . . @>~ ~ ~ ~ . r ', 2);
    expect(told(events)).toBe('M13 M13 M13 M13 M10');
  });
});
