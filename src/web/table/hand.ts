import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { DOORS, type Game, space, type Target } from '../../rules/index.ts';
import { isDoor } from '../board/index.ts';
import { reachAnyTurn } from './move-path.ts';
import type { MoveTry } from './move-try.ts';
import type { SetupTray } from './setup-tray.ts';
import type { Table } from './table.ts';

/** When a move that was pressed waits to be confirmed: always, where it could not be taken back in time, or never. */
export type Asking = 'always' | 'final' | 'never';

/** Why it waits: it was wished, the others would have to agree to taking it back, no other move comes before the card, it has several ways. */
export type Waits = 'wished' | 'far' | 'last' | 'ways';

interface HandParts {
  /** Which seats are played here, and whether a move can be taken back. */
  readonly table: Pick<Table, 'mine' | 'ownMove'>;
  readonly game: ReadonlySignal<Game>;
  readonly seat: ReadonlySignal<number | undefined>;
  readonly moves: MoveTry;
  readonly tray: SetupTray;
  readonly asking: () => Asking;
  readonly confirm: () => void;
}

/** What a player's hand means: pressing a place, drawing a figure over spaces, carrying a figure or a tile onto the board. */
export class Hand {
  readonly #parts: HandParts;
  readonly #looked = signal<number | undefined>(undefined);
  /** Another player's figure that is looked at: where it could go by its number. */
  readonly looked: ReadonlySignal<number | undefined> = this.#looked;

  constructor(parts: HandParts) {
    this.#parts = parts;
  }

  /** Why the move that is tried waits, for the player to read. */
  readonly waits = computed((): Waits | undefined => {
    const { moves } = this.#parts;
    if (moves.path.value === '') return undefined;
    return moves.ways.value.length > 1 ? 'ways' : this.#whyAsk();
  });

  /** Why a move or a tile is to be confirmed, if it is; see the README. */
  #whyAsk(): Waits | undefined {
    const { asking, table, game } = this.#parts;
    const wanted = asking();
    if (wanted !== 'final') return wanted === 'always' ? 'wished' : undefined;
    if (table.ownMove === undefined) return 'far';
    const { phase, turn } = game.value;
    return phase === 'moving' && game.value.movesLeft(turn) === 1 ? 'last' : undefined;
  }

  #asks(): boolean {
    return this.#whyAsk() !== undefined;
  }

  press(at: Target): void {
    const { moves, tray } = this.#parts;
    if (tray.active.peek()) this.#pressTile(at);
    else if (this.#looked.peek() !== undefined) this.#pressLooking(at);
    else if (moves.figure.peek() === undefined) this.#pressFree(at);
    else this.#pressTrying(at);
  }

  #pressTile(at: Target): void {
    if (isDoor(at)) return;
    const { tray, confirm } = this.#parts;
    const before = tray.laid.peek();
    const again = tray.press(at);
    const laid = tray.laid.peek() !== before;
    if (again || (laid && !this.#asks())) confirm();
  }

  /** A press beside the figure that is looked at ends the look; it moves nobody, as nobody was shown to be moved. */
  #pressLooking(at: Target): void {
    const figure = this.#figureAt(at);
    const before = this.#looked.peek();
    this.lookAway();
    if (figure !== undefined && figure !== before) this.pick(figure);
  }

  #pressFree(at: Target): void {
    const { moves } = this.#parts;
    const figure =
      this.#figureAt(at) ?? (at === 'entrance' || at === DOORS.entrance ? moves.nextAtDoor() : undefined);
    if (figure !== undefined) this.pick(figure);
    else moves.forgive();
  }

  #pressTrying(at: Target): void {
    const { moves, confirm } = this.#parts;
    const tried = moves.tried.peek();
    const figure = this.#figureAt(at);
    if (at === tried?.at && tried.path !== '') confirm();
    else if (at === 'entrance') {
      const waiting = moves.nextAtDoor();
      if (waiting !== undefined) moves.choose(waiting);
    } else if (
      figure !== undefined &&
      tried?.path === '' &&
      (figure === tried.figure || this.#isTheirs(figure))
    ) {
      this.pick(figure);
    } else if (figure !== undefined && figure !== tried?.figure && moves.movable.peek().includes(figure)) {
      moves.choose(figure);
    } else this.#goTo(at);
  }

  /** Goes there at once, unless that is to be confirmed or there are several ways: then the player chooses among them. */
  #goTo(at: Target): void {
    const { moves, confirm } = this.#parts;
    const asks = this.#asks();
    if (moves.goTo(at, asks) && !asks && moves.ways.peek().length === 1) confirm();
  }

  /** A figure pressed, on the board or beside it: chosen, or no longer; looked at where it is another player's. */
  pick(figure: number): void {
    const { moves } = this.#parts;
    if (this.#isTheirs(figure)) this.#look(figure);
    else if (moves.figure.peek() === figure) moves.clear();
    else {
      this.lookAway();
      moves.choose(figure);
    }
  }

  #look(figure: number): void {
    const { game, moves } = this.#parts;
    const there = reachAnyTurn(game.peek(), figure).size > 0;
    batch(() => {
      moves.forgive();
      moves.point(undefined);
      this.#looked.value = there && this.#looked.peek() !== figure ? figure : undefined;
    });
  }

  lookAway(): void {
    this.#looked.value = undefined;
  }

  #isTheirs(figure: number): boolean {
    const { game, seat, table } = this.#parts;
    const owner = game.peek().seatOf(figure);
    const acts = seat.peek();
    return acts === undefined ? !table.mine.has(owner) : owner !== acts;
  }

  #figureAt(at: Target): number | undefined {
    if (isDoor(at)) return undefined;
    const { position } = this.#parts.game.peek();
    const here = space(at);
    const found = position.cast.findIndex((_, figure) => position.placeOf(figure) === here);
    return found < 0 ? undefined : found;
  }

  /** A figure drawn over spaces of the board: exactly that path. What a rule stopped on the way is not made. */
  draw(figure: number, over: readonly Target[], done: boolean): void {
    const { moves, confirm } = this.#parts;
    this.lookAway();
    moves.drag(figure, over);
    const drawn = moves.path.peek() !== '' && moves.refused.peek() === undefined;
    if (done && drawn && !this.#asks()) confirm();
  }

  /** A figure is taken up beside the board; false where it can't be moved. */
  takeUp(figure: number): boolean {
    const { moves } = this.#parts;
    this.lookAway();
    if (moves.figure.peek() === figure) moves.startOver();
    else moves.choose(figure);
    return moves.figure.peek() === figure;
  }

  /** What was carried is let go over a place, or beside the board: then it stays chosen. */
  putDown(at: Target | undefined): void {
    const { tray, moves } = this.#parts;
    if (at === undefined) return;
    if (tray.active.peek()) this.#pressTile(at);
    else if (moves.figure.peek() !== undefined && at !== moves.tried.peek()?.at && at !== 'entrance')
      this.#goTo(at);
  }
}
