import type { Progress } from '../../study/index.ts';
import { Desk, type Order, type Told, type Weighed } from './desk.ts';

/** Hears what comes of an order. */
interface Hears {
  readonly progress?: (progress: Progress) => void;
  readonly weighed?: (weighed: Weighed) => void;
  readonly done?: () => void;
  readonly failed?: (reason: string) => void;
}

/** An order that is being worked on. */
export interface Ordered {
  rest(): void;
  resume(): void;
  forget(): void;
}

type NewOrder = Omit<Order & { readonly do: 'review' }, 'id'> | Omit<Order & { readonly do: 'weigh' }, 'id'>;

const openStudyWorker = (): Worker =>
  new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module', name: 'study' });

/** How long the page may be held up at a time where there is no worker, in milliseconds. */
const SLICE = 8;

/** Takes orders to a worker, which is opened with the first of them; where there is none they are worked on here, in slices. */
export class Analyst {
  readonly #open: () => Worker;
  readonly #hears = new Map<number, { readonly order: Order; readonly hears: Hears }>();
  #worker: Worker | undefined;
  #spare: Desk | undefined;
  #ids = 0;

  constructor(open: () => Worker = openStudyWorker) {
    this.#open = open;
  }

  order(wanted: NewOrder, hears: Hears): Ordered {
    const id = this.#ids++;
    const order: Order = { ...wanted, id };
    this.#hears.set(id, { order, hears });
    this.#send(order);
    return {
      rest: () => this.#send({ do: 'rest', id }),
      resume: () => this.#send({ do: 'resume', id }),
      forget: () => {
        this.#hears.delete(id);
        this.#send({ do: 'forget', id });
      },
    };
  }

  close(): void {
    for (const id of this.#hears.keys()) this.#spare?.take({ do: 'forget', id });
    this.#hears.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #send(order: Order): void {
    if (this.#spare !== undefined) {
      this.#spare.take(order);
      return;
    }
    try {
      this.#worker ??= this.#opened();
      this.#worker.postMessage(order);
    } catch {
      this.#workHere();
    }
  }

  #opened(): Worker {
    const worker = this.#open();
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    worker.onerror = () => this.#workHere();
    return worker;
  }

  /** The worker could not be started: what was ordered is begun anew. */
  #workHere(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#spare = new Desk({
      tell: (told) => this.#hear(told),
      now: () => performance.now(),
      slice: SLICE,
    });
    for (const { order } of this.#hears.values()) this.#spare.take(order);
  }

  #hear(told: Told): void {
    const heard = this.#hears.get(told.id)?.hears;
    if (heard === undefined) return;
    if ('progress' in told) heard.progress?.(told.progress);
    else if ('weighed' in told) heard.weighed?.(told.weighed);
    else {
      this.#hears.delete(told.id);
      if ('error' in told) heard.failed?.(told.error);
      else heard.done?.();
    }
  }
}
