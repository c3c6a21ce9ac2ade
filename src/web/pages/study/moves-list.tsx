import './moves-list.css';
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../app/index.ts';
import { t } from '../../i18n/index.ts';
import type { Point } from '../../study/index.ts';
import { LogLine } from '../table/index.ts';
import { MoveSign } from './move-sign.tsx';
import type { StudySession } from './session.ts';

/** All that was played, with a sign for what it was worth, and below it what was tried instead. */
export function MovesList({ session }: { readonly session: StudySession }) {
  const { tree, at } = session.controller;
  const version = tree.version.value;
  const now = at.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const lines = list.current;
    const looked = lines?.querySelector<HTMLElement>('.on');
    if (lines == null || looked == null) return;
    lines.scrollTop = looked.offsetTop - lines.offsetTop - lines.clientHeight / 2;
  }, [now, version]);
  return (
    <ol class="moves-list" ref={list} aria-label={t('table.moves')}>
      {tree.main.map((point) => (
        <Played session={session} point={point} key={point.id} />
      ))}
    </ol>
  );
}

interface PointProps {
  readonly session: StudySession;
  readonly point: Point;
}

/** A move that was played, then what was tried in its place. */
function Played({ session, point }: PointProps) {
  const { tree } = session.controller;
  const others = point.before === undefined ? [] : tree.after(point.before).slice(1);
  return (
    <>
      <Lines session={session} point={point} />
      {others.map((other) => (
        <Variation session={session} point={other} key={other.id} />
      ))}
    </>
  );
}

/** A variation from its first move on, and what was tried within it. */
function Variation({ session, point }: PointProps) {
  const { controller } = session;
  const line = [point];
  for (let next = controller.tree.after(point)[0]; next !== undefined; next = controller.tree.after(next)[0])
    line.push(next);
  return (
    <li class="variation">
      <ol aria-label={t('review.variation')}>
        {line.map((one, index) => (
          <TriedLines session={session} point={one} isFirst={index === 0} key={one.id} />
        ))}
      </ol>
      <IconButton
        icon="trash"
        text={t('review.remove')}
        class="small ghost"
        onClick={() => controller.remove(point)}
      />
    </li>
  );
}

function TriedLines({ session, point, isFirst }: PointProps & { readonly isFirst: boolean }) {
  const others = isFirst ? [] : session.controller.tree.after(point.before!).slice(1);
  return (
    <>
      <Lines session={session} point={point} />
      {others.map((other) => (
        <Variation session={session} point={other} key={other.id} />
      ))}
    </>
  );
}

function Lines({ session, point }: PointProps) {
  const { controller, names } = session;
  const isHere = useComputed(() => controller.at.value === point).value;
  const comment = controller.tree.commentOn(point);
  return (
    <>
      {point.entries.map((entry, index) => (
        <LogLine
          entry={entry}
          names={names}
          looked={isHere}
          onLook={() => controller.goTo(point)}
          key={index}
        >
          <Sign session={session} point={point} />
        </LogLine>
      ))}
      {comment !== '' && <li class="moves-comment">{comment}</li>}
    </>
  );
}

/** It hears of the review by itself: the list is long. */
function Sign({ session, point }: PointProps) {
  const mark = useComputed(() => {
    const reviewed = session.reviewedAt(point);
    return reviewed?.kind === 'decision' ? reviewed.mark : undefined;
  }).value;
  return mark === undefined || mark === 'forced' ? null : <MoveSign mark={mark} />;
}
