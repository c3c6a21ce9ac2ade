import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { guarded } from '../guarded.ts';
import type { Log } from '../log.ts';

/** What was begun is whole by then. */
const BEGUN_FOR = 10_000;

/** What a client's frame has beside its payload: a mask, and a length of one, three or nine bytes. */
const headOf = (payload: number): number => (payload < 126 ? 6 : payload < 65_536 ? 8 : 14);

export interface IncomingParts {
  readonly log: Log;
  /** Bytes came: false where they are too many. Asked before anything is made of them. */
  readonly mayCome: (bytes: number) => boolean;
  /** A ping came, or a pong that answers none of ours: false where they are too many. */
  readonly mayControl: () => boolean;
  readonly drop: (why: 'flood' | 'unfinished') => void;
}

/**
 * What comes over one socket, as bytes and frames. A message comes in one frame, so what has come and what was
 * whole differ only while a frame is under way.
 */
export class Incoming {
  readonly #parts: IncomingParts;
  readonly #socket: WebSocket;
  #came = 0;
  #whole = 0;
  /** When the frame that is under way was noticed first. */
  #begunAt: number | undefined;
  #pongsOwed = 0;
  #isAnswering = false;
  /** The last ping that came meanwhile. */
  #unanswered: Buffer | undefined;

  constructor(socket: WebSocket, wire: Duplex, parts: IncomingParts) {
    this.#parts = parts;
    this.#socket = socket;
    wire.prependListener(
      'data',
      guarded(parts.log, 'counting what came', ({ length }: Buffer) => {
        this.#came += length;
        if (!parts.mayCome(length)) parts.drop('flood');
      }),
    );
  }

  #frame(payload: number): void {
    this.#whole += payload + headOf(payload);
    this.#begunAt = undefined;
  }

  message(payload: number): void {
    this.#frame(payload);
  }

  /** One answer at a time: of the pings that come while it still lies there only the last is answered. */
  ping(data: Buffer): void {
    this.#frame(data.length);
    if (!this.#parts.mayControl()) this.#parts.drop('flood');
    else if (this.#isAnswering) this.#unanswered = Buffer.from(data);
    else this.#answer(data);
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

  pong(data: Buffer): void {
    this.#frame(data.length);
    if (this.#pongsOwed > 0) this.#pongsOwed -= 1;
    else if (!this.#parts.mayControl()) this.#parts.drop('flood');
  }

  /** We have sent a ping. */
  owesPong(): void {
    this.#pongsOwed += 1;
  }

  /** Called every moment: what is under way for too long ends. */
  look(now: number): void {
    if (this.#came === this.#whole) return;
    this.#begunAt ??= now;
    if (now - this.#begunAt > BEGUN_FOR) this.#parts.drop('unfinished');
  }
}
