import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SpaceName, Target } from '../../../rules/index.ts';
import { beamsOf, type Marks, type MonsterKit } from '../../board/index.ts';
import { shownPosition } from '../../show/index.ts';
import { type Answer, LessonRun, type Verdict } from './lesson-run.ts';
import type { Lesson } from './lessons.ts';
import { type Motion, SmallBoard } from './playground/small-board.ts';

/** A lesson on the page: its run, what the board shows, and what was answered last. */
export class LessonBoard {
  readonly run: LessonRun;
  readonly stage: SmallBoard;
  readonly #answer = signal<Answer>({ kind: 'nothing' });
  /** Told only when the board has shown what happened. */
  readonly #verdict = signal<Verdict>('open');
  readonly #refusedAt = signal<SpaceName | undefined>(undefined);
  readonly #changes = signal(0);
  readonly marks: ReadonlySignal<Marks> = computed(() => this.#marks());

  constructor(lesson: Lesson, kit: MonsterKit, motion: () => Motion) {
    this.run = new LessonRun(lesson);
    this.stage = new SmallBoard(this.run.playground.position, kit, motion);
  }

  get answer(): ReadonlySignal<Answer> {
    return this.#answer;
  }
  get verdict(): ReadonlySignal<Verdict> {
    return this.#verdict;
  }
  /** The points left of the move being made. */
  get points(): { readonly left: number; readonly of: number } | undefined {
    this.#changes.value;
    return this.run.playground.points;
  }

  press(at: Target): void {
    if (this.stage.busy.peek()) return;
    this.#take(this.run.press(at), at);
  }

  endMove(): void {
    if (!this.stage.busy.peek()) this.#take(this.run.endMove());
  }

  restart(): void {
    this.run.restart();
    this.stage.show(shownPosition(this.run.playground.position));
    this.#answer.value = { kind: 'nothing' };
    this.#verdict.value = 'open';
    this.#refusedAt.value = undefined;
    this.#changes.value++;
  }

  #take(answer: Answer, at?: Target): void {
    if (answer.kind === 'nothing') return;
    this.#answer.value = answer;
    this.#refusedAt.value = answer.kind === 'refused' && at !== 'entrance' && at !== 'out' ? at : undefined;
    this.#changes.value++;
    if (answer.kind === 'done') void this.#show(answer);
  }

  async #show(answer: Extract<Answer, { kind: 'done' }>): Promise<void> {
    await this.stage.play(answer.events);
    if (this.#answer.peek() === answer) this.#verdict.value = answer.verdict;
  }

  #marks(): Marks {
    this.#changes.value;
    const { run } = this;
    const { lesson, playground, mover } = run;
    const busy = this.stage.busy.value;
    const open = this.#verdict.value === 'open' && !busy;
    const { sight } = playground;
    const refused = this.#refusedAt.value;
    const guess = run.guess;
    return {
      ...(lesson.pointed !== undefined && { pointed: lesson.pointed }),
      ...(guess !== undefined && { pointed: [guess] }),
      ...(open && mover !== undefined && { selectable: new Set([playground.position.cast[mover]!.id]) }),
      ...(open &&
        playground.chosen !== undefined && {
          selected: playground.position.cast[playground.chosen]!.id,
          reach: playground.ways().map(({ to, path }) => ({ at: to, cost: path.length })),
        }),
      ...(open && lesson.sight === true && sight !== undefined && { beams: beamsOf(sight) }),
      ...(refused !== undefined && { refused }),
    };
  }
}
