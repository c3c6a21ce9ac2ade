import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** The jobs that threads know (thread.ts). */
export type JobName = 'analyse' | 'arena' | 'duels' | 'lessons' | 'mining' | 'simulate' | 'teaching';

/** Work that is cut into tasks, each of which can be done by any thread: what chance it needs follows from its own seed. */
export interface Job<Data, Task, Done> {
  readonly name: JobName;
  /** Called once in each thread. What all tasks have in common, the tasks and what is done go from thread to thread: plain data. */
  open(data: Data): Workplace<Task, Done>;
}

/** Does one task after another. */
export interface Workplace<Task, Done> {
  do(task: Task): Done | Promise<Done>;
  /** Puts in order what outlives a thread, such as other programs. */
  close?(): void;
}

/**
 * Has the tasks of a job done, in this thread or in several. What is done comes in the order of the tasks, however many threads
 * there are. Whoever has seen enough leaves the loop, and the work ends; so it does where a task fails, which is thrown.
 */
export const spread = <Data, Task, Done>(
  job: Job<Data, Task, Done>,
  data: Data,
  tasks: Iterable<Task>,
  threads: number,
): AsyncGenerator<Done, undefined> =>
  threads > 1 ? doneByThreads(job, data, tasks, threads) : doneHere(job.open(data), tasks);

async function* doneHere<Task, Done>(
  place: Workplace<Task, Done>,
  tasks: Iterable<Task>,
): AsyncGenerator<Done, undefined> {
  try {
    for (const task of tasks) {
      yield await place.do(task);
      await breathe(); // lets output and signals through
    }
  } finally {
    place.close?.();
  }
}

/** How many tasks per thread may be on their way before the oldest is taken. */
const TASKS_AHEAD = 8;

async function* doneByThreads<Data, Task, Done>(
  { name }: Job<Data, Task, Done>,
  data: Data,
  tasks: Iterable<Task>,
  threads: number,
): AsyncGenerator<Done, undefined> {
  const hands = Array.from({ length: threads }, () => new Hand<Task, Done>(name, data));
  const underway: Promise<Done>[] = [];
  try {
    for (const task of tasks) {
      if (underway.length === threads * TASKS_AHEAD) yield await underway.shift()!;
      underway.push(leastBusy(hands).work(task));
    }
    for (const done of underway) yield await done;
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()));
  }
}

const leastBusy = <Task, Done>(hands: readonly Hand<Task, Done>[]): Hand<Task, Done> =>
  hands.reduce((least, hand) => (hand.busy < least.busy ? hand : least));

/** What a thread is told; at the farewell it closes its workplace and ends. */
export type Message<Task> = { readonly task: Task } | 'farewell';

/** A thread that was bidden farewell has so long to put its things in order. */
const FAREWELL_MILLISECONDS = 1000;

interface Waiting<Done> {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that does the tasks it is given, one after another. */
class Hand<Task, Done> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<Done>[] = [];
  readonly #gone: Promise<void>;
  #failed: Error | undefined;

  constructor(job: JobName, data: unknown) {
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { job, data } });
    this.#worker.on('message', (done: Done) => this.#waiting.shift()!.resolve(done));
    this.#worker.on('error', (error) => this.#fail(`a thread failed: ${error.message}`));
    this.#gone = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#fail(`a thread ended with code ${code}`);
        resolve();
      });
    });
  }

  /** How many tasks it has yet to do. */
  get busy(): number {
    return this.#waiting.length;
  }

  work(task: Task): Promise<Done> {
    const done = new Promise<Done>((resolve, reject) => {
      if (this.#failed === undefined) this.#waiting.push({ resolve, reject });
      else reject(this.#failed);
    });
    done.catch(() => {}); // who awaits it hears of it; until then it is no unhandled rejection
    this.#tell({ task });
    return done;
  }

  async dismiss(): Promise<void> {
    this.#tell('farewell');
    const timer = setTimeout(() => void this.#worker.terminate(), FAREWELL_MILLISECONDS);
    await this.#gone;
    clearTimeout(timer);
  }

  #tell(message: Message<Task>): void {
    this.#worker.postMessage(message);
  }

  #fail(message: string): void {
    this.#failed ??= new Error(message);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failed);
  }
}
