import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { PlayersPanel, type PlayersView } from '../table/index.ts';
import { CardsPanel } from './cards-panel.tsx';
import { MovesList } from './moves-list.tsx';
import { PlayersTab } from './players-tab.tsx';
import { ReviewProgress } from './review-progress.tsx';
import type { StudySession, Tab } from './session.ts';

interface TabsProps {
  readonly session: StudySession;
  /** Those that there is no other room for. */
  readonly tabs: readonly Tab[];
  readonly view: PlayersView;
}

/** What else there is to read, one at a time. */
export function Tabs({ session, tabs, view }: TabsProps) {
  const id = useId();
  const chosen = tabs.includes(session.tab.value) ? session.tab.value : 'moves';
  const move = (event: KeyboardEvent, by: number): void => {
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length]!;
    session.tab.value = next;
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <section class="panel moves study-tabs">
      {tabs.length > 1 ? (
        <div
          class="tab-list"
          role="tablist"
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(event, 1);
            else if (event.key === 'ArrowLeft') move(event, -1);
          }}
        >
          {tabs.map((tab) => (
            <button
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              data-tab={tab}
              aria-selected={tab === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => {
                session.tab.value = tab;
              }}
              key={tab}
            >
              {nameOf(tab)}
            </button>
          ))}
        </div>
      ) : (
        <h2>{nameOf(chosen)}</h2>
      )}
      <ReviewProgress session={session} />
      {tabs.length > 1 ? (
        <div class="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
          <Contents session={session} tab={chosen} view={view} />
        </div>
      ) : (
        <div class="tab-panel">
          <Contents session={session} tab={chosen} view={view} />
        </div>
      )}
    </section>
  );
}

interface ContentsProps {
  readonly session: StudySession;
  readonly tab: Tab;
  readonly view: PlayersView;
}

function Contents({ session, tab, view }: ContentsProps) {
  if (tab === 'moves') return <MovesList session={session} />;
  if (tab === 'cards') return <CardsPanel session={session} />;
  return (
    <>
      <PlayersPanel view={view} />
      <PlayersTab session={session} />
    </>
  );
}

const nameOf = (tab: Tab): string => t(tab === 'cards' ? 'review.tab.cards' : `table.${tab}`);
