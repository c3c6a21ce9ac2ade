import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  COLUMNS,
  columnOf,
  DOORS,
  HEIGHT,
  rowOf,
  type SpaceName,
  space,
  type Target,
  WIDTH,
} from '../../rules/index.ts';
import { Board, MARGIN, type Marks, type Scene, SIZE } from '../board/index.ts';
import { narrow } from '../device/index.ts';
import { castNames, language, speakSpace } from '../i18n/index.ts';
import { READER } from './playground.ts';
import type { SmallBoard } from './small-board.ts';
import './playground.css';

/** What is seen of the neighbours of a part, in units of the board. */
const GLIMPSE = 12;

/** A part of the hall: its first and its last space. */
export type Part = readonly [SpaceName, SpaceName];

const columnAndRow = (name: SpaceName) => [columnOf(space(name)), rowOf(space(name))] as const;

/** Where a part of the hall begins and ends along one side; at the hall's own edge the wall is seen too. */
const span = (first: number, last: number, spaces: number): readonly [number, number] => [
  first === 0 ? -MARGIN : first * SIZE - GLIMPSE,
  last === spaces - 1 ? spaces * SIZE + MARGIN : (last + 1) * SIZE + GLIMPSE,
];

const isWhole = ([from, to]: Part): boolean => from === DOORS.out && to === DOORS.entrance;

/** The room that a part of the hall takes on the page while its board is not drawn yet. */
export const HallRoom = ({ part }: { readonly part: Part }) => (
  <div
    class="hall-window"
    style={
      isWhole(part) && narrow.value
        ? { aspectRatio: `${HEIGHT * SIZE + 2 * MARGIN} / ${WIDTH * SIZE + 2 * MARGIN}` }
        : windowStyle(part).window
    }
  />
);

/** How the whole board lies behind a window that shows a part of it. */
function windowStyle([from, to]: Part) {
  const [column, row] = columnAndRow(from);
  const [lastColumn, lastRow] = columnAndRow(to);
  const [left, right] = span(column, lastColumn, WIDTH);
  const [top, bottom] = span(row, lastRow, HEIGHT);
  const width = right - left;
  const height = bottom - top;
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  return {
    window: { aspectRatio: `${width} / ${height}` },
    board: {
      width: percent(WIDTH * SIZE + 2 * MARGIN, width),
      left: percent(-(left + MARGIN), width),
      top: percent(-(top + MARGIN), height),
    },
  };
}

/** The space of a part that is nearest to a space. */
function within([from, to]: Part, at: SpaceName): SpaceName {
  const [left, top] = columnAndRow(from);
  const [right, bottom] = columnAndRow(to);
  const [column, row] = columnAndRow(at);
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return `${COLUMNS[clamp(column, left, right)]!}${clamp(row, top, bottom) + 1}` as SpaceName;
}

/** Where the keyboard begins: at the reader's figure, or at the monster. */
function firstCursor(part: Part, { figures, monster }: Scene): SpaceName {
  const own = figures.find(({ colour }) => colour === READER)?.at;
  if (own === 'entrance') return within(part, DOORS.entrance);
  return within(part, own === undefined || own === 'out' || own === 'eaten' ? monster.at : own);
}

interface HallWindowProps {
  readonly part: Part;
  readonly board: SmallBoard;
  readonly marks: Marks;
  readonly press: (at: Target) => void;
  readonly label: string;
}

/** A part of the hall, played on like the whole of it. The keyboard's cursor stays inside. */
export function HallWindow({ part, board: { scene: shown, handle }, marks, press, label }: HallWindowProps) {
  const whole = isWhole(part);
  const scene = shown.value;
  // A mark puts the board's cursor there; then it goes, for it would be drawn.
  const [cursor, setCursor] = useState<SpaceName | undefined>(() => firstCursor(part, scene));
  useEffect(() => setCursor(undefined), []);
  const marked = useMemo(() => (cursor === undefined ? marks : { ...marks, cursor }), [marks, cursor]);
  const speaks = language.value;
  const turned = whole && narrow.value;
  const describe = useMemo(() => {
    const names = { ...castNames, turned: { value: turned } };
    return (at: Target) => speakSpace(at, scene, { marks, names });
  }, [scene, marks, speaks, turned]);
  const gestures = useMemo(
    () => ({
      onPress: press,
      onCursor: (at: SpaceName) => {
        const inside = within(part, at);
        if (inside !== at) handle.current?.focus(inside);
      },
    }),
    [press, part, handle],
  );
  const board = (
    <Board
      scene={scene}
      marks={marked}
      gestures={gestures}
      handle={handle}
      upright={turned}
      label={label}
      describe={describe}
    />
  );
  if (whole) return board;
  const style = windowStyle(part);
  return (
    <div class="hall-window" style={style.window}>
      <div class="hall-window-board" style={style.board}>
        {board}
      </div>
    </div>
  );
}
