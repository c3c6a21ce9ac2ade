import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent, Position } from '../../../../rules/index.ts';
import { type BoardHandle, groupEvents, type MonsterKit, type Scene } from '../../../board/index.ts';
import { sceneAfter, sceneOf } from './scene-of-position.ts';

export interface Motion {
  readonly speed: number;
  readonly reduced: boolean;
}

/** What a board shows: a scene, and the way from one to the next. */
export class PlayStage {
  readonly board: { current: BoardHandle | null } = { current: null };
  readonly #kit: MonsterKit;
  readonly #scene;
  readonly #busy = signal(false);
  /** Each showing has a number; a newer one makes those before it give up. */
  #showing = 0;

  constructor(position: Position, kit: MonsterKit) {
    this.#kit = kit;
    this.#scene = signal(sceneOf(position, kit));
  }

  get scene(): ReadonlySignal<Scene> {
    return this.#scene;
  }
  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** Shows a position at once. */
  show(position: Position): void {
    this.#showing++;
    this.#busy.value = false;
    this.#scene.value = sceneOf(position, this.#kit);
  }

  /** Shows events one after another, and then how all stands. */
  async play(events: readonly GameEvent[], after: Position, motion: Motion): Promise<void> {
    const showing = ++this.#showing;
    this.#busy.value = true;
    for (const group of groupEvents(events)) {
      await this.board.current?.animate(group, motion);
      if (showing !== this.#showing) return;
      this.#scene.value = group.reduce(sceneAfter, this.#scene.value);
    }
    const { blocks } = this.#scene.value;
    this.#scene.value = { ...sceneOf(after, this.#kit), blocks };
    this.#busy.value = false;
  }
}
