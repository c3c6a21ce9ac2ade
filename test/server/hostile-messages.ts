import { LONGEST_MESSAGE, PROTOCOL } from '../../src/protocol/index.ts';
import type { Random } from '../../src/rules/index.ts';

/** What an attacker knows of a table. */
export interface Target {
  readonly table: string;
  readonly number: number;
  /** Seats of others. */
  readonly seats: readonly number[];
  /** Wishes of others, as they went over the wire. */
  readonly recorded: readonly string[];
}

export interface Hostile {
  readonly kind: 'malformed' | 'oversized' | 'forged' | 'replayed' | 'out-of-turn';
  readonly message: string | Buffer;
}

let lastId = 0;
const newId = (): string => `hostile-${++lastId}`;

const TEXTS = [
  '',
  ' ',
  '{',
  'null',
  'true',
  '0',
  '-1',
  '[]',
  '{}',
  '"text"',
  '[[[[[[[[]]]]]]]]',
  '{"type":"hello"}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"start","id":"hostile-id"}}',
  '{"constructor":{"prototype":{"type":"start"}}}',
  '{"type":"act"',
  '\u0000',
  '\ud800',
  'NaN',
  '<script>alert(1)</script>',
  "'; DROP TABLE tables; --",
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
] as const;

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  7,
  99,
  1.5,
  1e308,
  '',
  'x',
  'x'.repeat(5000),
  '../../etc/passwd',
  '\u202eevil',
  'line\nbreak',
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 'x' },
];

const GOOD: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'hello', protocol: PROTOCOL, table: 'some-table', known: -1 },
  { type: 'sit', seat: 0, name: 'Eve', colour: 'red' },
  { type: 'colour', seat: 0, colour: 'red' },
  { type: 'bot', seat: 0, bot: 'watcher', colour: 'red' },
  { type: 'act', seat: 0, after: 3, action: { type: 'move', figure: 'red-1', path: 'i' } },
  {
    type: 'act',
    seat: 0,
    after: 3,
    action: { type: 'place', tile: { kind: 'pool', shape: '2x2', at: 'c4' } },
  },
  { type: 'ask-back', seat: 0, to: 3 },
  { type: 'answer-back', seat: 0, agrees: true },
  { type: 'say', text: 'hello' },
  { type: 'react', reaction: 'laugh' },
];

/** Never a message of the protocol: one of its fields is wrong, missing or too many. */
function malformed(random: Random): string | Buffer {
  const way = random.below(6);
  if (way === 0) return random.pick(TEXTS);
  if (way === 1) return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
  const message = { ...random.pick(GOOD), id: newId() } as Record<string, unknown>;
  if (message['type'] === 'hello') delete message['id'];
  const fields = Object.keys(message);
  if (way === 2) delete message[random.pick(fields)];
  else if (way === 3) message[random.pick(['extra', 'guest', 'seed', 'constructor', 'host'])] = 1;
  else if (way === 4) message[random.pick(fields)] = random.pick([null, [], {}, '\u0007', 1.5, 'x\ny']);
  else message['type'] = random.pick(WRONG_VALUES);
  const text = JSON.stringify(message);
  return random.below(20) === 0 ? text.slice(0, -1 - random.below(10)) : text;
}

const oversized = (random: Random): string | Buffer =>
  random.below(2) === 0
    ? JSON.stringify({ type: 'say', id: newId(), text: 'x'.repeat(LONGEST_MESSAGE + random.below(5000)) })
    : Buffer.alloc(LONGEST_MESSAGE + 1 + random.below(100_000), '[');

/** Good messages about what belongs to others. */
function forged(random: Random, { seats, number }: Target): string {
  const seat = random.below(10) === 0 ? random.below(7) : random.pick(seats);
  const wish = random.pick([
    { type: 'sit', seat, name: 'Eve', colour: 'yellow' },
    { type: 'stand', seat },
    { type: 'colour', seat, colour: 'yellow' },
    { type: 'rename', seat, name: 'Eve' },
    { type: 'bot', seat, bot: 'dreamer', colour: 'yellow' },
    { type: 'start' },
    { type: 'close' },
    { type: 'act', seat, after: number, action: { type: 'move', figure: 'red-1', path: 'i' } },
    { type: 'act', seat, after: number, action: { type: 'move', figure: 'blue-1', path: '' } },
    { type: 'give-up', seat },
    { type: 'ask-back', seat, to: random.below(number + 3) - 1 },
    { type: 'answer-back', seat, agrees: true },
    { type: 'say', text: '<img src=x onerror=alert(1)>' },
    { type: 'react', reaction: 'skull' },
  ]);
  return JSON.stringify({ ...wish, id: newId() });
}

export function hostileMessage(random: Random, target: Target): Hostile {
  const chance = random.below(1000);
  if (chance < 5) return { kind: 'oversized', message: oversized(random) };
  if (chance < 250) return { kind: 'malformed', message: malformed(random) };
  if (chance < 450) return { kind: 'replayed', message: random.pick(target.recorded) };
  return { kind: 'forged', message: forged(random, target) };
}

/** By a player whose turn it is not, or for a position that is gone. */
export function outOfTurn(random: Random, seat: number, turn: number, number: number): Hostile {
  const colour = random.pick(['red', 'blue', 'green', 'none']);
  const action =
    random.below(4) === 0
      ? { type: 'place', tile: { kind: 'stone', at: 'c4' } }
      : {
          type: 'move',
          figure: `${colour}-${1 + random.below(4)}`,
          path: random.pick(['', 'i', 'iw', 'nnn', 'zz']),
        };
  const wish =
    random.below(2) === 0
      ? { type: 'act', seat, after: number, action }
      : { type: 'act', seat: random.pick([seat, turn]), after: random.below(number), action };
  return { kind: 'out-of-turn', message: JSON.stringify({ ...wish, id: newId() }) };
}
