import type { WebSocket } from 'ws';
import type { Limits } from '../limits.ts';
import type { GuestId } from '../store/index.ts';

/** What was begun is whole by then. */
const BEGUN_FOR = 10_000;

/** What a client's frame has beside its payload: a mask, and a length of one, three or nine bytes. */
const headOf = (payload: number): number => (payload < 126 ? 6 : payload < 65_536 ? 8 : 14);

/**
 * What comes over one socket, as bytes and frames. A message comes in one frame, so what has come and what was
 * whole differ only while a frame is under way. Where the answer is false, that is too much.
 */
export class Incoming {
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  readonly #device: GuestId;
  #came = 0;
  #whole = 0;
  /** When the frame that is under way was noticed first. */
  #begunAt: number | undefined;
  #pongsOwed = 0;
  #isAnswering = false;
  /** The last ping that came meanwhile. */
  #unanswered: Buffer | undefined;

  constructor(socket: WebSocket, limits: Limits, device: GuestId) {
    this.#socket = socket;
    this.#limits = limits;
    this.#device = device;
  }

  /** Bytes came; said before anything is made of them. */
  bytes(count: number): boolean {
    this.#came += count;
    return this.#limits.allows('bytesOfGuest', this.#device, count);
  }

  #frame(payload: number): void {
    this.#whole += payload + headOf(payload);
    this.#begunAt = undefined;
  }

  message(payload: number): void {
    this.#frame(payload);
  }

  /** One answer at a time: of the pings that come while it still lies there only the last is answered. */
  ping(data: Buffer): boolean {
    this.#frame(data.length);
    if (!this.#mayControl()) return false;
    if (this.#isAnswering) this.#unanswered = Buffer.from(data);
    else this.#answer(data);
    return true;
  }

  /** A ping came, or a pong that answers none of ours. */
  #mayControl(): boolean {
    return this.#limits.allows('controlOfGuest', this.#device);
  }

  #answer(ping: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#isAnswering = true;
    this.#socket.pong(ping, false, () => {
      this.#isAnswering = false;
      const next = this.#unanswered;
      this.#unanswered = undefined;
      if (next !== undefined) this.#answer(next);
    });
  }

  pong(data: Buffer): boolean {
    this.#frame(data.length);
    if (this.#pongsOwed === 0) return this.#mayControl();
    this.#pongsOwed -= 1;
    return true;
  }

  /** We have sent a ping. */
  owesPong(): void {
    this.#pongsOwed += 1;
  }

  /** Asked every moment: whether nothing is under way for too long. */
  isInTime(now: number): boolean {
    if (this.#came === this.#whole) return true;
    this.#begunAt ??= now;
    return now - this.#begunAt <= BEGUN_FOR;
  }
}
