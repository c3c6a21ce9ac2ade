import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Shown, showEvents } from '../../drawing/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import type { Player } from './player.ts';

/** Steps that are known from first to last: played on and on, one at a time, or any moment of them at once. */
export class Reel<S extends Shown> {
  readonly playback: Player<S>;
  readonly #steps: readonly (readonly GameEvent[])[];
  /** How all stands before each step and after the last, as far as it was asked for. */
  readonly #stands: S[];
  readonly #at = signal(0);
  /** How many steps have been shown. */
  readonly at: ReadonlySignal<number> = this.#at;
  readonly #playing = signal(false);
  readonly playing: ReadonlySignal<boolean> = this.#playing;
  /** Goes up with every jump, so that what was being played knows it is over. */
  #run = 0;

  /** `stands` are those of another reel that begins with the same steps, as far as they are known. */
  constructor(
    playback: Player<S>,
    steps: readonly (readonly GameEvent[])[],
    stands: readonly S[] = [playback.shown.peek()],
  ) {
    this.playback = playback;
    this.#steps = steps;
    this.#stands = [...stands];
  }

  /** How all stood at the beginning and after so many steps, as far as it was asked for. */
  standsUntil(step: number): readonly S[] {
    return this.#stands.slice(0, step + 1);
  }

  get length(): number {
    return this.#steps.length;
  }
  get shown(): ReadonlySignal<S> {
    return this.playback.shown;
  }

  /** What happens in a step, counted from 1. */
  eventsOf(step: number): readonly GameEvent[] {
    return this.#steps[step - 1] ?? [];
  }

  /** How all stands after so many steps. */
  standAt(step: number): S {
    for (let known = this.#stands.length; known <= step; known++) {
      this.#stands.push(showEvents(this.#stands[known - 1]!, this.eventsOf(known)));
    }
    return this.#stands[step]!;
  }

  /** Plays on until so many steps are shown. True where it came so far, false where it was stopped. */
  play(until = this.length): Promise<boolean> {
    return this.#show(until, true);
  }

  /** Shows the next step; the one being shown is ended first. */
  async on(): Promise<void> {
    const next = Math.min(this.#at.peek() + 1, this.length);
    if (this.playback.busy.peek()) this.goTo(next);
    else await this.#show(next, false);
  }

  pause(): void {
    this.goTo(this.#at.peek());
  }

  /** How all stands after so many steps, at once. */
  goTo(step: number): void {
    const to = Math.max(0, Math.min(this.length, step));
    this.#run++;
    batch(() => {
      this.#playing.value = false;
      this.#at.value = to;
      this.playback.show(this.standAt(to));
    });
  }

  async #show(until: number, playing: boolean): Promise<boolean> {
    if (this.playback.busy.peek()) this.pause();
    const run = ++this.#run;
    this.#playing.value = playing;
    while (this.#at.peek() < until) {
      const seen = await this.playback.play(this.eventsOf(this.#at.peek() + 1));
      if (!seen || run !== this.#run) return false;
      this.#at.value++;
    }
    this.#playing.value = false;
    return true;
  }
}
