import {
  type Card,
  columnOf,
  type GameEvent,
  isRefusal,
  look,
  OUT,
  otherSide,
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
} from '../../../../rules/index.ts';
import { letterTo, waysFrom } from '../../../table/move-path.ts';
import { hallFrom } from './hall-drawing.ts';

/** The colour the reader plays on all these boards. */
export const READER = 'green';

export type Look = Extract<GameEvent, { type: 'monsterLooked' }>;

/** A move in the making: where it began, and the points spent so far. */
interface Making {
  readonly figure: number;
  readonly from: Position;
  readonly path: string;
}

/** A place where a figure can end, and a shortest path to it. */
interface Way {
  readonly to: Target;
  readonly path: string;
}

/** How a playground stands; every change makes a new one, so that it can be undone. */
interface State {
  readonly position: Position;
  readonly making?: Making;
  readonly chosen?: number;
  /** The look that goes before the next step has been taken, as part of the last one (M1). */
  readonly looked: boolean;
  readonly lastLook?: Look;
}

/** What an action brought about, for the board to show. */
export interface Done {
  readonly events: readonly GameEvent[];
}

/**
 * A board to try things on: figures move by their number, a point or several at a time, and the monster walks when asked.
 * There are no turns and no rounds.
 */
export class Playground {
  #start: State;
  #now: State;
  #before: State[] = [];

  constructor(drawing: string) {
    this.#start = { position: hallFrom(drawing), looked: false };
    this.#now = this.#start;
  }

  get position(): Position {
    return this.#now.position;
  }
  get chosen(): number | undefined {
    return this.#now.chosen;
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  /** The points that the figure being moved has left, and its number. */
  get points(): { readonly left: number; readonly of: number } | undefined {
    const { chosen, making, position } = this.#now;
    if (chosen === undefined) return undefined;
    const of = position.pointsOf(chosen);
    return { left: of - (making?.figure === chosen ? making.path.length : 0), of };
  }

  /** What the monster sees: in its last look, or in the one it would take now. */
  get sight(): Look | undefined {
    const { looked, lastLook, position } = this.#now;
    if (looked && lastLook !== undefined) return lastLook;
    let seen: Look | undefined;
    look(position.copy(), (event) => {
      if (event.type === 'monsterLooked') seen = event;
    });
    return seen;
  }

  /** The reader moves the green figures, those in the hall and those waiting. */
  mayMove(figure: number): boolean {
    const { position } = this.#now;
    return position.cast[figure]!.owner === READER && position.placeOf(figure) <= WAITING;
  }

  /** The figure that is meant by pressing a place: the one there, or the next one waiting. */
  figureAt(place: Target): number | undefined {
    const { position } = this.#now;
    const found = position.cast.findIndex(
      (_, figure) => this.mayMove(figure) && placeName(position.placeOf(figure)) === place,
    );
    return found < 0 ? undefined : found;
  }

  choose(figure: number | undefined): void {
    const { chosen: _, ...rest } = this.#now;
    this.#now = figure === undefined ? rest : { ...rest, chosen: figure };
  }

  /**
   * Where the chosen figure can end with the points it has left. A space beside it is meant as the one step there, so a longer
   * way to it is left out.
   */
  ways(): readonly Way[] {
    const { chosen, position } = this.#now;
    if (chosen === undefined) return [];
    const at = placeName(position.placeOf(chosen)) as Target;
    const { from, path: walked } = this.#makingOf(chosen);
    const ways = new Map<Target, Way>();
    for (const { place: to, path } of waysFrom({ position: from }, chosen, walked)) {
      const further = path.slice(walked.length);
      if (further !== '' && !ways.has(to)) ways.set(to, { to, path: further });
    }
    return [...ways.values()].filter(({ to, path }) => path.length === 1 || letterTo(at, to) === undefined);
  }

  /** The chosen figure goes on to a place. */
  goTo(to: Target): Done | Refusal {
    const { chosen } = this.#now;
    if (chosen === undefined) return { events: [] };
    const { from, path } = this.#makingOf(chosen);
    const at = placeName(this.position.placeOf(chosen)) as Target;
    const wanted = pathTo({ figure: chosen, from, path }, at, to);
    return typeof wanted === 'string' ? this.#extend(chosen, from, path, wanted) : wanted;
  }

  /** A figure goes along a path, from where it is. */
  move(figure: number, letters: string): Done | Refusal {
    const { from, path } = this.#makingOf(figure);
    return this.#extend(figure, from, path, path + letters);
  }

  /** The move in the making if it is this figure's; else one that begins when the other has ended. */
  #makingOf(figure: number): Making {
    const { making } = this.#now;
    return making?.figure === figure ? making : { figure, from: this.#finished(), path: '' };
  }

  #extend(figure: number, from: Position, walked: string, path: string): Done | Refusal {
    const tried = goAlong(from, figure, path);
    if (isRefusal(tried)) return tried;
    const before = walked === '' ? 0 : countEvents(from, figure, walked);
    const { making, position: stood } = this.#now;
    const ended = making === undefined || walked !== '' ? [] : turnOver(stood.copy(), making.figure);
    const events: GameEvent[] = [...ended, ...tried.events.slice(before)];
    const position = tried.after;
    const used = path.length === from.pointsOf(figure) || position.placeOf(figure) === OUT;
    const { lastLook: _, ...rest } = this.#now;
    if (!used) {
      this.#become({ ...rest, position, making: { figure, from, path }, chosen: figure, looked: false });
      return { events };
    }
    events.push(...turnOver(position, figure));
    const { making: __, chosen: ___, ...done } = rest;
    this.#become({ ...done, position, looked: false });
    return { events };
  }

  /** The position with the move in the making ended: its figure is turned over (G2). */
  #finished(): Position {
    const { making, position } = this.#now;
    if (making === undefined) return position;
    const finished = position.copy();
    turnOver(finished, making.figure);
    return finished;
  }

  /** Ends the move in the making before its points are used up. */
  endMove(): Done {
    const { making, position } = this.#now;
    if (making === undefined) {
      this.choose(undefined);
      return { events: [] };
    }
    const next = position.copy();
    const events = turnOver(next, making.figure);
    const { making: _, chosen: __, ...rest } = this.#now;
    this.#become({ ...rest, position: next });
    return { events };
  }

  /** The monster takes a step: the look before it, unless it was taken, the step, and the look after it. */
  step(): Done {
    return this.#walk((position, note) => {
      if (!this.#now.looked || this.#now.making !== undefined) look(position, note);
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

  #walk(go: (position: Position, note: (event: GameEvent) => void) => void, goesOn: boolean): Done {
    const { making, position } = this.#now;
    const next = position.copy();
    const events: GameEvent[] = making === undefined ? [] : turnOver(next, making.figure);
    go(next, (event) => events.push(event));
    const lastLook = events.findLast((event) => event.type === 'monsterLooked');
    this.#become({ position: next, looked: goesOn, ...(lastLook !== undefined && { lastLook }) });
    return { events };
  }

  #become(state: State): void {
    this.#before.push(this.#now);
    this.#now = state;
  }

  undo(): void {
    this.#now = this.#before.pop() ?? this.#start;
  }

  reset(): void {
    this.#before = [];
    this.#now = this.#start;
  }
}

function turnOver(position: Position, figure: number): GameEvent[] {
  if (position.placeOf(figure) === OUT) return [];
  const points = otherSide(position.pointsOf(figure));
  position.setPoints(figure, points);
  return [{ type: 'figureTurnedOver', figure: position.cast[figure]!.id, points }];
}

function countEvents(from: Position, figure: number, path: string): number {
  const tried = goAlong(from, figure, path);
  return isRefusal(tried) ? 0 : tried.events.length;
}

/** A path on a copy of a position: how all stands then, or why not. */
function goAlong(
  position: Position,
  figure: number,
  path: string,
): { readonly after: Position; readonly events: readonly GameEvent[] } | Refusal {
  const events: GameEvent[] = [];
  const after = position.copy();
  return walkPath(after, figure, path, (event) => events.push(event)) ?? { after, events };
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
  const start = from === 'entrance' ? 'p11' : from;
  const end = to === 'out' ? 'a1' : to;
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
