import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** The same handler for an event or a timer, but what it throws is logged: nobody else would catch it, and the server would end. */
export const guarded =
  <Given extends readonly unknown[]>(
    log: Log,
    what: string,
    handler: (...given: Given) => void,
  ): ((...given: Given) => void) =>
  (...given) => {
    try {
      handler(...given);
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
    }
  };

/** A clock whose timers are guarded. */
export const guardedClock = (clock: Clock, log: Log): Clock => ({
  now: () => clock.now(),
  ticks: () => clock.ticks(),
  after: (milliseconds, go) => clock.after(milliseconds, guarded(log, 'a timer', go)),
});
