import type { ComponentChildren, ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Target } from '../../../rules/index.ts';
import type { BoardGestures, Marks, Scene } from '../../board/index.ts';
import { BOARD_SIZE, FrameBoard, followDrag, spaceUnder, useSpaceNames } from '../../frame/index.ts';
import { type Names, partsText, speakSpace, t } from '../../i18n/index.ts';
import type { LevelSession } from './level-session.ts';
import { changeText } from './words.ts';

interface BoardAreaProps {
  readonly session: LevelSession;
  readonly name: string;
  readonly children?: ComponentChildren;
}

/** The hall with what lies in it; things are put down, picked, moved and turned on it. */
export function BoardArea({ session, name, children }: BoardAreaProps) {
  const { play } = session;
  const { builder } = play;
  const building = play.walk.value === undefined;
  const gestures = useMemo((): BoardGestures => boardGestures(session), [session]);
  const onPointerDown = (event: PointerEvent): void => {
    const at = spaceUnder(event.clientX, event.clientY);
    const own = at === undefined || !building ? undefined : builder.ownAt(at);
    if (own === undefined) return;
    const before = builder.downs.peek();
    followDrag(
      event,
      {
        onBegin: () => builder.pick(own),
        onOver: (over) => builder.point(over),
        onDrop: (over) => {
          builder.point(undefined);
          builder.move(own, over);
          session.heard(before);
        },
        onCancel: () => builder.backOut(),
      },
      { onBoard: true },
    );
  };
  return (
    <PuzzleBoard
      name={name}
      names={play.names}
      scene={play.scene.value}
      marks={play.marks.value}
      gestures={gestures}
      handle={session.board}
      onPointerDown={onPointerDown}
    >
      {children}
    </PuzzleBoard>
  );
}

const boardGestures = (session: LevelSession): BoardGestures => {
  const { play } = session;
  const { builder } = play;
  return {
    onPress: (at) => {
      if (play.walk.peek() !== undefined || at === 'entrance' || at === 'out') return;
      const before = builder.downs.peek();
      session.nudged.value = !builder.press(at);
      session.heard(before);
      const said = changeText(before, builder.downs.peek(), play.names);
      if (said !== undefined) session.said.say(said);
    },
    onPoint: (at) => builder.point(play.walk.peek() === undefined ? at : undefined),
    onCursor: (at) => builder.point(play.walk.peek() === undefined ? at : undefined),
  };
};

interface PuzzleBoardProps extends Omit<ComponentProps<typeof FrameBoard>, 'label' | 'describe'> {
  /** The level's. */
  readonly name: string;
  readonly names: Names;
  readonly marks: Marks;
}

/** The hall of a level that is played or built. */
export function PuzzleBoard({ name, names, ...board }: PuzzleBoardProps) {
  const { scene, marks } = board;
  const describe = useSpaceNames((at) => speakPuzzleSpace(at, scene, marks, names), [scene, marks]);
  return <FrameBoard label={t('puzzles.board', { name, ...BOARD_SIZE })} describe={describe} {...board} />;
}

/** A space with what the puzzle adds: whom to eat, what one has put down, the test walk. */
function speakPuzzleSpace(at: Target, scene: Scene, marks: Marks, names: Names): string {
  const said = [speakSpace(at, scene, { names, marks })];
  for (const { id, at: stands } of scene.figures) {
    const side = stands === at ? marks.sides?.get(id) : undefined;
    if (side !== undefined) said.push(t(`puzzles.speak.${side}`));
  }
  const frame = marks.framed?.find((one) => one.at === at);
  if (frame !== undefined) said.push(t(frame.chosen ? 'puzzles.speak.picked' : 'puzzles.speak.down'));
  for (const print of marks.prints ?? []) {
    if (print.at === at && print.step !== undefined) said.push(t('puzzles.speak.step', { step: print.step }));
  }
  if (marks.circle?.some(({ from }) => from === at) === true) said.push(t('puzzles.speak.circle'));
  return partsText(said);
}
