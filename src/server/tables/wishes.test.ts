import { expect, test } from 'vitest';
import { type TableChange, tableAfter, tableOpened } from '../../protocol/index.ts';
import { SETTINGS } from '../client.fixture.ts';
import type { TableState, Wisher } from './decided.ts';
import { decideWish } from './wishes.ts';

const SEATED: TableChange[] = [
  { type: 'sat', seat: 0, guest: 'tag', name: 'Ann', colour: 'red' },
  { type: 'botSat', seat: 1, bot: 'dreamer', colour: 'blue' },
];

function stateAfter(changes: readonly TableChange[]): TableState {
  const opened = tableOpened({
    number: 0,
    at: 0,
    change: { type: 'opened', settings: SETTINGS, host: 'tag' },
  });
  const table = changes.reduce(
    (now, change) => tableAfter(now, { number: now.number + 1, at: 0, change }),
    opened,
  );
  return { table, seed: 'seed', host: 'ann', owners: new Map([[0, 'ann']]), now: 0, next: 'next' };
}

const ANN: Wisher = { guest: 'ann', device: 'ann', tag: 'tag' };

test('S6: who begins is drawn by lot', () => {
  const state = stateAfter(SEATED);
  const starters = new Set(
    Array.from({ length: 64 }, () => {
      const decided = decideWish(state, ANN, { type: 'start', id: 'wish-000' });
      return 'change' in decided && decided.change.type === 'started'
        ? decided.change.setup.start
        : undefined;
    }),
  );
  expect([...starters].sort()).toEqual(['blue', 'red']);
});

test('a table does not grow without end', () => {
  const names = Array.from(
    { length: 4000 },
    (_, i): TableChange => ({ type: 'renamed', seat: 0, name: `Ann ${i}` }),
  );
  const rename = { type: 'rename', id: 'wish-000', seat: 0, name: 'Bea' } as const;
  expect(decideWish(stateAfter([...SEATED, ...names.slice(3)]), ANN, rename).ok).toBe(true);
  expect(decideWish(stateAfter([...SEATED, ...names]), ANN, rename)).toMatchObject({
    problem: 'too-big',
  });
});
