import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { COLUMNS, ROWS, type Target } from '../../../rules/index.ts';
import { Board, type BoardGestures, type Marks, type Scene } from '../../board/index.ts';
import { language, type Names, puzzlesText, speakSpace } from '../../i18n/index.ts';
import { upright } from '../../screen.ts';
import { followDrag, spaceUnder } from './dragging.ts';
import type { LevelSession } from './level-session.ts';
import { changeText } from './words.ts';

const { t } = puzzlesText;

interface BoardAreaProps {
  readonly session: LevelSession;
  readonly name: string;
  readonly children?: ComponentChildren;
}

/** The hall with what lies in it; things are put down, picked, moved and turned on it. */
export function BoardArea({ session, name, children }: BoardAreaProps) {
  const { play } = session;
  const { builder } = play;
  const scene = play.scene.value;
  const marks = play.marks.value;
  const spoken = language.value;
  const building = play.walk.value === undefined;
  const describe = useMemo(
    () => (at: Target) => speakPuzzleSpace(at, scene, marks, play.names),
    [scene, marks, spoken, play],
  );
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
    <div class="pz-bw" onPointerDownCapture={onPointerDown}>
      <Board
        scene={scene}
        marks={marks}
        gestures={gestures}
        upright={upright.value}
        label={t('puzzles.board', { name, columns: COLUMNS.length, rows: ROWS.length })}
        describe={describe}
        handle={session.board}
        class="pz-board"
      />
      {children}
    </div>
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
      if (said !== undefined) session.say(said);
    },
    onPoint: (at) => builder.point(play.walk.peek() === undefined ? at : undefined),
    onCursor: (at) => builder.point(play.walk.peek() === undefined ? at : undefined),
  };
};

/** A space with what the puzzle adds: whom to eat, what one has put down, the test walk. */
export function speakPuzzleSpace(at: Target, scene: Scene, marks: Marks, names: Names): string {
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
  return said.join(', ');
}
