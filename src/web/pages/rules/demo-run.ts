import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Card, type GameEvent, isRefusal, type Refusal, type Target } from '../../../rules/index.ts';
import type { Marks } from '../../board/index.ts';
import { type Done, Playground, SmallBoard } from '../../playground/index.ts';
import type { Demo } from './demos.ts';

/** What a small board last had to say. */
export type Said =
  | { readonly kind: 'events'; readonly events: readonly GameEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A small board of the rules page: presses come in, the rules answer, the board shows it. */
export class DemoRun {
  readonly demo: Demo;
  readonly playground: Playground;
  readonly board: SmallBoard;
  readonly #said = signal<Said | undefined>(undefined);
  readonly said: ReadonlySignal<Said | undefined> = this.#said;

  constructor(demo: Demo) {
    this.demo = demo;
    this.playground = new Playground(demo.drawing);
    this.board = new SmallBoard(this.playground);
  }

  /** The figure being moved and its points; undefined where none is. */
  get moving(): { readonly id: string; readonly left: number; readonly of: number } | undefined {
    const { chosen, points, position } = this.playground;
    if (chosen === undefined || points === undefined) return undefined;
    return { id: position.cast[chosen]!.id, ...points };
  }

  readonly press = (at: Target): void => {
    this.board.hurry();
    this.board.refuse(undefined);
    const { playground } = this;
    const figure = playground.figureAt(at);
    if (figure !== undefined && figure === playground.chosen) this.endMove();
    else if (figure !== undefined) playground.choose(figure);
    else if (playground.chosen !== undefined) this.#answer(playground.goTo(at), at);
  };

  #answer(done: Done | Refusal, at: Target): void {
    if (isRefusal(done)) {
      this.#said.value = { kind: 'refused', refusal: done };
      this.board.refuse(at);
    } else this.#show(done);
  }

  #show({ events }: Done): void {
    if (events.length > 0) this.#said.value = { kind: 'events', events };
    void this.board.play(events);
  }

  endMove(): void {
    if (!this.board.busy.peek()) this.#show(this.playground.endMove());
  }

  step(): void {
    if (!this.board.busy.peek()) this.#show(this.playground.step());
  }

  turnCard(card: Card): void {
    if (!this.board.busy.peek()) this.#show(this.playground.walk(card));
  }

  undo(): void {
    this.playground.undo();
    this.#afresh();
  }

  reset(): void {
    this.playground.reset();
    this.#afresh();
  }

  #afresh(): void {
    this.#said.value = undefined;
    this.board.afresh();
  }

  readonly marks = computed((): Marks => {
    const { board, demo, playground } = this;
    if (board.busy.value) return {};
    const movable = playground.position.cast.filter((_, figure) => playground.mayMove(figure));
    return {
      selectable: new Set(movable.map(({ id }) => id)),
      ...board.chosenMarks.value,
      ...(demo.monster === 'steps' && board.sightMarks.value),
      ...(demo.letters !== undefined && { letters: demo.letters }),
      ...board.refusedMarks.value,
    };
  });
}
