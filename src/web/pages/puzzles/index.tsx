import './puzzles.css';
import { useEffect, useState } from 'preact/hooks';
import { go, linkTo, type PageProps } from '../../app/index.ts';
import { loadPuzzles, t } from '../../i18n/index.ts';
import { CalendarPage, DailyLevelPage } from './daily.tsx';
import { EditorView } from './editor-view.tsx';
import { Hub } from './hub.tsx';
import { CampaignLevelPage, LinkedLevel, OwnLevelPage, Wrong } from './level-pages.tsx';
import { newId, ownDraft } from './own-levels.ts';

/** The texts come before the page. */
export const prepare = loadPuzzles;
export const bar = 'not-on-phones';

/** `#/puzzles`: all of them; `#/puzzles/campaign/ID`, `/daily/2026-11-15`, `/link/TEXT`, `/own/ID`: a level. */
export function Page({ route }: PageProps) {
  const [where, what] = route.rest;
  if (where === 'link' && what !== undefined) return <LinkedLevel text={what} key={what} />;
  if (where === 'own' && what !== undefined) return <OwnLevelPage id={what} key={what} />;
  if (where === 'editor') return <EditorPage id={what} key={what ?? ''} />;
  if (where === 'campaign' && what !== undefined) return <CampaignLevelPage id={what} key={what} />;
  if (where === 'daily')
    return what === undefined ? <CalendarPage /> : <DailyLevelPage day={what} key={what} />;
  return where === undefined ? <Hub /> : <Wrong title={t('puzzles.link.no-level')} />;
}

/** A new level gets an address at once, so that a reload comes back to it. */
function EditorPage({ id }: { readonly id: string | undefined }) {
  const [own] = useState(() => id ?? newId());
  useEffect(() => {
    if (id === undefined) go(linkTo('puzzles', 'editor', own), { replace: true });
  }, [id, own]);
  return id === undefined ? null : <EditorView id={own} begin={ownDraft(own)} />;
}
