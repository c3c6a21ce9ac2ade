import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { COLUMNS, ROWS, type SpaceName, type Target } from '../../../rules/index.ts';
import { Board, type BoardHandle, Icon } from '../../board/index.ts';
import { language, speakSpace, t } from '../../i18n/index.ts';
import { upright } from '../../screen.ts';
import { useLater } from '../../when-idle.ts';
import { choices, toggleForecast } from './choices.ts';
import { CardsCorner, RoundCorner } from './corners.tsx';
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
      onPointDoor: (door: 'entrance' | 'out' | undefined) => controller.pointDoor(door),
      onDrag: (figure: string, over: readonly Target[], done: boolean) => controller.drag(figure, over, done),
      onCursor: (at: SpaceName) => controller.moveCursor(at),
    }),
    [controller],
  );
  const { players } = session.table.settings.setup;
  const seats = session.table.mine;
  const mine = useMemo(() => new Set([...seats].map((seat) => players[seat]!)), [seats, players]);
  const { scene, marks } = useLater(controller.board.spoken, NAMED_AFTER);
  const spoken = language.value;
  const describe = useMemo(
    () =>
      (at: Target): string =>
        speakSpace(at, scene, { names: session.names, mine, marks }),
    [session, scene, marks, mine, spoken],
  );
  const walk = controller.showing.lastWalk.value;
  const openWhy = useCallback(() => {
    session.sheet.value = 'why';
  }, [session]);
  const calm = controller.showing.idle.value;
  return (
    <div class="bw">
      <Board
        scene={controller.scene.value}
        marks={controller.board.marks.value}
        gestures={gestures}
        upright={upright.value}
        label={t('table.label', { columns: COLUMNS.length, rows: ROWS.length })}
        describe={describe}
        handle={handle}
        class="tp-board"
      />
      <Corners session={session} onWhy={openWhy} />
      <div class="corner tools">
        {walk !== undefined && (
          <>
            <button type="button" class="btn sm why-open" onClick={openWhy}>
              {t('table.why')}
            </button>
            <button
              type="button"
              class="btn icon sm"
              aria-label={t('table.again')}
              title={t('table.again')}
              disabled={!calm}
              onClick={() => controller.again()}
            >
              <Icon name="rotate" />
            </button>
          </>
        )}
      </div>
      {session.table.settings.forecast && (
        <div class="corner see">
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
    </div>
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
