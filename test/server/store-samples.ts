import type { Entry, TableSummary } from '../../src/protocol/index.ts';
import type { Append, NewTable } from '../../src/server/store/index.ts';

/** Rows for tests of the store: it does not ask whether they make sense at a table. */

const SUMMARY: Omit<TableSummary, 'id' | 'changedAt'> = {
  phase: 'playing',
  mode: 'basic',
  pace: { kind: 'none' },
  seats: [{ colour: 'red', name: 'Ann', kind: 'guest' }],
  turn: 0,
  round: 1,
  stage: 1,
  winner: null,
};

export const summaryOf = (id: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  ...SUMMARY,
  id,
  changedAt: 1000,
  ...changes,
});

export const renamedTo = (number: number, name: string): Entry => ({
  number,
  at: 1_800_000_000_000 + number,
  change: { type: 'renamed', seat: 0, name },
});

export interface Sample extends Partial<Omit<Append, 'table' | 'entry' | 'summary'>> {
  readonly summary?: Partial<TableSummary>;
  readonly name?: string;
}

export const appendOf = (
  table: string,
  number: number,
  { name = `Ann ${number}`, summary = {}, due = null, ...rest }: Sample = {},
): Append => ({ table, entry: renamedTo(number, name), summary: summaryOf(table, summary), due, ...rest });

export const newTable = (id: string, changes: Partial<NewTable> = {}): NewTable => ({
  id,
  host: 'host-guest',
  seed: 'a secret seed',
  listed: true,
  ...changes,
});
