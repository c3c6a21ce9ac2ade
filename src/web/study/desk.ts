import { botNamed, getReady, type Prospect, type Thought } from '../../bots/index.ts';
import { Random } from '../../rules/index.ts';
import { parseJson, viewIn } from '../../rules/notation/index.ts';
import { type Progress, playedRecords, review } from '../../study/index.ts';

/** The strongest there is. */
const JUDGE = 'master';
/** Thoughts about a position are told no more often than this, in milliseconds. */
const TOLD_EVERY = 150;

/** What is asked of the desk; each order has a number of its own. */
export type Order =
  | {
      readonly do: 'review';
      readonly id: number;
      /** A text of records, and which of its games, counted from 0. */
      readonly text: string;
      readonly ours: boolean;
      readonly game: number;
      /** Positions a decision, pass by pass. */
      readonly passes: readonly number[];
    }
  /** The best moves in a game view, told again and again. */
  | { readonly do: 'weigh'; readonly id: number; readonly view: string; readonly nodes: number }
  | { readonly do: 'rest' | 'resume' | 'forget'; readonly id: number };

/** Moves that were looked at longest, the best first, after so many positions. */
export interface Weighed {
  readonly moves: readonly Prospect[];
  readonly nodes: number;
}

/** What it answers; `done` comes last. */
export type Told =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly weighed: Weighed }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly error: string };

/** What comes of an order, a step at a time. */
type Work = Generator<Told | undefined, void>;

interface Job {
  readonly id: number;
  readonly work: Work;
  /** Whoever looks at a position waits; a review can. */
  readonly isUrgent: boolean;
  rests: boolean;
}

interface DeskParts {
  readonly tell: (told: Told) => void;
  readonly now: () => number;
  /** How long it works before it hears of new orders, in milliseconds. */
  readonly slice: number;
}

/** Works on orders a little at a time, what is urgent first, so that it hears of new ones: in a worker, or on the page where there is none. */
export class Desk {
  readonly #parts: DeskParts;
  #jobs: Job[] = [];
  #isWorking = false;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  take(order: Order): void {
    if (order.do === 'review' || order.do === 'weigh') {
      const isUrgent = order.do === 'weigh';
      const work = isUrgent ? weighing(order, this.#parts.now) : reviewing(order);
      this.#jobs.push({ id: order.id, work, isUrgent, rests: false });
    } else if (order.do === 'forget') this.#jobs = this.#jobs.filter(({ id }) => id !== order.id);
    else for (const job of this.#jobs) if (job.id === order.id) job.rests = order.do === 'rest';
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    await getReady(JUDGE);
    for (let job = this.#next(); job !== undefined; job = this.#next()) {
      const end = this.#parts.now() + this.#parts.slice;
      this.#goOn(job, end);
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#isWorking = false;
  }

  #next(): Job | undefined {
    const awake = this.#jobs.filter(({ rests }) => !rests);
    return awake.find(({ isUrgent }) => isUrgent) ?? awake[0];
  }

  #goOn(job: Job, end: number): void {
    const { tell, now } = this.#parts;
    try {
      do {
        const step = job.work.next();
        if (step.done === true) {
          this.#drop(job);
          tell({ id: job.id, done: true });
          return;
        }
        if (step.value !== undefined) tell(step.value);
      } while (now() < end);
    } catch (error) {
      this.#drop(job);
      tell({ id: job.id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #drop(job: Job): void {
    this.#jobs = this.#jobs.filter((other) => other !== job);
  }
}

function* reviewing({ id, text, ours, game, passes }: Order & { readonly do: 'review' }): Work {
  const studied = playedRecords(text, ours).games[game];
  if (studied === undefined) throw new Error(`there is no game ${game}`);
  yield;
  for (const progress of review(studied, passes)) {
    yield progress.reviewed === undefined ? undefined : { id, progress };
  }
}

function* weighing({ id, view, nodes }: Order & { readonly do: 'weigh' }, now: () => number): Work {
  const game = viewIn(parseJson(view), 'view');
  let last: Thought | undefined;
  let told = now();
  for (const thought of botNamed(JUDGE).think(game, new Random('study'), nodes)) {
    last = thought;
    const isTime = now() >= told + TOLD_EVERY;
    if (isTime) told = now();
    yield isTime ? toldOf(id, thought) : undefined;
  }
  if (last !== undefined) yield toldOf(id, last);
}

const toldOf = (id: number, { action, value, line, nodes, moves = [] }: Thought): Told => {
  const only = value === undefined ? [] : [{ action, value, line, trials: 1 }];
  return { id, weighed: { moves: moves.length > 0 ? moves : only, nodes } };
};
