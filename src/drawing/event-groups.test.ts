import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../rules/index.ts';
import { beamsOf, groupEvents } from './event-groups.ts';

const step = (from: 'a1' | 'b1' | 'c1', to: 'b1' | 'c1' | 'd1', slid = false): GameEvent => ({
  type: 'figureStepped',
  figure: 'red-1',
  from,
  to,
  slid,
});
const monster = (slid = false): GameEvent => ({
  type: 'monsterStepped',
  from: 'k5',
  to: 'l5',
  facing: 'e',
  slid,
});
const pushed: GameEvent = { type: 'blockPushed', block: 'stone', from: 'c1', to: 'd1', slid: false };
const bite: GameEvent = { type: 'figureEaten', figure: 'red-1', at: 'l5', because: 'bite' };
const turned = (because: 'saw' | 'teleporter'): GameEvent => ({
  type: 'monsterTurned',
  at: 'l5',
  from: 'e',
  facing: 's',
  because,
});
const teleported: GameEvent = { type: 'monsterTeleported', from: 'l5', to: 'd4', pair: 1 };
const flipped = (figure: string): GameEvent => ({ type: 'figureTurnedOver', figure, points: 3 });

const types = (events: GameEvent[]): string[][] =>
  groupEvents(events).map((group) => group.map(({ type }) => type));

describe('events seen together', () => {
  test('steps are alone', () => {
    expect(groupEvents([step('a1', 'b1'), step('b1', 'c1')])).toEqual([
      [step('a1', 'b1')],
      [step('b1', 'c1')],
    ]);
  });

  test('what a step pushes and bites comes with it', () => {
    expect(groupEvents([step('a1', 'b1'), pushed, step('b1', 'c1')])).toEqual([
      [step('a1', 'b1')],
      [pushed, step('b1', 'c1')],
    ]);
    expect(groupEvents([pushed, bite, monster()])).toEqual([[pushed, bite, monster()]]);
  });

  test('a slide is one group, with what it pushes on its way', () => {
    expect(groupEvents([step('a1', 'b1'), pushed, step('b1', 'c1', true), step('c1', 'd1', true)])).toEqual([
      [step('a1', 'b1'), pushed, step('b1', 'c1', true), step('c1', 'd1', true)],
    ]);
    expect(types([monster(), bite, monster(true)])).toEqual([
      ['monsterStepped', 'figureEaten', 'monsterStepped'],
    ]);
  });

  test('a slide that goes on after a turn is a new group', () => {
    expect(types([monster(), turned('saw'), monster(true)])).toEqual([
      ['monsterStepped'],
      ['monsterTurned'],
      ['monsterStepped'],
    ]);
  });

  test('a teleport takes the turn to its arrow with it, but no other turn', () => {
    expect(types([monster(), teleported, turned('teleporter'), turned('saw')])).toEqual([
      ['monsterStepped'],
      ['monsterTeleported', 'monsterTurned'],
      ['monsterTurned'],
    ]);
  });

  test('figures turned over at the end of a round turn together', () => {
    expect(types([flipped('red-1'), flipped('red-2')])).toEqual([['figureTurnedOver', 'figureTurnedOver']]);
  });

  test('no event is lost or changes its place', () => {
    const all = [
      step('a1', 'b1'),
      pushed,
      step('b1', 'c1'),
      flipped('red-1'),
      bite,
      monster(),
      teleported,
      pushed,
    ];
    expect(groupEvents(all).flat()).toEqual(all);
    expect(groupEvents([])).toEqual([]);
  });
});

describe('beams of a look', () => {
  test('a figure is lit, a block and the edge end the light before them', () => {
    const beams = beamsOf({
      type: 'monsterLooked',
      at: 'k5',
      facing: 'e',
      ahead: { to: 'e', endedAt: 'edge', distance: 5 },
      left: { to: 'n', saw: 'red-1', at: 'k1', distance: 4 },
      right: { to: 's', endedAt: 'stone', distance: 3 },
      outcome: 'nearest',
      nearest: ['red-1'],
    });
    expect(beams).toEqual([
      { from: 'k5', to: 'e', length: 5, seen: false, wins: false },
      { from: 'k5', to: 'n', length: 4, seen: true, wins: true },
      { from: 'k5', to: 's', length: 2, seen: false, wins: false },
    ]);
  });

  test('M3: in a tie no beam wins', () => {
    const beams = beamsOf({
      type: 'monsterLooked',
      at: 'k5',
      facing: 'e',
      ahead: { to: 'e', endedAt: 'edge', distance: 5 },
      left: { to: 'n', saw: 'red-1', at: 'k3', distance: 2 },
      right: { to: 's', saw: 'red-2', at: 'k7', distance: 2 },
      outcome: 'tie',
      nearest: ['red-1', 'red-2'],
    });
    expect(beams.map(({ seen, wins }) => [seen, wins])).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
  });
});
