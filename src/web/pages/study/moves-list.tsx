import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Point } from '../../study/index.ts';
import { LogLine } from '../table/index.ts';
import type { StudySession } from './session.ts';

/** All that was played, and below it what was tried instead. */
export function MovesList({ session }: { readonly session: StudySession }) {
  const { tree } = session.controller;
  const at = session.controller.at.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const lines = list.current;
    const looked = lines?.querySelector<HTMLElement>('.on');
    if (lines == null || looked == null) return;
    lines.scrollTop = looked.offsetTop - lines.offsetTop - lines.clientHeight / 2;
  }, [at]);
  return (
    <section class="panel moves" aria-label={t('table.moves')}>
      <h2>{t('table.moves')}</h2>
      <ol class="moves-list" ref={list}>
        {tree.main.map((point) => (
          <PointLines session={session} point={point} at={at} key={point.id} />
        ))}
      </ol>
    </section>
  );
}

interface PointLinesProps {
  readonly session: StudySession;
  readonly point: Point;
  readonly at: Point;
}

function PointLines({ session, point, at }: PointLinesProps) {
  const { controller, names } = session;
  return (
    <>
      {point.entries.map((entry, index) => (
        <LogLine
          entry={entry}
          names={names}
          looked={point === at}
          onLook={() => controller.goTo(point)}
          key={index}
        />
      ))}
    </>
  );
}
