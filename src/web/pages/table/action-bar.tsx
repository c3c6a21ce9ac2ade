import { FigureIcon, Icon } from '../../board/index.ts';
import { capital, onlineText, percentText, t, tileText } from '../../i18n/index.ts';
import { phone } from '../../screen.ts';
import { figureView } from '../../show/index.ts';
import type { Tried } from '../../table/move-path.ts';
import { pushedBlocks } from '../../table/move-path.ts';
import { AskBackButton, BarClock } from './company/bars.tsx';
import { AskIdleButton } from './company/questions.tsx';
import { FigureChip } from './figure-chip.tsx';
import { RefusalLine } from './refusal-line.tsx';
import type { Session } from './session.ts';

/** What is being tried and what it brings, the own figures (on small screens), and the buttons. */
export function ActionBar({ session }: { readonly session: Session }) {
  return (
    <section class="panel actions your-move" aria-label={t('table.your-turn')}>
      <div class="state">
        <Trying session={session} />
        <BarClock session={session} />
        <RefusalLine session={session} />
      </div>
      {phone.value && <OwnFigures session={session} />}
      <MoveButtons session={session} />
    </section>
  );
}

function Trying({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { moves } = controller;
  const figure = moves.figure.value;
  const { game } = controller.showing.live.value;
  if (figure === undefined) {
    const count = moves.movable.value.length;
    const left = Math.min(count, game.movesLeft(game.turn));
    return (
      <div class="who">
        <div>
          <b class="dsp">{t('table.choose-figure')}</b>
          <div class="d">{t('table.left-to-move', { count: left })}</div>
        </div>
      </div>
    );
  }
  const view = figureView(game, figure);
  const preview = moves.preview.value;
  const name = session.names.figure(view.id);
  return (
    <>
      <div class="who">
        <span class="who-icon">
          <FigureIcon colour={view.colour} number={view.number} dark={view.dark} size={44} />
        </span>
        <div>
          <b class="dsp">{headline(name, preview)}</b>
          <div class="d">{details(preview)}</div>
        </div>
      </div>
      <Points used={preview?.path.length ?? 0} count={view.number} />
      <Risk session={session} figure={view.id} />
    </>
  );
}

function headline(figure: string, preview: Tried | undefined): string {
  if (preview === undefined || preview.path === '') return t('table.choose-space', { figure });
  if (preview.at === 'out') return t('table.leaves', { figure });
  return t('table.to', { figure, place: preview.at });
}

function details(preview: Tried | undefined): string {
  if (preview === undefined) return '';
  const pushed = pushedBlocks(preview.events).length;
  const slides = preview.events.some((event) => event.type === 'figureStepped' && event.slid);
  const said = [
    ...(pushed > 0 ? [t('table.pushes', { count: pushed })] : []),
    ...(slides ? [t('table.slides')] : []),
  ];
  return said.join(', ');
}

function Points({ used, count }: { readonly used: number; readonly count: number }) {
  const text = t('table.points', { used, count });
  return (
    <div class="points" title={text}>
      <div class="pts" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i class={i < used ? 'used' : ''} key={i} />
        ))}
      </div>
      <div class="d num">{text}</div>
    </div>
  );
}

function Risk({ session, figure }: { readonly session: Session; readonly figure: string }) {
  const { board, moves } = session.controller;
  const { forecastNow, forecastThen } = board;
  const now = forecastNow.value?.danger.get(figure);
  const then = forecastThen.value?.danger.get(figure);
  if (now === undefined || then === undefined) return null;
  const before = percentText(now);
  const after = percentText(then);
  const trying = (moves.preview.value?.path ?? '') !== '';
  const text = trying ? t('table.risk', { before, after }) : t('table.risk-now', { before });
  return (
    <div class="risk num" title={text} role="img" aria-label={text}>
      <Icon name="skull" class="sm" />
      {trying && now !== then && (
        <>
          <s>{before}</s>
          <span>→</span>
        </>
      )}
      <b class={then > 0 ? 'bad' : ''}>{trying ? after : before}</b>
    </div>
  );
}

/** On small screens the own figures lie in the tray. */
function OwnFigures({ session }: { readonly session: Session }) {
  const { game } = session.controller.showing.live.value;
  const first = game.firstFigure(game.turn);
  const view = session.players.value;
  return (
    <fieldset class="own" aria-label={t('table.own-figures')}>
      {Array.from({ length: game.figuresEach }, (_, i) => (
        <FigureChip view={view} figure={first + i} size={46} key={first + i} />
      ))}
    </fieldset>
  );
}

function MoveButtons({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { moves } = controller;
  const figure = moves.figure.value;
  const tried = moves.tried.value;
  const ways = moves.ways.value;
  const path = tried?.path ?? '';
  const waits = figure !== undefined && tried?.at === 'entrance';
  // It can be pressed all the same: then the rule is told.
  const noStay = controller.mustComeIn.value;
  const way = ways.findIndex((other) => other.path === path) + 1;
  const undo = t('table.undo');
  return (
    <div class="buttons">
      <button
        type="button"
        class="btn icon"
        aria-label={undo}
        title={undo}
        disabled={figure === undefined}
        onClick={() => controller.back()}
      >
        <Icon name="undo" />
      </button>
      {path !== '' && (
        <button
          type="button"
          class="btn icon over"
          aria-label={t('table.start-over')}
          title={t('table.start-over')}
          onClick={() => moves.startOver()}
        >
          <Icon name="first" />
        </button>
      )}
      {path !== '' && ways.length > 1 && (
        <button
          type="button"
          class="btn way"
          title={t('table.next-way-of', { way, ways: ways.length })}
          onClick={() => moves.nextWay()}
        >
          <Icon name="flip" />
          <span class="num">
            {way}/{ways.length}
          </span>
          <span class="unseen">{t('table.next-way')}</span>
        </button>
      )}
      <button
        type="button"
        class="btn stay"
        aria-disabled={noStay}
        title={noStay ? t('table.no-stay-out') : undefined}
        onClick={() => controller.stay()}
      >
        <Icon name="stay" />
        {waits ? t('table.stay-out') : t('table.stay')}
      </button>
      <button
        type="button"
        class="btn primary go"
        disabled={path === '' || tried?.cannotEnd !== undefined}
        onClick={() => controller.confirm()}
      >
        <Icon name="check" />
        {t('table.move')} <kbd>⏎</kbd>
      </button>
    </div>
  );
}

/** While others move. */
export function WaitingBar({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  const { game } = showing.live.value;
  const { thinking } = session.table;
  const colour = game.setup.players[game.turn]!;
  const name = session.nameOf(colour);
  const key = thinking.value === undefined ? 'table.turn' : 'table.thinking';
  return (
    <section class="panel actions waiting" aria-label={t('table.turn', { name })}>
      <div class="state">
        <div class="who">
          <FigureIcon colour={colour} size={40} />
          <div>
            <b class="dsp">{game.phase === 'placing' ? t('table.places', { name }) : t(key, { name })}</b>
            {session.table.mine.size === 0 && (
              <div class="d">
                {session.table.company === undefined ? t('table.look-on') : onlineText.t('online.you-watch')}
              </div>
            )}
          </div>
        </div>
        <BarClock session={session} />
      </div>
      <AskIdleButton session={session} />
      <AskBackButton session={session} />
    </section>
  );
}

export const tileName = (tile: Parameters<typeof tileText>[0]): string => capital(tileText(tile));
