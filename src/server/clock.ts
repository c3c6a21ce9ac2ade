/** Time as the server sees it; tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, so many milliseconds from now; the answer calls it off. */
  after(milliseconds: number, go: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(milliseconds, go) {
    const timer = setTimeout(go, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Calls back again and again until it is called off. */
export function every(clock: Clock, milliseconds: number, go: () => void): () => void {
  let stop = clock.after(milliseconds, again);
  function again(): void {
    stop = clock.after(milliseconds, again);
    go();
  }
  return () => stop();
}

/** Resolves after so many milliseconds. */
export const pause = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
