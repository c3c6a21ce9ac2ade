import { linkTo } from '../../app/index.ts';
import type { Table } from '../../table/table.ts';

/** Where a table's game can be watched from its start. */
export const replayLink = ({ id, company }: Table): string =>
  company === undefined ? linkTo('replay', id) : linkTo('replay', 'online', id);

/** Gives a game's record to the reader as a file. */
export function saveRecord(name: string, record: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.ffr`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A name that sorts by time: `fearsome-floors-2026-11-15-2104`. */
export function recordName(record: string): string {
  const date = /"date":"(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(record);
  return date === null ? 'fearsome-floors' : `fearsome-floors-${date[1]}-${date[2]}${date[3]}`;
}
