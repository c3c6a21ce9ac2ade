import { describe, expect, test } from 'vitest';
import { playRecords } from './batches.ts';

describe('records that can’t be played again', () => {
  const header =
    '{"format":"fearsome-floors/1","mode":"basic","players":["green","red"],"start":"green","longer":false}';
  test.each([
    ['no JSON', 'hello', 1, 'bad-json'],
    ['a move of somebody else', `${header}\n{"move":"red-1","path":"i"}`, 2, 'G2'],
    ['a path over the edge', `${header}\n{"move":"green-2","path":"ie"}`, 2, 'F4'],
    ['a card too early', `${header}\n\n{"card":"5"}`, 3, 'G1'],
    ['an unknown line', `${header}\n{"dance":true}`, 2, 'bad-record'],
  ])('%s: the line and the rule are named', (_, record, line, code) => {
    expect(playRecords(record)).toMatchObject({ ok: false, line, code });
  });
});
