import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Game, type GameEvent, isRefusal, newGame } from '../../rules/index.ts';
import type { Scene } from '../board/index.ts';
import { type Animator, Player, type ShownGame, showEvents, shownGame } from '../show/index.ts';
import { type LogEntry, logEntries, roundEntry, walkStart } from './log.ts';
import { paceOf } from './pace.ts';
import type { Batch, Table } from './table.ts';

/** A stretch of the game that is looked at again: how all stood, and the events that are being shown. Before the first batch it is -1. */
export interface Review {
  readonly shown: Signal<ShownGame>;
  readonly batch: number;
  readonly from: number;
  readonly to: number;
}

/** A place in the game: so many events of a batch. */
type Stop = Pick<Review, 'batch' | 'to'>;

/** Hears of events as they are shown, for sounds and for those who listen. */
export type Heard = (events: readonly GameEvent[], batch: Batch, first: number, skipped: boolean) => void;

/** How fast all is shown, and what the board draws; without it bots are not hurried. */
interface View {
  readonly speed?: ReadonlySignal<number>;
  readonly scene?: ReadonlySignal<Scene>;
}

/** More than this at once, and whoever looks is asked whether to see it all. */
const FEW = 4;

/**
 * Shows what happens at a table, batch by batch and event by event: what is shown is always the state of the rules after the
 * events shown so far. It also shows stretches again without touching what is shown otherwise.
 */
export class Showing {
  readonly #table: Table;
  readonly playback: Player<ShownGame>;
  readonly #heard: Heard;
  readonly #view: View;
  readonly #count = signal(0);
  /** Batches shown, and events of the next one: where the page is. */
  readonly count: ReadonlySignal<number> = this.#count;
  /** Events of the current batch that have been shown. */
  readonly #within = signal(0);
  readonly within: ReadonlySignal<number> = this.#within;
  readonly #review = signal<Review | undefined>(undefined);
  readonly review: ReadonlySignal<Review | undefined> = this.#review;
  readonly #log = signal<readonly LogEntry[]>([]);
  readonly log: ReadonlySignal<readonly LogEntry[]> = this.#log;
  readonly #held = signal(false);
  readonly #running = signal(false);
  readonly #interrupted = signal(false);
  /** Something was being shown when the player looked back; it goes on when the review is closed. */
  readonly interrupted: ReadonlySignal<boolean> = this.#interrupted;
  /** How each batch began, how long the log was then, and the batch itself. */
  readonly #starts: ShownGame[] = [];
  readonly #logLengths: number[] = [];
  readonly #batches: Batch[] = [];
  /** Batches that came all at once and wait for the answer whether to show them. */
  readonly #missed = signal(0);
  /** How many batches wait for the answer whether to show them one by one; 0 where nobody is asked. */
  readonly missed: ReadonlySignal<number> = this.#missed;
  readonly #wentBack: (batches: number) => void;
  #expected = 0;
  #hurry = false;
  #endWatch: () => void = () => {};

  constructor(table: Table, heard: Heard, wentBack: (batches: number) => void = () => {}, view: View = {}) {
    this.#table = table;
    this.#view = view;
    this.#wentBack = wentBack;
    this.#heard = heard;
    const game = newGame(table.settings.setup);
    if (isRefusal(game)) throw new Error(game.message);
    this.playback = new Player(shownGame(game), view);
    this.#log.value = game.phase === 'moving' ? [roundEntry(game)] : [];
    // What was seen before the page was opened.
    batch(() => {
      for (const seen of table.batches.peek().slice(0, table.seen)) {
        this.#showAtOnce(seen);
      }
    });
    this.#expected = this.#count.peek();
  }

  /** How all stands on the board: in the game, or in what is shown again. */
  readonly shown = computed((): ShownGame => (this.#review.value?.shown ?? this.live).value);

  get live(): ReadonlySignal<ShownGame> {
    return this.playback.shown;
  }
  readonly game = computed((): Game => this.live.value.game);

  /** Nothing is being shown and nothing waits to be: the players may act. */
  readonly idle = computed(
    (): boolean =>
      this.#review.value === undefined &&
      !this.#running.value &&
      this.#count.value === this.#table.batches.value.length &&
      this.#batches.at(-1) === this.#table.batches.value.at(-1),
  );

  /** The last batch in which the monster moved. */
  readonly lastWalk = computed((): Batch | undefined =>
    this.#table.batches.value
      .slice(0, this.#count.value)
      .findLast(({ events }) => walkStart(events) !== undefined),
  );

  /** How all stood before a batch that was shown. */
  gameBefore(number: number): Game {
    return this.#starts[number]!.game;
  }

  /** Begins to show, and goes on as the table goes on. */
  start(animator: Animator): void {
    this.playback.animator = animator;
    this.#table.shown(this.#count.peek());
    this.#endWatch = effect(() => {
      const { length } = this.#table.batches.value;
      if (length > this.#expected + FEW) this.#missed.value = length - this.#count.peek();
      this.#expected = length;
      const free = !this.#held.value && this.#review.value === undefined && !this.#running.value;
      const asked = this.#missed.value > 0;
      if (!free) return;
      const common = this.#commonLength();
      if (common < this.#count.value) this.#goBack(common);
      else if (this.#count.value < length && !asked) {
        if (this.#hurry) this.#catchUp();
        else void this.#showNext();
      }
    });
  }

  /** Shows what was missed one by one. */
  showMissed(): void {
    this.#missed.value = 0;
  }

  /** Shows at once how all stands now. */
  skipToNow(): void {
    this.#hurry = true;
    this.playback.skip();
    if (this.#missed.peek() > 0) this.#missed.value = 0;
    else if (!this.#running.peek()) this.#catchUp();
  }

  #catchUp(): void {
    this.#hurry = false;
    batch(() => {
      for (const next of this.#table.batches.peek().slice(this.#count.peek())) {
        this.#showAtOnce(next);
        this.#heard(next.events, next, 0, true);
      }
    });
    this.#table.shown(this.#count.peek());
  }

  /** How many of the batches shown are still in the game. */
  #commonLength(): number {
    const now = this.#table.batches.peek();
    const other = this.#batches.findIndex((shown, at) => shown !== now[at]);
    return other < 0 ? this.#batches.length : other;
  }

  /** Moves were taken back: all stands again as before them. */
  #goBack(to: number): void {
    const taken = this.#count.peek() - to;
    batch(() => {
      this.playback.show(this.#starts[to]!);
      this.#log.value = this.#log.peek().slice(0, this.#logLengths[to]);
      this.#starts.length = to;
      this.#logLengths.length = to;
      this.#batches.length = to;
      this.#missed.value = 0;
      this.#count.value = to;
    });
    this.#table.shown(to);
    this.#wentBack(taken);
  }

  close(): void {
    this.#endWatch();
    this.playback.cancel();
  }

  /** While held, no further batch is shown: somebody is reading. */
  hold(held: boolean): void {
    this.#held.value = held;
  }

  async #showNext(): Promise<void> {
    const next = this.#table.batches.peek()[this.#count.peek()]!;
    this.#running.value = true;
    this.#begin();
    const { scene } = this.#view;
    const { game } = this.live.peek();
    const pace =
      scene === undefined ? 1 : paceOf(next, this.#batches, game, this.#table.settings, scene.peek());
    const seen = await this.playback.play(next.events, {
      pace,
      heard: (events, skipped) => {
        const first = this.#within.peek();
        this.#within.value += events.length;
        this.#heard(events, next, first, skipped);
      },
    });
    if (!seen) return;
    batch(() => {
      this.#finish(next);
      this.#running.value = false;
    });
    this.#table.shown(this.#count.peek());
  }

  #showAtOnce(next: Batch): void {
    this.#begin();
    this.playback.take(next.events);
    this.#finish(next);
  }

  #begin(): void {
    this.#starts.push(this.live.peek());
    this.#logLengths.push(this.#log.peek().length);
    this.#within.value = 0;
  }

  #finish(shown: Batch): void {
    const before = this.#starts.at(-1)!.game;
    this.#log.value = [...this.#log.peek(), ...logEntries(before, this.live.peek().game, shown)];
    this.#batches.push(shown);
    this.#count.value++;
    this.#within.value = 0;
  }

  /** Shows some events of a batch again; then all stands as after them until the review is closed. */
  async again(number: number, from: number, to: number, stay: boolean): Promise<void> {
    const shown = this.#table.batches.peek()[number];
    const start = this.#starts[number];
    if (shown === undefined || start === undefined || this.#running.peek()) return;
    const onto = signal(showEvents(start, shown.events.slice(0, from)));
    this.#review.value = { shown: onto, batch: number, from, to };
    const seen = await this.playback.play(shown.events.slice(from, to), { onto });
    if (seen && !stay && this.#review.peek()?.shown === onto) this.#review.value = undefined;
  }

  /**
   * How all stood after a batch, or after its first events; before the first one where there is no such batch. What is being shown
   * stops until the review is closed.
   */
  lookBack(number: number, to?: number): void {
    const events = this.#table.batches.peek()[number]?.events ?? [];
    const start = this.#starts[Math.max(number, 0)];
    if (start === undefined) return;
    if (this.#running.peek() && !this.#interrupted.peek()) {
      this.#interrupted.value = true;
      this.playback.interrupt();
    } else if (!this.#running.peek()) this.playback.cancel();
    const end = to ?? events.length;
    const shown = signal(showEvents(start, events.slice(0, end)));
    this.#review.value = { shown, batch: number, from: 0, to: end };
  }

  /** One step further back, or on: a figure's move, a tile, or the monster's move. After the last one all stands as it is now. */
  lookBy(steps: -1 | 1): void {
    const review = this.#review.peek();
    if (review === undefined && steps > 0) return;
    const now = this.#now();
    const [batch, to] = steps < 0 ? this.#stopBefore(review ?? now) : this.#stopAfter(review!);
    const reached = batch > now.batch || (batch === now.batch && to >= now.to);
    if (reached) this.closeReview();
    else this.lookBack(batch, to);
  }

  /** Up to where the game is shown. */
  #now(): Stop {
    const batch = this.#count.peek();
    if (this.#running.peek()) return { batch, to: this.#within.peek() };
    return { batch: batch - 1, to: this.#batches.at(-1)?.events.length ?? 0 };
  }

  /** Where the steps of a batch end: the player's own, and the monster's. */
  #stopsOf(number: number): number[] {
    const events = this.#table.batches.peek()[number]?.events ?? [];
    const walk = walkStart(events);
    return walk === undefined ? [events.length] : [walk, events.length];
  }

  #stopBefore({ batch, to }: Stop): readonly [number, number] {
    const stop = this.#stopsOf(batch).findLast((other) => other < to);
    if (stop !== undefined && batch >= 0) return [batch, stop];
    return batch <= 0 ? [-1, 0] : [batch - 1, this.#stopsOf(batch - 1).at(-1)!];
  }

  #stopAfter({ batch, to }: Stop): readonly [number, number] {
    const stop = batch < 0 ? undefined : this.#stopsOf(batch).find((other) => other > to);
    return stop === undefined ? [batch + 1, this.#stopsOf(batch + 1)[0]!] : [batch, stop];
  }

  closeReview(): void {
    if (this.#review.peek() === undefined) return;
    const goOn = this.#interrupted.peek();
    if (!goOn) this.playback.cancel();
    batch(() => {
      this.#review.value = undefined;
      this.#interrupted.value = false;
    });
    if (goOn) this.playback.go();
  }
}
