import type { Clock } from './clock.ts';

interface Timer {
  readonly at: number;
  readonly go: () => void;
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 10, 15, 20);
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now;

  after(milliseconds: number, go: () => void): () => void {
    const timer = { at: this.#now + milliseconds, go };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass, timers going off in their order and each given room to do what it does. */
  async move(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.go();
      await settled();
    }
    this.#now = end;
  }

  /** Lets much time pass at once: every timer goes off that would have, but only once. */
  async jump(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    await this.move(0);
  }
}

/** Sockets and files have their say. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
