import './company/company.css';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { Button, Dialog, IconButton, linkTo, useBarSlot, useTitle } from '../../app/index.ts';
import { FigureIcon, Icon, MonsterIcon } from '../../board/index.ts';
import { phone, useIdle, useLater, wide } from '../../device/index.ts';
import { Frame, useKeys } from '../../frame/index.ts';
import { directionText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { type Batch, type LogEntry, type Review, type Table, walkStart } from '../../table/index.ts';
import { ActionBar, WaitingBar } from './action-bar.tsx';
import { BoardArea } from './board-area.tsx';
import { CarriedView } from './carrying.tsx';
import { OnItsWayBar } from './company/bars.tsx';
import { Notices } from './company/notices.tsx';
import { Talk, UnreadBadge } from './company/talk.tsx';
import { EndDialog, endText } from './end-dialog.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { GameBar, Notice, Who } from './game-bar.tsx';
import { pressKey } from './keys.ts';
import { GameMenu } from './menu-sheet.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { PlaybackBar } from './playback-bar.tsx';
import { PlayersPanel, PlayersStrip } from './players-panel.tsx';
import { studyLink } from './record-file.tsx';
import { Session } from './session.ts';
import { SpokenState } from './state-words.tsx';
import { TilesPanel, TrayBar } from './tray-panel.tsx';
import { WhyPanel } from './why-panel.tsx';

/** A game at a table. */
export function TableView({ table }: { readonly table: Table }) {
  const session = useMemo(() => new Session(table), [table]);
  const { company } = table;
  const called = company !== undefined && session.controller.seat.value !== undefined;
  useTitle(called ? t('online.your-turn') : t('table.title'));
  useGameBar(session);
  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  useKeys((event) => pressKey(session, event));
  const { showing } = session.controller;
  const placing = useComputed(() => session.game.value.phase === 'placing').value;
  // Whoever reads the reasons does not want the game to run on.
  const reading = session.sheet.value === 'why';
  useEffect(() => showing.hold(reading), [showing, reading]);
  const panels = useIdle();
  return (
    <TableFrame session={session}>
      <h1 class="unseen">{t('table.title')}</h1>
      <Strip session={session} />
      <div class="frame-main">
        {company === undefined ? (
          <Trouble session={session} />
        ) : (
          <Notices session={session} company={company} />
        )}
        <BoardArea session={session} />
        <Bar session={session} />
      </div>
      {wide.value && (
        <aside class="frame-left">
          {panels && (placing ? <TilesPanel session={session} /> : <ForecastPanel session={session} />)}
          {panels && <Beast session={session} />}
        </aside>
      )}
      {panels ? <Side session={session} /> : <aside class="frame-side" />}
      {session.sheet.value === 'menu' && <GameMenu session={session} />}
      <EndDialog session={session} />
      <Curtain session={session} />
      <CarriedView session={session} />
      <session.said.Log />
      <SpokenState session={session} />
    </TableFrame>
  );
}

function TableFrame({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ComponentChildren;
}) {
  const { showing } = session.controller;
  const { stage, phase } = session.game.value;
  return (
    <Frame
      class={`game stage-${stage} ${phase === 'placing' ? 'setting-up' : ''}`}
      data-batch={showing.count.value}
      data-event={showing.within.value}
      data-idle={showing.idle.value && session.table.thinking.value === undefined}
    >
      {children}
    </Frame>
  );
}

function useGameBar(session: Session): void {
  const { setup } = session.table.settings;
  const text = t(setup.mode === 'basic' ? 'table.basic' : 'table.experienced', {
    count: setup.players.length,
  });
  const slot = useMemo(
    () => (
      <>
        <span class="muted game-kind">{text}</span>
        <IconButton
          icon="more"
          text={t('table.game-menu')}
          class="small"
          onClick={() => session.open('menu')}
        />
      </>
    ),
    [session, text],
  );
  useBarSlot(slot);
}

/** On small screens the players stand above the board, between the menu and the panels. */
function Strip({ session }: { readonly session: Session }) {
  const talks = session.table.company?.chat !== undefined;
  const count = session.unread.value;
  const chatLabel = (): string => (count > 0 ? t('online.chat.unread', { count }) : t('online.chat'));
  return (
    <div class="frame-strip">
      <IconButton
        icon="more"
        text={t('table.game-menu')}
        class="ghost"
        onClick={() => session.open('menu')}
      />
      <PlayersStrip view={session.players.value} />
      <IconButton
        icon={talks ? 'chat' : 'panels'}
        text={talks ? chatLabel() : t('table.panels')}
        class="ghost"
        onClick={() => {
          // The button shows a bubble: who presses it wants to talk; the moves are a tab away.
          if (talks) session.tab.value = 'chat';
          session.open('panels');
        }}
      >
        <UnreadBadge session={session} />
      </IconButton>
    </div>
  );
}

function Trouble({ session }: { readonly session: Session }) {
  const trouble = session.table.trouble.value;
  if (trouble === undefined) return null;
  return (
    <div class="notices">
      <Notice
        icon="warn"
        role="alert"
        class="trouble"
        text={t(trouble === 'elsewhere' ? 'table.elsewhere' : 'table.not-kept')}
      >
        {trouble === 'elsewhere' && (
          <Button text={t('table.take-up')} class="small" onClick={() => location.reload()} />
        )}
      </Notice>
    </div>
  );
}

/** What stands under the board: what one can do, or what is going on. */
function Bar({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { showing, playback, tray, seat } = controller;
  const reviewing = useComputed(() => showing.review.value !== undefined).value;
  const over = useComputed(() => controller.end.value !== undefined).value;
  if (reviewing || playback.playing.value === 'monster') return <PlaybackBar session={session} />;
  if (over) return <OverBar session={session} />;
  if (session.table.onItsWay?.value === true) return <OnItsWayBar />;
  if (tray.active.value) return <TrayBar session={session} />;
  if (seat.value !== undefined) return <ActionBar session={session} />;
  return <WaitingBar session={session} />;
}

function OverBar({ session }: { readonly session: Session }) {
  const result = session.controller.end.value;
  if (result === undefined) return null;
  return (
    <GameBar
      label={t('table.end')}
      state={
        <Who
          icon={result.winner !== null && <FigureIcon colour={result.winner} size={44} />}
          title={endText(session, result)}
        />
      }
    >
      <div class="action-buttons">
        <Button
          icon="flag"
          text={t('table.show-result')}
          class="primary"
          onClick={() => session.showResult()}
        />
      </div>
    </GameBar>
  );
}

/** The panels: beside the board, below it, or in a sheet. */
function Side({ session }: { readonly session: Session }) {
  const { sheet } = session;
  const placing = session.game.value.phase === 'placing';
  const why = sheet.value === 'why';
  const open = phone.value && (sheet.value === 'panels' || why);
  const { company } = session.table;
  const talking = company !== undefined && session.tab.value === 'chat';
  return (
    <aside class={`frame-side ${open ? 'open' : ''} ${why ? 'reading' : ''} ${talking ? 'talking' : ''}`}>
      {open && (
        <IconButton
          icon="close"
          text={t('shell.close')}
          class="ghost sheet-close"
          onClick={() => session.open(undefined)}
        />
      )}
      {why && <WhyPanel session={session} />}
      {!why && !wide.value && placing && <TilesPanel session={session} />}
      {!why && !wide.value && !placing && <ForecastPanel session={session} />}
      {(!why || wide.value) && <PlayersPanel view={session.players.value} />}
      {!why && company === undefined && <Log session={session} />}
      {!why && company !== undefined && (
        <Talk session={session} company={company}>
          <Log session={session} />
        </Talk>
      )}
    </aside>
  );
}

/** The list of moves grows after everything else. */
const LOG_AFTER = 80;

/** Which line is looked at: a batch, and whether it is the monster's move in it. */
function lineOf(batches: readonly Batch[], review: Review | undefined): string {
  const events = batches[review?.batch ?? -1]?.events;
  if (review === undefined || events === undefined) return '';
  return `${review.batch} ${review.to > (walkStart(events) ?? events.length)}`;
}

function Log({ session }: { readonly session: Session }) {
  const { review } = session.controller.showing;
  const log = useLater(session.controller.showing.log, LOG_AFTER);
  const looked = useComputed(() => lineOf(session.table.batches.value, review.value)).value;
  const at = log.find((entry) => 'batch' in entry && looked === `${entry.batch} ${entry.kind === 'walk'}`);
  // The sheet of a phone lies on the board, where the move is shown.
  const showBoard = useCallback(() => session.open(undefined), [session]);
  const onLook = useCallback(
    (entry: LogEntry): void => {
      if (!('batch' in entry)) return;
      showBoard();
      const { events } = session.table.batches.peek()[entry.batch]!;
      session.controller.showing.lookBack(entry.batch, entry.kind === 'walk' ? undefined : walkStart(events));
    },
    [session, showBoard],
  );
  const study = studyLink(session.table);
  return (
    <MovesPanel
      log={log}
      names={session.names}
      at={at}
      onLook={onLook}
      study={study}
      showing={session.controller.showing}
      onLooked={showBoard}
    />
  );
}

function Beast({ session }: { readonly session: Session }) {
  const { monster } = session.controller.scene.value;
  const { name } = kept.monster.value.value;
  return (
    <section class="panel monster-panel">
      <h2>
        {name ?? t('shell.workshop.unnamed')}
        <span class="spacer" />
        <a class="btn small ghost icon" href={linkTo('workshop')} aria-label={t('shell.nav.workshop')}>
          <Icon name="workshop" />
        </a>
      </h2>
      <MonsterIcon kit={monster.kit} facing={monster.facing} size={190} />
      <p class="muted">
        {t('table.monster-at', { at: monster.at, direction: directionText(monster.facing, session.names) })}
      </p>
    </section>
  );
}

function Curtain({ session }: { readonly session: Session }) {
  const seat = session.controller.curtain.value;
  if (seat === undefined) return null;
  const colour = session.table.settings.setup.players[seat]!;
  const name = session.nameOf(colour);
  const take = (): void => session.controller.takeDevice();
  return (
    <Dialog title={t('table.curtain', { name })} onClose={take} class="curtain" mustChoose>
      <div class="curtain-box">
        <FigureIcon colour={colour} size={120} />
        <Button text={t('table.curtain-ready', { name })} class="primary" onClick={take} />
      </div>
    </Dialog>
  );
}
