import { expect, test } from 'vitest';
import type { Seat } from './online-table.ts';
import { namesIn } from './record.ts';

const bot = (level: 1 | 3): Seat => ({ colour: 'red', sitter: { kind: 'bot', level }, standIn: undefined });
const guest = (name: string): Seat => ({
  colour: 'blue',
  sitter: { kind: 'guest', name, guest: name },
  standIn: undefined,
});
const names = (level: number): readonly string[] =>
  level === 3 ? ['Heed', 'Ward', 'Peek'] : ['Dozy', 'Nod'];

test('bots of one level at a table have different names', () => {
  expect(namesIn([bot(3), bot(1), bot(3), bot(3)], names)).toEqual(['Heed', 'Dozy', 'Ward', 'Peek']);
});

test('and none that a guest has, wherever that one sits', () => {
  expect(namesIn([bot(3), guest('ward'), bot(3)], names)).toEqual(['Heed', 'ward', 'Peek']);
});
