import './choose.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button, linkTo, MalformedNote } from '../../app/index.ts';
import { FaceIcon } from '../../board/index.ts';
import { FileButton, WrongLine } from '../../frame/index.ts';
import { dateText, listText, nameAmong, t, youAmong } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import type { Opened } from '../../study/index.ts';
import type { TableSettings } from '../../table/index.ts';

interface ChooseProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
  readonly children?: ComponentChildren;
}

/** What shall be studied? */
export function Choose({ onFile, onText, children }: ChooseProps) {
  const [pasted, setPasted] = useState('');
  return (
    <div class="page study-choose">
      <h1>{t('review.title')}</h1>
      <p>{t('review.lead')}</p>
      {children}
      <RecordButton onFile={onFile} />
      <details>
        <summary>{t('review.paste')}</summary>
        <textarea
          class="field"
          rows={6}
          spellcheck={false}
          aria-label={t('review.paste')}
          value={pasted}
          onInput={({ currentTarget: { value } }) => setPasted(value)}
        />
        <Button
          text={t('review.paste-open')}
          disabled={pasted.trim() === ''}
          onClick={() => onText(pasted)}
        />
      </details>
      <KeptRecords />
      <a href={linkTo('results')}>{t('story.results')}</a>
    </div>
  );
}

/** What is wrong with a record, and where. */
export function Wrong({ opened: { file, flaw } }: { readonly opened: Opened }) {
  return (
    <WrongLine>
      {flaw === undefined ? (
        t('review.empty', { file })
      ) : (
        <>
          <b>{t('review.broken', { file, line: flaw.line })}</b> <MalformedNote wrong={flaw} />
        </>
      )}
    </WrongLine>
  );
}

/** A file may be dropped anywhere on the page, from the moment it is shown. */
export function useDrop(onFile: (file: File) => void): void {
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

interface RecordButtonProps {
  readonly onFile: (file: File) => void;
  /** There are other things to look at. */
  readonly quiet?: boolean;
}

export const RecordButton = ({ onFile, quiet = false }: RecordButtonProps) => (
  <FileButton
    icon="plus"
    text={t('review.open')}
    accept=".ffr,.jsonl,.ndjson,.txt,.json"
    class={quiet ? 'small' : 'primary'}
    onFile={onFile}
  />
);

/** The games kept on this device, newest first. */
function KeptRecords() {
  const list = kept.games.list();
  return (
    <section>
      <h2>{t('review.kept')}</h2>
      {list.length === 0 && <p class="muted">{t('review.none')}</p>}
      <ul class="study-kept">
        {list.map(({ id, settings, begun }) => (
          <li key={id}>
            <a class="panel" href={linkTo('study', id)}>
              <span class="study-faces">
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
