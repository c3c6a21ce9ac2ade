import './level.css';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Downs, parOf } from '../../../puzzles/index.ts';
import { Button, Dialog, go, IconButton, linkTo, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { Frame, useKeys } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { BoardArea } from './board-area.tsx';
import { DayEnd } from './day-end.tsx';
import { Goals } from './goals.tsx';
import { HintBox, useHints } from './hint-box.tsx';
import { pressLevelKey } from './level-keys.ts';
import { LevelSession } from './level-session.ts';
import { PuzzleStrip } from './puzzle-strip.tsx';
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
import { ideaText } from './words.ts';

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
  const next = (): void => {
    if (source.next !== undefined && play.verdict.peek()?.solved === true) go(source.next);
  };
  useKeys((event) => pressLevelKey(session, event, { hint: hints.ask, next }));
  const walking = useComputed(() => play.walk.value !== undefined).value;
  const verdict = play.verdict.value ?? play.tested.value;
  const state = !walking ? 'building' : play.verdict.value === undefined ? 'walking' : 'over';
  return (
    <Frame class="puzzle" data-state={state} data-level={source.key}>
      <PuzzleStrip
        back={source.back}
        title={source.day === undefined ? source.name : dayText(source.day, 'brief')}
      >
        <IconButton icon="hint" text={t('puzzles.hint')} onClick={hints.ask} />
        <IconButton
          icon="share"
          text={t('shell.share')}
          class="strip-share"
          onClick={() => setSharing(true)}
        />
      </PuzzleStrip>
      <div class="frame-main">
        <BoardArea session={session} name={source.name}>
          <StarsCorner session={session} />
          <WalkCorner session={session} />
        </BoardArea>
        <BoardBar session={session} />
      </div>
      <aside class="frame-side">
        <section class="panel level-head">
          <p class="muted">{source.label}</p>
          <h1 class="unseen-on-phones">{source.name}</h1>
          {source.level.author !== '' && (
            <p class="muted">{t('puzzles.level.by', { author: source.level.author })}</p>
          )}
          {idea !== undefined && <p class="level-idea">{ideaText(idea)}</p>}
          <LevelGoals session={session} />
        </section>
        {state !== 'over' && <Supply session={session} />}
        <HintBox hints={hints} session={session} />
        {verdict !== undefined && state !== 'walking' && (
          <Verdict session={session} run={verdict}>
            {source.day !== undefined && play.verdict.value?.solved === true && <DayEnd day={source.day} />}
          </Verdict>
        )}
        <Acts session={session} source={source} onShare={() => setSharing(true)} onHint={hints.ask} />
      </aside>
      {sharing && <ShareDialog session={session} source={source} onClose={() => setSharing(false)} />}
      <session.said.Log />
    </Frame>
  );
}

function LevelGoals({ session: { play } }: { readonly session: LevelSession }) {
  const eaten = new Set(play.scene.value.figures.filter(({ at }) => at === 'eaten').map(({ id }) => id));
  return <Goals level={play.level} parts={play.parts} eaten={eaten} />;
}

/** The stars there would be, in the corner that the hall leaves free; what they are for is told in the verdict, too. */
function StarsCorner({ session: { play } }: { readonly session: LevelSession }) {
  return (
    <div class="frame-corner tally" title={t('puzzles.stars.rule', { count: parOf(play.level) })}>
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
      <div class="frame-corner walk">
        <small class="unseen-on-phones">{t('puzzles.test-walk')}</small>
        <b class="display">{t('table.steps', { count: told.steps })}</b>
        <small class="unseen-on-phones">
          {told.circle === undefined
            ? t('puzzles.then-nobody')
            : t('puzzles.then-circle', { count: told.cycle })}
        </small>
      </div>
    );
  if (tries === 0) return null;
  return (
    <div class="frame-corner walk">
      <small class="unseen-on-phones">{t(stars > 0 ? 'puzzles.solved' : 'puzzles.unsolved')}</small>
      <b class="display">{t('puzzles.tries', { count: tries })}</b>
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
      <div class="level-acts over" ref={acts}>
        <Button
          icon="workshop"
          text={t('puzzles.end.change')}
          class={verdict.solved ? '' : 'primary'}
          onClick={() => play.backToBuilding()}
        />
        <Button
          icon="play"
          text={t(more ? 'puzzles.end.watch-on' : 'puzzles.end.again')}
          onClick={() => {
            if (!more) play.goTo(0);
            void play.go();
          }}
        />
        {verdict.solved && <Button icon="share" text={t('shell.share')} onClick={onShare} />}
        {verdict.solved && (
          <a class="btn primary" href={source.next ?? linkTo('puzzles')}>
            <span>{t(source.next === undefined ? 'puzzles.back' : 'puzzles.end.next')}</span>
            <Icon name="onward" />
          </a>
        )}
      </div>
    );
  }
  return (
    <div class="level-acts">
      <Button
        icon="undo"
        text={t('puzzles.undo')}
        keys="Z"
        disabled={!builder.canUndo.value || walk !== undefined}
        onClick={() => builder.undo()}
      />
      <Button
        icon="trash"
        text={t('puzzles.clear')}
        keys="X"
        disabled={builder.downs.value.length === 0 || walk !== undefined}
        onClick={() => builder.clear()}
      />
      <Button
        icon="hint"
        text={t('puzzles.hint')}
        class="ask-hint"
        keys="H"
        disabled={walk !== undefined}
        onClick={onHint}
      />
      <Button
        icon="play"
        text={t('shell.let-walk')}
        class="primary let-walk"
        keys="W"
        disabled={walk !== undefined || builder.lone.value !== undefined}
        onClick={() => play.start()}
      />
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
  const { builder } = play;
  // Others get it by the name it has here: a shipped level has one in each language.
  const level = { ...play.level, name: source.name };
  const record = play.record.value;
  const downs = builder.downs.value;
  const solution = useMemo(
    () => canShareSolution(play.level, downs, builder.lone.peek() !== undefined),
    [play.level, downs, builder],
  );
  return (
    <Dialog title={t('shell.share')} onClose={onClose} class="share">
      {record.stars > 0 && (
        <>
          <pre class="share-result">{resultText(source, record)}</pre>
          <p class="muted">{t('puzzles.share.note')}</p>
        </>
      )}
      <div class="share-acts">
        {record.stars > 0 && (
          <Button
            icon="share"
            text={t('puzzles.share.result')}
            class="primary"
            onClick={() => void giveAway(resultText(source, record), levelAddress(source))}
          />
        )}
        <Button icon="link" text={t('puzzles.share.level')} onClick={() => void copy(levelAddress(source))} />
        {solution && (
          <Button
            icon="link"
            text={t('puzzles.share.solution')}
            onClick={() => void copy(linkAddress(level, downs))}
          />
        )}
        <Button icon="book" text={t('puzzles.share.file')} onClick={() => saveLevel(level)} />
      </div>
    </Dialog>
  );
}
