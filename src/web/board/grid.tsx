import type { TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Geometry, geometryOf, isDoor, SIZE, WALL } from '../../drawing/index.ts';
import { type Direction, DOORS, type Target } from '../../rules/index.ts';
import { useIdle } from '../device/index.ts';
import type { BoardGestures } from './gestures.ts';

/** The board for keys and screen readers: a grid with one tab stop, its cells where the spaces are seen. */

interface GridProps {
  readonly upright: boolean;
  readonly label: string;
  readonly describe: (at: Target) => string;
  readonly gestures: BoardGestures;
  /** Where the cursor is. */
  readonly cursor: Target;
  /** It moved; `keyed` if by a key, and so is to be seen. */
  readonly onCursor: (at: Target, keyed: boolean) => void;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};

export const Grid = ({ upright, label, describe, gestures, cursor, onCursor }: GridProps) => {
  const geometry = geometryOf(upright);
  const grid = useRef<HTMLDivElement>(null);
  const filled = useIdle();

  // One tab stop: where the cursor is. Set by hand, so that moving it draws nothing else anew.
  useEffect(() => {
    const cell = cellOf(grid.current, cursor);
    if (cell === undefined) return;
    cell.tabIndex = 0;
    return () => {
      cell.tabIndex = -1;
    };
  }, [cursor, upright, filled]);

  const press = (at: Target) => gestures.onPress?.(at);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = placeOf(event.target);
    const way = KEYS[event.key];
    if (at === undefined) return;
    if (way !== undefined) {
      const next = geometry.cursorFrom(at, way);
      cellOf(grid.current, next)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      press(at);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusIn = (event: TargetedEvent<HTMLDivElement, FocusEvent>) => {
    const at = placeOf(event.target);
    if (at !== undefined && at !== cursor) onCursor(at, isKeyed(event.target));
  };
  // Pointers are heard by the board; a click without one comes from a screen reader.
  const onClick = (event: MouseEvent) => {
    const at = placeOf(event.target);
    if (event.detail === 0 && at !== undefined) press(at);
  };

  const rows = useMemo(() => <Rows geometry={geometry} describe={describe} />, [geometry, describe]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's cells cannot lie where the hall's spaces are
    <div
      ref={grid}
      class="board-grid"
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      onClick={onClick}
    >
      {filled && rows}
    </div>
  );
};

/** Focuses the cell of a place. */
export const cellOf = (within: Element | null, at: Target): HTMLElement | undefined =>
  within?.querySelector<HTMLElement>(`[data-place="${at}"]`) ?? undefined;

const placeOf = (target: EventTarget | null): Target | undefined =>
  target instanceof HTMLElement ? (target.dataset['place'] as Target | undefined) : undefined;

const isKeyed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(':focus-visible');

interface RowsProps {
  readonly geometry: Geometry;
  readonly describe: (at: Target) => string;
}

const Rows = ({ geometry, describe }: RowsProps) => (
  <>
    {withDoors(geometry).map((row) => (
      // biome-ignore lint/a11y/useSemanticElements: as the grid
      // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
      <div key={row[0]} role="row">
        {row.map((at) => (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          <div
            key={at}
            class="board-cell"
            role="gridcell"
            tabIndex={-1}
            data-place={at}
            aria-label={describe(at)}
            style={boxOf(geometry, at)}
          />
        ))}
      </div>
    ))}
  </>
);

/** The doors belong to the rows they are beside. */
function withDoors(geometry: Geometry): Target[][] {
  return geometry.rows().map((row): Target[] => {
    if (row.includes(DOORS.out)) return geometry.upright ? [...row, 'out'] : ['out', ...row];
    if (row.includes(DOORS.entrance)) return geometry.upright ? ['entrance', ...row] : [...row, 'entrance'];
    return row;
  });
}

/** A cell's box, in parts of the picture. */
function boxOf(geometry: Geometry, at: Target) {
  const [left, top, width, height] = geometry.viewBox.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const { x, y } = geometry.centre(at);
  const size = isDoor(at) ? WALL : SIZE;
  return {
    left: percent((x - size / 2 - left) / width),
    top: percent((y - size / 2 - top) / height),
    width: percent(size / width),
    height: percent(size / height),
  };
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

export const plainName = (at: Target): string => at;
