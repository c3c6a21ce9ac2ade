import { Button, IconButton } from '../../app/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { phone, upright } from '../../device/index.ts';
import { percentText, t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import { AskBackButton, BarClock } from './company/bars.tsx';
import { AskIdleButton } from './company/questions.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import { FigureChip } from './figure-chip.tsx';
import { GameBar, RefusalLine, Who } from './game-bar.tsx';
import { GameSpeeds } from './playback-bar.tsx';
import type { Session } from './session.ts';
import { barNote, headline, leftToMove, lookedWords } from './state-words.tsx';

/** What is being tried and what it brings, the own figures (on small screens), and the buttons. */
export function ActionBar({ session }: { readonly session: Session }) {
  return (
    <GameBar
      class="your-move"
      label={t('table.your-turn')}
      state={
        <>
          <Trying session={session} />
          <BarClock session={session} />
          <RefusalLine session={session} />
          <ConfirmQuestion session={session} />
        </>
      }
    >
      {(phone.value || upright.value) && <OwnFigures session={session} />}
      <MoveButtons session={session} />
    </GameBar>
  );
}

function Trying({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { moves } = controller;
  const figure = moves.figure.value;
  const { game } = controller.showing.live.value;
  if (controller.hand.looked.value !== undefined) return <Looked session={session} />;
  if (figure === undefined) {
    const refused = controller.board.refused.value;
    const note = refused?.reason === 'choose-first' ? session.refusalText(refused) : leftToMove(session);
    return <Who title={t('table.choose-figure')} note={note} />;
  }
  const view = figureView(game, figure);
  const preview = moves.preview.value;
  const name = session.names.figure(view.id, view.number);
  return (
    <>
      <Who
        icon={
          <span class="action-icon">
            <FigureIcon colour={view.colour} number={view.number} dark={view.dark} size={44} />
          </span>
        }
        title={headline(name, preview)}
        note={barNote(session, preview)}
      />
      <Points
        used={preview?.path.length ?? 0}
        count={view.number}
        given={controller.hand.waits.value !== undefined}
      />
      <Risk session={session} figure={view.id} />
    </>
  );
}

/** Another player's figure, and how far it comes. */
function Looked({ session }: { readonly session: Session }) {
  const { hand, showing } = session.controller;
  const view = figureView(showing.live.value.game, hand.looked.value!);
  return (
    <Who
      icon={
        <span class="action-icon">
          <FigureIcon colour={view.colour} number={view.number} dark={view.dark} size={44} />
        </span>
      }
      {...lookedWords(session)}
    />
  );
}

interface PointsProps {
  readonly used: number;
  readonly count: number;
  /** The move is tried and waits: on small screens there is more to say than what the path on the board shows. */
  readonly given: boolean;
}
function Points({ used, count, given }: PointsProps) {
  const text = t('table.points', { used, count });
  return (
    <div class={given ? 'points given' : 'points'} title={text}>
      <div class="points-dots" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i class={i < used ? 'used' : ''} key={i} />
        ))}
      </div>
      <div class="action-note num">{text}</div>
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
    <div class="risk row num" title={text} role="img" aria-label={text}>
      <Icon name="skull" class="small" />
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
    <fieldset class="own-figures" aria-label={t('table.own-figures')}>
      {Array.from({ length: game.figuresEach }, (_, i) => (
        <FigureChip view={view} figure={first + i} size={46} key={first + i} />
      ))}
    </fieldset>
  );
}

function MoveButtons({ session }: { readonly session: Session }) {
  const { controller } = session;
  const { moves } = controller;
  const tried = moves.tried.value;
  const ways = moves.ways.value;
  const path = tried?.path ?? '';
  // It can be pressed all the same: then it is told why not.
  const noStay = controller.mustComeIn.value
    ? t('table.no-stay-out')
    : moves.figure.value === undefined && moves.movable.value.length > 1
      ? t('table.refused.choose-first')
      : undefined;
  const way = ways.findIndex((other) => other.path === path) + 1;
  return (
    <div class="action-buttons">
      <UndoButton session={session} what={t('table.undo')} />
      <IconButton
        icon="undo-all"
        text={t('table.start-over')}
        class="over"
        disabled={path === ''}
        onClick={() => moves.startOver()}
      />
      {path !== '' && ways.length > 1 ? (
        <button
          type="button"
          class="btn way"
          title={t('table.next-way-of', { way, ways: ways.length })}
          onClick={() => moves.nextWay()}
        >
          <Icon name="ways" />
          <span class="num">
            {way}/{ways.length}
          </span>
          <span class="unseen">{t('table.next-way')}</span>
        </button>
      ) : (
        <span class="way" />
      )}
      <Button
        icon="stay"
        text={t('table.stay')}
        class="stay"
        aria-disabled={noStay !== undefined}
        title={noStay}
        onClick={() => controller.stay()}
      />
      <Button
        icon="check"
        text={t('table.move')}
        class="primary go"
        disabled={path === '' || tried?.cannotEnd !== undefined}
        onClick={() => controller.confirm()}
      >
        <kbd>⏎</kbd>
      </Button>
    </div>
  );
}

/** Steps back in what is being tried; before that, the last move is taken back where nobody is to be asked. */
export function UndoButton({ session, what }: { readonly session: Session; readonly what: string }) {
  const { controller, table } = session;
  const trying = controller.trying.value;
  return (
    <IconButton
      icon="undo"
      text={trying || table.ownMove === undefined ? what : t('table.take-back')}
      disabled={!trying && table.ownMove?.mayTakeBack.value !== true}
      onClick={() => controller.back()}
    />
  );
}

/** While others move. */
export function WaitingBar({ session }: { readonly session: Session }) {
  const { playback, showing } = session.controller;
  const { game } = showing.live.value;
  const { thinking } = session.table;
  const colour = game.setup.players[game.turn]!;
  const name = session.nameOf(colour);
  const whose = session.isYou(colour) ? t('table.your-turn') : t('table.turn', { name });
  const title =
    game.phase === 'over'
      ? t('table.end')
      : session.isYou(colour)
        ? t('table.you-move')
        : game.phase === 'placing'
          ? t('table.places', { name })
          : thinking.value === undefined
            ? whose
            : t('table.thinking', { name });
  return (
    <GameBar
      class="waiting"
      label={whose}
      state={
        <>
          {session.controller.hand.looked.value !== undefined ? (
            <Looked session={session} />
          ) : (
            <Who
              icon={<FigureIcon colour={colour} size={40} />}
              title={title}
              note={session.table.mine.size === 0 ? t('table.look-on') : undefined}
            />
          )}
          <BarClock session={session} />
        </>
      }
    >
      <div class="action-buttons">
        <AskIdleButton session={session} />
        <AskBackButton session={session} />
        <GameSpeeds inOne />
        <IconButton
          icon="last"
          text={t('table.skip')}
          class="skip-walk"
          keys="End"
          disabled={playback.playing.value === undefined}
          onClick={() => playback.skip()}
        />
        {session.table.ownMove?.mayTakeBack.value === true && (
          <UndoButton session={session} what={t('table.take-back')} />
        )}
      </div>
    </GameBar>
  );
}
