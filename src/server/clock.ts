/** Time as the server sees it; tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. It only goes forward and never leaps: where the machine's clock is set, it follows slowly. */
  now(): number;
  /** Milliseconds since some moment, by a clock that nobody sets: for how long something took or may take. */
  ticks(): number;
  /** Calls back once, so many milliseconds from now; the answer calls it off. */
  after(milliseconds: number, go: () => void): () => void;
}

/** What the machine's clock is behind or ahead is made up for by so much of the time that passes. */
const FOLLOWS = 1 / 20;

/**
 * The time of day for those who wait: it begins with the machine's clock and goes on as the ticks do. After the machine's clock was set, by
 * an hour or by a year, nobody at a table has waited for longer or shorter than before.
 */
export function steadyTime(machine: () => number, ticks: () => number): () => number {
  let now = machine();
  let then = ticks();
  return () => {
    const passed = ticks() - then;
    then += passed;
    now += passed;
    const most = passed * FOLLOWS;
    now += Math.min(most, Math.max(-most, machine() - now));
    return Math.floor(now);
  };
}

const ticks = (): number => performance.now();

export const systemClock: Clock = {
  now: steadyTime(() => Date.now(), ticks),
  ticks,
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
