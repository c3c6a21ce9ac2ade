import { describe, expect, test } from 'vitest';
import { pathOf, routeOf, type Shared, sharedAt, sharedOf } from './addresses.ts';

const SAMPLES: readonly Shared[] = [
  { kind: 'table', id: 'abcDEF_-12345678' },
  { kind: 'game', id: 'abcDEF_-12345678' },
  { kind: 'whole-game', id: 'AbC-_9' },
  { kind: 'day', id: '2026-11-18' },
  { kind: 'level', id: 'stones-3' },
  { kind: 'puzzle', id: 'EAAy' },
];

describe('what is shared', () => {
  test.each(SAMPLES)('$kind: path, parts and back', (shared) => {
    expect(sharedAt(pathOf(shared))).toEqual(shared);
    expect(sharedOf(routeOf(shared))).toEqual(shared);
  });

  test('has one address each', () => {
    expect(new Set(SAMPLES.map(pathOf)).size).toBe(SAMPLES.length);
    expect(pathOf({ kind: 'table', id: 'abcdefgh' })).toBe('online/abcdefgh');
  });
});

test.each([
  '',
  'online',
  'online/',
  'online/short',
  'online/abcdefgh/',
  'online//abcdefgh',
  '/online/abcdefgh',
  'online/abcdefgh/more',
  'online/<script>',
  'online/..',
  'Online/abcdefgh',
  'puzzles/daily/2026-1-1',
  'puzzles/daily/today',
  'puzzles/campaign/../x',
  `puzzles/link/${'x'.repeat(4001)}`,
  'rules/M3',
  'api/me',
])('nothing is at %j', (path) => {
  expect(sharedAt(path)).toBeUndefined();
});

test('a local game, a page of rules and a puzzle of one’s own have no address of their own', () => {
  for (const route of [
    ['table', 'abcdefgh'],
    ['rules', 'M3'],
    ['puzzles', 'own', 'abcdefgh'],
    ['online'],
    [],
  ])
    expect(sharedOf(route)).toBeUndefined();
});
