import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Shown, showEvents } from '../../drawing/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import { groupEvents } from '../board/index.ts';

export interface AnimatorOptions {
  readonly speed: number;
  readonly signal: AbortSignal;
}

/** Where events are shown: the board with its cards. */
export interface Animator {
  animate(events: readonly GameEvent[], options: AnimatorOptions): Promise<void>;
  /** Until what was shown last has been painted: so much at once would make a slow machine stumble. */
  painted?(): Promise<void>;
}

/** Events that are shown together. */
type Grouping = (events: readonly GameEvent[]) => readonly (readonly GameEvent[])[];

export interface PlayerOptions {
  readonly animator?: Animator;
  readonly group?: Grouping;
  /** Where something else says how fast. */
  readonly speed?: ReadonlySignal<number>;
}

export interface PlayOptions<S> {
  /** What the events happen to, where that is not what is shown otherwise. */
  readonly onto?: Signal<S>;
  /** Hears of each group when it has been seen; what is skipped comes as one. */
  readonly heard?: (events: readonly GameEvent[], skipped: boolean) => void;
  /** How many times faster it is shown until the monster moves. */
  readonly pace?: number;
}

/**
 * Shows what happens on a board, event by event: at a speed, paused, a step at a time, or all at once. What is shown is always
 * how the rules say that all stands after the events shown so far.
 */
export class Player<S extends Shown> {
  /** Without one, all is shown without being seen to move. */
  animator: Animator | undefined;
  readonly #group: Grouping;
  readonly #shown: Signal<S>;
  readonly #busy = signal(false);
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  readonly #paused = signal(false);
  readonly paused: ReadonlySignal<boolean> = this.#paused;
  readonly #playing = signal<'move' | 'monster' | undefined>(undefined);
  /** What is being shown: a figure's move, or the monster's. */
  readonly playing: ReadonlySignal<'move' | 'monster' | undefined> = this.#playing;
  /** Goes up with all that is played or given up, so that what was being played knows it is over. */
  #run = 0;
  #skipping = false;
  #stepping = false;
  #abort = new AbortController();
  #resume: () => void = () => {};
  readonly speed: ReadonlySignal<number>;

  constructor(start: S, { animator, group = groupEvents, speed = signal(1) }: PlayerOptions = {}) {
    this.#shown = signal(start);
    this.animator = animator;
    this.#group = group;
    this.speed = speed;
  }

  get shown(): ReadonlySignal<S> {
    return this.#shown;
  }

  pause(): void {
    this.#paused.value = true;
  }

  /** Stops at once: what moves now is shown at its end. */
  interrupt(): void {
    this.#paused.value = true;
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  go(): void {
    this.#paused.value = false;
    this.#resume();
  }

  /** Shows the next group and waits again. */
  step(): void {
    this.#paused.value = true;
    this.#stepping = true;
    this.#resume();
  }

  /** Shows the end of what is being played at once. */
  skip(): void {
    if (!this.#busy.peek()) return;
    this.#skipping = true;
    this.#paused.value = false;
    this.#abort.abort();
    this.#resume();
  }

  /** Gives up what is being played: what has been shown of it stays. */
  cancel(): void {
    if (!this.#busy.peek()) return;
    this.#run++;
    this.#abort.abort();
    this.#rest();
    this.#resume();
  }

  /** How all stands, at once; what is being played is given up. */
  show(shown: S): void {
    batch(() => {
      this.cancel();
      this.#shown.value = shown;
    });
  }

  /** What happened, at once. */
  take(events: readonly GameEvent[], onto = this.#shown): void {
    onto.value = showEvents(onto.peek(), events);
  }

  /** Plays events from where all stands. False where it was given up. */
  async play(events: readonly GameEvent[], { onto, heard, pace = 1 }: PlayOptions<S> = {}): Promise<boolean> {
    this.cancel();
    const run = ++this.#run;
    const givenUp = (): boolean => run !== this.#run;
    this.#skipping = false;
    this.#abort = new AbortController();
    this.#busy.value = true;
    const groups = this.#group(events);
    for (const [index, group] of groups.entries()) {
      if (group.some(({ type }) => type === 'cardDrawn')) {
        await this.#painted();
        if (givenUp()) return false;
        this.#playing.value = 'monster';
        await this.#painted();
      } else if (this.#playing.peek() === undefined) this.#playing.value = 'move';
      await this.#gate(givenUp);
      if (givenUp()) return false;
      const hurry = this.#playing.peek() === 'monster' ? 1 : pace;
      const options = { speed: this.speed.peek() * hurry, signal: this.#abort.signal };
      if (!this.#hurried()) await this.animator?.animate(group, options);
      if (givenUp()) return false;
      const skipped = this.#hurried();
      const seen = skipped ? groups.slice(index).flat() : group;
      batch(() => {
        this.take(seen, onto);
        heard?.(seen, skipped);
      });
      if (skipped) break;
    }
    if (this.#playing.peek() === 'monster') await this.#painted();
    if (givenUp()) return false;
    this.#rest();
    return true;
  }

  #rest(): void {
    this.#stepping = false;
    batch(() => {
      this.#busy.value = false;
      this.#playing.value = undefined;
      this.#paused.value = false;
    });
  }

  #hurried(): boolean {
    return this.#skipping || this.speed.peek() === Number.POSITIVE_INFINITY;
  }

  async #painted(): Promise<void> {
    if (!this.#hurried()) await this.animator?.painted?.();
  }

  /** Waits while paused, unless a step is wanted. Only the monster's walk is held up. */
  async #gate(givenUp: () => boolean): Promise<void> {
    while (this.#paused.peek() && !this.#stepping && !this.#skipping && !givenUp()) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    if (!givenUp()) this.#stepping = false;
  }
}
