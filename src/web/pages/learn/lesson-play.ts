import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FigureId, Target } from '../../../rules/index.ts';
import type { Marks } from '../../board/index.ts';
import { SmallBoard } from '../../playground/index.ts';
import { type Answer, LessonRun, type Verdict } from './lesson-run.ts';
import type { Lesson } from './lessons.ts';

/** A lesson on the page: its run, what the board shows, and what was answered last. */
export class LessonPlay {
  readonly run: LessonRun;
  readonly board: SmallBoard;
  readonly #answer = signal<Answer>({ kind: 'nothing' });
  readonly answer: ReadonlySignal<Answer> = this.#answer;
  /** Told only when the board has shown what happened. */
  readonly #verdict = signal<Verdict>('open');
  readonly verdict: ReadonlySignal<Verdict> = this.#verdict;

  constructor(lesson: Lesson) {
    this.run = new LessonRun(lesson);
    this.board = new SmallBoard(this.run.playground);
  }

  get mover(): FigureId | undefined {
    const { mover, playground } = this.run;
    return playground.position.cast[mover ?? -1]?.id;
  }

  readonly press = (at: Target): void => {
    this.board.hurry();
    this.#take(this.run.press(at), at);
  };

  restart(): void {
    this.run.restart();
    this.board.afresh();
    this.#answer.value = { kind: 'nothing' };
    this.#verdict.value = 'open';
  }

  #take(answer: Answer, at?: Target): void {
    if (answer.kind === 'nothing') return;
    this.#answer.value = answer;
    this.board.refuse(answer.kind === 'refused' ? at : undefined);
    if (answer.kind === 'done') void this.#show(answer);
  }

  async #show(answer: Extract<Answer, { kind: 'done' }>): Promise<void> {
    await this.board.play(answer.events);
    if (this.#answer.peek() === answer) this.#verdict.value = answer.verdict;
  }

  readonly marks = computed((): Marks => {
    const { board, mover } = this;
    const { lesson, guess } = this.run;
    const open = this.#verdict.value === 'open' && !board.busy.value;
    return {
      ...(lesson.pointed !== undefined && { pointed: lesson.pointed }),
      ...(guess !== undefined && { pointed: [guess] }),
      ...(open && mover !== undefined && { selectable: new Set([mover]) }),
      ...(open && board.chosenMarks.value),
      ...(open && lesson.sight === true && board.sightMarks.value),
      ...board.refusedMarks.value,
    };
  });
}
