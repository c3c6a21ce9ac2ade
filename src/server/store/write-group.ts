/** A transaction of the database below. `begin` may throw what `isAway` tells from other errors. */
export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
  /** The database can't be written just now: locked, disk full. */
  isAway(error: unknown): boolean;
}

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Another process that writes is gone after a moment; one that is not makes the store away. */
const WAIT_FOR_OTHERS_MS = 300;
const TRY_AGAIN_AFTER_MS = 5;
/** So that nobody waits for a transaction without end. */
const MOST_AT_ONCE = 500;

/**
 * What is to be written in one turn of the event loop shares one transaction, so that many pay for the disk once. Nobody gets an
 * answer before the commit. Work that throws spoils nobody else's.
 */
export class WriteGroup {
  readonly #transactions: Transactions;
  #waiting: Waiting[] = [];
  #scheduled = false;
  #tryingSince: number | undefined;

  constructor(transactions: Transactions) {
    this.#transactions = transactions;
  }

  /** The work is done inside a transaction, all or nothing, and perhaps more than once until that is kept. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    try {
      this.#transactions.begin();
    } catch (error) {
      this.#couldNotBegin(error);
      return;
    }
    this.#tryingSince = undefined;
    const group = this.#waiting.slice(0, MOST_AT_ONCE);
    this.#waiting = this.#waiting.slice(MOST_AT_ONCE);
    this.#finish(group);
    if (this.#waiting.length > 0) this.#schedule();
  }

  #couldNotBegin(error: unknown): void {
    const now = Date.now();
    this.#tryingSince ??= now;
    if (this.#transactions.isAway(error) && now - this.#tryingSince < WAIT_FOR_OTHERS_MS) {
      this.#scheduled = true;
      setTimeout(() => this.#flush(), TRY_AGAIN_AFTER_MS);
      return;
    }
    this.#tryingSince = undefined;
    const group = this.#waiting.splice(0);
    for (const { reject } of group) reject(error);
  }

  /** Within the begun transaction. */
  #finish(group: readonly Waiting[]): void {
    const results: unknown[] = [];
    try {
      for (const { work } of group) results.push(work());
      this.#transactions.commit();
    } catch (error) {
      this.#transactions.rollback();
      if (group.length === 1 || this.#transactions.isAway(error)) {
        for (const { reject } of group) reject(error);
      } else this.#finishOneByOne(group);
      return;
    }
    group.forEach(({ resolve }, at) => {
      resolve(results[at]);
    });
  }

  /** One of them is at fault: the others are kept without it. */
  #finishOneByOne(group: readonly Waiting[]): void {
    for (const one of group) {
      try {
        this.#transactions.begin();
      } catch (error) {
        one.reject(error);
        continue;
      }
      this.#finish([one]);
    }
  }
}
