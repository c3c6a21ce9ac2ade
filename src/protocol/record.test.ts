import { expect, test } from 'vitest';
import type { Seat } from './online-table.ts';
import { namesIn } from './record.ts';

const bot = (one: 'dreamer' | 'watcher'): Seat => ({
  colour: 'red',
  sitter: { kind: 'bot', bot: one },
  standIn: undefined,
});
const guest = (name: string): Seat => ({
  colour: 'blue',
  sitter: { kind: 'guest', name, guest: name },
  standIn: undefined,
});
const names = (one: string): readonly string[] =>
  one === 'watcher' ? ['Heed', 'Ward', 'Peek'] : ['Dozy', 'Nod'];

test('bots of one kind at a table have different names', () => {
  expect(namesIn([bot('watcher'), bot('dreamer'), bot('watcher'), bot('watcher')], names)).toEqual([
    'Heed',
    'Dozy',
    'Ward',
    'Peek',
  ]);
});

test('and none that a guest has, wherever that one sits', () => {
  expect(namesIn([bot('watcher'), guest('ward'), bot('watcher')], names)).toEqual(['Heed', 'ward', 'Peek']);
});
