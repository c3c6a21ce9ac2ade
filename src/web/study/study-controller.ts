import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Card,
  checkStaying,
  type Game,
  type GameEvent,
  isRefusal,
  type Refusal,
  type SpaceName,
  type Target,
} from '../../rules/index.ts';
import { isDoor, type Marks, type MonsterKit, type Scene } from '../board/index.ts';
import { gameScene, Player, Reel, type ShownGame, shownGame } from '../show/index.ts';
import {
  Hand,
  type LogEntry,
  MoveTry,
  pageSlices,
  ReachRisks,
  type Refused,
  SetupTray,
} from '../table/index.ts';
import { type Analysis, StudyMarks } from './study-marks.ts';
import type { Point, Step, Tree } from './tree.ts';

/** The points of the study that are gone through one after another. */
interface Line {
  readonly points: readonly Point[];
  readonly reel: Reel<ShownGame>;
}

/** Something that is shown beside the study, over the board: it leaves the study where it is. */
export interface Demonstration {
  readonly shown: Signal<ShownGame>;
  readonly name: string;
}

interface StudyParts {
  readonly tree: Tree;
  readonly kit: ReadonlySignal<MonsterKit>;
  readonly speed?: ReadonlySignal<number>;
  /** Laid over the board besides: arrows of the best moves. */
  readonly advice?: ReadonlySignal<Marks>;
  /** Hears that something was tried that is not allowed. */
  readonly refused?: (refused: Refused) => void;
}

/** A study on the page: the game and its variations gone through, and other moves tried on the board. No DOM in here. */
export class StudyController {
  readonly tree: Tree;
  readonly playback: Player<ShownGame>;
  readonly #parts: StudyParts;
  readonly #line: Signal<Line>;
  readonly analysing = signal(false);
  readonly #aside = signal<Demonstration | undefined>(undefined);
  readonly aside: ReadonlySignal<Demonstration | undefined> = this.#aside;
  readonly #pointed = signal<SpaceName | undefined>(undefined);
  readonly #cursor = signal<SpaceName | undefined>(undefined);
  readonly moves: MoveTry;
  readonly tray: SetupTray;
  readonly hand: Hand;
  readonly #risks: ReachRisks;
  readonly analysis: ReadonlySignal<Analysis | undefined>;
  readonly marks: ReadonlySignal<Marks>;

  constructor(parts: StudyParts) {
    const { tree, speed } = parts;
    this.#parts = parts;
    this.tree = tree;
    this.playback = new Player(shownGame(tree.start.game), speed && { speed });
    this.#line = signal(this.#lineOf(tree.lineThrough(tree.start)));
    this.moves = new MoveTry(this.game, this.seat);
    this.tray = new SetupTray(this.game, this.seat);
    this.hand = new Hand({
      table: { mine: new Set(tree.start.game.setup.players.keys()) },
      game: this.game,
      seat: this.seat,
      moves: this.moves,
      tray: this.tray,
      asking: () => 'never',
      confirm: () => this.confirm(),
    });
    this.#risks = new ReachRisks(this.game, this.moves.figure, this.moves.reach, this.analysing, pageSlices);
    const { analysis, marks } = new StudyMarks(this, {
      risks: this.#risks,
      cursor: this.#cursor,
      pointed: this.#pointed,
      advice: parts.advice,
    });
    this.analysis = analysis;
    this.marks = marks;
  }

  #lineOf(points: readonly Point[], stands?: readonly ShownGame[]): Line {
    const steps = points.slice(1).map(({ events }) => events);
    return { points, reel: new Reel(this.playback, steps, stands) };
  }

  close(): void {
    this.pause();
    this.#risks.close();
  }

  // Where the reader is.

  /** The points that are gone through. */
  readonly points = computed((): readonly Point[] => this.#line.value.points);
  readonly at = computed((): Point => this.#line.value.points[this.#line.value.reel.at.value]!);
  readonly playing = computed((): boolean => this.#line.value.reel.playing.value);
  readonly atEnd = computed((): boolean => this.at.value === this.points.value.at(-1));
  /** Nothing moves, and nothing else is shown. */
  readonly idle = computed((): boolean => !this.playback.busy.value && this.#aside.value === undefined);
  readonly shown = computed((): ShownGame => (this.#aside.value?.shown ?? this.playback.shown).value);
  readonly game = computed((): Game => this.playback.shown.value.game);
  readonly scene = computed((): Scene => gameScene(this.shown.value, this.#parts.kit.value));

  get #reel(): Reel<ShownGame> {
    return this.#line.peek().reel;
  }

  /** The point's own line in the list of moves. */
  entryOf({ entries }: Point): LogEntry | undefined {
    return entries.find(({ kind }) => kind === 'move' || kind === 'tile' || kind === 'walk');
  }

  goTo(point: Point): void {
    batch(() => {
      this.#leaveAll();
      this.#follow(point);
      this.#reel.goTo(point.depth);
    });
  }

  /** The n-th point of those that are gone through. */
  goToNumber(number: number): void {
    batch(() => {
      this.#leaveAll();
      this.#reel.goTo(number);
    });
  }

  back(): void {
    this.goToNumber(this.at.peek().depth - 1);
  }

  async on(): Promise<void> {
    if (this.atEnd.peek()) return;
    this.#leaveAll();
    await this.#reel.on();
  }

  async play(): Promise<void> {
    if (this.playing.peek()) return;
    this.#leaveAll();
    if (this.atEnd.peek()) this.#reel.goTo(0);
    await this.#reel.play();
  }

  pause(): void {
    this.endAside();
    this.#reel.pause();
  }

  /** The points gone through from now on lead over this one. */
  #follow(point: Point): void {
    const { points, reel } = this.#line.peek();
    if (points[point.depth] === point) return;
    const next = this.tree.lineThrough(point);
    const common = next.findIndex((other, index) => points[index] !== other);
    const stands = reel.standsUntil(common - 1);
    this.#line.value = this.#lineOf(next, stands);
  }

  #leaveAll(): void {
    this.endAside();
    this.hand.lookAway();
    this.moves.clear();
    this.tray.clear();
  }

  /** Goes on with a step, as it was played or as a variation; it is seen to move. */
  take(step: Step): Refusal | undefined {
    const from = this.at.peek();
    const point = this.tree.add(from, step);
    if (isRefusal(point)) return point;
    this.goTo(from);
    this.#follow(point);
    this.#reel.goTo(from.depth);
    void this.#reel.on();
    return undefined;
  }

  remove(point: Point): void {
    const { before } = point;
    if (before === undefined) return;
    if (this.points.peek().includes(point)) this.goTo(before);
    this.tree.remove(point);
    this.#line.value = this.#lineOf(
      this.tree.lineThrough(this.at.peek()),
      this.#reel.standsUntil(this.at.peek().depth),
    );
    this.#reel.goTo(before.depth);
  }

  // What is shown beside it.

  /** Shows something else on the board, from a game on, and stays there until it is ended. False where it was given up. */
  async demonstrate(name: string, from: Game, events: readonly GameEvent[]): Promise<boolean> {
    this.#leaveAll();
    this.#reel.pause();
    const shown = signal(shownGame(from));
    this.#aside.value = { shown, name };
    const seen = await this.playback.play(events, { onto: shown });
    return seen && this.#aside.peek()?.shown === shown;
  }

  endAside(): void {
    if (this.#aside.peek() === undefined) return;
    this.playback.cancel();
    this.#aside.value = undefined;
  }

  // What is tried on the board.

  /** The seat whose player acts at this point. */
  readonly seat: ReadonlySignal<number | undefined> = computed(() => {
    const { phase, turn } = this.game.value;
    return this.idle.value && (phase === 'moving' || phase === 'placing') ? turn : undefined;
  });

  /** The cards that may come now, each once; none where a player is to act. */
  readonly cards: ReadonlySignal<readonly Card[]> = computed(() =>
    this.game.value.phase === 'monster' ? [...new Set(this.game.value.possibleCards())] : [],
  );

  press(at: Target): void {
    if (this.#aside.peek() !== undefined) this.endAside();
    else if (this.idle.peek()) this.#heedRefusal(() => this.hand.press(at));
  }

  drag(figure: string, over: readonly Target[], done: boolean): void {
    const found = this.game.peek().position.figureNamed(figure);
    if (found !== undefined && this.idle.peek()) this.#heedRefusal(() => this.hand.draw(found, over, done));
  }

  pick(figure: number): void {
    if (this.idle.peek()) this.#heedRefusal(() => this.hand.pick(figure));
  }

  point(at: Target | undefined): void {
    const space = at === undefined || isDoor(at) ? undefined : at;
    batch(() => {
      this.#pointed.value = space;
      this.moves.point(this.hand.looked.peek() === undefined ? at : undefined);
      this.tray.point(space);
    });
  }

  moveCursor(at: SpaceName): void {
    this.#cursor.value = at;
    this.point(at);
  }

  nextFigure(): void {
    const movable = this.moves.movable.peek();
    const next = movable[(movable.indexOf(this.moves.figure.peek() ?? -1) + 1) % movable.length];
    if (next === undefined) return;
    this.hand.lookAway();
    this.moves.choose(next);
  }

  /** The chosen figure stays, or the only one that can. */
  stay(): void {
    const movable = this.moves.movable.peek();
    const staying = this.moves.figure.peek() ?? (movable.length === 1 ? movable[0] : undefined);
    if (staying === undefined) return;
    const why = checkStaying(this.game.peek(), staying);
    if (why !== undefined) this.#heedRefusal(() => this.moves.refuse(why));
    else this.#move(staying, '');
  }

  confirm(): void {
    const tile = this.tray.laid.peek();
    const move = tile === undefined ? this.moves.confirmed() : undefined;
    if (tile !== undefined) this.take({ kind: 'action', action: { type: 'place', tile } });
    else if (move !== undefined) this.#move(move.figure, move.path);
  }

  #move(figure: number, path: string): void {
    const { id } = this.game.peek().position.cast[figure]!;
    const action: Action = { type: 'move', figure: id, path };
    this.take({ kind: 'action', action });
  }

  turnCard(card: Card): void {
    this.take({ kind: 'card', card });
  }

  /** Backs out of what is being done, one thing at a time; false where there is nothing to leave. */
  leave(): boolean {
    if (this.#aside.peek() !== undefined) this.endAside();
    else if (this.hand.looked.peek() !== undefined) this.hand.lookAway();
    else if (this.tray.kind.peek() !== undefined) this.tray.clear();
    else if (this.moves.path.peek() !== '') this.moves.startOver();
    else if (this.moves.figure.peek() !== undefined) this.moves.clear();
    else return false;
    return true;
  }

  readonly refused = computed((): Refused | undefined => this.moves.refused.value ?? this.tray.refused.value);

  #heedRefusal(act: () => void): void {
    act();
    const refused = this.refused.peek();
    if (refused !== undefined) this.#parts.refused?.(refused);
  }
}
