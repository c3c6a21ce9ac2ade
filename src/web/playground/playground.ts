import { type Signal, signal } from '@preact/signals';
import {
  type Card,
  columnOf,
  DOORS,
  type GameEvent,
  isRefusal,
  letterTo,
  look,
  OUT,
  type Position,
  placeName,
  type Refusal,
  reachOf,
  rowOf,
  space,
  step,
  type Target,
  WAITING,
  walk,
  walkPath,
} from '../../rules/index.ts';
import { waysFrom } from '../table/index.ts';
import { hallFrom } from './hall-drawing.ts';

/** The colour the reader plays on all these boards. */
export const READER = 'green';

type Look = Extract<GameEvent, { type: 'monsterLooked' }>;

/** A move in the making: where it began, the points spent so far, and how many events told of them. */
interface Making {
  readonly figure: number;
  readonly from: Position;
  readonly path: string;
  readonly told: number;
}

/** A place where a figure can end, and a shortest path to it. */
interface Way {
  readonly to: Target;
  readonly path: string;
}

/** How a playground stands, and how it stood before. */
interface State {
  readonly position: Position;
  readonly making?: Making;
  readonly chosen?: number;
  /** The look that goes before the next step, where it was taken as part of the last one (M1). */
  readonly looked?: Look;
  readonly before?: State;
}

/** What an action brought about, for the board to show. */
export interface Done {
  readonly events: readonly GameEvent[];
}

/**
 * A board to try things on: figures move by their number, a point or several at a time, and the monster walks when asked.
 * There are no turns and no rounds. With `wholeMoves` a figure that goes to a place has moved, as at a table.
 */
export class Playground {
  readonly #start: State;
  readonly #now: Signal<State>;
  readonly #wholeMoves: boolean;

  constructor(drawing: string, { wholeMoves = false } = {}) {
    this.#wholeMoves = wholeMoves;
    this.#start = { position: hallFrom(drawing) };
    this.#now = signal(this.#start);
  }

  get position(): Position {
    return this.#now.value.position;
  }
  get chosen(): number | undefined {
    return this.#now.value.chosen;
  }
  get canUndo(): boolean {
    return this.#now.value.before !== undefined;
  }
  /** The points that the figure being moved has left, and its number. */
  get points(): { readonly left: number; readonly of: number } | undefined {
    const { chosen, making, position } = this.#now.value;
    if (chosen === undefined) return undefined;
    const of = position.pointsOf(chosen);
    return { left: of - (making?.figure === chosen ? making.path.length : 0), of };
  }

  /** What the monster sees: in its last look, or in the one it would take now. */
  get sight(): Look | undefined {
    const { looked, position } = this.#now.value;
    if (looked !== undefined) return looked;
    return heard((note) => look(position.copy(), note)).find(isLook);
  }

  /** The reader moves the green figures, those in the hall and those waiting. */
  mayMove(figure: number): boolean {
    const { position } = this;
    return position.cast[figure]!.owner === READER && position.placeOf(figure) <= WAITING;
  }

  /** The figure that is meant by pressing a place: the one there, or the next one waiting. */
  figureAt(place: Target): number | undefined {
    const { position } = this;
    const found = position.cast.findIndex(
      (_, figure) => this.mayMove(figure) && placeName(position.placeOf(figure)) === place,
    );
    return found < 0 ? undefined : found;
  }

  choose(figure: number | undefined): void {
    const { chosen: _, ...rest } = this.#now.peek();
    this.#now.value = figure === undefined ? rest : { ...rest, chosen: figure };
  }

  /**
   * Where the chosen figure can end with the points it has left. Where points are spent one by one, a space beside it is meant as the
   * one step there, so a longer way to it is left out.
   */
  ways(): readonly Way[] {
    const { chosen, position } = this.#now.value;
    if (chosen === undefined) return [];
    const at = placeName(position.placeOf(chosen)) as Target;
    const { from, path: walked } = this.#makingOf(chosen);
    const ways = new Map<Target, Way>();
    for (const { place: to, path } of waysFrom({ position: from }, chosen, walked)) {
      const further = path.slice(walked.length);
      if (further !== '' && !ways.has(to)) ways.set(to, { to, path: further });
    }
    const all = [...ways.values()];
    return this.#wholeMoves
      ? all
      : all.filter(({ to, path }) => path.length === 1 || letterTo(at, to) === undefined);
  }

  /** The chosen figure goes on to a place. */
  goTo(to: Target): Done | Refusal {
    const { chosen } = this;
    if (chosen === undefined) return { events: [] };
    const making = this.#makingOf(chosen);
    const whole = this.#wholeMoves ? this.ways().find((way) => way.to === to) : undefined;
    const wanted = whole?.path ?? pathTo(making, placeName(this.position.placeOf(chosen)) as Target, to);
    if (typeof wanted !== 'string') return wanted;
    return whole === undefined ? this.#extend(making, wanted) : this.moveWhole(chosen, wanted);
  }

  /** A figure's move from its first point to its last. */
  moveWhole(figure: number, path: string): Done | Refusal {
    const moved = this.move(figure, path);
    return isRefusal(moved) ? moved : { events: [...moved.events, ...this.endMove().events] };
  }

  /** A figure goes along a path, from where it is. */
  move(figure: number, letters: string): Done | Refusal {
    const making = this.#makingOf(figure);
    return this.#extend(making, making.path + letters);
  }

  /** The move in the making if it is this figure's; else one that begins when the other has ended. */
  #makingOf(figure: number): Making {
    const { making } = this.#now.value;
    return making?.figure === figure ? making : { figure, from: this.#ended().position, path: '', told: 0 };
  }

  #extend({ figure, from, path: walked, told }: Making, path: string): Done | Refusal {
    const tried = goAlong(from, figure, path);
    if (isRefusal(tried)) return tried;
    const { position } = tried;
    const events = [...(walked === '' ? this.#ended().events : []), ...tried.events.slice(told)];
    const used = path.length === from.pointsOf(figure) || position.placeOf(figure) === OUT;
    if (used) return this.#become({ position }, [...events, ...turnOver(position, figure)]);
    const making = { figure, from, path, told: tried.events.length };
    return this.#become({ position, making, chosen: figure }, events);
  }

  /** How all stands when the move in the making has ended: its figure is turned over (G2). */
  #ended(): Walked {
    const { making, position } = this.#now.value;
    if (making === undefined) return { position, events: [] };
    const next = position.copy();
    return { position: next, events: turnOver(next, making.figure) };
  }

  /** Ends the move in the making before its points are used up. */
  endMove(): Done {
    const { position, events } = this.#ended();
    if (events.length > 0) return this.#become({ position }, events);
    this.choose(undefined);
    return { events };
  }

  /** The monster takes a step: the look before it, unless it was taken, the step, and the look after it. */
  step(): Done {
    const { looked } = this.#now.peek();
    return this.#walk((position, note) => {
      if (looked === undefined) look(position, note);
      step(position, note);
      look(position, note);
    }, true);
  }

  /** The monster's whole move with a card, or with a number of steps. */
  walk(card: Card | number): Done {
    return this.#walk((position, note) => {
      walk(position, reachOf(String(card))!, note);
    }, false);
  }

  #walk(go: (position: Position, note: Note) => void, goesOn: boolean): Done {
    const ended = this.#ended();
    const position = ended.position.copy();
    const events = heard((note) => go(position, note));
    const looked = goesOn ? events.findLast(isLook) : undefined;
    return this.#become({ position, ...(looked !== undefined && { looked }) }, [...ended.events, ...events]);
  }

  #become(state: State, events: readonly GameEvent[]): Done {
    this.#now.value = { ...state, before: this.#now.peek() };
    return { events };
  }

  undo(): void {
    this.#now.value = this.#now.peek().before ?? this.#start;
  }

  reset(): void {
    this.#now.value = this.#start;
  }
}

type Note = (event: GameEvent) => void;
interface Walked extends Done {
  readonly position: Position;
}

const isLook = (event: GameEvent): event is Look => event.type === 'monsterLooked';

function heard(happens: (note: Note) => void): GameEvent[] {
  const events: GameEvent[] = [];
  happens((event) => events.push(event));
  return events;
}

function turnOver(position: Position, figure: number): GameEvent[] {
  if (position.placeOf(figure) === OUT) return [];
  const points = position.turnOver(figure);
  return [{ type: 'figureTurnedOver', figure: position.cast[figure]!.id, points }];
}

/** A path on a copy of a position: how all stands then, or why not. */
function goAlong(from: Position, figure: number, path: string): Walked | Refusal {
  const position = from.copy();
  let refused: Refusal | undefined;
  const events = heard((note) => {
    refused = walkPath(position, figure, path, note);
  });
  return refused ?? { position, events };
}

/**
 * The path someone means who presses a place: the one point where it is next to the figure, else a shortest way. Where there is
 * none, the refusal of the plain way there says why.
 */
function pathTo({ figure, from, path: walked }: Making, at: Target, to: Target): string | Refusal {
  const letter = letterTo(at, to);
  if (letter !== undefined) return walked + letter;
  const ways = waysFrom({ position: from }, figure, walked);
  const way = ways.find(({ place, path }) => place === to && path !== walked);
  if (way !== undefined) return way.path;
  const refusals = plainPaths(at, to)
    .map((path) => goAlong(from, figure, walked + path))
    .filter((tried) => isRefusal(tried));
  return refusals.find(({ reason }) => reason === 'too-few-points') ?? refusals[0] ?? walked;
}

/** The letters along a row and a column, one first and then the other: what someone pressing that space has in mind. */
function plainPaths(from: Target, to: Target): string[] {
  const start = from === 'entrance' ? DOORS.entrance : from;
  const end = to === 'out' ? DOORS.out : to;
  if (start === 'out' || end === 'entrance') return [];
  const [a, b] = [space(start), space(end)];
  const across = columnOf(b) - columnOf(a);
  const down = rowOf(b) - rowOf(a);
  const along = (across > 0 ? 'e' : 'w').repeat(Math.abs(across));
  const beside = (down > 0 ? 's' : 'n').repeat(Math.abs(down));
  const before = from === 'entrance' ? 'i' : '';
  const after = to === 'out' ? 'o' : '';
  return [...new Set([before + along + beside + after, before + beside + along + after])];
}
