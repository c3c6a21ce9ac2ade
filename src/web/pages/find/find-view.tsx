import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { SpaceName, Target } from '../../../rules/index.ts';
import { useLater } from '../../device/index.ts';
import type { Answered, Task } from '../../find/index.ts';
import { BOARD_SIZE, Frame, FrameBoard, Refusal, useKeys, useSpaceNames } from '../../frame/index.ts';
import { speakSpace, t } from '../../i18n/index.ts';
import { CardsCorner, Deck, ForecastTable, PlayersPanel, RoundCorner } from '../table/index.ts';
import { AnswerBar, AnswerWords } from './answer.tsx';
import { pressKey } from './keys.ts';
import { FindSession } from './session.ts';

interface FindViewProps {
  readonly task: Task;
  /** How hard it is, where that is known. */
  readonly level?: number;
  readonly answered: (answer: Answered) => void;
  readonly next: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

/** A position in which the reader is to find the move. */
export function FindView({ task, level, answered, next, children }: FindViewProps) {
  const session = useMemo(() => new FindSession(task, answered), [task]);
  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  const { exercise, names } = session;
  const { controller } = exercise;
  useKeys((event) => pressKey(exercise, next, event));
  const { game } = controller.shown.value;
  const analysis = controller.analysis.value;
  const view = { game, names, playerName: session.nameOf, danger: controller.marks.value.danger };
  return (
    <Frame
      class={`game find stage-${game.stage}`}
      data-state={exercise.state.value}
      data-idle={controller.idle.value}
      data-find={task.id}
    >
      <h1 class="unseen">{t('shell.title.find')}</h1>
      <div class="frame-main">
        <FindBoard session={session} />
        <AnswerBar session={session} next={next} />
      </div>
      <aside class="frame-side">
        <AnswerWords session={session} level={level} />
        {children}
        <PlayersPanel view={view} />
        <section class="panel forecast" aria-label={t('table.forecast')}>
          <h2>{t(analysis === undefined ? 'table.cards' : 'table.forecast')}</h2>
          <Deck game={game} />
          {analysis !== undefined && (
            <ForecastTable
              forecast={analysis.forecast}
              game={analysis.game}
              names={names}
              caption={t('table.forecast-now')}
            />
          )}
        </section>
      </aside>
      <session.said.Log />
    </Frame>
  );
}

/** How long after a change the spaces are named anew: not while the eye waits for the board. */
const NAMED_AFTER = 60;

function FindBoard({ session }: { readonly session: FindSession }) {
  const { exercise, names } = session;
  const { controller } = exercise;
  const gestures = useMemo(
    () => ({
      onPress: (at: Target) => exercise.press(at),
      onPoint: (at: SpaceName | undefined) => controller.point(at),
      onPointDoor: (door: 'entrance' | 'out' | undefined) => controller.point(door),
      onDrag: (figure: string, over: readonly Target[], done: boolean) => exercise.drag(figure, over, done),
      onCursor: (at: SpaceName) => controller.moveCursor(at),
    }),
    [exercise, controller],
  );
  const spoken = useLater(controller.scene, NAMED_AFTER);
  const describe = useSpaceNames((at) => speakSpace(at, spoken, { names }), [spoken, names]);
  const { game } = controller.shown.value;
  const refused = controller.refused.value;
  return (
    <FrameBoard
      scene={controller.scene.value}
      marks={controller.marks.value}
      gestures={gestures}
      label={t('table.label', BOARD_SIZE)}
      describe={describe}
      handle={session.board}
    >
      <CardsCorner game={game} turn={session.card} />
      <RoundCorner game={game} />
      {refused !== undefined && refused.reason !== 'choose-first' && (
        <div class="find-refusal">
          <Refusal
            text={session.refusalText(refused)}
            reason={refused.reason}
            rule={refused.rule}
            link={t('table.rule', { rule: refused.rule })}
          />
        </div>
      )}
    </FrameBoard>
  );
}
