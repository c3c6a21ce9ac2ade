import { signal } from '@preact/signals';

/** So many sentences stay to be read again. */
const MOST_SAID = 8;

/** What is said for those who listen, newest last; numbered, so that equal sentences are said again. */
export class Sayings {
  readonly #lines = signal<readonly { readonly number: number; readonly text: string }[]>([]);
  #count = 0;

  readonly say = (text: string): void => {
    this.#count += 1;
    this.#lines.value = [...this.#lines.peek(), { number: this.#count, text }].slice(-MOST_SAID);
  };

  readonly Log = () => (
    <div class="unseen" role="log" aria-live="polite">
      {this.#lines.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
