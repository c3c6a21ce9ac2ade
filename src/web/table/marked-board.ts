import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Forecast, forecast, type SpaceName } from '../../rules/index.ts';
import { beamsOf as beamsOfLook, type Marks, type Scene } from '../board/index.ts';
import type { Player, ShownGame } from '../show/index.ts';
import {
  type ForecastView,
  forecastMarks,
  lettersBeside,
  previewMarks,
  reachMarks,
  refusedMark,
} from './game-marks.ts';
import { trailOf } from './log.ts';
import { type Refused, reachAnyTurn, type Tried } from './move-path.ts';
import type { MoveTry } from './move-try.ts';
import { ReachRisks, type Slices } from './reach-risks.ts';
import type { SetupTray } from './setup-tray.ts';
import type { Showing } from './showing.ts';
import type { Table } from './table.ts';

interface MarkedBoardParts {
  readonly table: Table;
  readonly showing: Showing;
  readonly playback: Player<ShownGame>;
  readonly moves: MoveTry;
  readonly tray: SetupTray;
  /** Another player's figure that is looked at. */
  readonly looked: ReadonlySignal<number | undefined>;
  readonly choices: ReadonlySignal<ForecastView>;
  readonly scene: ReadonlySignal<Scene>;
  readonly slices: Slices;
}

/** A look stays shown where not more than about a step of the walk was looked at. */
const MOST_LOOKED = 30;

/** What is laid over the board: what can be done, what is tried, and what would come of it. */
export class MarkedBoard {
  readonly #parts: MarkedBoardParts;
  readonly #risks: ReachRisks;
  readonly pointed = signal<SpaceName | undefined>(undefined);
  readonly cursor = signal<SpaceName | undefined>(undefined);

  constructor(parts: MarkedBoardParts) {
    this.#parts = parts;
    const { moves, showing, choices, slices } = parts;
    const wanted = computed(() => this.mayForecast.value && choices.value.risk);
    this.#risks = new ReachRisks(showing.game, moves.figure, moves.reach, wanted, slices);
  }

  close(): void {
    this.#risks.close();
  }

  readonly mayForecast = computed((): boolean => {
    const { table, showing } = this.#parts;
    return table.settings.forecast && showing.idle.value && showing.game.value.phase === 'moving';
  });

  /** What the cards left would do if the monster moved now. */
  readonly forecastNow = computed((): Forecast | undefined => {
    if (!this.mayForecast.value) return undefined;
    const game = this.#parts.showing.game.value;
    return forecast(game.position, game.possibleCards());
  });

  /** The same after the move that is tried or pointed at. */
  readonly forecastThen = computed((): Forecast | undefined =>
    this.#forecastAfter(this.#parts.moves.preview.value),
  );

  /** The same after the move that is tried, whatever is pointed at. */
  readonly forecastTried = computed((): Forecast | undefined =>
    this.#forecastAfter(this.#parts.moves.tried.value),
  );

  #forecastAfter(move: Tried | undefined): Forecast | undefined {
    const now = this.forecastNow.value;
    if (now === undefined || move?.after === undefined) return now;
    return forecast(move.after, this.#parts.showing.game.value.possibleCards());
  }

  readonly refused = computed(
    (): Refused | undefined => this.#parts.moves.refused.value ?? this.#parts.tray.refused.value,
  );

  readonly marks: ReadonlySignal<Marks> = computed(() =>
    this.#parts.showing.idle.value ? this.#idle.value : this.#busy.value,
  );

  /** While something is shown the marks rest: only the cursor is there, and what is looked at again. */
  readonly #busy = computed((): Marks => ({ ...this.#atCursor.value, ...this.#reviewed.value }));

  readonly #idle = computed((): Marks => {
    const { moves, showing, choices } = this.#parts;
    const then = this.forecastThen.value;
    const position = moves.preview.value?.after ?? showing.game.value.position;
    const foreseen = then === undefined ? {} : forecastMarks(position, then, choices.value);
    return {
      ...this.#atCursor.value,
      ...foreseen,
      ...this.#lastMove.value,
      ...this.#trying.value,
      ...refusedMark(this.refused.value),
      letters: [...(foreseen.letters ?? []), ...lettersBeside(this.pointed.value)],
    };
  });

  readonly #atCursor = computed(
    (): Marks => (this.cursor.value === undefined ? {} : { cursor: this.cursor.value }),
  );

  /** The chosen figure and where it can go, whatever is pointed at. */
  readonly #chosen = computed((): Marks => {
    const { moves, showing } = this.#parts;
    const game = showing.game.value;
    const figure = moves.figure.value;
    const selectable = new Set(moves.movable.value.map((other) => game.position.cast[other]!.id));
    const looked = this.#parts.looked.value;
    if (looked !== undefined) {
      return { selectable, theirs: true, ...reachMarks(game, looked, reachAnyTurn(game, looked), new Map()) };
    }
    if (figure === undefined) return { selectable };
    return { selectable, ...reachMarks(game, figure, moves.reach.value, this.#risks.value) };
  });

  readonly #trying = computed((): Marks => {
    const { moves, tray, showing, looked } = this.#parts;
    if (tray.active.value) {
      const tile = tray.preview.value;
      return { places: tray.places.value, ...(tile !== undefined && { placing: tile }) };
    }
    if (moves.figure.value === undefined || looked.value !== undefined) return this.#chosen.value;
    return { ...this.#chosen.value, ...previewMarks(showing.game.value, moves.preview.value) };
  });

  /** What was looked at again: the monster's look stays to be seen. */
  readonly #reviewed = computed((): Marks => {
    const { playback, showing, table } = this.#parts;
    if (playback.playing.value !== undefined) return {};
    const review = showing.review.value;
    if (review === undefined || review.to - review.from > MOST_LOOKED) return {};
    const { events } = table.batches.value[review.batch] ?? { events: [] };
    const looked = events.slice(review.from, review.to).find((event) => event.type === 'monsterLooked');
    return looked === undefined ? {} : { beams: beamsOfLook(looked) };
  });

  readonly #lastMove = computed((): Marks => {
    const { moves, showing, table } = this.#parts;
    const last = table.batches.value[showing.count.value - 1];
    const entry = showing.log.value.findLast(({ kind }) => kind === 'move');
    if (last === undefined || entry?.kind !== 'move' || moves.figure.value !== undefined) return {};
    const { figure, stoodIn: why } = entry;
    return {
      lastMove: { from: entry.from, trail: trailOf(last.events) },
      ...(why !== undefined && { stoodIn: { figure, why } }),
    };
  });

  /**
   * What is said of the spaces: it follows what stands and what is chosen, but not each point of the pointer, and it rests while
   * something is shown.
   */
  readonly spoken: ReadonlySignal<Spoken> = computed(() => {
    const { playback, showing, tray, choices, scene } = this.#parts;
    if (playback.playing.value !== undefined && this.#spoken !== undefined) return this.#spoken;
    const now = this.forecastNow.value;
    const { position } = showing.game.value;
    const foreseen = now === undefined ? {} : forecastMarks(position, now, choices.value);
    const places = tray.active.value ? { places: tray.places.value } : {};
    this.#spoken = { scene: scene.value, marks: { ...foreseen, ...this.#chosen.value, ...places } };
    return this.#spoken;
  });
  #spoken: Spoken | undefined;
}

interface Spoken {
  readonly scene: Scene;
  readonly marks: Marks;
}
