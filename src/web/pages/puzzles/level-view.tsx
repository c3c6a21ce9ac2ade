import './level.css';
import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Downs } from '../../../puzzles/index.ts';
import { Dialog, go, linkTo, openMenu, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t as core, puzzlesText } from '../../i18n/index.ts';
import { upright } from '../../screen.ts';
import { BoardArea } from './board-area.tsx';
import { Goals } from './goals.tsx';
import { HintBox, useHints } from './hint-box.tsx';
import { ideaText } from './ideas.ts';
import { pressLevelKey } from './level-keys.ts';
import { LevelSession } from './level-session.ts';
import {
  canShareSolution,
  copy,
  dayText,
  giveAway,
  levelAddress,
  linkAddress,
  resultText,
  saveLevel,
} from './share.ts';
import { type LevelSource, recordOf } from './sources.ts';
import { Stars } from './stars.tsx';
import { Supply } from './supply.tsx';
import { Verdict } from './verdict.tsx';
import { BoardBar } from './walk-bar.tsx';

const { t } = puzzlesText;

interface LevelViewProps {
  readonly source: LevelSource;
  /** A solution to begin with, as a link may bring it. */
  readonly shown?: Downs | undefined;
  /** The chapter whose idea it introduces. */
  readonly idea?: string | undefined;
}

/** A level, played. */
export function LevelView({ source, shown, idea }: LevelViewProps) {
  const session = useMemo(
    () => new LevelSession(source.level, recordOf(source.key)),
    [source.level, source.key],
  );
  const { play } = session;
  const [sharing, setSharing] = useState(false);
  const hints = useHints(session);
  useTitle(source.name);
  useEffect(() => {
    if (shown !== undefined) play.show(shown);
    return () => play.close();
  }, [play, shown]);
  // Keys work as soon as the level is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const acts = { hint: hints.ask, next: () => source.next !== undefined && solved() && go(source.next) };
      const solved = (): boolean => play.verdict.peek()?.solved === true;
      if (!pressLevelKey(session, event, acts)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [session, play, hints, source.next]);
  const walking = useComputed(() => play.walk.value !== undefined).value;
  const verdict = play.verdict.value ?? play.tested.value;
  const state = !walking ? 'building' : play.verdict.value === undefined ? 'walking' : 'over';
  return (
    <div class={`pz ${upright.value ? 'upright' : ''}`} data-state={state} data-level={source.key}>
      <Strip source={source} onHint={hints.ask} onShare={() => setSharing(true)} />
      <div class="pz-main">
        <BoardArea session={session} name={source.name}>
          <StarsCorner session={session} />
          <WalkCorner session={session} />
        </BoardArea>
        <BoardBar session={session} />
      </div>
      <aside class="pz-side">
        <section class="panel pz-head">
          <p class="muted">{source.label}</p>
          <h1>{source.name}</h1>
          {source.level.author !== '' && (
            <p class="muted">{t('puzzles.level.by', { author: source.level.author })}</p>
          )}
          {idea !== undefined && <p class="pz-idea">{ideaText(idea)}</p>}
          <LevelGoals session={session} />
        </section>
        {state !== 'over' && <Supply session={session} />}
        <HintBox hints={hints} session={session} />
        {verdict !== undefined && state !== 'walking' && <Verdict session={session} run={verdict} />}
        <Acts session={session} source={source} onShare={() => setSharing(true)} onHint={hints.ask} />
      </aside>
      {sharing && <ShareDialog session={session} source={source} onClose={() => setSharing(false)} />}
      <div class="unseen" role="log" aria-live="polite">
        {session.said.value.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** On a phone the bar's place is the level's. */
function Strip({
  source,
  onHint,
  onShare,
}: {
  readonly source: LevelSource;
  readonly onHint: () => void;
  readonly onShare: () => void;
}) {
  return (
    <div class="pz-strip">
      <a class="btn icon ghost" href={source.back} aria-label={t('puzzles.back')}>
        <Icon name="undo" />
      </a>
      <b class="dsp" aria-hidden="true">
        {source.day === undefined ? source.name : dayText(source.day, 'brief')}
      </b>
      <button type="button" class="btn icon" aria-label={t('puzzles.hint')} onClick={onHint}>
        <Icon name="hint" />
      </button>
      <button
        type="button"
        class="btn icon pz-strip-share"
        aria-label={t('puzzles.share.title')}
        onClick={onShare}
      >
        <Icon name="share" />
      </button>
      <button type="button" class="btn icon" aria-label={core('shell.menu')} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </div>
  );
}

function LevelGoals({ session: { play } }: { readonly session: LevelSession }) {
  const eaten = new Set(play.scene.value.figures.filter(({ at }) => at === 'eaten').map(({ id }) => id));
  return <Goals level={play.level} parts={play.parts} eaten={eaten} />;
}

/** The stars there would be, in the corner that the hall leaves free. */
function StarsCorner({ session: { play } }: { readonly session: LevelSession }) {
  return (
    <div class="pz-corner stars">
      <Stars stars={play.builder.stars.value} />
    </div>
  );
}

/** How far the test walk goes, or how often one has tried. */
function WalkCorner({ session: { play } }: { readonly session: LevelSession }) {
  const told = play.tested.value;
  const { tries, stars } = play.record.value;
  if (told !== undefined)
    return (
      <div class="pz-corner walk">
        <small>{t('puzzles.test-walk')}</small>
        <b class="dsp">{t('puzzles.steps', { count: told.steps })}</b>
        <small>
          {told.circle === undefined
            ? t('puzzles.then-nobody')
            : t('puzzles.then-circle', { count: told.cycle })}
        </small>
      </div>
    );
  if (tries === 0) return null;
  return (
    <div class="pz-corner walk">
      <small>{t(stars > 0 ? 'puzzles.solved' : 'puzzles.unsolved')}</small>
      <b class="dsp">{t('puzzles.tries', { count: tries })}</b>
    </div>
  );
}

interface ActsProps {
  readonly session: LevelSession;
  readonly source: LevelSource;
  readonly onShare: () => void;
  readonly onHint: () => void;
}

/** The buttons: build, let go; after the walk, change or go on. */
function Acts({ session, source, onShare, onHint }: ActsProps) {
  const { play } = session;
  const { builder } = play;
  const verdict = play.verdict.value;
  const walk = play.walk.value;
  const acts = useRef<HTMLDivElement>(null);
  // Whoever plays with the keyboard goes on with Enter; the button pressed last may be gone by now.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (verdict !== undefined && lost)
      acts.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [verdict]);
  if (verdict !== undefined && walk !== undefined) {
    const more = walk.at.value < walk.length;
    return (
      <div class="pz-acts over" ref={acts}>
        <button
          type="button"
          class={`btn ${verdict.solved ? '' : 'primary'}`}
          onClick={() => play.backToBuilding()}
        >
          <Icon name="undo" />
          <span>{t('puzzles.end.change')}</span>
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            if (!more) play.goTo(0);
            void play.go();
          }}
        >
          <Icon name="play" />
          <span>{t(more ? 'puzzles.end.watch-on' : 'puzzles.end.again')}</span>
        </button>
        {verdict.solved && (
          <button type="button" class="btn" onClick={onShare}>
            <Icon name="share" />
            <span>{t('puzzles.end.share')}</span>
          </button>
        )}
        {verdict.solved && (
          <a class="btn primary" href={source.next ?? linkTo('puzzles')}>
            <span>{t(source.next === undefined ? 'puzzles.back' : 'puzzles.end.next')}</span>
            <Icon name="next" />
          </a>
        )}
      </div>
    );
  }
  return (
    <div class="pz-acts">
      <button
        type="button"
        class="btn"
        aria-label={t('puzzles.undo')}
        aria-keyshortcuts="Z"
        disabled={!builder.canUndo.value || walk !== undefined}
        onClick={() => builder.undo()}
      >
        <Icon name="undo" />
        <span>{t('puzzles.undo')}</span>
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t('puzzles.clear')}
        aria-keyshortcuts="X"
        disabled={builder.downs.value.length === 0 || walk !== undefined}
        onClick={() => builder.clear()}
      >
        <Icon name="trash" />
        <span>{t('puzzles.clear')}</span>
      </button>
      <button
        type="button"
        class="btn pz-hint"
        aria-label={t('puzzles.hint')}
        aria-keyshortcuts="H"
        disabled={walk !== undefined}
        onClick={onHint}
      >
        <Icon name="hint" />
        <span>{t('puzzles.hint')}</span>
      </button>
      <button
        type="button"
        class="btn primary pz-go"
        aria-keyshortcuts="W"
        disabled={walk !== undefined || builder.lone.value !== undefined}
        onClick={() => play.start()}
      >
        <Icon name="play" />
        <span>{t('puzzles.walk')}</span>
      </button>
    </div>
  );
}

interface ShareDialogProps {
  readonly session: LevelSession;
  readonly source: LevelSource;
  readonly onClose: () => void;
}

function ShareDialog({ session, source, onClose }: ShareDialogProps) {
  const { play } = session;
  const { builder, level } = play;
  const record = play.record.value;
  const downs = builder.downs.value;
  const solution = useMemo(
    () => canShareSolution(level, downs, builder.lone.peek() !== undefined),
    [level, downs, builder],
  );
  return (
    <Dialog title={t('puzzles.share.title')} onClose={onClose} class="pz-share">
      {record.stars > 0 && (
        <>
          <pre class="pz-result">{resultText(source, record)}</pre>
          <p class="muted">{t('puzzles.share.note')}</p>
        </>
      )}
      <div class="pz-share-acts">
        {record.stars > 0 && (
          <button
            type="button"
            class="btn primary"
            onClick={() => void giveAway(resultText(source, record), levelAddress(source))}
          >
            <Icon name="share" />
            {t('puzzles.share.result')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => void copy(levelAddress(source))}>
          <Icon name="link" />
          {t('puzzles.share.level')}
        </button>
        {solution && (
          <button type="button" class="btn" onClick={() => void copy(linkAddress(level, downs))}>
            <Icon name="link" />
            {t('puzzles.share.solution')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => saveLevel(level)}>
          <Icon name="book" />
          {t('puzzles.share.file')}
        </button>
      </div>
    </Dialog>
  );
}
