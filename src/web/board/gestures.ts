import type { FigureId, SpaceName, Target } from '../../rules/index.ts';

/** What a pointer or key did to the board; the page decides what it means. */
export interface BoardGestures {
  /** A space, the entrance's door or the exit was pressed (or Enter pressed on the cursor). */
  readonly onPress?: (at: Target) => void;
  /** The pointer rests on a space, or leaves the board. */
  readonly onPoint?: (at: SpaceName | undefined) => void;
  /** The pointer rests on a door, or leaves it. */
  readonly onPointDoor?: (door: 'entrance' | 'out' | undefined) => void;
  /**
   * A figure is dragged: the places it was drawn over, in order, with its own first, which may be the entrance's door;
   * `done` when it is let go.
   */
  readonly onDrag?: (figure: FigureId, over: readonly Target[], done: boolean) => void;
  /** The keyboard's cursor moved. */
  readonly onCursor?: (at: SpaceName) => void;
}
