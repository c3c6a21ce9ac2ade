import { useMemo } from 'preact/hooks';
import type { SpaceName, Target } from '../../../rules/index.ts';
import { useLater } from '../../device/index.ts';
import { BOARD_SIZE, FrameBoard, useSpaceNames } from '../../frame/index.ts';
import { speakSpace, t } from '../../i18n/index.ts';
import { CardsCorner, RoundCorner } from '../table/index.ts';
import type { StudySession } from './session.ts';

/** How long after a change the spaces are named anew: not while the eye waits for the board. */
const NAMED_AFTER = 60;

export function BoardArea({ session }: { readonly session: StudySession }) {
  const { controller, names } = session;
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
  const scene = controller.scene.value;
  const spoken = useLater(controller.scene, NAMED_AFTER);
  const describe = useSpaceNames((at) => speakSpace(at, spoken, { names }), [spoken, names]);
  const { game } = controller.shown.value;
  return (
    <FrameBoard
      scene={scene}
      marks={controller.marks.value}
      gestures={gestures}
      label={t('table.label', BOARD_SIZE)}
      describe={describe}
      handle={session.board}
    >
      <CardsCorner game={game} turn={session.card} />
      <RoundCorner game={game} />
    </FrameBoard>
  );
}
