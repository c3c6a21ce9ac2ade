import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { wide } from '../../device/index.ts';
import { Frame, useKeys } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import type { Opened } from '../../study/index.ts';
import { PlayersPanel, type PlayersView } from '../table/index.ts';
import { BoardArea } from './board-area.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { pressKey } from './keys.ts';
import { LinesPanel } from './lines-panel.tsx';
import { MomentCard } from './moment-card.tsx';
import { PlayOnButton } from './play-on.tsx';
import { PlayersTab } from './players-tab.tsx';
import { SavePicture } from './save-picture.tsx';
import { StudySession, TABS } from './session.ts';
import { Tabs } from './tabs.tsx';
import { Timeline } from './timeline.tsx';

interface StudyViewProps {
  readonly opened: Opened;
  /** Which of its games, counted from 0. */
  readonly number: number;
  /** It is still being played at a table far away: then it is only watched. */
  readonly isRunning: boolean;
  readonly children?: ComponentChildren;
}

/** A game, studied. */
export function StudyView({ opened, number, isRunning, children }: StudyViewProps) {
  const session = useMemo(() => new StudySession(opened, number, isRunning), [opened, number, isRunning]);
  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  const { controller } = session;
  useKeys((event) => pressKey(session, event));
  const { game } = controller.shown.value;
  const view: PlayersView = {
    game,
    names: session.names,
    playerName: session.nameOf,
    danger: controller.marks.value.danger,
  };
  return (
    <Frame
      class={`game study stage-${game.stage}`}
      data-step={controller.at.value.depth}
      data-steps={controller.points.value.length - 1}
      data-idle={controller.idle.value}
    >
      <h1 class="unseen">{t('review.title')}</h1>
      <div class="frame-main">
        <BoardArea session={session} />
        <Timeline session={session} />
      </div>
      {wide.value && (
        <aside class="frame-left">
          <PlayersPanel view={view} />
          <section class="panel study-tabs" aria-label={t('review.summary')}>
            <h2>{t('review.summary')}</h2>
            <PlayersTab session={session} />
          </section>
          <CardsPanel session={session} />
        </aside>
      )}
      <aside class="frame-side">
        {isRunning && <p class="panel note study-running">{t('review.running')}</p>}
        <MomentCard session={session} />
        <CardChoice session={session} />
        <LinesPanel session={session} />
        <Tabs session={session} tabs={wide.value ? ['moves'] : TABS} view={view} />
        <div class="study-file">
          <PlayOnButton session={session} />
          <SavePicture session={session} />
        </div>
        {children}
      </aside>
      <session.said.Log />
    </Frame>
  );
}
