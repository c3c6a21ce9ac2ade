import { type Clock, steadyTime } from './clock.ts';

interface Timer {
  readonly at: number;
  readonly go: () => void;
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #ticks = 1000;
  /** The machine's clock minus the ticks. */
  #set = Date.UTC(2026, 10, 15, 20) - this.#ticks;
  #now = this.#steady();
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now();
  ticks = (): number => this.#ticks;

  after(milliseconds: number, go: () => void): () => void {
    const timer = { at: this.#ticks + milliseconds, go };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass, timers going off in their order and each given time to do what it does. */
  async move(milliseconds: number): Promise<void> {
    const end = this.#ticks + milliseconds;
    await settled();
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#ticks = Math.max(this.#ticks, next.at);
      next.go();
      await settled();
    }
    this.#ticks = end;
  }

  /** Lets much time pass at once: every timer goes off that would have, but only once. */
  async jump(milliseconds: number): Promise<void> {
    this.#ticks += milliseconds;
    await this.move(0);
  }

  /** Somebody sets the machine's clock: no time passes. */
  setWall(byMilliseconds: number): void {
    this.#set += byMilliseconds;
  }

  /** The server begins anew, with the machine's clock as it is now. */
  begin(): void {
    this.#now = this.#steady();
  }

  #steady(): () => number {
    return steadyTime(
      () => this.#set + this.#ticks,
      () => this.#ticks,
    );
  }
}

/** Sockets and files have their say. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
