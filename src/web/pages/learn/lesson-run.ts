import { signal } from '@preact/signals';
import {
  type GameEvent,
  isRefusal,
  type Refusal,
  type SpaceName,
  spaceName,
  type Target,
} from '../../../rules/index.ts';
import { type Done, Playground, READER } from '../../playground/index.ts';
import type { Lesson } from './lessons.ts';

/** How a lesson stands. */
export type Verdict = 'open' | 'right' | 'wrong';

/** What a press brought about. */
export type Answer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly events: readonly GameEvent[]; readonly verdict: Verdict };

/** One lesson being tried: it hears presses, asks the rules, and judges. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly playground: Playground;
  #verdict: Verdict = 'open';
  /** All that has happened since the beginning. */
  #events: GameEvent[] = [];
  readonly #guess = signal<SpaceName | undefined>(undefined);

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.playground = new Playground(lesson.drawing, { wholeMoves: true });
    this.playground.choose(this.mover);
  }

  get verdict(): Verdict {
    return this.#verdict;
  }
  get guess(): SpaceName | undefined {
    return this.#guess.value;
  }
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Which figure the lesson lets the reader move. */
  get mover(): number | undefined {
    if (this.lesson.task.kind !== 'move') return undefined;
    return this.playground.position.cast.findIndex(({ owner }) => owner === READER);
  }

  press(at: Target): Answer {
    if (this.#verdict !== 'open') return { kind: 'nothing' };
    const { task } = this.lesson;
    if (task.kind === 'predict')
      return at === 'entrance' || at === 'out' ? { kind: 'nothing' } : this.#predict(at, task.steps);
    const { playground } = this;
    // As at a table: who has one figure to move has it chosen, and the space is pressed next.
    if (playground.figureAt(at) === this.mover) return { kind: 'nothing' };
    return this.#moved(playground.goTo(at));
  }

  /** The lesson's figure goes along a path. */
  follow(path: string): Answer {
    if (this.#verdict !== 'open' || this.mover === undefined) return { kind: 'nothing' };
    return this.#moved(this.playground.moveWhole(this.mover, path));
  }

  #moved(done: Done | Refusal): Answer {
    const { task } = this.lesson;
    if (isRefusal(done)) return { kind: 'refused', refusal: done };
    if (task.kind !== 'move') return { kind: 'nothing' };
    const walked = task.walk === undefined ? [] : this.playground.walk(task.walk).events;
    const told = [...done.events, ...walked];
    this.#events.push(...told);
    this.#verdict = task.goal(this.#events) ? 'right' : 'wrong';
    return { kind: 'done', events: told, verdict: this.#verdict };
  }

  #predict(at: SpaceName, steps: number): Answer {
    const { events } = this.playground.walk(steps);
    this.#guess.value = at;
    this.#events.push(...events);
    this.#verdict = spaceName(this.playground.position.monsterAt) === at ? 'right' : 'wrong';
    return { kind: 'done', events, verdict: this.#verdict };
  }

  /** From the beginning. */
  restart(): void {
    this.playground.reset();
    this.playground.choose(this.mover);
    this.#events = [];
    this.#verdict = 'open';
    this.#guess.value = undefined;
  }
}
