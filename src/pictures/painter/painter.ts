import { Worker } from 'node:worker_threads';
import type { LinkPictureProps } from '../../drawing/index.ts';
import type { Drawn } from './picture-worker-thread.ts';

const SCRIPT = new URL('./picture-worker.mjs', import.meta.url);
/** So many may wait; more are refused at once. */
const MOST_WAITING = 20;
/** A thread that says nothing for so long hangs; the first time it has to start, too. */
const PATIENCE = 5000;
const PATIENCE_AT_FIRST = 30_000;

/** It can't be drawn now: too many wait, or it takes too long. */
export class PainterBusy extends Error {}

interface Order {
  readonly props: LinkPictureProps;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Draws pictures for links in a thread of its own, one after another, so that nobody else waits for them. */
export class Painter {
  readonly #waiting: Order[] = [];
  #worker: Worker | undefined;
  #drawing: Order | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasDrawn = false;
  #closed = false;

  draw(props: LinkPictureProps): Promise<Buffer> {
    if (this.#closed || this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new PainterBusy('too many pictures are wanted at once'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ props, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#drawing !== undefined || this.#closed) return;
    const order = this.#waiting.shift();
    if (order === undefined) return;
    this.#drawing = order;
    this.#worker ??= this.#hire();
    this.#timer = setTimeout(
      () => this.#fail('it took too long'),
      this.#hasDrawn ? PATIENCE : PATIENCE_AT_FIRST,
    );
    this.#worker.postMessage(order.props);
  }

  #hire(): Worker {
    const worker = new Worker(SCRIPT);
    worker.unref();
    worker.on('message', (drawn: Drawn) => {
      this.#hasDrawn = true;
      const order = this.#done();
      if ('png' in drawn) order?.resolve(Buffer.from(drawn.png));
      else order?.reject(new Error(drawn.error));
      this.#next();
    });
    worker.on('error', (error) => this.#fail(error.message));
    return worker;
  }

  /** The thread is of no use any more; the next order starts another one. */
  #fail(why: string): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#hasDrawn = false;
    void worker?.terminate();
    this.#done()?.reject(new PainterBusy(why));
    this.#next();
  }

  #done(): Order | undefined {
    const order = this.#drawing;
    this.#drawing = undefined;
    clearTimeout(this.#timer);
    return order;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PainterBusy('the server stops'));
    this.#done()?.reject(new PainterBusy('the server stops'));
    await this.#worker?.terminate();
  }
}
