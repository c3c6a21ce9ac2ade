import { expect, test } from 'vitest';
import { memoryStore, openKept } from './index.ts';

const level = {
  downs: [
    { kind: 'stone', at: 'c8' },
    { kind: 'teleporter', pair: 1, at: 'e8', facing: 'n' },
    { kind: 'pool', shape: '1x4', at: 'k2' },
    { figure: 'A', at: 'd4' },
  ],
  stars: 2,
  tries: 5,
  hints: 1,
  footprints: true,
  solvedOn: '2026-11-15',
} as const;
const entry = (data: unknown): string => JSON.stringify({ version: 1, data });

test('what was reached in a level is there after a reload', () => {
  const store = memoryStore();
  openKept(store).puzzles.update((now) => ({ ...now, levels: { 'campaign/eyes-1': level }, speed: 4 }));
  expect(openKept(store).puzzles.value.value).toEqual({
    levels: { 'campaign/eyes-1': level },
    footprints: false,
    speed: 4,
  });
});

test('what can’t be understood in a level is left out, the rest stays', () => {
  const broken = {
    downs: [{ kind: 'stone', at: 'z9' }, { kind: 'castle', at: 'c8' }, 7, { kind: 'stone', at: 'c8' }],
    stars: 9,
    tries: -1,
    hints: 'many',
    solvedOn: 'yesterday',
  };
  const data = { levels: { a: broken, b: 3, c: level }, speed: 3 };
  const kept = openKept(memoryStore({ puzzles: entry(data) })).puzzles.value.value;
  expect(kept.levels['a']).toEqual({
    downs: [{ kind: 'stone', at: 'c8' }],
    stars: 0,
    tries: 0,
    hints: 0,
    footprints: false,
  });
  expect(Object.keys(kept.levels)).toEqual(['a', 'c']);
  expect(kept.speed).toBe(2);
});

test('own levels are kept with their drafts', () => {
  const own = { id: 'x1', name: 'Hall', draft: '{}', changed: 7 };
  const store = memoryStore({ 'own-levels': entry({ levels: [own, { id: 5 }, null] }) });
  expect(openKept(store).ownLevels.value.value.levels).toEqual([own]);
});

test('a broken entry is put aside and told', () => {
  const store = memoryStore({ puzzles: '{"version":1,"data":[]}' });
  const kept = openKept(store);
  expect(kept.puzzles.value.value.levels).toEqual({});
  expect(kept.troubles.value).toEqual([{ kind: 'broken', name: 'puzzles' }]);
  expect(store.read('broken/puzzles')).toBeDefined();
});
