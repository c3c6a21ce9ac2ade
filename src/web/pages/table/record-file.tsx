import { Button, ButtonLink, linkTo } from '../../app/index.ts';
import { saveFile } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import type { Table } from '../../table/index.ts';

/** Where a table's game can be watched from its start. */
export const replayLink = ({ id, company }: Table): string =>
  company === undefined ? linkTo('replay', id) : linkTo('replay', 'online', id);

export const ReplayButton = ({ table }: { readonly table: Table }) => (
  <ButtonLink icon="play" text={t('table.replay')} href={replayLink(table)} />
);

/** Gives a game's record to the reader as a file. */
export function SaveRecordButton({ table }: { readonly table: Table }) {
  const save = (): void => {
    const record = table.record();
    saveFile(recordName(record), record, 'application/x-ndjson');
  };
  return <Button icon="share" text={t('table.save-record')} onClick={save} />;
}

/** A name that sorts by time: `fearsome-floors-2026-11-15-2104.ffr`. */
function recordName(record: string): string {
  const date = /"date":"(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(record);
  return date === null ? 'fearsome-floors.ffr' : `fearsome-floors-${date[1]}-${date[2]}${date[3]}.ffr`;
}
