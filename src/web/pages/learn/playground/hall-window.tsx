import { useEffect, useMemo, useState } from 'preact/hooks';
import { COLUMNS, HEIGHT, type SpaceName, WIDTH } from '../../../../rules/index.ts';
import { Board, type BoardHandle, type BoardProps, type Scene } from '../../../board/index.ts';
import { READER } from './playground.ts';
import './playground.css';

/** In units of the board: a space, the rim around the floor, and what is seen of the neighbours of a part. */
const SIZE = 64;
const RIM = 42;
const GLIMPSE = 12;

interface Part {
  readonly from: SpaceName;
  readonly to: SpaceName;
}

const columnAndRow = (name: SpaceName): readonly [number, number] => [
  (COLUMNS as readonly string[]).indexOf(name[0]!),
  Number(name.slice(1)) - 1,
];

/** Where a part of the hall begins and ends along one side; at the hall's own edge the wall is seen too. */
const span = (first: number, last: number, spaces: number): readonly [number, number] => [
  first === 0 ? -RIM : first * SIZE - GLIMPSE,
  last === spaces - 1 ? spaces * SIZE + RIM : (last + 1) * SIZE + GLIMPSE,
];

export function isWhole({ from, to }: Part): boolean {
  return from === 'a1' && to === 'p11';
}

/** How the whole board lies behind a window that shows a part of it. */
function windowStyle({ from, to }: Part) {
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
      width: percent(WIDTH * SIZE + 2 * RIM, width),
      left: percent(-(left + RIM), width),
      top: percent(-(top + RIM), height),
    },
  };
}

/** The space of a part that is nearest to a space. */
function within({ from, to }: Part, at: SpaceName): SpaceName {
  const [left, top] = columnAndRow(from);
  const [right, bottom] = columnAndRow(to);
  const [column, row] = columnAndRow(at);
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return `${COLUMNS[clamp(column, left, right)]!}${clamp(row, top, bottom) + 1}` as SpaceName;
}

/** Where the keyboard begins: at the reader's figure, or at the monster. */
function firstCursor(part: Part, { figures, monster }: Scene): SpaceName {
  const own = figures.find(({ colour }) => colour === READER)?.at;
  if (own === 'entrance') return within(part, 'p11');
  return within(part, own === undefined || own === 'out' || own === 'eaten' ? monster.at : own);
}

interface HallWindowProps extends Omit<BoardProps, 'handle'> {
  readonly part: Part;
  readonly handle: { current: BoardHandle | null };
}

/** A part of the hall, played on like the whole of it. The keyboard's cursor stays inside. */
export function HallWindow({ part, gestures, handle, marks, ...board }: HallWindowProps) {
  const whole = isWhole(part);
  // A mark puts the board's cursor there; then it goes, for it would be drawn.
  const [cursor, setCursor] = useState<SpaceName | undefined>(() => firstCursor(part, board.scene));
  useEffect(() => setCursor(undefined), []);
  const marked = useMemo(() => (cursor === undefined ? marks : { ...marks, cursor }), [marks, cursor]);
  const style = useMemo(() => windowStyle(part), [part]);
  const kept = useMemo(
    () => ({
      ...gestures,
      onCursor: (at: SpaceName) => {
        const inside = within(part, at);
        if (inside !== at) handle.current?.focus(inside);
        gestures?.onCursor?.(inside);
      },
    }),
    [gestures, part, handle],
  );
  if (whole) return <Board {...board} marks={marked} gestures={kept} handle={handle} />;
  return (
    <div class="hall-window" style={style.window}>
      <div class="hall-window-board" style={style.board}>
        <Board {...board} upright={false} marks={marked} gestures={kept} handle={handle} />
      </div>
    </div>
  );
}
