import { Button, ButtonLink, linkTo } from '../../app/index.ts';
import { saveFile } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import type { Table } from '../../table/index.ts';

/** Where a table's game is studied. */
export const studyLink = ({ id, company }: Table): string =>
  company === undefined ? linkTo('study', id) : linkTo('study', 'online', id);

export const StudyButton = ({ table }: { readonly table: Table }) => (
  <ButtonLink icon="eye" text={t('table.study')} href={studyLink(table)} />
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
