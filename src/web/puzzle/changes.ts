import { batch, computed, type Signal, signal } from '@preact/signals';

/** How many changes can be taken back. */
const LONGEST_PAST = 200;

/** What is being built, and what it was before each change. */
export class Changes<T> {
  readonly now: Signal<T>;
  readonly #past = signal<readonly T[]>([]);
  readonly canUndo = computed(() => this.#past.value.length > 0);

  constructor(start: T) {
    this.now = signal(start);
  }

  change(next: T): void {
    batch(() => {
      this.#past.value = [...this.#past.peek(), this.now.peek()].slice(-LONGEST_PAST);
      this.now.value = next;
    });
  }

  /** What the last change is taken back to. */
  beganWith(before: T): void {
    this.#past.value = [...this.#past.peek().slice(0, -1), before];
  }

  /** False where there is nothing to take back. */
  undo(): boolean {
    const past = this.#past.peek();
    if (past.length === 0) return false;
    batch(() => {
      this.now.value = past.at(-1)!;
      this.#past.value = past.slice(0, -1);
    });
    return true;
  }
}
