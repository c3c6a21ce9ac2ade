import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Run } from '../../puzzles/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import { groupEvents } from '../board/index.ts';
import { type Shown, showEvents } from '../show/index.ts';

/** Where a walk is shown: the board, with its sounds. */
export interface WalkStage {
  play(events: readonly GameEvent[], options: { speed: number; signal: AbortSignal }): Promise<void>;
}

/** Shows an endless walk (P2): played at a speed, step by step, or any moment of it at once. */
export class WalkShow {
  readonly run: Run;
  readonly #stage: WalkStage;
  readonly #stands: Shown[];
  readonly #shown;
  readonly #at = signal(0);
  readonly #playing = signal(false);
  readonly #speed;
  /** Each showing has a number; a newer one makes those before it give up. */
  #showing = 0;
  #abort = new AbortController();

  constructor(run: Run, start: Shown, stage: WalkStage, speed: ReadonlySignal<number>) {
    this.run = run;
    this.#stage = stage;
    this.#stands = [start];
    this.#shown = signal(start);
    this.#speed = speed;
  }

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }
  /** Steps that have been shown. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }
  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }
  get steps(): number {
    return this.run.steps;
  }

  /** What happens in a step, counted from 1; the first look belongs to the first. */
  eventsOf(step: number): readonly GameEvent[] {
    const events = this.run.events[step] ?? [];
    return step === 1 ? [...this.run.events[0]!, ...events] : events;
  }

  /** Plays on until so many steps are shown. True where it came so far, false where it was stopped. */
  async play(until = this.steps): Promise<boolean> {
    const showing = this.#begin();
    this.#playing.value = true;
    while (this.#at.peek() < until) {
      if (!(await this.#playStep(showing))) return false;
    }
    this.#playing.value = false;
    return true;
  }

  /** Plays one step and waits. */
  async step(): Promise<void> {
    const at = this.#at.peek();
    if (this.#playing.peek()) return this.pause();
    if (at < this.steps) await this.play(at + 1);
  }

  async #playStep(showing: number): Promise<boolean> {
    const step = this.#at.peek() + 1;
    for (const group of groupEvents(this.eventsOf(step))) {
      const { signal: stop } = this.#abort;
      await this.#stage.play(group, { speed: this.#speed.peek(), signal: stop });
      if (showing !== this.#showing) return false;
      this.#shown.value = showEvents(this.#shown.peek(), group);
    }
    this.#at.value = step;
    return true;
  }

  pause(): void {
    this.goTo(this.#at.peek());
  }

  /** How all stands after so many steps, at once. */
  goTo(step: number): void {
    this.#begin();
    const to = Math.max(0, Math.min(this.steps, step));
    batch(() => {
      this.#playing.value = false;
      this.#at.value = to;
      this.#shown.value = this.#standAt(to);
    });
  }

  stop(): void {
    this.#begin();
    this.#playing.value = false;
  }

  #begin(): number {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#showing++;
    return this.#showing;
  }

  #standAt(step: number): Shown {
    for (let known = this.#stands.length; known <= step; known++) {
      this.#stands.push(showEvents(this.#stands[known - 1]!, this.eventsOf(known)));
    }
    return this.#stands[step]!;
  }
}
