import { computed, type ReadonlySignal } from '@preact/signals';
import { type Card, type Forecast, forecast, type Game, type SpaceName } from '../../rules/index.ts';
import type { Marks } from '../board/index.ts';
import {
  lettersBeside,
  previewMarks,
  printsOf,
  type ReachRisks,
  reachAnyTurn,
  reachMarks,
  refusedMark,
  stopsOf,
  trailOf,
} from '../table/index.ts';
import type { StudyController } from './study-controller.ts';

/** What every card left would do, and the card that came there, if one did. */
export interface Analysis {
  readonly game: Game;
  readonly forecast: Forecast;
  readonly card: Card | undefined;
}

interface MarksParts {
  readonly risks: ReachRisks;
  readonly cursor: ReadonlySignal<SpaceName | undefined>;
  readonly pointed: ReadonlySignal<SpaceName | undefined>;
  readonly advice: ReadonlySignal<Marks> | undefined;
}

/** What is laid over the board of a study. */
export class StudyMarks {
  readonly #study: StudyController;
  readonly #parts: MarksParts;

  constructor(study: StudyController, parts: MarksParts) {
    this.#study = study;
    this.#parts = parts;
  }

  /** For the monster's move just shown or the next one, the card that came; else what would come if it moved after this. */
  readonly analysis = computed((): Analysis | undefined => {
    if (!this.#study.analysing.value || !this.#study.idle.value) return undefined;
    const tried = this.#study.moves.preview.value?.after;
    const { game } = this.#study;
    if (tried !== undefined && this.#study.moves.figure.value !== undefined)
      return { game: game.value, forecast: forecast(tried, game.value.possibleCards()), card: undefined };
    const at = this.#study.at.value;
    const next = this.#study.points.value[at.depth + 1];
    const walk = next?.step?.kind === 'card' ? next : at.step?.kind === 'card' ? at : undefined;
    const before = walk?.before?.game ?? game.value;
    if (before.phase !== 'moving' && before.phase !== 'monster') return undefined;
    const card = walk?.step?.kind === 'card' ? walk.step.card : undefined;
    return { game: before, forecast: forecast(before.position, before.possibleCards()), card };
  });

  readonly #trying = computed((): Marks => {
    const game = this.#study.game.value;
    if (this.#study.tray.active.value) {
      const placing = this.#study.tray.preview.value;
      return { places: this.#study.tray.places.value, ...(placing !== undefined && { placing }) };
    }
    const looked = this.#study.hand.looked.value;
    if (looked !== undefined)
      return { theirs: true, ...reachMarks(game, looked, reachAnyTurn(game, looked), new Map()) };
    const selectable = new Set(this.#study.moves.movable.value.map((other) => game.position.cast[other]!.id));
    const figure = this.#study.moves.figure.value;
    if (figure === undefined) return { selectable };
    return {
      selectable,
      ...reachMarks(game, figure, this.#study.moves.reach.value, this.#parts.risks.value),
      ...previewMarks(game, this.#study.moves.preview.value),
    };
  });

  readonly #lastMove = computed((): Marks => {
    const at = this.#study.at.value;
    const entry = this.#study.entryOf(at);
    if (entry?.kind !== 'move' || this.#study.moves.figure.value !== undefined) return {};
    return { lastMove: { from: entry.from, trail: trailOf(at.events) } };
  });

  readonly marks = computed((): Marks => {
    const cursor = this.#parts.cursor.value;
    const atCursor = cursor === undefined ? {} : { cursor };
    if (!this.#study.idle.value) return atCursor;
    const analysis = this.analysis.value;
    const choosing =
      this.#study.moves.figure.value !== undefined || this.#study.hand.looked.value !== undefined;
    return {
      ...atCursor,
      ...(analysis !== undefined && {
        prints: printsOf(analysis.forecast),
        stops: stopsOf(analysis.forecast),
        danger: new Map([...analysis.forecast.danger].filter(([, chance]) => chance > 0)),
      }),
      ...this.#lastMove.value,
      ...this.#trying.value,
      ...(!choosing && this.#parts.advice?.value),
      ...refusedMark(this.#study.refused.value),
      letters: lettersBeside(this.#parts.pointed.value),
    };
  });
}
