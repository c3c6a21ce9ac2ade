import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Position } from '../../../../rules/index.ts';
import { type BoardHandle, groupEvents, type MonsterKit, type Scene } from '../../../board/index.ts';
import { gamePaint, sceneOf, showEvents, shownPosition } from '../../../show/index.ts';

/** The figures of the boards here are called as in a game of up to four. */
const PAINT = gamePaint(4);

export interface Motion {
  readonly speed: number;
  readonly reduced: boolean;
}

/** What a board shows: a scene, and the way from one to the next. */
export class PlayStage {
  readonly board: { current: BoardHandle | null } = { current: null };
  readonly #shown;
  readonly scene;
  readonly #busy = signal(false);
  /** Each showing has a number; a newer one makes those before it give up. */
  #showing = 0;

  constructor(position: Position, kit: MonsterKit) {
    this.#shown = signal(shownPosition(position));
    this.scene = computed((): Scene => sceneOf(this.#shown.value, kit, PAINT));
  }

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** Shows a position at once. */
  show(position: Position): void {
    this.#showing++;
    this.#busy.value = false;
    this.#shown.value = shownPosition(position);
  }

  /** Shows events one after another. */
  async play(events: readonly GameEvent[], motion: Motion): Promise<void> {
    const showing = ++this.#showing;
    this.#busy.value = true;
    for (const group of groupEvents(events)) {
      await this.board.current?.animate(group, motion);
      if (showing !== this.#showing) return;
      this.#shown.value = showEvents(this.#shown.peek(), group);
    }
    this.#busy.value = false;
  }
}
