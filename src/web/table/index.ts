import { kept } from '../kept/index.ts';
import type { TableStore } from './table-store.ts';

export { type BrokenRecord, isBroken, type PlayedRecord, playRecords } from './batches.ts';
export { createTable, LocalTable, openTable } from './local-table.ts';
export type * from './table.ts';
export type { KeptTable, TableStore } from './table-store.ts';

/** The tables of this device: `createTable(settings, { store: tables() })`, then `#/table/ID`. */
export const tables = (): TableStore => kept.games;
