import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Card,
  type GameEvent,
  isRefusal,
  type Refusal,
  type SpaceName,
  type Target,
} from '../../../rules/index.ts';
import { beamsOf, type Marks, type MonsterKit } from '../../board/index.ts';
import { shownPosition } from '../../show/index.ts';
import { type Done, Playground } from '../learn/playground/playground.ts';
import { type Motion, SmallBoard } from '../learn/playground/small-board.ts';
import type { Demo } from './demos.ts';

/** What a small board last had to say. */
export type Said =
  | { readonly kind: 'events'; readonly events: readonly GameEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A small board of the rules page: presses come in, the rules answer, the stage shows it. */
export class DemoRun {
  readonly demo: Demo;
  readonly playground: Playground;
  readonly stage: SmallBoard;
  readonly #said = signal<Said | undefined>(undefined);
  readonly #refusedAt = signal<SpaceName | undefined>(undefined);
  /** Counts the playground's changes: what is read from it follows this. */
  readonly #changes = signal(0);
  readonly marks: ReadonlySignal<Marks> = computed(() => this.#marks());

  constructor(demo: Demo, kit: MonsterKit, motion: () => Motion) {
    this.demo = demo;
    this.playground = new Playground(demo.drawing);
    this.stage = new SmallBoard(this.playground.position, kit, motion);
  }

  get said(): ReadonlySignal<Said | undefined> {
    return this.#said;
  }
  /** The figure being moved and its points; undefined where none is. */
  get moving(): { readonly id: string; readonly left: number; readonly of: number } | undefined {
    this.#changes.value;
    const { chosen, points, position } = this.playground;
    if (chosen === undefined || points === undefined) return undefined;
    return { id: position.cast[chosen]!.id, ...points };
  }
  get canUndo(): boolean {
    this.#changes.value;
    return this.playground.canUndo;
  }

  press(at: Target): void {
    if (this.stage.busy.peek()) return;
    this.#refusedAt.value = undefined;
    const { playground } = this;
    const figure = playground.figureAt(at);
    if (figure !== undefined && figure === playground.chosen) this.endMove();
    else if (figure !== undefined) this.#choose(figure);
    else if (playground.chosen !== undefined) this.#answer(playground.goTo(at), at);
  }

  #choose(figure: number): void {
    this.playground.choose(figure);
    this.#changes.value++;
  }

  #answer(done: Done | Refusal, at?: Target): void {
    if (isRefusal(done)) {
      this.#said.value = { kind: 'refused', refusal: done };
      this.#refusedAt.value = at === undefined || at === 'entrance' || at === 'out' ? undefined : at;
    } else this.#show(done);
  }

  #show({ events }: Done): void {
    if (events.length > 0) this.#said.value = { kind: 'events', events };
    this.#changes.value++;
    void this.stage.play(events);
  }

  endMove(): void {
    if (!this.stage.busy.peek()) this.#show(this.playground.endMove());
  }

  step(): void {
    if (!this.stage.busy.peek()) this.#show(this.playground.step());
  }

  turnCard(card: Card): void {
    if (!this.stage.busy.peek()) this.#show(this.playground.walk(card));
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
    this.#refusedAt.value = undefined;
    this.#changes.value++;
    this.stage.show(shownPosition(this.playground.position));
  }

  #marks(): Marks {
    this.#changes.value;
    const { demo, playground } = this;
    const { position, chosen, sight } = playground;
    if (this.stage.busy.value) return {};
    const movable = position.cast.flatMap(({ id }, figure) => (playground.mayMove(figure) ? [id] : []));
    const refused = this.#refusedAt.value;
    return {
      selectable: new Set(movable),
      ...(chosen !== undefined && {
        selected: position.cast[chosen]!.id,
        reach: playground.ways().map(({ to, path }) => ({ at: to, cost: path.length })),
      }),
      ...(sight !== undefined && demo.monster === 'steps' && { beams: beamsOf(sight) }),
      ...(demo.letters !== undefined && { letters: demo.letters }),
      ...(refused !== undefined && { refused }),
    };
  }
}
