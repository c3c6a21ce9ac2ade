import { expect, test } from 'vitest';
import type { GameEvent } from '../../../rules/index.ts';
import { momentAfter, momentBefore } from './moments.ts';

const eaten = (figure: string): GameEvent => ({ type: 'figureEaten', figure, at: 'c3', because: 'bite' });
const step: GameEvent = { type: 'monsterStepped', from: 'b3', to: 'c3', facing: 'e', slid: false };
const isMine = (figure: string) => figure.startsWith('green');
const after = (events: readonly GameEvent[], from: number, to: number, stage: 1 | 2 = 1) =>
  momentAfter({ events, from, to, stage, isMine });

test('a figure that gets out has its moment, whosever it is', () => {
  expect(after([{ type: 'figureLeft', figure: 'red-2' }], 0, 1)).toEqual({ kind: 'out', figure: 'red-2' });
});

test('G5: an own figure that is eaten returns, or is gone in stage two', () => {
  const walk = [eaten('green-1'), step];
  expect(after(walk, 0, 2)).toEqual({ kind: 'eaten', figure: 'green-1', gone: false });
  expect(after(walk, 0, 2, 2)).toEqual({ kind: 'eaten', figure: 'green-1', gone: true });
});

test('one of the others eaten is none, the second in the same walk is', () => {
  const walk = [eaten('red-1'), step, eaten('red-2'), step];
  expect(after(walk, 0, 2)).toBeUndefined();
  expect(after(walk, 2, 4)).toEqual({ kind: 'double', count: 2 });
  expect(after(walk, 3, 4)).toBeUndefined();
});

test('stage two and the end are waited for', () => {
  expect(momentBefore([{ type: 'stageTwoBegan' }])).toEqual({ kind: 'stage-two' });
  const result = { winner: 'red', reason: 'escaped', out: {} } as const;
  expect(momentBefore([{ type: 'gameEnded', result }])).toEqual({ kind: 'end', winner: 'red' });
  expect(momentBefore([step])).toBeUndefined();
});
