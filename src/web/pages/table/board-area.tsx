import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { SpaceName, Target } from '../../../rules/index.ts';
import { Button, IconButton } from '../../app/index.ts';
import { type BoardHandle, Icon } from '../../board/index.ts';
import { useLater } from '../../device/index.ts';
import { BOARD_SIZE, FrameBoard, useSpaceNames } from '../../frame/index.ts';
import { speakSpace, t } from '../../i18n/index.ts';
import { choices, toggleForecast } from './choices.ts';
import { CardsCorner, RoundCorner } from './corners.tsx';
import { HintCard } from './hint-card.tsx';
import { MomentView } from './moment-view.tsx';
import type { Session } from './session.ts';

/** The board, and what lies in the corners that the hall leaves free. */
export function BoardArea({ session }: { readonly session: Session }) {
  const { controller } = session;
  const handle = useRef<BoardHandle>(null);
  useEffect(() => {
    session.board = handle.current ?? undefined;
  });
  const gestures = useMemo(
    () => ({
      onPress: (at: Target) => controller.press(at),
      onPoint: (at: SpaceName | undefined) => controller.point(at),
      onPointDoor: (door: 'entrance' | 'out' | undefined) => controller.point(door),
      onDrag: (figure: string, over: readonly Target[], done: boolean) => controller.drag(figure, over, done),
      onCursor: (at: SpaceName) => controller.moveCursor(at),
    }),
    [controller],
  );
  const { scene, marks } = useLater(controller.board.spoken, NAMED_AFTER);
  const describe = useSpaceNames(
    (at) => speakSpace(at, scene, { names: session.names, marks }),
    [session, scene, marks],
  );
  const walk = controller.showing.lastWalk.value;
  const openWhy = useCallback(() => session.open('why'), [session]);
  const calm = controller.showing.idle.value;
  return (
    <FrameBoard
      scene={controller.scene.value}
      marks={controller.board.marks.value}
      gestures={gestures}
      label={t('table.label', BOARD_SIZE)}
      describe={describe}
      handle={handle}
    >
      <Corners session={session} onWhy={openWhy} />
      <HintCard session={session} />
      <MomentView session={session} />
      <div class="frame-corner tools">
        {walk !== undefined && (
          <>
            <Button text={t('table.why')} class="small" onClick={openWhy} />
            <IconButton
              icon="rotate"
              text={t('table.again')}
              class="small"
              disabled={!calm}
              onClick={() => controller.again()}
            />
          </>
        )}
      </div>
      {session.table.settings.forecast && (
        <div class="frame-corner forecast-switch">
          <button
            type="button"
            class={`btn icon ${choices.value.trail ? 'on' : ''}`}
            aria-label={t('table.forecast')}
            aria-pressed={choices.value.trail}
            onClick={toggleForecast}
          >
            <Icon name="foot" />
          </button>
        </div>
      )}
    </FrameBoard>
  );
}

/** How long after a change the spaces are named anew: not while the eye waits for the board. */
const NAMED_AFTER = 60;

function Corners({ session, onWhy }: { readonly session: Session; readonly onWhy: () => void }) {
  return (
    <>
      <CardsCorner game={session.game.value} turn={session.card} onWhy={onWhy} />
      <RoundCorner game={session.game.value} />
    </>
  );
}
