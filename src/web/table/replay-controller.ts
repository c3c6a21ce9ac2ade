import { computed, type ReadonlySignal, signal } from '@preact/signals';
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
import { gameScene, Player, Reel, type ShownGame, shownGame } from '../show/index.ts';
import type { PlayedRecord } from './batches.ts';
import { printsOf, stopsOf } from './forecast-marks.ts';
import { type LogEntry, logEntries, roundEntry, trailOf, walkStart } from './log.ts';
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
export class ReplayController extends Reel<ShownGame> {
  readonly record: PlayedRecord;
  readonly steps: readonly ReplayStep[];
  readonly log: readonly LogEntry[];
  readonly analysing = signal(false);
  /** The line of the log that each step belongs to. */
  readonly #lines: readonly LogEntry[];
  readonly #kit: ReadonlySignal<MonsterKit>;

  constructor(record: PlayedRecord, kit: ReadonlySignal<MonsterKit>, speed?: ReadonlySignal<number>) {
    const steps = record.batches.flatMap(stepsOf);
    const game = newGame(record.header);
    if (isRefusal(game)) throw new Error(game.message);
    super(
      new Player(shownGame(game), speed && { speed }),
      steps.map(({ events }) => events),
    );
    this.record = record;
    this.#kit = kit;
    this.steps = steps;
    const log: LogEntry[] = game.phase === 'moving' ? [roundEntry(game)] : [];
    const lines: LogEntry[] = [];
    for (const [at, step] of steps.entries()) {
      const after = this.standAt(at + 1).game;
      const entries = logEntries(this.standAt(at).game, after, { ...step.batch, events: step.events });
      log.push(...entries);
      lines.push(entries.find((entry) => entry.kind === step.kind)!);
    }
    this.log = log;
    this.#lines = lines;
  }

  readonly scene = computed((): Scene => gameScene(this.shown.value, this.#kit.value));
  readonly atEnd = computed((): boolean => this.at.value === this.steps.length);

  /** The line of the last step shown. */
  readonly line = computed((): LogEntry | undefined => this.#lines[this.at.value - 1]);

  /** For a monster's move, the one just shown or the one that comes next. */
  readonly analysis = computed((): Analysis | undefined => {
    if (!this.analysing.value) return undefined;
    const at = this.at.value;
    const index = this.steps[at]?.kind === 'walk' ? at : this.steps[at - 1]?.kind === 'walk' ? at - 1 : -1;
    const drawn = this.steps[index]?.events[0];
    if (drawn?.type !== 'cardDrawn') return undefined;
    const { game } = this.standAt(index);
    return { game, forecast: forecast(game.position, game.possibleCards()), card: drawn.card };
  });

  readonly marks = computed((): Marks => {
    const analysis = this.analysis.value;
    const step = this.steps[this.at.value - 1];
    const line = this.line.value;
    const before = this.at.value > 0 && step?.kind === 'move' && line?.kind === 'move';
    return {
      ...(before && !this.playing.value && { lastMove: { from: line.from, trail: trailOf(step.events) } }),
      ...(analysis !== undefined && {
        prints: printsOf(analysis.forecast),
        stops: stopsOf(analysis.forecast),
        danger: new Map([...analysis.forecast.danger].filter(([, chance]) => chance > 0)),
      }),
    };
  });

  goToLine(entry: LogEntry): void {
    const step = this.#lines.indexOf(entry);
    if (step >= 0) this.goTo(step + 1);
  }

  back(): void {
    this.goTo(this.at.peek() - 1);
  }

  override async play(): Promise<boolean> {
    if (this.playing.peek()) return false;
    if (this.atEnd.peek()) this.goTo(0);
    return super.play();
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
