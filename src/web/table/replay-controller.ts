import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Card,
  type Forecast,
  forecast,
  type Game,
  type GameEvent,
  isRefusal,
  newGame,
} from '../../rules/index.ts';
import type { Marks, MonsterKit, Scene } from '../board/index.ts';
import { gamePaint, type ShownGame, sceneOf, showEvents, shownGame } from '../show/index.ts';
import type { PlayedRecord } from './batches.ts';
import { printsOf, stopsOf } from './forecast-marks.ts';
import { type LogEntry, logEntries, roundEntry, trailOf, walkStart } from './log.ts';
import { Playback, type Stage } from './playback.ts';
import type { Batch } from './table.ts';

/** A step of a replay: a tile, a figure's move, or the monster's. */
export interface ReplayStep {
  readonly kind: 'tile' | 'move' | 'walk';
  readonly batch: Batch;
  readonly events: readonly GameEvent[];
}

/** What every card left would have done where the monster moved, and the card that came. */
export interface Analysis {
  readonly game: Game;
  readonly forecast: Forecast;
  readonly card: Card;
}

/** A recorded game, watched: played, stepped through, jumped about in. */
export class ReplayController {
  readonly record: PlayedRecord;
  readonly steps: readonly ReplayStep[];
  readonly log: readonly LogEntry[];
  readonly playback: Playback;
  readonly analysing = signal(false);
  /** How all stood before each step, and at the end. */
  readonly #stands: readonly ShownGame[];
  /** The line of the log that each step belongs to. */
  readonly #lines: readonly LogEntry[];
  readonly #kit: ReadonlySignal<MonsterKit>;
  readonly #at = signal(0);
  readonly #shown: ReturnType<typeof signal<ShownGame>>;
  readonly #playing = signal(false);
  #stage: Stage | undefined;
  /** Goes up with every jump, so that what was being played knows it is over. */
  #run = 0;

  constructor(
    record: PlayedRecord,
    kit: ReadonlySignal<MonsterKit>,
    group: (events: readonly GameEvent[]) => readonly (readonly GameEvent[])[],
  ) {
    this.record = record;
    this.#kit = kit;
    this.playback = new Playback(group);
    this.steps = record.batches.flatMap(stepsOf);
    const game = newGame(record.header);
    if (isRefusal(game)) throw new Error(game.message);
    const stands = [shownGame(game)];
    const log: LogEntry[] = game.phase === 'moving' ? [roundEntry(game)] : [];
    const lines: LogEntry[] = [];
    for (const step of this.steps) {
      const before = stands.at(-1)!;
      const after = showEvents(before, step.events);
      stands.push(after);
      const entries = logEntries(before.game, after.game, { ...step.batch, events: step.events });
      log.push(...entries);
      lines.push(entries.find((entry) => entry.kind === step.kind)!);
    }
    this.#stands = stands;
    this.log = log;
    this.#lines = lines;
    this.#shown = signal(stands[0]!);
  }

  /** How many steps have been shown. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }
  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }
  readonly shown = computed((): ShownGame => this.#shown.value!);
  readonly scene = computed(
    (): Scene => sceneOf(this.shown.value, this.#kit.value, gamePaint(this.record.header.players.length)),
  );
  readonly atEnd = computed((): boolean => this.#at.value === this.steps.length);

  /** The line of the last step shown. */
  readonly line = computed((): LogEntry | undefined => this.#lines[this.#at.value - 1]);

  /** For a monster's move, the one just shown or the one that comes next. */
  readonly analysis = computed((): Analysis | undefined => {
    if (!this.analysing.value) return undefined;
    const at = this.#at.value;
    const index = this.steps[at]?.kind === 'walk' ? at : this.steps[at - 1]?.kind === 'walk' ? at - 1 : -1;
    const drawn = this.steps[index]?.events[0];
    if (drawn?.type !== 'cardDrawn') return undefined;
    const { game } = this.#stands[index]!;
    return { game, forecast: forecast(game.position, game.possibleCards()), card: drawn.card };
  });

  readonly marks = computed((): Marks => {
    const analysis = this.analysis.value;
    const step = this.steps[this.#at.value - 1];
    const line = this.line.value;
    const before = this.#at.value > 0 && step?.kind === 'move' && line?.kind === 'move';
    return {
      ...(before && !this.#playing.value && { lastMove: { from: line.from, trail: trailOf(step.events) } }),
      ...(analysis !== undefined && {
        prints: printsOf(analysis.forecast),
        stops: stopsOf(analysis.forecast),
        danger: new Map([...analysis.forecast.danger].filter(([, chance]) => chance > 0)),
      }),
    };
  });

  start(stage: Stage): void {
    this.#stage = stage;
  }

  close(): void {
    this.pause();
  }

  goTo(step: number): void {
    this.#stop();
    const at = Math.max(0, Math.min(step, this.steps.length));
    batch(() => {
      this.#at.value = at;
      this.#shown.value = this.#stands[at]!;
    });
  }

  goToLine(entry: LogEntry): void {
    const step = this.#lines.indexOf(entry);
    if (step >= 0) this.goTo(step + 1);
  }

  back(): void {
    this.goTo(this.#at.peek() - 1);
  }

  /** Shows the next step; the one being shown is ended first. */
  async on(): Promise<void> {
    if (this.playback.playing.peek() !== undefined) this.goTo(this.#at.peek() + 1);
    else await this.#showStep(this.#begin());
  }

  async play(): Promise<void> {
    if (this.#playing.peek()) return;
    if (this.atEnd.peek()) this.goTo(0);
    const run = this.#begin();
    this.#playing.value = true;
    while (run === this.#run && !this.atEnd.peek()) await this.#showStep(run);
    if (run === this.#run) this.#playing.value = false;
  }

  pause(): void {
    this.goTo(this.#at.peek());
  }

  #begin(): number {
    this.#run += 1;
    return this.#run;
  }

  #stop(): void {
    this.#begin();
    this.#playing.value = false;
    this.playback.skip();
  }

  async #showStep(run: number): Promise<void> {
    const at = this.#at.peek();
    const step = this.steps[at];
    if (step === undefined || this.#stage === undefined) return;
    await this.playback.play(step.events, this.#stage, (events) => {
      if (run === this.#run) this.#shown.value = showEvents(this.shown.peek(), events);
    });
    if (run === this.#run) this.#at.value = at + 1;
  }
}

/** A decision, and the monster's move where it ended the round. */
function stepsOf(decided: Batch): ReplayStep[] {
  const { events } = decided;
  const walk = walkStart(events);
  const kind = events[0]?.type === 'tilePlaced' ? 'tile' : 'move';
  const own: ReplayStep = { kind, batch: decided, events: events.slice(0, walk) };
  return walk === undefined ? [own] : [own, { kind: 'walk', batch: decided, events: events.slice(walk) }];
}
