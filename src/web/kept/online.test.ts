import { expect, test } from 'vitest';
import { memoryStore, openKept } from './index.ts';

const entry = (data: unknown): string => JSON.stringify({ version: 1, data });

test('what was last chosen for a table online is taken up; what is strange becomes the usual', () => {
  const store = memoryStore({
    'online-plan': entry({
      mode: 'experienced',
      seats: 99,
      pace: 'days',
      days: 7,
      standInAfter: null,
      layout: 'magic',
    }),
  });
  const plan = openKept(store).onlinePlan.value.value;
  expect(plan).toMatchObject({
    mode: 'experienced',
    seats: 4,
    pace: 'days',
    days: 7,
    standInAfter: null,
    layout: 'players',
    forecast: true,
    chat: true,
    listed: false,
  });
});

test('of tables online only what can be understood is kept', () => {
  const draft = { figure: 'green-1', path: 'i', after: 3 };
  const store = memoryStore({
    'online-tables': entry({
      tables: [
        { id: 'one', seen: 4, draft, muted: [{ guest: 'g', name: 'Gus' }, 'noise'] },
        { id: 'two', seen: 'many' },
        { id: 'three', seen: 1, draft: { figure: 7 } },
      ],
    }),
  });
  expect(openKept(store).onlineTables.value.value.tables).toEqual([
    { id: 'one', seen: 4, draft, muted: [{ guest: 'g', name: 'Gus' }] },
    { id: 'three', seen: 1, muted: [] },
  ]);
});
