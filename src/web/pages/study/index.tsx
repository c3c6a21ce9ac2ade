import './study.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readGameLink } from '../../../rules/records/index.ts';
import { type PageProps, toast, useTitle } from '../../app/index.ts';
import { loadReview, loadStudy, t } from '../../i18n/index.ts';
import { recordOf } from '../../online/index.ts';
import { type Opened, openKeptGame, openText } from '../../study/index.ts';
import { Choose, RecordButton, useDrop, Wrong } from './choose.tsx';
import { GiveLink } from './give-link.tsx';
import { StudyView } from './study-view.tsx';

export const prepare = async (): Promise<void> => void (await Promise.all([loadReview(), loadStudy()]));

/** `#/study`: choose a record; `#/study/ID`: a game kept on this device; `#/study/online/ID`: one of a table far away; `#/study/link/TEXT`: one that its link holds. */
export function Page({ route }: PageProps) {
  const [opened, setOpened] = useState<Opened>();
  const id = route.rest[0];
  const far = id === 'online' ? route.rest[1] : undefined;
  const text = id === 'link' ? route.rest[1] : undefined;
  const ours = useMemo(() => {
    if (text !== undefined) return openLink(text);
    return id === undefined || far !== undefined ? undefined : openKeptGame(id);
  }, [id, far, text]);
  useEffect(() => {
    setOpened(undefined);
    if (far === undefined) return;
    // Of a table far away the server has the record.
    void recordOf(far).then((record) => {
      const origin = { key: `online-${far}`, file: '.ffr', ours: true, you: undefined };
      setOpened(record.ok ? openText(record.text, origin) : undefined);
      if (!record.ok) toast({ text: record.problem, kind: 'bad' });
    });
  }, [far]);
  useTitle(t('review.title'));
  const open = (text: string, file: string): void => setOpened(openText(text, { file, you: undefined }));
  const onFile = (file: File): void => void file.text().then((text) => open(text, file.name));
  useDrop(onFile);
  const shown = opened ?? ours;
  if (shown !== undefined && shown.games.length > 0) {
    return <Games opened={shown} onFile={onFile} far={far} key={shown.key} />;
  }
  return (
    <Choose onFile={onFile} onText={(text) => open(text, t('review.pasted'))}>
      {shown !== undefined && <Wrong opened={shown} />}
    </Choose>
  );
}

/** The game that a link holds, or what is wrong with the link. */
function openLink(text: string): Opened {
  const read = readGameLink(text);
  if (read.ok) return openText(read.value, { file: '.ffr', ours: true, you: undefined });
  const flaw = { ...read, line: 1 };
  return { key: 'link', file: t('review.link.name'), text: '', ours: true, games: [], flaw };
}

interface GamesProps {
  readonly opened: Opened;
  readonly onFile: (file: File) => void;
  /** The table far away that it was played at. */
  readonly far: string | undefined;
}

/** A file may hold several games. */
function Games({ opened, onFile, far }: GamesProps) {
  const [number, setNumber] = useState(0);
  const count = opened.games.length;
  const isRunning = far !== undefined && opened.games[number]!.end.result === undefined;
  return (
    <StudyView opened={opened} number={number} isRunning={isRunning} key={number}>
      {opened.flaw !== undefined && <Wrong opened={opened} />}
      <div class="study-file">
        {count > 1 && (
          <select
            class="select"
            aria-label={t('review.game-of', { number: number + 1, count })}
            value={number}
            onChange={({ currentTarget: { value } }) => setNumber(Number(value))}
          >
            {opened.games.map((_, index) => (
              <option value={index} key={index}>
                {t('review.game-of', { number: index + 1, count })}
              </option>
            ))}
          </select>
        )}
        <GiveLink game={opened.games[number]!} far={far} />
        <RecordButton onFile={onFile} quiet />
      </div>
    </StudyView>
  );
}
