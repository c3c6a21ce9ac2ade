import { useMemo } from 'preact/hooks';
import { ButtonLink, linkTo, MalformedNote, type PageProps } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { LocalTable, openTable } from '../../table/index.ts';
import { TableView } from './table-page.tsx';

export const bar = 'not-on-phones';

/** `#/table/ID`: a game kept on this device. */
export function TablePage({ route }: PageProps) {
  const id = route.rest[0] ?? kept.games.list()[0]?.id ?? '';
  const opened = useMemo(() => openTable(id, { store: kept.games }), [id]);
  if (opened instanceof LocalTable) return <TableView table={opened} key={id} />;
  return (
    <div class="page">
      <h1>{t('table.title')}</h1>
      {opened === undefined ? (
        <p>{t('table.gone')}</p>
      ) : (
        <>
          <p>{t('table.broken', { line: opened.line })}</p>
          <MalformedNote wrong={opened} />
        </>
      )}
      <p>
        <ButtonLink text={t('table.to-home')} href={linkTo('home')} />
      </p>
    </div>
  );
}

export { TablePage as Page };
