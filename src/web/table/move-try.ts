import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Direction,
  DOORS,
  type Game,
  letterTo,
  placeName,
  type SpaceName,
  spaceNamed,
  type Target,
  whyNotMove,
  whyNotThere,
} from '../../rules/index.ts';
import {
  cheapest,
  type Ending,
  endingsFrom,
  isWaiting,
  type Refused,
  type Tried,
  tryPath,
} from './move-path.ts';

/** No seat: nobody moves a figure here and now. */
const NOBODY = -1;

/** A figure's move while it is being tried: chosen, pointed at, walked point by point, taken back. */
export class MoveTry {
  readonly #game: ReadonlySignal<Game>;
  /** Whether a figure of this seat may be moved here and now. */
  readonly #seat: ReadonlySignal<number | undefined>;
  readonly #figure = signal<number | undefined>(undefined);
  readonly figure: ReadonlySignal<number | undefined> = this.#figure;
  readonly #path = signal('');
  readonly path: ReadonlySignal<string> = this.#path;
  /** How many of the path's points were chosen one by one: further ones must keep them. */
  readonly #walked = signal(0);
  readonly #pointed = signal<Target | undefined>(undefined);
  readonly #refused = signal<Refused | undefined>(undefined);
  readonly refused: ReadonlySignal<Refused | undefined> = this.#refused;
  #undone = '';

  constructor(game: ReadonlySignal<Game>, seat: ReadonlySignal<number | undefined>) {
    this.#game = game;
    this.#seat = seat;
  }

  /** The figures that may be chosen now. */
  readonly movable = computed((): readonly number[] => {
    const seat = this.#seat.value ?? NOBODY;
    const game = this.#game.value;
    return [...game.position.cast.keys()].filter((figure) => whyNotMove(game, seat, figure) === undefined);
  });

  /** Every distinct end that keeps the points walked so far, cheapest first. */
  readonly endings = computed((): readonly Ending[] => {
    const figure = this.#figure.value;
    if (figure === undefined) return [];
    return endingsFrom(this.#game.value, figure, this.#path.value.slice(0, this.#walked.value));
  });

  /** The cheapest end for each place. */
  readonly reach = computed((): ReadonlyMap<Target, Ending> => cheapest(this.endings.value));

  /** The move as it is tried now. */
  readonly tried = computed((): Tried | undefined => this.#try(this.#path.value));

  /** The move to the place pointed at, else the one tried. */
  readonly preview = computed((): Tried | undefined => {
    const pointed = this.#pointed.value;
    const ending = pointed === undefined ? undefined : this.reach.value.get(pointed);
    // Pointing at the end of the path that is tried shows that path, which may be another way there.
    if (ending === undefined || pointed === this.tried.value?.at) return this.tried.value;
    return this.#try(ending.path);
  });

  /** The different ways to end where the tried move ends, as pushes make them differ. */
  readonly ways = computed((): readonly Ending[] => {
    const tried = this.tried.value;
    return tried === undefined ? [] : this.endings.value.filter(({ place }) => place === tried.at);
  });

  #try(path: string): Tried | undefined {
    const figure = this.#figure.value;
    if (figure === undefined) return undefined;
    const tried = tryPath(this.#game.value, figure, path);
    return 'ok' in tried ? undefined : tried;
  }

  choose(figure: number): void {
    const why = this.#whyNotChoose(figure);
    if (why !== undefined) this.refuse(why);
    else this.#set(figure, '', 0);
  }

  /** Takes up a move that was being tried before. */
  resume(figure: number, path: string): void {
    if (!this.movable.peek().includes(figure)) return;
    if (!('ok' in tryPath(this.#game.peek(), figure, path))) this.#set(figure, path, path.length);
  }

  clear(): void {
    this.#set(undefined, '', 0);
  }

  startOver(): void {
    this.#set(this.#figure.peek(), '', 0);
  }

  refuse(refused: Refused): void {
    this.#refused.value = refused;
  }

  forgive(): void {
    this.#refused.value = undefined;
  }

  point(at: Target | undefined): void {
    this.#pointed.value = at;
  }

  /**
   * Goes to a place: on from what was walked, or else from the start. True where it led there. Without `onward` the way is the one
   * that pointing at the place shows.
   */
  goTo(place: Target, onward = true): boolean {
    const figure = this.#figure.peek();
    if (figure === undefined) return false;
    const tried = this.tried.peek();
    const reach = this.reach.peek().get(place);
    const step = tried === undefined || !onward ? undefined : letterTo(tried.at, place);
    if (tried !== undefined && step !== undefined && this.#mayExtend(tried, step, reach)) {
      return this.#extend(figure, tried.path + step);
    }
    const ending = reach ?? endingsFrom(this.#game.peek(), figure).find((other) => other.place === place);
    if (ending === undefined) {
      this.refuse({ ...whyNotThere(this.#game.peek(), figure, place), at: place });
      return false;
    }
    this.#set(figure, ending.path, reach === undefined ? 0 : this.#walked.peek());
    return true;
  }

  /** A step to a neighbour goes on from where the path ends, if that is no detour or the path was walked step by step. */
  #mayExtend(tried: Tried, step: string, reach: Ending | undefined): boolean {
    const game = this.#game.peek();
    const path = tried.path + step;
    if (path.length > game.position.pointsOf(tried.figure)) return false;
    const further = tryPath(game, tried.figure, path);
    if ('ok' in further) return false;
    const walking = this.#walked.peek() > 0 && this.#walked.peek() === tried.path.length;
    return walking || reach === undefined || path.length <= reach.path.length;
  }

  #extend(figure: number, path: string): boolean {
    this.#set(figure, path, path.length);
    return true;
  }

  /** One point further in a direction; from outside any direction enters, from the exit corner the way out leaves. */
  step(direction: Direction): boolean {
    const figure = this.#figure.peek();
    const tried = this.tried.peek();
    if (figure === undefined || tried === undefined) return false;
    const game = this.#game.peek();
    const letter = tried.at === 'entrance' ? 'i' : direction;
    const further = tryPath(game, figure, tried.path + letter);
    if (!('ok' in further)) return this.#extend(figure, further.path);
    if (further.reason === 'edge' && tried.at === DOORS.out) {
      const leaving = tryPath(game, figure, `${tried.path}o`);
      if (!('ok' in leaving)) return this.#extend(figure, leaving.path);
    }
    this.refuse({ ...further, ...besides(tried.at, direction) });
    return false;
  }

  /** A figure drawn over spaces, or in by the door: the exact path, point by point, as far as it is allowed. */
  drag(figure: number, over: readonly Target[]): void {
    if (!this.movable.peek().includes(figure)) {
      const why = this.#whyNotChoose(figure);
      if (why !== undefined) this.refuse(why);
      return;
    }
    const game = this.#game.peek();
    let tried = tryPath(game, figure, '') as Tried;
    let refused: Refused | undefined;
    for (const to of over.slice(1)) {
      // The spaces of a slide are passed at once.
      if (to === tried.at || passes(tried, to)) continue;
      const letter = letterTo(tried.at, to);
      if (letter === undefined) {
        const ending = endingsFrom(game, figure, tried.path).find(({ place }) => place === to);
        if (ending !== undefined) tried = tryPath(game, figure, ending.path) as Tried;
        continue;
      }
      const further = tryPath(game, figure, tried.path + letter);
      refused =
        'ok' in further ? { ...further, ...(to !== 'out' && to !== 'entrance' && { at: to }) } : undefined;
      if (!('ok' in further)) tried = further;
    }
    this.#set(figure, tried.path, tried.path.length);
    if (refused !== undefined) this.refuse(refused);
  }

  /** Takes back the last point. */
  undo(): void {
    const path = this.#path.peek();
    if (path === '') {
      this.clear();
      return;
    }
    const undone = path.slice(-1) + this.#undone;
    this.#set(this.#figure.peek(), path.slice(0, -1), path.length - 1);
    this.#undone = undone;
  }

  redo(): void {
    if (this.#undone === '') return;
    const path = this.#path.peek() + this.#undone[0]!;
    const rest = this.#undone.slice(1);
    this.#set(this.#figure.peek(), path, path.length);
    this.#undone = rest;
  }

  /** The next of the ways that end here. */
  nextWay(): void {
    const ways = this.ways.peek();
    const at = ways.findIndex(({ path }) => path === this.#path.peek());
    const next = ways[(at + 1) % ways.length];
    if (next !== undefined) this.#path.value = next.path;
  }

  /** The path to make, or why the move can't end as it is tried. */
  confirmed(): { readonly figure: number; readonly path: string } | undefined {
    const tried = this.tried.peek();
    if (tried === undefined) return undefined;
    if (tried.cannotEnd === undefined) return { figure: tried.figure, path: tried.path };
    this.refuse({ ...tried.cannotEnd, at: tried.at });
    return undefined;
  }

  #set(figure: number | undefined, path: string, walked: number): void {
    batch(() => {
      this.#figure.value = figure;
      this.#path.value = path;
      this.#walked.value = walked;
      this.#refused.value = undefined;
      this.#pointed.value = undefined;
    });
    this.#undone = '';
  }

  /** G2: why this figure can't be moved now. */
  #whyNotChoose(figure: number): Refused | undefined {
    const game = this.#game.peek();
    const why = whyNotMove(game, this.#seat.peek() ?? NOBODY, figure);
    const at = placeName(game.position.placeOf(figure));
    return why === undefined || spaceNamed(at) === undefined ? why : { ...why, at: at as SpaceName };
  }

  /** The waiting figure to choose at the door: the one after the one chosen now. */
  nextAtDoor(): number | undefined {
    const game = this.#game.peek();
    const waiting = this.movable.peek().filter((figure) => isWaiting(game, figure));
    const now = waiting.indexOf(this.#figure.peek() ?? -1);
    return waiting[(now + 1) % waiting.length];
  }
}

/** The space beside, where there is one: the refusal is about it. */
function besides(at: Target, direction: Direction): { at?: SpaceName } {
  if (at === 'entrance' || at === 'out') return {};
  const column = at.charCodeAt(0) + ({ n: 0, e: 1, s: 0, w: -1 } as const)[direction];
  const row = Number(at.slice(1)) + ({ n: -1, e: 0, s: 1, w: 0 } as const)[direction];
  const name = `${String.fromCharCode(column)}${row}`;
  return spaceNamed(name) === undefined ? { at } : { at: name as SpaceName };
}

const passes = ({ events }: Tried, to: Target): boolean =>
  events.some((event) => event.type === 'figureStepped' && event.slid && event.from === to);
