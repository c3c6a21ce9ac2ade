import './moves-panel.css';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { IconButton } from '../../app/index.ts';
import { Icon, SpaceText } from '../../board/index.ts';
import { capital, cardText, colourText, listText, type Names, t, tileText } from '../../i18n/index.ts';
import type { LogEntry, Showing, StoodIn } from '../../table/index.ts';

interface MovesPanelProps {
  readonly log: readonly LogEntry[];
  readonly names: Names;
  /** The line that is looked at, if any. */
  readonly at: LogEntry | undefined;
  readonly onLook: (entry: LogEntry) => void;
  /** Where the whole game is studied. */
  readonly study?: string;
  /** What is stepped through, move by move. */
  readonly showing?: Showing;
  /** A step was taken through them. */
  readonly onLooked?: () => void;
}

export function MovesPanel({ log, names, at, onLook, study, showing, onLooked }: MovesPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = log.length;
  useEffect(() => {
    const lines = list.current;
    if (lines === null) return;
    const looked = at === undefined ? undefined : lines.querySelector('.on');
    if (looked == null) lines.scrollTop = lines.scrollHeight;
    else lines.scrollTop = (looked as HTMLElement).offsetTop - lines.offsetTop - lines.clientHeight / 2;
  }, [count, at]);
  return (
    <section class="panel moves" aria-label={t('table.moves')}>
      <h2>
        {t('table.moves')}
        <span class="spacer" />
        {showing !== undefined && <LookBy showing={showing} class="small ghost" onLook={onLooked} />}
        {study !== undefined && (
          <a class="btn icon small ghost" href={study} aria-label={t('table.study')} title={t('table.study')}>
            <Icon name="eye" />
          </a>
        )}
      </h2>
      <ol class="moves-list" ref={list}>
        {log.map((entry, index) => (
          <LogLine entry={entry} names={names} looked={entry === at} onLook={onLook} key={index} />
        ))}
      </ol>
    </section>
  );
}

interface LookByProps {
  readonly showing: Showing;
  readonly class?: string;
  readonly onLook?: (() => void) | undefined;
}

/** To the move before the one that is looked at, or before the last one; and on again. */
export function LookBy({ showing, class: name = '', onLook }: LookByProps) {
  const batch = useComputed(() => showing.review.value?.batch).value;
  const look = (by: 1 | -1): void => {
    showing.lookBy(by);
    onLook?.();
  };
  return (
    <>
      <IconButton
        icon="prev"
        text={t('table.earlier')}
        class={name}
        disabled={batch === -1 || showing.count.value === 0}
        onClick={() => look(-1)}
      />
      <IconButton
        icon="next"
        text={t('table.later')}
        class={name}
        disabled={batch === undefined}
        onClick={() => look(1)}
      />
    </>
  );
}

interface LogLineProps {
  readonly entry: LogEntry;
  readonly names: Names;
  readonly looked: boolean;
  readonly onLook: (entry: LogEntry) => void;
  /** What stands at its end. */
  readonly children?: ComponentChildren;
}

/** A line of a list of moves: a heading, or something that was done and can be looked at. */
export function LogLine({ entry, names, looked, onLook, children }: LogLineProps) {
  if (entry.kind === 'round') {
    return (
      <li class="moves-line head">
        <b>{t('table.round', { round: entry.round })}</b>
        <span class="muted">{t('table.log-round', { colour: colourText(entry.starter) })}</span>
      </li>
    );
  }
  if (entry.kind === 'end') {
    return (
      <li class="moves-line head">
        <b>{t('table.log-end')}</b>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        class={`moves-line ${entry.kind === 'walk' ? 'head' : ''} ${looked ? 'on' : ''}`}
        aria-current={looked ? 'step' : undefined}
        title={t('table.log-look')}
        onClick={() => onLook(entry)}
      >
        <LogText entry={entry} names={names} />
        {children}
      </button>
    </li>
  );
}

const Dot = ({ colour }: { readonly colour: Colour }) => <i class={`dot fig-${colour}`} />;

/** What was done, in a few words. */
export function LogText({ entry, names }: { readonly entry: LogEntry; readonly names: Names }) {
  if (entry.kind === 'walk') {
    const card = cardText(entry.card);
    const figures = listText(entry.eaten.map(({ figure, shows }) => names.figure(figure, shows)));
    return (
      <>
        <Icon name="skull" class="small" />
        <span>
          {entry.eaten.length === 0 ? t('table.log-card', { card }) : t('table.log-ate', { card, figures })}
        </span>
      </>
    );
  }
  if (entry.kind === 'tile') {
    const values = { tile: tileText(entry.tile), at: entry.tile.at };
    return (
      <>
        <Dot colour={entry.by} />
        <span>
          <SpaceText text={t('table.tile-on', values)} />
        </span>
        <StoodInNote why={entry.stoodIn} />
      </>
    );
  }
  if (entry.kind !== 'move') return null;
  return (
    <>
      <Dot colour={entry.by} />
      <span class="num">
        <b>{capital(names.figure(entry.figure, entry.shows))}</b> <SpaceText text={wayText(entry)} />
      </span>
      <StoodInNote why={entry.stoodIn} />
    </>
  );
}

/** Below a move that its player did not make. */
function StoodInNote({ why }: { readonly why: StoodIn | undefined }) {
  if (why === undefined) return null;
  return (
    <span class="moves-note row">
      <Icon name={why === 'clock' ? 'clock' : 'bot'} class="tiny" />
      {t(`online.log.${why}`)}
    </span>
  );
}

/** "from the entrance to p9", "d4 to f5" */
export function wayText({ from, to }: Pick<Extract<LogEntry, { kind: 'move' }>, 'from' | 'to'>): string {
  if (to === from) return t('table.log-stayed');
  if (from === 'entrance') return t('table.log-enters', { to });
  return to === 'out' ? t('table.log-leaves', { from }) : t('table.log-moves', { from, to });
}
