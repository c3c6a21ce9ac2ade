import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { COLUMNS, type Colour, isColour, ROWS, type Target } from '../../../rules/index.ts';
import { gameSpeed } from '../../app/index.ts';
import { Board, type BoardHandle, groupEvents, Icon } from '../../board/index.ts';
import { CAST_NAMES, castNames, language, type Names, speakSpace, t, tellWalk } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { upright } from '../../screen.ts';
import { SPEEDS } from '../../show/index.ts';
import type { PlayedRecord } from '../../table/batches.ts';
import { ReplayController } from '../../table/replay-controller.ts';
import { boardStage } from '../table/board-stage.ts';
import { CardTurn } from '../table/card-turn.ts';
import { CardsCorner, RoundCorner } from '../table/corners.tsx';
import { Deck, ForecastTable } from '../table/forecast-panel.tsx';
import { MovesPanel } from '../table/moves-panel.tsx';
import { PlayersPanel } from '../table/players-panel.tsx';
import type { PlayersView } from '../table/players-view.ts';

interface ReplayViewProps {
  readonly record: PlayedRecord;
  readonly children?: ComponentChildren;
}

const playerNames = (record: PlayedRecord): ((colour: Colour) => string) => {
  const { names = {} } = record.header;
  return (colour) => names[colour] ?? CAST_NAMES[colour];
};

/** A record, watched. */
export function ReplayView({ record, children }: ReplayViewProps) {
  const controller = useMemo(() => {
    const kit = computed(() => kept.monster.value.value.kit);
    return new ReplayController(record, kit, groupEvents);
  }, [record]);
  const names = useMemo((): Names => {
    const playerName = playerNames(record);
    const cast = castNames(record.header.players.length);
    return { figure: cast.figure, player: (colour) => (isColour(colour) ? playerName(colour) : colour) };
  }, [record]);
  const card = useMemo(() => new CardTurn(), []);
  const board = useRef<BoardHandle>(null);
  useEffect(() => {
    controller.playback.setSpeed(Number.isFinite(gameSpeed.peek()) ? gameSpeed.peek() : 4);
    controller.playback.stage = boardStage(
      () => board.current,
      (events, options) => card.turn(events, controller.shown.peek().game, options),
    );
    return () => controller.pause();
  }, [controller, card]);
  useReplayKeys(controller);
  const { game } = controller.shown.value;
  const view: PlayersView = {
    game,
    names,
    playerName: playerNames(record),
    danger: controller.marks.value.danger,
  };
  return (
    <div
      class={`tp replay stage-${game.stage} ${upright.value ? 'upright' : ''}`}
      data-step={controller.at.value}
      data-steps={controller.steps.length}
    >
      <h1 class="unseen">{t('replay.title')}</h1>
      <div class="tp-main">
        <div class="bw">
          <ReplayBoard controller={controller} names={names} board={board} />
          <CardsCorner game={game} turn={card} />
          <RoundCorner game={game} />
        </div>
        <Timeline controller={controller} names={names} />
      </div>
      <aside class="tp-side">
        <AnalysisPanel controller={controller} names={names} />
        <PlayersPanel view={view} />
        <MovesPanel
          log={controller.log}
          names={names}
          at={controller.line.value}
          onLook={(entry) => controller.goToLine(entry)}
        />
        {children}
      </aside>
    </div>
  );
}

interface ControllerProps {
  readonly controller: ReplayController;
  readonly names: Names;
}

function ReplayBoard({
  controller,
  names,
  board,
}: ControllerProps & { readonly board: { current: BoardHandle | null } }) {
  const scene = controller.scene.value;
  const spoken = language.value;
  const describe = useMemo(
    () =>
      (at: Target): string =>
        speakSpace(at, scene, { names }),
    [scene, names, spoken],
  );
  const gestures = useMemo(() => ({}), []);
  return (
    <Board
      scene={scene}
      marks={controller.marks.value}
      gestures={gestures}
      upright={upright.value}
      label={t('table.label', { columns: COLUMNS.length, rows: ROWS.length })}
      describe={describe}
      handle={board}
      class="tp-board"
    />
  );
}

/** Arrow keys step, space plays. */
function useReplayKeys(controller: ReplayController): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => controller.back(),
      ArrowRight: () => void controller.on(),
      Home: () => controller.goTo(0),
      End: () => controller.goTo(controller.steps.length),
      ' ': () => (controller.playing.peek() ? controller.pause() : void controller.play()),
      a: () => {
        controller.analysing.value = !controller.analysing.peek();
      },
      ...Object.fromEntries(
        SPEEDS.map((speed) => [String(speed), () => controller.playback.setSpeed(speed)]),
      ),
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('select, dialog[open], textarea') !== null) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, label') !== null)
        return;
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [controller]);
}

function Timeline({ controller, names }: ControllerProps) {
  const { playing, playback, steps } = controller;
  const at = controller.at.value;
  const count = steps.length;
  const step = steps[at - 1];
  const said = step === undefined ? t('replay.beginning') : (tellWalk(step.events, names)[0]?.sentence ?? '');
  const position = t('replay.at', { number: at, count });
  return (
    <section class="panel actions timeline" aria-label={t('replay.timeline')}>
      <div class="buttons">
        <TimelineButton icon="first" text={t('replay.start')} onClick={() => controller.goTo(0)} />
        <TimelineButton icon="prev" text={t('replay.back')} onClick={() => controller.back()} />
        <TimelineButton
          icon={playing.value ? 'pause' : 'play'}
          text={t(playing.value ? 'replay.pause' : 'replay.play')}
          onClick={() => (playing.value ? controller.pause() : void controller.play())}
        />
        <TimelineButton icon="next" text={t('replay.on')} onClick={() => void controller.on()} />
        <TimelineButton icon="last" text={t('replay.end')} onClick={() => controller.goTo(count)} />
      </div>
      <div class="timeline-line">
        <input
          type="range"
          min={0}
          max={count}
          value={at}
          aria-label={t('replay.timeline')}
          aria-valuetext={`${position}. ${said}`}
          onInput={({ currentTarget: { value } }) => controller.goTo(Number(value))}
        />
        <div class="d timeline-said">
          <span class="num">
            {at}/{count}
          </span>
          <span role="status">{said}</span>
        </div>
      </div>
      <fieldset class="speeds">
        {SPEEDS.map((speed) => (
          <button
            type="button"
            class={`chip num ${playback.speed.value === speed ? 'on' : ''}`}
            aria-pressed={playback.speed.value === speed}
            aria-label={t('table.speed', { speed })}
            onClick={() => playback.setSpeed(speed)}
            key={speed}
          >
            {speed}×
          </button>
        ))}
      </fieldset>
    </section>
  );
}

interface TimelineButtonProps {
  readonly icon: string;
  readonly text: string;
  readonly onClick: () => void;
}

const TimelineButton = ({ icon, text, onClick }: TimelineButtonProps) => (
  <button type="button" class="btn icon" aria-label={text} title={text} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** Where every card left would have led, at each of the monster's moves. */
function AnalysisPanel({ controller, names }: ControllerProps) {
  const on = controller.analysing.value;
  const analysis = controller.analysis.value;
  return (
    <section class="panel mon" aria-label={t('replay.analysis')}>
      <h2>
        <Icon name="eye" />
        {t('replay.analysis')}
        <span class="sp" />
        <button
          type="button"
          class={`chip ${on ? 'on' : ''}`}
          aria-pressed={on}
          aria-label={t('replay.analysis')}
          onClick={() => {
            controller.analysing.value = !on;
          }}
        >
          <Icon name="foot" class="sm" />
        </button>
      </h2>
      <Deck game={controller.shown.value.game} />
      {on && analysis !== undefined && (
        <ForecastTable
          forecast={analysis.forecast}
          game={analysis.game}
          names={names}
          caption={t('replay.analysis-text')}
          came={analysis.card}
        />
      )}
      {(!on || analysis === undefined) && <p class="note">{t('replay.analysis-text')}</p>}
    </section>
  );
}
