import type { ComponentChildren } from 'preact';
import type { SpaceName, Target } from '../../rules/index.ts';
import { isDoor } from '../board/index.ts';

/** Dragging things onto the board, from beside it or from another space. */

/** Pixels a pointer moves before it is a drag. */
const FAR = 8;
/** A finger that rests this long wants the magnifier. */
const REST = 380;

interface Drag {
  /** It has begun: the pointer has moved. */
  readonly onBegin: () => void;
  readonly onOver: (at: SpaceName | undefined, x: number, y: number) => void;
  /** Let go over a space, or beside the board. */
  readonly onDrop: (at: SpaceName | undefined) => void;
  /** The browser took the pointer away. */
  readonly onCancel: () => void;
}

/** The place that is seen at a point of the page: a space, or a door. */
export function placeUnder(x: number, y: number): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element instanceof HTMLElement ? element.dataset['place'] : undefined;
    if (place !== undefined) return place as Target;
  }
  return undefined;
}

/** The space that is seen there. */
export function spaceUnder(x: number, y: number): SpaceName | undefined {
  const place = placeUnder(x, y);
  return place === undefined || isDoor(place) ? undefined : place;
}

interface CarriedProps {
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}

/** What is carried hangs at the pointer. */
export const Carried = ({ x, y, children }: CarriedProps) => (
  <div class="carried" style={{ translate: `${x}px ${y}px` }}>
    {children}
  </div>
);

/** Follows a pointer that has gone down until it is let go; on the board, a finger that rests is left to the magnifier. */
export function followDrag(down: PointerEvent, drag: Drag, { onBoard = false } = {}): void {
  if (!down.isPrimary || down.button !== 0) return;
  const end = new AbortController();
  const { signal } = end;
  let begun = false;
  const rest =
    down.pointerType === 'mouse' || !onBoard
      ? undefined
      : setTimeout(() => {
          if (!begun) end.abort();
        }, REST);
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
    passive = true,
  ): void => addEventListener(type, hear, { signal, passive, capture: true });
  listen('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= FAR;
    if (!begun && !far) return;
    if (!begun) {
      begun = true;
      clearTimeout(rest);
      drag.onBegin();
    }
    drag.onOver(spaceUnder(event.clientX, event.clientY), event.clientX, event.clientY);
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return;
    end.abort();
    clearTimeout(rest);
    if (begun) drag.onDrop(spaceUnder(event.clientX, event.clientY));
  });
  listen('pointercancel', () => {
    end.abort();
    clearTimeout(rest);
    if (begun) drag.onCancel();
  });
  // The page must not scroll away under what is carried.
  listen('touchmove', (event) => event.cancelable && event.preventDefault(), false);
}
