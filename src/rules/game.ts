import { type Card, pileCards, possibleCards } from './cards.ts';
import { COLOURS, type Colour, type EndReason, firstNumbers, type GameResult } from './cast.ts';
import { EATEN, layPosition, type Member, OUT, Position, standBlocks, WAITING } from './position.ts';
import { BASIC_TILES, SUPPLY, SUPPLY_KINDS, type SupplyKind, supplyKind, type Tile } from './tiles.ts';

/** What a game is played with. */
export const MODES = ['basic', 'experienced'] as const;
export type Mode = (typeof MODES)[number];
export interface Setup {
  readonly mode: Mode;
  /** Colours in turn order; a seat is an index of this list. */
  readonly players: readonly Colour[];
  /** Who begins: in the experienced game the one who places the first tile. */
  readonly start: Colour;
  readonly longer: boolean;
}

/** placing (S3), then moving and monster by turns (G1), then over. */
export type Phase = 'placing' | 'moving' | 'monster' | 'over';

/** G3: how many figures a player moves in the first round. */
const FIGURES_IN_FIRST_ROUND = 2;
/** G6: rounds in a stage; one of the eight cards is never turned. */
export const ROUNDS = 7;
/** In both stages. */
export const MOST_ROUNDS = 2 * ROUNDS;

/**
 * A game as everyone may see it: the order of the pile is not in it. It is mutable, for those who search; `decide` and
 * `evolve` treat it as a value and copy.
 */
export class Game {
  readonly setup: Setup;
  readonly figuresEach: number;
  position: Position;
  phase: Phase;
  /** Tiles still to be placed, and those placed, in order. */
  supply: Record<SupplyKind, number>;
  tiles: readonly Tile[];
  stage: 1 | 2 = 1;
  round = 1;
  /** The seat that is starting player, and the seat whose turn it is. */
  starter: number;
  turn: number;
  /** 1 for each figure that has moved in this round. */
  moved: Uint8Array;
  cardsLeft: readonly Card[];
  /** The cards of this stage in the order they came. */
  cardsDrawn: readonly Card[] = [];
  /** Figures out per seat, and how many were out in all when it got that far (for the tie of G8). */
  out: Uint8Array;
  reached: Uint8Array;
  result: GameResult | undefined;

  constructor(setup: Setup, from?: Game) {
    this.setup = setup;
    this.figuresEach = firstNumbers(setup.players.length).length;
    if (from !== undefined) {
      this.position = from.position.copy();
      this.phase = from.phase;
      this.supply = from.supply;
      this.tiles = from.tiles;
      this.stage = from.stage;
      this.round = from.round;
      this.starter = from.starter;
      this.turn = from.turn;
      this.moved = from.moved.slice();
      this.cardsLeft = from.cardsLeft;
      this.cardsDrawn = from.cardsDrawn;
      this.out = from.out.slice();
      this.reached = from.reached.slice();
      this.result = from.result;
      return;
    }
    const basic = setup.mode === 'basic';
    this.tiles = basic ? BASIC_TILES : [];
    this.supply = { ...SUPPLY };
    this.phase = basic ? 'moving' : 'placing';
    this.position = basic ? basicStart(castOf(setup)) : layPosition(this.tiles, castOf(setup));
    showFirstNumbers(this.position, setup);
    this.starter = setup.players.indexOf(setup.start);
    this.turn = this.starter;
    this.moved = new Uint8Array(this.position.cast.length);
    this.cardsLeft = pileCards(setup.longer);
    this.out = new Uint8Array(setup.players.length);
    this.reached = new Uint8Array(setup.players.length);
  }

  copy(): Game {
    return new Game(this.setup, this);
  }

  get players(): number {
    return this.setup.players.length;
  }
  seatOf(figure: number): number {
    return Math.floor(figure / this.figuresEach);
  }
  /** The first figure of a seat; its others follow. */
  firstFigure(seat: number): number {
    return seat * this.figuresEach;
  }

  get isFirstRound(): boolean {
    return this.stage === 1 && this.round === 1;
  }

  /** G6: how many rounds follow the running one. */
  get roundsAfter(): number {
    return (this.stage === 1 ? MOST_ROUNDS : ROUNDS) - this.round;
  }

  /** G5: where an eaten figure goes: in stage one back to the entrance. */
  get eatenGoTo(): number {
    return this.stage === 1 ? WAITING : EATEN;
  }

  /** S3: the kinds of tiles that are still in the supply. */
  kindsLeft(): SupplyKind[] {
    return SUPPLY_KINDS.filter((kind) => this.supply[kind] > 0);
  }

  /** Which cards may come next (G6). */
  possibleCards(): readonly Card[] {
    return possibleCards(this.cardsLeft, this.isFirstRound);
  }

  /** G2, G3: whether the figure may be moved when its player's turn comes. */
  mayMove(figure: number): boolean {
    return (
      this.moved[figure] === 0 &&
      this.position.placeOf(figure) <= WAITING &&
      this.movesLeft(this.seatOf(figure)) > 0
    );
  }

  /** The figures that the player whose turn it is may move. */
  movableFigures(): number[] {
    const figures: number[] = [];
    const first = this.firstFigure(this.turn);
    for (let figure = first; figure < first + this.figuresEach; figure++) {
      if (this.mayMove(figure)) figures.push(figure);
    }
    return figures;
  }

  /** Whether the monster moves right after the next move of a figure. */
  get isLastMove(): boolean {
    return this.setup.players.reduce((sum, _, seat) => sum + this.movesLeft(seat), 0) === 1;
  }

  /** How many moves a seat has left in this round. */
  movesLeft(seat: number): number {
    let moved = 0;
    let waiting = 0;
    const first = this.firstFigure(seat);
    for (let figure = first; figure < first + this.figuresEach; figure++) {
      if (this.moved[figure] === 1) moved++;
      else if (this.position.placeOf(figure) <= WAITING) waiting++;
    }
    return this.isFirstRound ? Math.min(waiting, FIGURES_IN_FIRST_ROUND - moved) : waiting;
  }

  /** S3, G2: how many decisions are made before one of these seats is to decide; where none is, before the monster moves. */
  decisionsBefore(seats: ReadonlySet<number>): number {
    let tiles = this.phase === 'placing' ? Object.values(this.supply).reduce((sum, left) => sum + left) : 0;
    const moves = this.setup.players.map((_, seat) => this.movesLeft(seat));
    let decisions = 0;
    for (let seat = this.turn; tiles + Math.max(...moves) > 0; seat = (seat + 1) % this.players) {
      if (tiles === 0 && moves[seat] === 0) continue;
      if (seats.has(seat)) break;
      if (tiles > 0) tiles--;
      else moves[seat]!--;
      decisions++;
    }
    return decisions;
  }

  // What follows are the changes of state, one for each event of the table. They decide nothing.

  placeTile(tile: Tile): void {
    const kind = supplyKind(tile);
    this.supply = { ...this.supply, [kind]: this.supply[kind] - 1 };
    this.tiles = [...this.tiles, tile];
    this.position = layPosition(this.tiles, this.position.cast);
    showFirstNumbers(this.position, this.setup);
    this.turn = (this.turn + 1) % this.players;
    if (this.kindsLeft().length === 0) {
      this.phase = 'moving';
      this.starter = this.turn; // S3
    }
  }

  countOut(figure: number): void {
    const seat = this.seatOf(figure);
    this.out[seat]!++;
    this.reached[seat] = this.out.reduce((sum, out) => sum + out, 0);
  }

  /** G2: the turn goes on to the next player who has a figure to move, or to the monster. */
  finishMove(figure: number): void {
    this.moved[figure] = 1;
    this.#passTurn((this.turn + 1) % this.players);
  }

  takeCard(card: Card): void {
    const at = this.cardsLeft.indexOf(card);
    this.cardsLeft = this.cardsLeft.filter((_, index) => index !== at);
    this.cardsDrawn = [...this.cardsDrawn, card];
  }

  /** G1: the role of starting player passes on. */
  finishRound(): void {
    this.round++;
    this.moved.fill(0);
    this.starter = (this.starter + 1) % this.players;
    this.phase = 'moving';
    this.#passTurn(this.starter);
  }

  /** G6: all cards are shuffled again. */
  beginStageTwo(): void {
    this.stage = 2;
    this.round = 1;
    this.cardsLeft = pileCards(this.setup.longer);
    this.cardsDrawn = [];
  }

  finish(result: GameResult): void {
    this.phase = 'over';
    this.result = result;
  }

  #passTurn(seat: number): void {
    for (let i = 0; i < this.players; i++) {
      const next = (seat + i) % this.players;
      if (this.movesLeft(next) > 0) {
        this.turn = next;
        return;
      }
    }
    this.phase = 'monster';
  }

  // What the end of a game depends on.

  /** G7: how many figures a player must get out to win at once: all but one. */
  get neededOut(): number {
    return this.figuresEach - 1;
  }

  /** G7: so many are out, or would be with some more. */
  hasEscaped(seat: number, more = 0): boolean {
    return this.out[seat]! + more >= this.neededOut;
  }

  /** G8: every figure is out or eaten. */
  allGone(): boolean {
    for (let figure = 0; figure < this.position.cast.length; figure++) {
      const place = this.position.placeOf(figure);
      if (place !== OUT && place !== EATEN) return false;
    }
    return true;
  }

  /** G8: the seats by how many figures they have out, on a tie by who got that far first. */
  ranking(): readonly number[] {
    const seats = this.setup.players.map((_, seat) => seat);
    return seats.sort((a, b) => this.out[b]! - this.out[a]! || this.reached[a]! - this.reached[b]!);
  }

  /** G8: who has as many figures out as the one who got that far first; nobody where none is out (G9). */
  tiedWithFirst(): readonly Colour[] {
    const [first, ...others] = this.ranking();
    const most = this.out[first!]!;
    if (most === 0) return [];
    return others.filter((seat) => this.out[seat] === most).map((seat) => this.setup.players[seat]!);
  }

  /** G7 to G9: the first of the ranking wins; nobody if none is out. */
  resultFor(reason: EndReason): GameResult {
    const first = this.ranking()[0]!;
    const winner = this.out[first] === 0 ? null : this.setup.players[first]!;
    const out = Object.fromEntries(this.setup.players.map((colour, seat) => [colour, this.out[seat]!]));
    return { winner, reason, out };
  }
}

/** Every figure there can be, so that all games share them: a colour has four at most (C3). */
const MEMBERS = new Map(
  COLOURS.map((owner) => [
    owner,
    [1, 2, 3, 4].map((number): Member => ({ id: `${owner}-${number}`, owner })),
  ]),
);
const castOf = ({ players }: Setup): Member[] =>
  players.flatMap((owner) => MEMBERS.get(owner)!.slice(0, firstNumbers(players.length).length));

/** The floor of the basic game is always the same (S2), so that its games share it. */
const BASIC_HALL = layPosition(BASIC_TILES, []).hall;
function basicStart(cast: readonly Member[]): Position {
  const position = new Position(BASIC_HALL, cast);
  standBlocks(position, BASIC_TILES);
  return position;
}

function showFirstNumbers(position: Position, { players }: Setup): void {
  const numbers = firstNumbers(players.length);
  for (let figure = 0; figure < position.cast.length; figure++) {
    position.setPoints(figure, numbers[figure % numbers.length]!);
  }
}
