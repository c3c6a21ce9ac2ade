import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  DEPTHS,
  type Odds,
  oddsAfter,
  oddsBefore,
  type Reviewed,
  type StudiedGame,
  type Sums,
  sumsOf,
} from '../../study/index.ts';
import type { Analyst, Ordered } from './analyst.ts';
import type { Opened } from './opened.ts';

/** Positions a decision: a first look in a few seconds, then deeper while one looks. */
const PASSES: readonly number[] = [...DEPTHS.deep, 200_000];
/** What was found is told no more often than this, in milliseconds: each time the page draws it. */
const TOLD_EVERY = 200;

/** How far it is: `done` of `of` moments in this pass, counted from 1. */
export interface ReviewState {
  readonly is: 'waiting' | 'going' | 'resting' | 'done' | 'failed';
  readonly pass: number;
  readonly done: number;
  readonly of: number;
  readonly reason?: string;
}

type Found = readonly (Reviewed | undefined)[];

/** The review of a game, as it comes from the worker. */
export class GameReview {
  readonly #game: StudiedGame;
  readonly #opened: Opened;
  readonly #number: number;
  readonly #analyst: Analyst;
  readonly #found = signal<Found>([]);
  /** What was found about each moment, by its number. */
  readonly found: ReadonlySignal<Found> = this.#found;
  readonly #state = signal<ReviewState>({ is: 'waiting', pass: 1, done: 0, of: 0 });
  readonly state: ReadonlySignal<ReviewState> = this.#state;
  #fresh: Reviewed[] = [];
  #latest: ReviewState | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ordered: Ordered | undefined;
  #rests = false;

  constructor(opened: Opened, number: number, analyst: Analyst) {
    this.#opened = opened;
    this.#number = number;
    this.#game = opened.games[number]!;
    this.#analyst = analyst;
  }

  start(): void {
    if (this.#ordered !== undefined || this.#game.moments.length === 0) return;
    const { text, ours } = this.#opened;
    const order = { do: 'review', text, ours, game: this.#number, passes: PASSES } as const;
    this.#ordered = this.#analyst.order(order, {
      progress: ({ pass, done, of, reviewed }) => {
        if (reviewed !== undefined) this.#fresh.push(reviewed);
        this.#tellSoon({ is: 'going', pass, done, of });
      },
      done: () => this.#tell({ ...(this.#latest ?? this.#state.peek()), is: 'done' }),
      failed: (reason) => this.#tell({ ...this.#state.peek(), is: 'failed', reason }),
    });
  }

  rest(): void {
    this.#rests = true;
    this.#ordered?.rest();
    this.#tell(this.#latest ?? this.#state.peek());
  }

  resume(): void {
    this.#rests = false;
    this.#ordered?.resume();
    this.#tell({ ...this.#state.peek(), is: 'going' });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#ordered?.forget();
  }

  #tellSoon(state: ReviewState): void {
    this.#latest = state;
    this.#timer ??= setTimeout(() => this.#tell(this.#latest!), TOLD_EVERY);
  }

  #tell(state: ReviewState): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = undefined;
    if (this.#fresh.length > 0) {
      const found = [...this.#found.peek()];
      for (const reviewed of this.#fresh.splice(0)) found[reviewed.number] = reviewed;
      this.#found.value = found;
    }
    this.#state.value = this.#rests && state.is === 'going' ? { ...state, is: 'resting' } : state;
  }

  /** Every moment has been reviewed once. */
  readonly isWhole = computed(
    (): boolean =>
      this.#game.moments.length > 0 &&
      this.#game.moments.every(({ number }) => this.#found.value[number] !== undefined),
  );

  /** The chances after so many steps of the game that was played, as far as they are known: the seats', then the monster's. */
  readonly chances = computed((): readonly (Odds | undefined)[] => {
    const found = this.#found.value;
    return [...this.#game.moments, undefined].map((_, depth) => {
      const next = found[depth];
      const before = found[depth - 1];
      if (next !== undefined) return oddsBefore(next);
      return before === undefined ? undefined : oddsAfter(before);
    });
  });

  readonly sums = computed((): Sums | undefined =>
    this.isWhole.value
      ? sumsOf(
          this.#game,
          this.#found.value.filter((one) => one !== undefined),
        )
      : undefined,
  );
}
