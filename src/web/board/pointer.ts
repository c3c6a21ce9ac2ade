import { type Geometry, isDoor, type Marks, type Point, type Scene, SIZE } from '../../drawing/index.ts';
import { DOORS, type FigureId, type Target } from '../../rules/index.ts';
import type { BoardGestures } from './gestures.ts';

/** Mouse, touch and pen on the board: press, point, drag a figure, hold for the magnifier. */

/** What the board shows now; read anew at each event. */
export interface PointerView {
  readonly geometry: Geometry;
  readonly scene: Scene;
  readonly marks: Marks;
  readonly gestures: BoardGestures;
}

interface PointerReports {
  /** The magnifier is over a point, or away. */
  readonly onLens: (lens: Lens | undefined) => void;
  /** A wall letter is pointed at. */
  readonly onLetter: (letter: string | undefined) => void;
}

export interface Lens extends Point {
  readonly at: Target | undefined;
}

/** Pixels a finger may be beside what it means. */
const FINGER = 24;
/** Pixels a pointer moves before it is a drag. */
const DRAG = 7;
const HOLD = 420;
/** Units around a letter that belong to it. */
const LETTER = 18;

interface Dragging {
  readonly kind: 'dragging';
  readonly figure: FigureId;
  readonly over: Target[];
  last: Point;
}
type Mode =
  | Dragging
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly from: Point; readonly figure: FigureId | undefined }
  | { readonly kind: 'lens' };

export class PointerInput {
  readonly #element: HTMLElement;
  readonly #view: () => PointerView;
  readonly #reports: PointerReports;
  #mode: Mode = { kind: 'idle' };
  #hold: ReturnType<typeof setTimeout> | undefined;
  #pointed: Target | undefined;
  #cursorOn: HTMLElement | undefined;
  #letter: string | undefined;

  constructor(element: HTMLElement, view: () => PointerView, reports: PointerReports) {
    this.#element = element;
    this.#view = view;
    this.#reports = reports;
  }

  /** Begins to listen; answers how to stop. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
      passive = true,
    ) => this.#element.addEventListener(type, act, { signal, passive });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', () => this.#cancel());
    on('pointerleave', () => this.#leave());
    // A page scrolls under a finger unless it draws or magnifies.
    on('touchmove', (event) => this.#isBusy() && event.preventDefault(), false);
    on('contextmenu', (event) => this.#mode.kind !== 'idle' && event.preventDefault(), false);
    return () => {
      stop.abort();
      clearTimeout(this.#hold);
    };
  }

  #isBusy(): boolean {
    const mode = this.#mode;
    return (
      mode.kind === 'dragging' ||
      mode.kind === 'lens' ||
      (mode.kind === 'pressed' && mode.figure !== undefined)
    );
  }

  #units(event: PointerEvent): Point {
    const box = this.#element.getBoundingClientRect();
    const [left, top, width] = this.#view().geometry.viewBox.split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    const scale = width / box.width;
    return { x: (event.clientX - box.left) * scale + left, y: (event.clientY - box.top) * scale + top };
  }

  /** Pixels as units. */
  #reach(pixels: number): number {
    const { width } = this.#element.getBoundingClientRect();
    return (pixels * (this.#view().geometry.width + 84)) / width;
  }

  /** What a press here means: exactly with a mouse, with a finger what is near and can be meant. */
  #place(event: PointerEvent, point: Point): Target | undefined {
    const { geometry, marks, scene } = this.#view();
    if (event.pointerType === 'mouse') return geometry.placeAt(point);
    return geometry.placeMeant(point, wantedPlaces(scene, marks), this.#reach(FINGER));
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || this.#mode.kind !== 'idle') return;
    const from = this.#units(event);
    this.#mode = { kind: 'pressed', from, figure: this.#draggable(event, from) };
    if (event.pointerType === 'mouse') return;
    this.#hold = setTimeout(() => {
      this.#mode = { kind: 'lens' };
      this.#element.setPointerCapture(event.pointerId);
      this.#magnify(from);
    }, HOLD);
  }

  #draggable(event: PointerEvent, from: Point): FigureId | undefined {
    const { scene, marks, gestures } = this.#view();
    if (gestures.onDrag === undefined) return undefined;
    const at = this.#place(event, from);
    return at === undefined ? undefined : draggableAt(at, scene, marks);
  }

  #move(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const point = this.#units(event);
    const mode = this.#mode;
    if (mode.kind === 'lens') this.#magnify(point);
    else if (mode.kind === 'dragging') this.#drag(mode, point);
    else if (mode.kind === 'pressed') this.#moveFrom(mode, event, point);
    else if (event.pointerType !== 'touch') this.#hover(event, point);
  }

  #moveFrom(mode: Extract<Mode, { kind: 'pressed' }>, event: PointerEvent, point: Point): void {
    if (Math.hypot(point.x - mode.from.x, point.y - mode.from.y) < this.#reach(DRAG)) return;
    clearTimeout(this.#hold);
    const { scene, geometry } = this.#view();
    const at = scene.figures.find(({ id }) => id === mode.figure)?.at;
    if (mode.figure === undefined || at === undefined || at === 'eaten' || at === 'out') {
      if (event.pointerType !== 'mouse') this.#mode = { kind: 'idle' };
      return;
    }
    this.#element.setPointerCapture(event.pointerId);
    const last = geometry.centre(at);
    const dragging: Dragging = { kind: 'dragging', figure: mode.figure, over: [at], last };
    this.#mode = dragging;
    this.#drag(dragging, point);
  }

  /** Adds the spaces between here and where the pointer was; going back takes them away again. */
  #drag(mode: Dragging, point: Point): void {
    const { geometry, gestures } = this.#view();
    const before = mode.over.length;
    const lastSpace = mode.over.at(-1);
    const { x, y } = mode.last;
    const samples = Math.max(1, Math.ceil(Math.hypot(point.x - x, point.y - y) / (SIZE / 8)));
    for (let sample = 1; sample <= samples; sample++) {
      const part = sample / samples;
      const at = geometry.placeAt({ x: x + (point.x - x) * part, y: y + (point.y - y) * part });
      if (at !== undefined) drawOver(mode.over, at, geometry);
    }
    mode.last = point;
    if (mode.over.length !== before || mode.over.at(-1) !== lastSpace) {
      gestures.onDrag?.(mode.figure, [...mode.over], false);
    }
  }

  #up(event: PointerEvent): void {
    if (!event.isPrimary) return;
    clearTimeout(this.#hold);
    const mode = this.#mode;
    this.#mode = { kind: 'idle' };
    const { geometry, gestures } = this.#view();
    const point = this.#units(event);
    if (mode.kind === 'dragging') {
      gestures.onDrag?.(mode.figure, [...mode.over], true);
    } else if (mode.kind === 'lens') {
      this.#reports.onLens(undefined);
      this.#press(geometry.placeAt(point));
    } else if (mode.kind === 'pressed') {
      const place = this.#place(event, point);
      if (place === this.#place(event, mode.from)) this.#press(place);
      if (event.pointerType === 'touch') this.#light(this.#letterAt(point));
    }
  }

  #press(place: Target | undefined): void {
    if (place !== undefined) this.#view().gestures.onPress?.(place);
  }

  /** The browser took the pointer away, to scroll. What was drawn is taken back. */
  #cancel(): void {
    clearTimeout(this.#hold);
    const mode = this.#mode;
    this.#mode = { kind: 'idle' };
    if (mode.kind === 'dragging') this.#view().gestures.onDrag?.(mode.figure, mode.over.slice(0, 1), true);
    if (mode.kind === 'lens') this.#reports.onLens(undefined);
    this.#point(undefined);
  }

  #leave(): void {
    if (this.#mode.kind === 'dragging' || this.#mode.kind === 'lens') return;
    this.#point(undefined);
    this.#light(undefined);
  }

  #magnify(point: Point): void {
    const at = this.#view().geometry.placeAt(point);
    this.#reports.onLens({ ...point, at });
    this.#point(at);
  }

  #hover(event: PointerEvent, point: Point): void {
    const { geometry, scene, marks } = this.#view();
    const place = geometry.placeAt(point);
    this.#point(place);
    this.#light(this.#letterAt(point));
    const wanted = place !== undefined && wantedPlaces(scene, marks).has(place);
    this.#hand(wanted && event.target instanceof HTMLElement ? event.target : undefined);
  }

  /** The hand over what can be pressed: set on the one cell pointed at, as the whole board would be styled anew. */
  #hand(cell: HTMLElement | undefined): void {
    if (cell === this.#cursorOn) return;
    if (this.#cursorOn !== undefined) this.#cursorOn.style.cursor = '';
    if (cell !== undefined) cell.style.cursor = 'pointer';
    this.#cursorOn = cell;
  }

  #letterAt(point: Point): string | undefined {
    return this.#view().geometry.letters.find(
      ({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) <= LETTER,
    )?.letter;
  }

  #point(at: Target | undefined): void {
    const before = this.#pointed;
    if (at === before) return;
    this.#pointed = at;
    const { onPoint, onPointDoor } = this.#view().gestures;
    const wasSpace = before !== undefined && !isDoor(before);
    if (at !== undefined && isDoor(at)) {
      if (wasSpace) onPoint?.(undefined);
      onPointDoor?.(at);
      return;
    }
    if (before !== undefined && !wasSpace) onPointDoor?.(undefined);
    if (wasSpace || at !== undefined) onPoint?.(at);
  }

  #light(letter: string | undefined): void {
    if (letter === this.#letter) return;
    this.#letter = letter;
    this.#reports.onLetter(letter);
  }
}

/** Places that a press is likely to mean: those that are marked. */
export function wantedPlaces(scene: Scene, marks: Marks): ReadonlySet<Target> {
  const wanted = new Set<Target>(marks.places);
  for (const { at } of marks.reach ?? []) wanted.add(at);
  for (const { id, at } of scene.figures) {
    const pickable = marks.selectable?.has(id) === true || id === marks.selected;
    if (pickable && at !== 'eaten') wanted.add(at);
  }
  return wanted;
}

/** The figure that a drag from here takes along: the chosen one, else one that can be; at the door one that waits there. */
export function draggableAt(at: Target, scene: Scene, marks: Marks): FigureId | undefined {
  const here = scene.figures.filter((figure) => figure.at === at && at !== 'out');
  const chosen = here.find(({ id }) => id === marks.selected);
  return (chosen ?? here.find(({ id }) => marks.selectable?.has(id) === true))?.id;
}

/** Puts a place at the end of what was drawn over: step by step, and back along the same way. */
export function drawOver(over: Target[], at: Target, geometry: Geometry): void {
  const last = over.at(-1)!;
  if (at === last) return;
  if (at === over.at(-2)) {
    over.pop();
    return;
  }
  // Nobody goes out by the entrance, and to the exit only from its corner.
  if (at === 'entrance' || last === 'out' || (at === 'out' && last !== DOORS.out)) return;
  const [a, b] = [geometry.centre(last), geometry.centre(at)];
  if (!isDoor(last) && !isDoor(at) && Math.abs(a.x - b.x) > 1 && Math.abs(a.y - b.y) > 1) {
    // Across a corner: by one of the two spaces beside it.
    const beside = geometry.spaceAt({ x: b.x, y: a.y }) ?? geometry.spaceAt({ x: a.x, y: b.y });
    if (beside !== undefined) over.push(beside);
  }
  over.push(at);
}
