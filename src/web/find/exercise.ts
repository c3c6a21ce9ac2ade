import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '../../find/index.ts';
import { DOORS, placeName, type SpaceName, spaceNamed, type Target } from '../../rules/index.ts';
import type { Explanation } from '../../study/index.ts';
import type { Marks, MonsterKit } from '../board/index.ts';
import { StudyController, Tree } from '../study/index.ts';
import type { Refused } from '../table/index.ts';
import { type Task, type Verdict, whyBetter } from './task.ts';

/** What a hint gives away: what it is about, then which figure moves. */
export const HINTS = ['theme', 'figure'] as const;

export type Answered = 'right' | 'hinted' | 'wrong';

interface ExerciseParts {
  readonly task: Task;
  readonly kit: ReadonlySignal<MonsterKit>;
  readonly speed?: ReadonlySignal<number>;
  readonly refused?: (refused: Refused) => void;
  /** Hears of the first answer. */
  readonly answered?: (answer: Answered) => void;
}

/** Somebody looks for the move: tries moves on the board, is judged, gets hints, is shown the answer. No DOM in here. */
export class Exercise {
  readonly task: Task;
  readonly controller: StudyController;
  readonly #answered: (answer: Answered) => void;
  readonly #state = signal<'open' | 'judging' | 'shown' | Verdict>('open');
  readonly state: ReadonlySignal<'open' | 'judging' | 'shown' | Verdict> = this.#state;
  readonly #tried = signal<Move | undefined>(undefined);
  /** The move that was judged last. */
  readonly tried: ReadonlySignal<Move | undefined> = this.#tried;
  readonly #hints = signal(0);
  /** How many hints were given. */
  readonly hints: ReadonlySignal<number> = this.#hints;
  #isAnswered = false;
  readonly #end: () => void;

  constructor({ task, kit, speed, refused, answered = () => {} }: ExerciseParts) {
    this.task = task;
    this.#answered = answered;
    const more = { ...(speed && { speed }), ...(refused && { refused }) };
    this.controller = new StudyController({ tree: new Tree(task.game), kit, advice: this.#advice, ...more });
    this.#end = effect(() => {
      const { step, depth } = this.controller.at.value;
      if (depth !== 1 || !this.controller.idle.value || this.#state.value !== 'open') return;
      if (step?.kind === 'action' && step.action.type === 'move') void this.#judge(step.action);
    });
  }

  close(): void {
    this.#end();
    this.controller.close();
  }

  /** It is over: the move was found, or shown. */
  readonly over = computed((): boolean => this.#state.value === 'right' || this.#state.value === 'shown');

  async #judge(move: Move): Promise<void> {
    this.#state.value = 'judging';
    const verdict = await this.task.judge(move);
    batch(() => {
      this.#tried.value = move;
      this.#state.value = verdict;
      this.controller.analysing.value = true;
    });
    if (verdict === 'wrong') this.#note('wrong');
    if (verdict === 'right') this.#note(this.#hints.peek() > 0 ? 'hinted' : 'right');
  }

  #note(answer: Answered): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.#answered(answer);
  }

  /** What the rules say of the answer and of the best move; once it is found, of the tempting one instead. */
  readonly why = computed((): Explanation | undefined => {
    const { game, right, tempting } = this.task;
    const state = this.#state.value;
    const move = state === 'wrong' ? this.#tried.value : this.over.value ? tempting : undefined;
    return move && whyBetter(game, move, right[0]!);
  });

  again(): void {
    batch(() => {
      this.#state.value = 'open';
      this.controller.analysing.value = false;
      this.controller.goTo(this.controller.tree.start);
    });
  }

  hint(): void {
    if (this.#hints.peek() < HINTS.length) this.#hints.value++;
    if (this.#state.peek() !== 'open') this.again();
  }

  /** Gives up: the best move is made on the board. */
  show(): void {
    this.#note('wrong');
    batch(() => {
      this.#state.value = 'shown';
      this.controller.goTo(this.controller.tree.start);
      this.controller.analysing.value = true;
    });
    this.controller.take({ kind: 'action', action: this.task.right[0]! });
  }

  /** The other move, to be compared with the best: it is made on the board instead. */
  showTempting(): void {
    this.controller.goTo(this.controller.tree.start);
    this.controller.take({ kind: 'action', action: this.task.tempting });
  }

  /** Where the figure stands that the second hint gives away. */
  readonly #advice = computed((): Marks => {
    if (this.#hints.value < 2 || this.#state.value !== 'open') return {};
    const { game, right } = this.task;
    const figure = game.position.figureNamed(right[0]!.figure)!;
    const at = placeName(game.position.placeOf(figure));
    return { pointed: [spaceNamed(at) === undefined ? DOORS.entrance : (at as SpaceName)] };
  });

  /** After a wrong answer the board is there to try again. */
  press(at: Target): void {
    if (this.#state.peek() === 'open') this.controller.press(at);
    else if (this.#state.peek() === 'wrong' || this.#state.peek() === 'close') this.again();
  }

  drag(figure: string, over: readonly Target[], done: boolean): void {
    if (this.#state.peek() === 'open') this.controller.drag(figure, over, done);
  }
}
