import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '../../rules/index.ts';

export const SPEEDS = [1, 2, 4] as const;

interface StageOptions {
  readonly speed: number;
  readonly signal: AbortSignal;
}

/** Where events are shown: the board with its cards. */
export interface Stage {
  play(events: readonly GameEvent[], options: StageOptions): Promise<void>;
  /** Until what was shown last has been painted: so much at once would make a slow machine stumble. */
  painted?(): Promise<void>;
}

/** Shows events group by group: at a speed, paused, a step at a time, or all at once. */
export class Playback {
  readonly #group: (events: readonly GameEvent[]) => readonly (readonly GameEvent[])[];
  readonly #speed = signal(1);
  readonly #paused = signal(false);
  readonly #playing = signal<'move' | 'monster' | undefined>(undefined);
  #skipping = false;
  #stepping = false;
  #abort = new AbortController();
  #resume: () => void = () => {};

  constructor(group: (events: readonly GameEvent[]) => readonly (readonly GameEvent[])[]) {
    this.#group = group;
  }

  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }
  get paused(): ReadonlySignal<boolean> {
    return this.#paused;
  }
  /** What is being shown: a figure's move, or the monster's. */
  get playing(): ReadonlySignal<'move' | 'monster' | undefined> {
    return this.#playing;
  }

  setSpeed(speed: number): void {
    this.#speed.value = speed;
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
    if (this.#playing.peek() === undefined) return;
    this.#skipping = true;
    this.#paused.value = false;
    this.#abort.abort();
    this.#resume();
  }

  /**
   * Plays events on a stage; `shown` hears of each group when it has been seen, and then shows how all stands. What is
   * skipped comes as one group.
   */
  async play(
    events: readonly GameEvent[],
    stage: Stage,
    shown: (events: readonly GameEvent[], skipped: boolean) => void,
  ): Promise<void> {
    this.#skipping = false;
    this.#abort = new AbortController();
    const groups = this.#group(events);
    for (const [index, group] of groups.entries()) {
      if (group.some(({ type }) => type === 'cardDrawn')) {
        await this.#painted(stage);
        this.#playing.value = 'monster';
        await this.#painted(stage);
      } else if (this.#playing.peek() === undefined) this.#playing.value = 'move';
      await this.#gate();
      if (!this.#skipping && this.#speed.peek() !== Number.POSITIVE_INFINITY) {
        await stage.play(group, { speed: this.#speed.peek(), signal: this.#abort.signal });
      }
      if (this.#skipping || this.#speed.peek() === Number.POSITIVE_INFINITY) {
        shown(groups.slice(index).flat(), true);
        break;
      }
      shown(group, false);
    }
    if (this.#playing.peek() === 'monster') await this.#painted(stage);
    this.#playing.value = undefined;
    this.#paused.value = false;
    this.#stepping = false;
  }

  async #painted(stage: Stage): Promise<void> {
    const hurried = this.#skipping || this.#speed.peek() === Number.POSITIVE_INFINITY;
    if (!hurried) await stage.painted?.();
  }

  /** Waits while paused, unless a step is wanted. Only the monster's walk is held up. */
  async #gate(): Promise<void> {
    while (this.#paused.peek() && !this.#stepping && !this.#skipping) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    this.#stepping = false;
  }
}
