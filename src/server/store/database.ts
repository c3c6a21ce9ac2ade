import { randomBytes } from 'node:crypto';
import { awayBecause, StoreAway } from './store.ts';

/** What may be put into a statement. */
export type Value = string | number | Uint8Array | null;

/** SQL as every engine reads it, with $1, $2 for its values. Without any values it may be several statements. */
export interface Saying {
  readonly text: string;
  readonly values?: readonly Value[];
}

/** Statements of which each is said when the one before is answered: an engine that answers at once takes all within one turn. */
export type Steps<T> = Generator<Saying, T, readonly object[]>;

export function* ask<Row extends object>(text: string, values?: readonly Value[]): Steps<readonly Row[]> {
  return (yield values === undefined ? { text } : { text, values }) as readonly Row[];
}

/** A database that reads SQL. What it throws is its own; `isAway` tells what may pass. */
export interface Engine {
  /** Other processes may write to it at the same time. */
  readonly isShared: boolean;
  /** `APPEND_AT_ONCE`, where it takes that. */
  readonly appendAtOnce?: string;
  read(saying: Saying): Promise<readonly object[]>;
  write(saying: Saying): Promise<readonly object[]>;
  /** All or nothing, perhaps begun anew until it is kept; `alone`: while nobody else is alone. */
  together<T>(work: () => Steps<T>, alone: boolean): Promise<T>;
  isAway(error: unknown): boolean;
  close(): Promise<void>;
}

/** An engine as the store sees it: closed after all that was asked, and away in one way. */
export abstract class Database {
  readonly isShared: boolean;
  protected readonly engine: Engine;
  /** What is not answered yet. */
  readonly #asked = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
    this.isShared = engine.isShared;
  }

  async ping(bytes: number): Promise<void> {
    await this.write(
      'INSERT INTO pulse (id, filler) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET filler = excluded.filler',
      [randomBytes(bytes)],
    );
    await this.write('DELETE FROM pulse', []);
  }

  close(): Promise<void> {
    this.#closing ??= Promise.allSettled(this.#asked).then(() => this.engine.close());
    return this.#closing;
  }

  protected read<Row extends object>(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    return this.#ask(() => this.engine.read({ text, values }) as Promise<readonly Row[]>);
  }

  protected write<Row extends object>(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    return this.#ask(() => this.engine.write({ text, values }) as Promise<readonly Row[]>);
  }

  protected together<T>(work: () => Steps<T>): Promise<T> {
    return this.#ask(() => this.engine.together(work, false));
  }

  /** While nobody else changes who is who. */
  protected alone<T>(work: () => Steps<T>): Promise<T> {
    return this.#ask(() => this.engine.together(work, true));
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreAway('The store is closed.');
    const asked = work();
    this.#asked.add(asked);
    try {
      return await asked;
    } catch (error) {
      throw this.engine.isAway(error) ? awayBecause(error) : error;
    } finally {
      this.#asked.delete(asked);
    }
  }
}
