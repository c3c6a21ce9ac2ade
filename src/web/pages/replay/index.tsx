import './replay.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { linkTo, MalformedNote, type PageProps, toast, useTitle } from '../../app/index.ts';
import { FaceIcon } from '../../board/index.ts';
import { FileButton, WrongLine } from '../../frame/index.ts';
import { dateText, listText, nameAmong, t, youAmong } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { recordOf } from '../../online/index.ts';
import {
  type BrokenRecord,
  isBroken,
  type PlayedRecord,
  playRecords,
  type TableSettings,
} from '../../table/index.ts';
import { ReplayView } from './replay-view.tsx';

/** A text that was opened: its games, or what is wrong with it. */
interface Opened {
  readonly file: string;
  readonly records: readonly PlayedRecord[];
  readonly broken?: BrokenRecord;
  /** Whom whoever watches played, if known. */
  readonly you?: Colour | undefined;
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
  const ours = useMemo((): Opened | undefined => {
    const table = id === undefined ? undefined : kept.games.read(id);
    if (table === undefined) return undefined;
    return { ...openText('.ffr', table.record, true), you: youAmong(table.settings) };
  }, [id]);
  useEffect(() => {
    if (far === undefined) return;
    // Of a table far away the server has the record.
    void recordOf(far).then((record) => {
      setOpened(record.ok ? openText('.ffr', record.text, true) : undefined);
      if (!record.ok) toast({ text: record.problem, kind: 'bad' });
    });
  }, [far]);
  useTitle(t('replay.title'));
  const open = async (file: File): Promise<void> => setOpened(openText(file.name, await file.text()));
  const onFile = (file: File): void => void open(file);
  useDrop(onFile);
  const shown = opened ?? ours;
  if (shown !== undefined && shown.records.length > 0) {
    return <Games opened={shown} onFile={onFile} />;
  }
  return (
    <div class="page replay-choose">
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.lead')}</p>
      {shown !== undefined && <Wrong opened={shown} />}
      <RecordButton onFile={onFile} />
      <KeptRecords />
      <a href={linkTo('results')}>{t('story.results')}</a>
    </div>
  );
}

export { ReplayPage as Page };

function Wrong({ opened: { file, broken } }: { readonly opened: Opened }) {
  return (
    <WrongLine>
      {broken === undefined ? (
        t('replay.empty', { file })
      ) : (
        <>
          <b>{t('replay.broken', { file, line: broken.line })}</b> <MalformedNote wrong={broken} />
        </>
      )}
    </WrongLine>
  );
}

/** A file may be dropped anywhere on the page, from the moment it is shown. */
function useDrop(onFile: (file: File) => void): void {
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}

const RecordButton = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <FileButton
    icon="plus"
    text={t('replay.open')}
    accept=".ffr,.jsonl,.ndjson,.txt"
    class="primary"
    onFile={onFile}
  />
);

interface GamesProps {
  readonly opened: Opened;
  readonly onFile: (file: File) => void;
}

/** A file may hold several games. */
function Games({ opened, onFile }: GamesProps) {
  const [number, setNumber] = useState(0);
  const record = opened.records[number] ?? opened.records[0]!;
  const count = opened.records.length;
  return (
    <ReplayView record={record} you={opened.you} key={`${opened.file}/${number}`}>
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
        <RecordButton onFile={onFile} />
      </div>
    </ReplayView>
  );
}

/** The games kept on this device, newest first. */
function KeptRecords() {
  const list = kept.games.list();
  return (
    <section>
      <h2>{t('replay.kept')}</h2>
      {list.length === 0 && <p class="muted">{t('replay.none')}</p>}
      <ul class="replay-kept">
        {list.map(({ id, settings, begun }) => (
          <li key={id}>
            <a class="panel" href={linkTo('replay', id)}>
              <span class="replay-faces">
                {settings.setup.players.map((colour) => (
                  <FaceIcon colour={colour} size={26} key={colour} />
                ))}
              </span>
              <span>
                <b>{playersText(settings)}</b>
                <small class="muted">
                  {dateText(new Date(begun), { dateStyle: 'medium', timeStyle: 'short' })}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function playersText(settings: TableSettings): string {
  const you = youAmong(settings);
  return listText(
    settings.setup.players.map((colour) => (colour === you ? t('shell.you') : nameAmong(settings, colour))),
  );
}
