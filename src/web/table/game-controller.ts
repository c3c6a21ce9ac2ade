import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Action,
  checkStaying,
  mustComeIn,
  type Refusal,
  type SpaceName,
  type SupplyKind,
  type Target,
} from '../../rules/index.ts';
import { isDoor, type MonsterKit, type Scene } from '../board/index.ts';
import { type Animator, gameScene, type Player, type ShownGame } from '../show/index.ts';
import type { Returned } from './company.ts';
import type { ForecastView } from './game-marks.ts';
import { type Asking, Hand } from './hand.ts';
import { walkStart } from './log.ts';
import { MarkedBoard } from './marked-board.ts';
import type { Refused } from './move-path.ts';
import { MoveTry } from './move-try.ts';
import { pageSlices, type Slices } from './reach-risks.ts';
import { SetupTray } from './setup-tray.ts';
import { type Heard, Showing } from './showing.ts';
import type { Table, TableEnd } from './table.ts';

/** What the player likes to see and how to play; kept by the page. */
export interface Choices extends ForecastView {
  readonly asking: Asking;
}

export interface ControllerParts {
  readonly table: Table;
  readonly kit: ReadonlySignal<MonsterKit>;
  readonly choices: ReadonlySignal<Choices>;
  readonly heard: Heard;
  /** Hears of what is not allowed. */
  readonly refused?: (refused: Refused) => void;
  /** Hears that a move came back, and why; and that moves were taken back. */
  readonly returned?: (problem: string) => void;
  readonly wentBack?: (batches: number) => void;
  readonly slices?: Slices;
  /** How fast all is shown. */
  readonly speed?: ReadonlySignal<number>;
}

/** A game on the page: what is shown, what is tried, what it would bring. No DOM in here. */
export class GameController {
  readonly table: Table;
  readonly playback: Player<ShownGame>;
  readonly showing: Showing;
  readonly moves: MoveTry;
  readonly tray: SetupTray;
  readonly hand: Hand;
  readonly board: MarkedBoard;
  readonly #parts: ControllerParts;
  /** The seat whose player has taken the device behind the curtain. */
  readonly #handedTo = signal<number | undefined>(undefined);
  readonly #ends: (() => void)[] = [];

  constructor(parts: ControllerParts) {
    this.#parts = parts;
    this.table = parts.table;
    const wentBack = (taken: number): void => {
      this.#drop();
      parts.wentBack?.(taken);
    };
    const { table, heard, speed } = parts;
    this.showing = new Showing(table, heard, wentBack, { scene: this.scene, ...(speed && { speed }) });
    this.playback = this.showing.playback;
    this.moves = new MoveTry(this.showing.game, this.seat);
    this.tray = new SetupTray(this.showing.game, this.seat);
    this.hand = new Hand({
      table: parts.table,
      game: this.showing.game,
      seat: this.seat,
      moves: this.moves,
      tray: this.tray,
      asking: () => parts.choices.value.asking,
      confirm: () => this.confirm(),
    });
    this.board = new MarkedBoard({
      table: parts.table,
      showing: this.showing,
      playback: this.playback,
      moves: this.moves,
      tray: this.tray,
      looked: this.hand.looked,
      choices: parts.choices,
      scene: this.scene,
      slices: parts.slices ?? pageSlices,
    });
    this.#ends.push(
      effect(() => {
        const refused = this.board.refused.value;
        if (refused !== undefined) parts.refused?.(refused);
      }),
    );
  }

  /** Begins to show; a move that was being tried when the page was left is taken up. */
  start(animator: Animator): void {
    this.showing.start(animator);
    this.#ends.push(this.#dropWhenPlayed(), this.#chooseTheLast());
    const { draft } = this.table;
    if (draft !== undefined && this.seat.peek() !== undefined) {
      const figure = this.showing.game.peek().position.figureNamed(draft.figure);
      if (figure !== undefined) this.moves.resume(figure, draft.path);
    }
    this.#ends.push(
      effect(() => {
        const figure = this.moves.figure.value;
        const path = this.moves.path.value;
        if (this.seat.value === undefined) return;
        const { position } = this.showing.game.peek();
        const after = this.table.batches.peek().length;
        this.table.keepDraft(
          figure === undefined ? undefined : { figure: position.cast[figure]!.id, path, after },
        );
      }),
    );
  }

  /** What was being tried was for a turn that is over, whoever ended it: the player here or elsewhere, or a bot in their place. */
  #dropWhenPlayed(): () => void {
    let known = this.table.batches.peek().length;
    return effect(() => {
      const { length } = this.table.batches.value;
      if (length > known) this.#drop();
      known = length;
    });
  }

  /** Who has one figure left to move has nothing to choose; once put back, it is chosen by hand. */
  #chooseTheLast(): () => void {
    return effect(() => {
      const [last, ...others] = this.moves.movable.value;
      if (last === undefined || others.length > 0 || this.moves.figure.peek() !== undefined) return;
      this.moves.choose(last);
    });
  }

  #drop(): void {
    this.moves.clear();
    this.tray.clearAll();
    this.hand.lookAway();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.board.close();
    this.showing.close();
  }

  /** How the game ended, as far as it is shown. */
  readonly end: ReadonlySignal<TableEnd | undefined> = computed(() => {
    const gaveUp = this.table.givingUp?.by.value !== undefined;
    return this.showing.game.value.result ?? (gaveUp ? { winner: null, reason: 'gave-up' } : undefined);
  });

  /** The seat of this device whose turn it is, when nothing is being shown. */
  readonly #turn: ReadonlySignal<number | undefined> = computed(() => {
    const { turn, phase } = this.showing.game.value;
    const acts = (phase === 'moving' || phase === 'placing') && this.table.mine.has(turn);
    return acts && this.showing.idle.value && this.end.value === undefined ? turn : undefined;
  });

  /** The seat whose player the device is to be handed to, where the table asks for that. */
  readonly curtain: ReadonlySignal<number | undefined> = computed(() => {
    if (this.table.settings.curtain !== true || this.table.mine.size < 2) return undefined;
    return this.#turn.value === this.#handedTo.value ? undefined : this.#turn.value;
  });

  /** The seat that acts here and now; undefined while something is shown, and on others' turns. */
  readonly seat: ReadonlySignal<number | undefined> = computed(() =>
    this.curtain.value === undefined ? this.#turn.value : undefined,
  );

  takeDevice(): void {
    this.#handedTo.value = this.curtain.peek();
  }

  readonly scene: ReadonlySignal<Scene> = computed(() =>
    gameScene(this.showing.shown.value, this.#parts.kit.value),
  );

  /** A move was made and the table has not answered yet: nothing else can be tried. */
  get onItsWay(): boolean {
    return this.table.onItsWay?.peek() === true;
  }

  // What the player does.

  /** At the exit the way out is shown; the entrance is no end of a move. */
  point(at: Target | undefined): void {
    const space = at === undefined || isDoor(at) ? undefined : at;
    batch(() => {
      this.board.pointed.value = space;
      this.moves.point(this.hand.looked.peek() === undefined ? at : undefined);
      this.tray.point(space);
    });
  }

  moveCursor(at: SpaceName): void {
    this.board.cursor.value = at;
    this.point(at);
  }

  /** The cursor goes where a walked path ends, without pointing at anything else. */
  followCursor(at: SpaceName): void {
    this.board.cursor.value = at;
  }

  cursorIsAtEnd(): boolean {
    const end = this.moves.tried.peek()?.at;
    return end === 'out' || end === this.board.cursor.peek();
  }

  /** Backs out of what is being done, one thing at a time. */
  leave(): void {
    if (this.onItsWay) return;
    if (this.showing.review.peek() !== undefined) this.showing.closeReview();
    else if (this.hand.looked.peek() !== undefined) this.hand.lookAway();
    else if (this.tray.active.peek()) this.tray.clear();
    else if (this.moves.path.peek() !== '') this.moves.startOver();
    else this.moves.clear();
  }

  /** Chooses the next figure that can be moved. */
  nextFigure(): void {
    if (this.onItsWay) return;
    const movable = this.moves.movable.peek();
    const now = movable.indexOf(this.moves.figure.peek() ?? -1);
    const next = movable[(now + 1) % movable.length];
    if (next === undefined) return;
    this.hand.lookAway();
    this.moves.choose(next);
  }

  press(at: Target): void {
    if (this.onItsWay) return;
    if (this.showing.review.peek() !== undefined) this.showing.closeReview();
    else if (this.showing.idle.peek()) this.hand.press(at);
  }

  drag(figure: string, over: readonly Target[], done: boolean): void {
    const found = this.showing.game.peek().position.figureNamed(figure);
    if (found !== undefined && this.#free()) this.hand.draw(found, over, done);
  }

  /** A figure beside the board is pressed. */
  pick(figure: number): void {
    if (this.#free()) this.hand.pick(figure);
  }

  /** A figure is taken up beside the board, to be carried onto it; false where it can't be. */
  takeUp(figure: number): boolean {
    return this.#free() && this.hand.takeUp(figure);
  }

  /** What was carried is let go over a place, or beside the board. */
  putDown(at: Target | undefined): void {
    this.point(undefined);
    if (this.#free()) this.hand.putDown(at);
  }

  #free(): boolean {
    return this.showing.idle.peek() && !this.onItsWay;
  }

  /** A tile of the tray is taken; false where it can't be. */
  takeTile(kind: SupplyKind): boolean {
    if (!this.onItsWay && this.tray.active.peek()) this.tray.take(kind);
    return this.tray.kind.peek() === kind;
  }

  /** Something was begun and is not yet done: a tile was taken, or a figure chosen (not the one that chose itself). */
  readonly trying: ReadonlySignal<boolean> = computed(() => {
    if (this.tray.active.value) return this.tray.kind.value !== undefined;
    const chosen = this.moves.figure.value !== undefined && this.moves.movable.value.length > 1;
    return chosen || this.moves.path.value !== '';
  });

  /** Steps back: the point walked last, the tile laid, the figure chosen; or else the last move, where nobody is to be asked. */
  back(): void {
    if (this.onItsWay) return;
    if (this.showing.review.peek() !== undefined) this.showing.closeReview();
    else if (!this.trying.peek()) this.table.ownMove?.takeBack();
    else if (this.tray.active.peek()) this.tray.clear();
    else this.moves.undo();
  }

  /** G3: no figure of the player whose turn it is may stay outside. */
  readonly mustComeIn: ReadonlySignal<boolean> = computed(() => {
    const { game } = this.showing.live.value;
    return game.phase === 'moving' && mustComeIn(game, game.turn) !== undefined;
  });

  stay(): void {
    if (this.onItsWay) return;
    const movable = this.moves.movable.peek();
    // Where none may stay, any of them tells why.
    const one = movable.length === 1 || this.mustComeIn.peek() ? movable[0] : undefined;
    const staying = this.moves.figure.peek() ?? one;
    const refused = staying === undefined ? undefined : checkStaying(this.showing.live.peek().game, staying);
    if (refused !== undefined) this.moves.refuse(refused);
    else if (staying !== undefined) this.#move(staying, '');
    else if (movable.length > 0) this.moves.refuse({ rule: 'G2', reason: 'choose-first', values: {} });
  }

  confirm(): void {
    if (this.onItsWay) return;
    if (this.tray.active.peek()) {
      const tile = this.tray.laid.peek();
      if (tile !== undefined) this.#act({ type: 'place', tile });
    } else {
      const move = this.moves.confirmed();
      if (move !== undefined) this.#move(move.figure, move.path);
    }
  }

  #move(figure: number, path: string): void {
    const { id } = this.showing.game.peek().position.cast[figure]!;
    this.#act({ type: 'move', figure: id, path });
  }

  #act(action: Action): void {
    const seat = this.seat.peek();
    if (seat === undefined) return;
    void this.table.act(seat, action).then((refused) => {
      if (refused !== undefined) this.#giveBack(refused);
    });
  }

  #giveBack(refused: Refusal | Returned): void {
    if ('rule' in refused) this.moves.refuse(refused);
    else this.#parts.returned?.(refused.problem);
  }

  /** Shows the monster's last walk once more. */
  again(): void {
    const walk = this.showing.lastWalk.peek();
    if (walk === undefined || !this.showing.idle.peek()) return;
    void this.showing.again(walk.number, walkStart(walk.events)!, walk.events.length, false);
  }

  /** Shows some events of the last walk, and how all stood after them. */
  lookAt(from: number, to: number): void {
    const walk = this.showing.lastWalk.peek();
    if (walk === undefined) return;
    const start = walkStart(walk.events)!;
    void this.showing.again(walk.number, start + from, start + to, true);
  }
}
