/** One thing after another. */
export class JobQueue {
  readonly #jobs: (() => Promise<void>)[] = [];
  readonly #failed: (error: unknown) => void;
  /** Called whenever all has been done. */
  readonly #atRest: () => void;
  #waiting: (() => void)[] = [];
  #isAtWork = false;

  constructor(tell: { readonly failed: (error: unknown) => void; readonly atRest: () => void }) {
    this.#failed = tell.failed;
    this.#atRest = tell.atRest;
  }

  get length(): number {
    return this.#jobs.length;
  }
  get isAtWork(): boolean {
    return this.#isAtWork;
  }

  add(job: () => Promise<void>): void {
    this.#jobs.push(job);
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    for (let job = this.#jobs.shift(); job !== undefined; job = this.#jobs.shift()) {
      try {
        await job();
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#isAtWork = false;
    for (const rest of this.#waiting.splice(0)) rest();
    try {
      this.#atRest();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Resolves when all that was wanted has been done. */
  rest(): Promise<void> {
    return this.#isAtWork ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }
}
