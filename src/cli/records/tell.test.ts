import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameEvent, RULE_NUMBERS } from '../../rules/index.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { tell } from './tell.ts';

const CORPUS = new URL('../../../test/corpus/', import.meta.url);
const looked = { type: 'monsterLooked', at: 'j8', facing: 'e' } as const;
const edge = (to: 'n' | 'e' | 's') => ({ to, endedAt: 'edge', distance: 5 }) as const;

describe('tell', () => {
  test.each<[GameEvent, string]>([
    [
      {
        ...looked,
        ahead: { to: 'e', saw: 'red-1', at: 'p8', distance: 6 },
        left: { to: 'n', saw: 'blue-3', at: 'j4', distance: 4 },
        right: edge('s'),
        outcome: 'nearest',
        nearest: ['blue-3'],
      },
      'It sees blue-3 to its left at distance 4, nearer than red-1 ahead at 6: it turns north. (M3)',
    ],
    [
      {
        ...looked,
        ahead: { to: 'e', saw: 'red-1', at: 'm8', distance: 3 },
        left: edge('n'),
        right: { to: 's', saw: 'red-2', at: 'j11', distance: 3 },
        outcome: 'tie',
        nearest: ['red-1', 'red-2'],
      },
      'It sees red-1 ahead and red-2 to its right, equally near at 3: it keeps facing east. (M3)',
    ],
    [
      { ...looked, ahead: edge('e'), left: edge('n'), right: edge('s'), outcome: 'none', nearest: [] },
      'It sees nobody and keeps facing east. (M3)',
    ],
    [
      { type: 'monsterStepped', from: 'p8', to: 'a4', facing: 'e', slid: false, wall: 'X' },
      'It steps through wall X, from p8 to a4. (M9)',
    ],
    [
      { type: 'monsterStepped', from: 'p11', to: 'a1', facing: 'e', slid: false, wall: '*' },
      'It steps through the wall with the star, from p11 to a1. (M9)',
    ],
    [
      { type: 'monsterStepped', from: 'i3', to: 'j3', facing: 'e', slid: true },
      'It slides on over the blood from i3 to j3. (M13)',
    ],
    [{ type: 'figureEaten', figure: 'red-1', at: 'c3', because: 'bite' }, 'It eats red-1 on c3! (M4)'],
    [{ type: 'figureMoved', figure: 'red-1', path: '' }, 'Red-1 stays where it is. (G2)'],
    [{ type: 'cardDrawn', card: '8' }, 'The card 8 is turned: the monster walks 8 steps. (M1)'],
    [
      { type: 'cardDrawn', card: '2 hits' },
      'The card 2 hits is turned: the monster walks until it has eaten 2, 20 steps at most. (M1)',
    ],
    [
      { type: 'gameEnded', result: { winner: 'red', reason: 'escaped', out: { red: 3, blue: 0 } } },
      'The game is over: red wins with all figures out but one (figures out: red 3, blue 0). (G7)',
    ],
    [
      { type: 'gameEnded', result: { winner: null, reason: 'last-card', out: { red: 0, blue: 0 } } },
      'The game is over: the monster wins after the last card, for nobody got a figure out. (G9)',
    ],
  ])('%#', (event, sentence) => {
    expect(tell(event)).toBe(sentence);
  });

  test('who pushes a block decides which rule it is', () => {
    const event = { type: 'blockPushed', block: 'stone', from: 'c3', to: 'd3', slid: false } as const;
    const step = { type: 'monsterStepped', from: 'b3', to: 'c3', facing: 'e', slid: false } as const;
    expect(tell(event)).toBe('The stone on c3 is pushed to d3. (F5)');
    expect(tell(event, [event, step])).toBe('The stone on c3 is pushed to d3. (M5)');
  });

  test('everything that happens in recorded games is a sentence with a rule', () => {
    const types = new Set<string>();
    for (const name of readdirSync(CORPUS).filter((name) => name.endsWith('.ffr'))) {
      replayRecords(readFileSync(new URL(name, CORPUS), 'utf8'), (event) => {
        types.add(event.type);
        const [, rule] = /^[A-Z].*[.!] \(([A-Z]\d+)\)$/.exec(tell(event)) ?? [];
        expect(RULE_NUMBERS, tell(event)).toContain(rule);
        expect(tell(event)).not.toContain('undefined');
      });
    }
    expect(types.size).toBeGreaterThanOrEqual(19);
  });
});
