import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { gameSpeed, IconButton, reducedMotion, setGameSpeed } from '../../app/index.ts';
import { type BoardHandle, Icon } from '../../board/index.ts';
import { isFreeKey, isOnButton, upright } from '../../device/index.ts';
import { BOARD_SIZE, Frame, FrameBoard, useKeys, useSpaceNames } from '../../frame/index.ts';
import { labelText, type Names, playerName, speakSpace, t, tableNames, tellWalk } from '../../i18n/index.ts';
import { kept, PLAY_SPEEDS } from '../../kept/index.ts';
import { boardAnimator, numberOn } from '../../show/index.ts';
import { type PlayedRecord, ReplayController } from '../../table/index.ts';
import {
  CardsCorner,
  CardTurn,
  Deck,
  ForecastTable,
  GameBar,
  GameSpeeds,
  MovesPanel,
  PlayersPanel,
  type PlayersView,
  RoundCorner,
} from '../table/index.ts';

interface ReplayViewProps {
  readonly record: PlayedRecord;
  /** Whom whoever watches played in it, if known. */
  readonly you?: Colour | undefined;
  readonly children?: ComponentChildren;
}

/** A record, watched. */
export function ReplayView({ record, you, children }: ReplayViewProps) {
  const controller = useMemo(() => {
    const kit = computed(() => kept.monster.value.value.kit);
    // Who watches a game wants to see it move.
    const speed = computed(() => Math.min(gameSpeed.value, PLAY_SPEEDS.at(-1)!));
    return new ReplayController(record, kit, speed);
  }, [record]);
  const names = useMemo((): Names => {
    const { names: given = {} } = record.header;
    const players = {
      player: (colour: Colour) => playerName(given[colour], colour),
      isYou: (colour: Colour) => colour === you,
      turned: upright,
    };
    return tableNames(players, (id) => numberOn(controller.shown.value.game, id));
  }, [record, you, controller]);
  const card = useMemo(() => new CardTurn(), []);
  const board = useRef<BoardHandle>(null);
  useEffect(() => {
    controller.playback.animator = boardAnimator({
      board: () => board.current,
      reduced: reducedMotion,
      before: (events, options) => card.turn(events, controller.shown.peek().game, options),
    });
    return () => controller.pause();
  }, [controller, card]);
  useReplayKeys(controller);
  const { game } = controller.shown.value;
  const scene = controller.scene.value;
  const describe = useSpaceNames((at) => speakSpace(at, scene, { names }), [scene, names]);
  const view: PlayersView = {
    game,
    names,
    playerName: (colour) => (names.isYou(colour) ? t('shell.you') : names.player(colour)),
    danger: controller.marks.value.danger,
  };
  return (
    <Frame
      class={`game replay stage-${game.stage}`}
      data-step={controller.at.value}
      data-steps={controller.steps.length}
    >
      <h1 class="unseen">{t('replay.title')}</h1>
      <div class="frame-main">
        <FrameBoard
          scene={scene}
          marks={controller.marks.value}
          gestures={NO_GESTURES}
          label={t('table.label', BOARD_SIZE)}
          describe={describe}
          handle={board}
        >
          <CardsCorner game={game} turn={card} />
          <RoundCorner game={game} />
        </FrameBoard>
        <Timeline controller={controller} names={names} />
      </div>
      <aside class="frame-side">
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
    </Frame>
  );
}

interface ControllerProps {
  readonly controller: ReplayController;
  readonly names: Names;
}

/** Its spaces can be looked at, by keys too. */
const NO_GESTURES = {};

/** Arrow keys step, space plays. */
function useReplayKeys(controller: ReplayController): void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => controller.back(),
    ArrowRight: () => void controller.on(),
    Home: () => controller.goTo(0),
    End: () => controller.goTo(controller.steps.length),
    ' ': () => (controller.playing.peek() ? controller.pause() : void controller.play()),
    a: () => {
      controller.analysing.value = !controller.analysing.peek();
    },
    ...Object.fromEntries(PLAY_SPEEDS.map((speed) => [String(speed), () => setGameSpeed(speed)])),
  };
  useKeys((event) => {
    if (!isFreeKey(event) || (event.key === ' ' && isOnButton(event))) return false;
    const act = keys[event.key];
    act?.();
    return act !== undefined;
  });
}

function Timeline({ controller, names }: ControllerProps) {
  const { playing, steps } = controller;
  const at = controller.at.value;
  const count = steps.length;
  const step = steps[at - 1];
  const said = step === undefined ? t('replay.beginning') : (tellWalk(step.events, names)[0]?.sentence ?? '');
  const position = t('replay.at', { number: at, count });
  return (
    <GameBar class="timeline" label={t('replay.timeline')}>
      <div class="action-buttons">
        <IconButton icon="first" text={t('replay.start')} onClick={() => controller.goTo(0)} />
        <IconButton icon="prev" text={t('replay.back')} onClick={() => controller.back()} />
        <IconButton
          icon={playing.value ? 'pause' : 'play'}
          text={t(playing.value ? 'table.pause' : 'replay.play')}
          onClick={() => (playing.value ? controller.pause() : void controller.play())}
        />
        <IconButton icon="next" text={t('replay.on')} onClick={() => void controller.on()} />
        <IconButton icon="last" text={t('replay.end')} onClick={() => controller.goTo(count)} />
      </div>
      <div class="timeline-line">
        <input
          type="range"
          min={0}
          max={count}
          value={at}
          aria-label={t('replay.timeline')}
          aria-valuetext={labelText(position, said)}
          onInput={({ currentTarget: { value } }) => controller.goTo(Number(value))}
        />
        <div class="action-note timeline-said">
          <span class="num">
            {at}/{count}
          </span>
          <span role="status">{said}</span>
        </div>
      </div>
      <GameSpeeds />
    </GameBar>
  );
}

/** Where every card left would have led, at each of the monster's moves. */
function AnalysisPanel({ controller, names }: ControllerProps) {
  const on = controller.analysing.value;
  const analysis = controller.analysis.value;
  return (
    <section class="panel forecast" aria-label={t('replay.analysis')}>
      <h2>
        <Icon name="eye" />
        {t('replay.analysis')}
        <span class="spacer" />
        <button
          type="button"
          class={`chip ${on ? 'on' : ''}`}
          aria-pressed={on}
          aria-label={t('replay.analysis')}
          onClick={() => {
            controller.analysing.value = !on;
          }}
        >
          <Icon name="foot" class="small" />
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
