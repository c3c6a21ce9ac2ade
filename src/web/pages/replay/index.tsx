import '../table/table.css';
import './replay.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { linkTo, type PageProps, toast, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { type BrokenRecord, isBroken, type PlayedRecord, playRecords, tables } from '../../table/index.ts';
import { KeptRecords } from './kept-records.tsx';
import { ReplayView } from './replay-view.tsx';

/** A text that was opened: its games, or what is wrong with it. */
interface Opened {
  readonly file: string;
  readonly records: readonly PlayedRecord[];
  readonly broken?: BrokenRecord;
}

/** `ours` are games of this device and of tables far away, which were played by the rules of their day. */
function openText(file: string, text: string, ours = false): Opened {
  const read = playRecords(text, ours);
  return isBroken(read) ? { file, records: [], broken: read } : { file, records: read };
}

/** `#/replay`: choose a record; `#/replay/ID`: a game kept on this device; `#/replay/online/ID`: one of a table far away. */
export function ReplayPage({ route }: PageProps) {
  const [opened, setOpened] = useState<Opened>();
  const id = route.rest[0];
  const far = id === 'online' ? route.rest[1] : undefined;
  const kept = useMemo(() => {
    const record = id === undefined ? undefined : tables().read(id)?.record;
    return record === undefined ? undefined : openText('.ffr', record, true);
  }, [id]);
  useEffect(() => {
    if (far === undefined) return;
    // Of a table far away the server has the record.
    void import('../../online/record.ts').then(async ({ recordOf }) => {
      const record = await recordOf(far);
      setOpened(record.ok ? openText('.ffr', record.text, true) : undefined);
      if (!record.ok) toast({ text: record.problem, kind: 'bad' });
    });
  }, [far]);
  useTitle(t('replay.title'));
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setOpened(openText(file.name, await file.text()));
  };
  useDrop((file) => void open(file));
  const shown = opened ?? kept;
  if (shown !== undefined && shown.records.length > 0) {
    return <Games opened={shown} onOther={() => setOpened(undefined)} onFile={(file) => void open(file)} />;
  }
  return (
    <div class="page replay-choose">
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.lead')}</p>
      {shown !== undefined && <Wrong opened={shown} />}
      <FileButton onFile={(file) => void open(file)} />
      <KeptRecords />
    </div>
  );
}

export { ReplayPage as Page };

function Wrong({ opened: { file, broken } }: { readonly opened: Opened }) {
  const isRule = broken !== undefined && /^[A-Z]\d+$/.test(broken.code);
  return (
    <p class="panel replay-wrong" role="alert">
      <Icon name="warn" />
      <span>
        {broken === undefined
          ? t('replay.empty', { file })
          : t('replay.broken', { file, line: broken.line, message: broken.message })}{' '}
        {isRule && <a href={linkTo('rules', broken.code)}>{t('replay.rule', { rule: broken.code })}</a>}
      </span>
    </p>
  );
}

/** A file may be dropped anywhere on the page. */
function useDrop(onFile: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      onFile(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}

function FileButton({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  return (
    <label class="btn primary file">
      <Icon name="plus" />
      {t('replay.open')}
      <input
        type="file"
        accept=".ffr,.jsonl,.ndjson,.txt"
        class="unseen"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface GamesProps {
  readonly opened: Opened;
  readonly onOther: () => void;
  readonly onFile: (file: File | undefined) => void;
}

/** A file may hold several games. */
function Games({ opened, onFile }: GamesProps) {
  const [number, setNumber] = useState(0);
  const record = opened.records[number] ?? opened.records[0]!;
  const count = opened.records.length;
  return (
    <ReplayView record={record} key={`${opened.file}/${number}`}>
      <div class="replay-file">
        {count > 1 && (
          <select
            class="select"
            aria-label={t('replay.game-of', { number: number + 1, count })}
            value={number}
            onChange={({ currentTarget: { value } }) => setNumber(Number(value))}
          >
            {opened.records.map((_, index) => (
              <option value={index} key={index}>
                {t('replay.game-of', { number: index + 1, count })}
              </option>
            ))}
          </select>
        )}
        <FileButton onFile={onFile} />
      </div>
    </ReplayView>
  );
}
