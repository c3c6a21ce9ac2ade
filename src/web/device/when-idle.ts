import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** So long at most, in milliseconds, is a moment without work waited for. */
const LONGEST = 400;
/** Where a browser does not tell when it has nothing to do: long enough for a frame to be painted. */
const A_FRAME = 34;

/** Runs something when the browser has a moment; the answer forgets it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_FRAME);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: LONGEST });
  return () => cancelIdleCallback(idle);
}

/** False at first; true as soon as the browser has a moment. What is less pressing is drawn then, after what is looked for first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** What a signal says, so many milliseconds late: not while the eye waits for something else. */
export function useLater<T>(source: ReadonlySignal<T>, after: number): T {
  const [value, setValue] = useState(source.peek());
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = source.subscribe((next) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setValue(() => next), after);
    });
    return () => {
      clearTimeout(waiting);
      end();
    };
  }, [source, after]);
  return value;
}

/** Until what was drawn has been painted; on a page that is hidden nothing is painted, and nobody waits. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 2 * A_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
