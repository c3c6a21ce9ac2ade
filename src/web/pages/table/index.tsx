import './table.css';
import { useMemo } from 'preact/hooks';
import { linkTo, type PageProps } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import { LocalTable, openTable, tables } from '../../table/index.ts';
import { TableView } from './table-page.tsx';

export const bar = 'not-on-phones';

/** `#/table/ID`: a game kept on this device. */
export function TablePage({ route }: PageProps) {
  const id = route.rest[0] ?? tables().list()[0]?.id ?? '';
  const opened = useMemo(() => openTable(id, { store: tables() }), [id]);
  if (opened instanceof LocalTable) return <TableView table={opened} key={id} />;
  const text =
    opened === undefined
      ? t('table.gone')
      : t('table.broken', { line: opened.line, message: opened.message });
  return (
    <div class="page">
      <h1>{t('table.title')}</h1>
      <p>{text}</p>
      <p>
        <a class="btn" href={linkTo('home')}>
          {t('table.to-home')}
        </a>
      </p>
    </div>
  );
}

export { TablePage as Page };
