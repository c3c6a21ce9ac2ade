import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type Action,
  type Card,
  type Colour,
  decide,
  decideCard,
  evolveInPlace,
  type Game,
  type GameEvent,
  isRefusal,
  type Refusal,
} from '../../rules/index.ts';
import type { Moment } from '../../study/index.ts';
import { type LogEntry, logEntries, roundEntry } from '../table/index.ts';

/** What leads from one point of a study to the next: what a player did, or the card that came. */
export type Step =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'card'; readonly card: Card };

/** A point of a study: how the game stands there, and what led to it. The first one has nothing before it. */
export interface Point {
  readonly id: number;
  readonly before?: Point;
  readonly step?: Step;
  readonly events: readonly GameEvent[];
  readonly game: Game;
  /** How many steps lead to it, and the number of its moment where it is one of the game that was played. */
  readonly depth: number;
  readonly moment?: number;
  /** Its lines in the list of moves; the last but headings is its own. */
  readonly entries: readonly LogEntry[];
}

/** What was played, and what else could have been: every point with those that follow it, the played one first. */
export class Tree {
  readonly start: Point;
  /** The points of the game that was played, the start first. */
  readonly main: readonly Point[];
  readonly #after = new Map<Point, readonly Point[]>();
  readonly #comments = signal<ReadonlyMap<Point, string>>(new Map());
  readonly #version = signal(0);
  /** Goes up with every change. */
  readonly version: ReadonlySignal<number> = this.#version;
  #ids = 0;

  constructor(start: Game, moments: readonly Moment[] = [], end: Game = start) {
    this.start = {
      id: this.#ids++,
      events: [],
      game: start,
      depth: 0,
      entries: start.phase === 'moving' ? [roundEntry(start)] : [],
    };
    const main = [this.start];
    for (const [number, moment] of moments.entries()) {
      const game = moments[number + 1]?.game ?? end;
      const step: Step =
        moment.kind === 'card'
          ? { kind: 'card', card: moment.card }
          : { kind: 'action', action: moment.action };
      main.push(this.#put(main[number]!, step, moment.events, game, number));
    }
    this.main = main;
  }

  #put(before: Point, step: Step, events: readonly GameEvent[], game: Game, moment?: number): Point {
    const id = this.#ids++;
    const by: Colour = before.game.setup.players[before.game.turn]!;
    const point: Point = {
      id,
      before,
      step,
      events,
      game,
      depth: before.depth + 1,
      ...(moment !== undefined && { moment }),
      entries: logEntries(before.game, game, { number: id, by, events }),
    };
    this.#after.set(before, [...this.after(before), point]);
    return point;
  }

  /** What follows a point, what was played first. */
  after(point: Point): readonly Point[] {
    return this.#after.get(point) ?? [];
  }

  commentOn(point: Point): string {
    return this.#comments.value.get(point) ?? '';
  }

  /** Goes on from a point: to one that is there already, or to a new one. */
  add(from: Point, step: Step): Point | Refusal {
    const known = this.after(from).find((point) => isSameStep(point.step!, step));
    if (known !== undefined) return known;
    const { game } = from;
    const decided = step.kind === 'card' ? decideCard(game, step.card) : decide(game, game.turn, step.action);
    if (isRefusal(decided)) return decided;
    const next = game.copy();
    for (const event of decided.events) evolveInPlace(next, event);
    const point = this.#put(from, step, decided.events, next);
    this.#version.value++;
    return point;
  }

  comment(point: Point, text: string): void {
    const comments = new Map(this.#comments.peek());
    if (text === '') comments.delete(point);
    else comments.set(point, text);
    this.#comments.value = comments;
    this.#version.value++;
  }

  /** Takes a variation away, with all that follows; what was played stays. */
  remove(point: Point): void {
    const { before } = point;
    if (before === undefined || point.moment !== undefined) return;
    this.#after.set(
      before,
      this.after(before).filter((other) => other !== point),
    );
    this.#version.value++;
  }

  /** The points from the start to this one, and on along what was played or tried first. */
  lineThrough(point: Point): Point[] {
    const line: Point[] = [];
    for (let at: Point | undefined = point; at !== undefined; at = at.before) line.unshift(at);
    for (let next = this.after(point)[0]; next !== undefined; next = this.after(next)[0]) line.push(next);
    return line;
  }
}

const isSameStep = (one: Step, other: Step): boolean => keyOf(one) === keyOf(other);

function keyOf(step: Step): string {
  if (step.kind === 'card') return `card ${step.card}`;
  const { action } = step;
  return action.type === 'move' ? `${action.figure} ${action.path}` : JSON.stringify(action.tile);
}
