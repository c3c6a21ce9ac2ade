import { type ReadonlySignal, signal } from '@preact/signals';
import type { Store } from './store.ts';

/** What the reader should be told about what is kept: an entry was unreadable and put aside, or there is no room. */
export interface Trouble {
  readonly kind: 'broken' | 'full';
  readonly name: string;
}

export interface ShelfPlan<T> {
  readonly name: string;
  /** Goes up when the form of the data changes; `read` then gets what an older version wrote. */
  readonly version: number;
  readonly initial: T;
  /** Checks what was kept; undefined where it can't be understood. */
  readonly read: (data: unknown, version: number) => T | undefined;
}

/** One thing that is kept, always there, followed by whoever reads its value. */
export interface Shelf<T> {
  readonly value: ReadonlySignal<T>;
  set(next: T): void;
  update(change: (now: T) => T): void;
}

/** All entries go through here: versioned JSON, broken ones put aside. */
export class Cupboard {
  readonly #store: Store;
  readonly #troubles = signal<readonly Trouble[]>([]);
  /** What went wrong and was not yet told to the reader. */
  readonly troubles: ReadonlySignal<readonly Trouble[]> = this.#troubles;
  readonly #told = new Set<string>();
  readonly #followers = new Map<string, () => void>();
  readonly #listeners = new Set<(name: string | undefined) => void>();

  constructor(store: Store) {
    this.#store = store;
    store.watch((name) => {
      if (name === undefined) for (const follow of this.#followers.values()) follow();
      else this.#followers.get(name)?.();
      for (const listen of this.#listeners) listen(name);
    });
  }

  forgetTroubles(): void {
    this.#troubles.value = [];
  }

  onChange(listen: (name: string | undefined) => void): void {
    this.#listeners.add(listen);
  }

  names(): string[] {
    return this.#store.names();
  }

  /** An entry's data; what can't be understood is put aside under another name, and the reader told. */
  read<T>(name: string, understand: (data: unknown, version: number) => T | undefined): T | undefined {
    const text = this.#store.read(name);
    if (text === undefined) return undefined;
    const data = parsed(text, understand);
    if (data === undefined) this.#putAside(name, text);
    return data;
  }

  /** False where there is no room; whoever can't make any tells it with `tellFull`. */
  write(name: string, version: number, data: unknown): boolean {
    return this.#store.write(name, JSON.stringify({ version, data }));
  }

  tellFull(name: string): void {
    this.#tell({ kind: 'full', name });
  }

  remove(name: string): void {
    this.#store.remove(name);
  }

  shelf<T>({ name, version, initial, read }: ShelfPlan<T>): Shelf<T> {
    const value = signal(this.read(name, read) ?? initial);
    this.#followers.set(name, () => {
      value.value = this.read(name, read) ?? initial;
    });
    const set = (next: T): void => {
      value.value = next; // also where it can't be kept: then it holds for this visit
      if (!this.write(name, version, next)) this.tellFull(name);
    };
    return { value, set, update: (change) => set(change(value.peek())) };
  }

  #putAside(name: string, text: string): void {
    this.#store.remove(name);
    this.#store.write(`${BROKEN}${name}`, text);
    this.#tell({ kind: 'broken', name });
  }

  /** Each trouble is told once a visit. */
  #tell(trouble: Trouble): void {
    const words = `${trouble.kind} ${trouble.name}`;
    if (this.#told.has(words)) return;
    this.#told.add(words);
    this.#troubles.value = [...this.#troubles.peek(), trouble];
  }
}

const BROKEN = 'broken/';

function parsed<T>(text: string, understand: (data: unknown, version: number) => T | undefined) {
  try {
    const entry: unknown = JSON.parse(text);
    if (!isFields(entry) || typeof entry['version'] !== 'number') return undefined;
    return understand(entry['data'], entry['version']);
  } catch {
    return undefined;
  }
}

export const isFields = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A value if it is one of a list, else another. */
export const oneOfOr = <T>(value: unknown, list: readonly T[], other: T): T =>
  list.find((item) => item === value) ?? other;

/** A number of things, or none where it can't be one. */
export const countIn = (data: unknown): number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data > 0 ? data : 0;
