import type { Clock } from '../clock.ts';

/**
 * A table's time, which never goes back. It is the server's, unless entries were written by a clock that was ahead of it (which was set right since,
 * or is another process's): then the table's time goes on from there, and nobody waits until the server has caught up.
 */
export class TableClock implements Clock {
  readonly #server: Clock;
  #ahead = 0;

  constructor(server: Clock) {
    this.#server = server;
  }

  /** So far it is ahead of the server's. */
  get ahead(): number {
    return this.#ahead;
  }

  now = (): number => this.#server.now() + this.#ahead;
  ticks = (): number => this.#server.ticks();

  after(milliseconds: number, go: () => void): () => void {
    return this.#server.after(milliseconds, go);
  }

  /** This has happened already. */
  notBehind(at: number): void {
    this.#ahead = Math.max(this.#ahead, at - this.#server.now());
  }
}
