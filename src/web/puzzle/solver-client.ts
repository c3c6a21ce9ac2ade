import { type Level, type Solved, type SolverOptions, writeLevel } from '../../puzzles/index.ts';
import type { Progress, SolverQuestion, SolverTold } from './solver-worker.ts';

/** What a worker is to the page: the part of it that is used. */
export interface SolverWorker {
  onmessage: ((event: MessageEvent<SolverTold>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: SolverQuestion): void;
  terminate(): void;
}

const openWorker = (): SolverWorker =>
  new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module', name: 'solver' });

/** Solves levels in a worker. A new question, or an aborted one, ends the one before. */
export class SolverClient {
  readonly #open: () => SolverWorker;
  #worker: SolverWorker | undefined;

  constructor(open: () => SolverWorker = openWorker) {
    this.#open = open;
  }

  /** The result; undefined where it was called off. Rejected where the solver failed: that is a bug, or there is no worker. */
  solve(
    level: Level,
    options: SolverOptions,
    onProgress: (progress: Progress) => void = () => {},
  ): Promise<Solved | undefined> {
    this.stop();
    return new Promise((resolve, reject) => {
      const worker = this.#open();
      this.#worker = worker;
      this.#callOff = () => resolve(undefined);
      worker.onmessage = ({ data }) => {
        if (data.type === 'progress') onProgress(data);
        else {
          this.#end(worker);
          if (data.type === 'solved') resolve(data.solved);
          else reject(new Error(data.message));
        }
      };
      worker.onerror = (event) => {
        this.#end(worker);
        reject(new Error(event.message));
      };
      const { solutions: _, ...bare } = level;
      worker.postMessage({ level: writeLevel(bare), options });
    });
  }

  #callOff: () => void = () => {};

  /** A worker deep in its search hears nothing: it is ended, the next question opens another. */
  stop(): void {
    if (this.#worker === undefined) return;
    this.#end(this.#worker);
    this.#callOff();
  }

  #end(worker: SolverWorker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = undefined;
  }
}
