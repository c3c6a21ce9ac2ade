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
  | { readonly kind: 'chose' }
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
    this.playground = new Playground(lesson.drawing);
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
    if (playground.chosen === undefined || playground.figureAt(at) === this.mover) {
      if (playground.figureAt(at) !== this.mover) return { kind: 'nothing' };
      playground.choose(this.mover);
      return { kind: 'chose' };
    }
    return this.#moved(playground.goTo(at));
  }

  /** The lesson's figure goes along a path. */
  follow(path: string): Answer {
    if (this.#verdict !== 'open' || this.mover === undefined) return { kind: 'nothing' };
    return this.#moved(this.playground.move(this.mover, path));
  }

  /** The reader is content with where the figure is. */
  endMove(): Answer {
    if (this.#verdict !== 'open' || this.lesson.task.kind !== 'move') return { kind: 'nothing' };
    return this.#judge(this.playground.endMove().events, true);
  }

  #moved(done: Done | Refusal): Answer {
    if (isRefusal(done)) return { kind: 'refused', refusal: done };
    return this.#judge(done.events, this.playground.chosen === undefined);
  }

  /** Judges after a part of a move; `ended` where no points are left. */
  #judge(events: readonly GameEvent[], ended: boolean): Answer {
    const { task } = this.lesson;
    if (task.kind !== 'move') return { kind: 'nothing' };
    const told = [...events];
    if (task.walk !== undefined) {
      if (ended) told.push(...this.playground.walk(task.walk).events);
      this.#events.push(...told);
      if (ended) this.#verdict = task.goal(this.#events) ? 'right' : 'wrong';
    } else {
      this.#events.push(...told);
      if (task.goal(this.#events)) this.#verdict = 'right';
      else if (ended) this.#verdict = 'wrong';
    }
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
    this.#events = [];
    this.#verdict = 'open';
    this.#guess.value = undefined;
  }
}
