import {
  CARDS,
  columnOf,
  EATEN,
  type Game,
  GRID,
  type Hall,
  MOST_POINTS,
  MOST_ROUNDS,
  otherSide,
  type Position,
  rowOf,
  SPACES,
  type Space,
  WAITING,
} from '../rules/index.ts';
import { type WaysOut, waysOut } from './way-out.ts';

/**
 * What the learned value sees of a game between two turns. Everything is said by which rows of the network's tables count: each
 * figure has five, each seat four, the board some more. A seat's own figures and those of others count by weights of their own, so
 * values turn with the seats.
 */

/** Tables one after another, as rows of one list. */
class Tables {
  rows = 0;
  add(size: number): number {
    const first = this.rows;
    this.rows += size;
    return first;
  }
}

const STAGES = 2;
/** For figures of a round that begins, that are yet to move in it, and that have moved. */
const STATES = 3;
const ROUND_COUNTS = MOST_ROUNDS + 1;
/** Slacks from -8 to 15 are told apart, and rounds needed to get out up to 10. */
const LEAST_SLACK = -8;
const SLACKS = 24;
const MOST_NEEDED = 10;
/** Places ahead and beside the monster up to 7. */
const NEAR = 7;
const NEAR_SPAN = 2 * NEAR + 1;
const AROUND = NEAR_SPAN * NEAR_SPAN;
/** When the monster would come to eat it if nobody moved: by the steps of the cards. */
const CATCHES = 7;
const CATCH = Uint8Array.from({ length: 32 }, (_, steps) =>
  steps === 0 ? 0 : steps < 4 ? 1 : steps < 6 ? 2 : steps < 8 ? 3 : steps < 9 ? 4 : steps < 11 ? 5 : 6,
);

const figureTables = new Tables();
const PLACE = figureTables.add((GRID + 1) * MOST_POINTS);
const NEAR_MONSTER = figureTables.add((AROUND + 1) * 2);
const SLACK = figureTables.add(ROUND_COUNTS * SLACKS);
const NEEDED = figureTables.add(ROUND_COUNTS * (MOST_NEEDED + 1));
const CAUGHT = figureTables.add(CATCHES * STATES * STAGES);
export const FIGURE_ROWS = figureTables.rows;
export const ROWS_PER_FIGURE = 5;

const MOST_SEATS = 7;
const MOST_FIGURES = 21;
const COUNTS = 4;
const boardTables = new Tables();
const MONSTER = boardTables.add(GRID * 4);
const ROUNDS = boardTables.add(ROUND_COUNTS * 2);
const PLAYERS = boardTables.add((MOST_SEATS + 1) * 2);
const CARD = boardTables.add(CARDS.length * 3);
const MOVES_LEFT = boardTables.add(MOST_FIGURES + 1);
const BLOCK = boardTables.add(GRID * 4);
const POOL = boardTables.add(GRID);
const TELEPORTER = boardTables.add(GRID);
const ORDER = boardTables.add((MOST_SEATS + 1) * MOST_SEATS);
const NEXT_ORDER = boardTables.add((MOST_SEATS + 1) * MOST_SEATS);
const GOT_OUT = boardTables.add(COUNTS * COUNTS * 2 * 2);
const ALIVE = boardTables.add((COUNTS + 1) * STAGES * 2);
const MONSTERS_STAGE = boardTables.add(STAGES * 2);
const MONSTERS_TABLE = boardTables.add(MOST_SEATS + 1);
const MONSTERS_PREY = boardTables.add(MOST_FIGURES + 1);
const MONSTERS_ROUNDS = boardTables.add(ROUND_COUNTS);
export const BOARD_ROWS = boardTables.rows;
export const ROWS_PER_SEAT = 4;
export const TRUSTS = ROUND_COUNTS * 2;

/** Rounds a figure needs to get out, by the number it shows and the way. */
const LONGEST_WAY = 64;
const NEEDED_ROUNDS = new Uint8Array((MOST_POINTS + 1) * LONGEST_WAY);
/** Points a figure has in a number of rounds, by the number it shows (G2). */
const POINTS = new Uint8Array((MOST_ROUNDS + 2) * (MOST_POINTS + 1));
for (let shows = 1; shows <= MOST_POINTS; shows++) {
  for (let rounds = 1, points = 0; rounds <= MOST_ROUNDS + 1; rounds++) {
    points += rounds % 2 === 1 ? shows : otherSide(shows);
    POINTS[rounds * (MOST_POINTS + 1) + shows] = points;
  }
  for (let way = 1; way < LONGEST_WAY; way++) {
    let needed = 1;
    while (needed < MOST_NEEDED && POINTS[needed * (MOST_POINTS + 1) + shows]! < way) needed++;
    NEEDED_ROUNDS[shows * LONGEST_WAY + way] = needed;
  }
}

/** A moment between two turns; the position may be ahead of the game by the monster's walk. */
export interface Moment {
  readonly game: Game;
  readonly position: Position;
  /** A round begins: nobody has moved. */
  readonly begins: boolean;
  /** Rounds that a figure has which is yet to move, the running one included. */
  readonly rounds: number;
  readonly stage: 1 | 2;
  readonly starter: number;
  /** Cards left, in the order of CARDS. */
  readonly cards: Uint8Array;
  /** For each figure after how many steps the monster would eat it if nobody moved, or 0. */
  readonly caught: Uint8Array;
}

export class Inputs {
  players = 0;
  /** Somebody is out, so that the monster can't win any more (G9). */
  anyOut = false;
  /** Which of the weights for the price counts. */
  trust = 0;
  boardCount = 0;
  readonly board = new Uint16Array(64);
  /** Rows of each seat and, behind them, of the monster. */
  readonly seats = new Uint16Array((MOST_SEATS + 1) * ROWS_PER_SEAT);
  figureCount = 0;
  readonly figureSeats = new Uint8Array(MOST_FIGURES + 7);
  readonly figures = new Uint16Array((MOST_FIGURES + 7) * ROWS_PER_FIGURE);
  readonly #alive = new Uint8Array(MOST_SEATS);

  /** Reads a moment. What the floor is made of is not among it: see `floorRows`. */
  read(moment: Moment): void {
    const { game, rounds, begins } = moment;
    this.players = game.players;
    this.trust = rounds * 2 + (begins ? 0 : 1);
    this.#alive.fill(0);
    const movesLeft = this.#readFigures(moment, waysOut(moment.position.hall));
    this.#readBoard(moment, movesLeft);
    this.#readSeats(moment);
  }

  #readFigures({ game, position, begins, rounds, stage, caught }: Moment, ways: WaysOut): number {
    let movesLeft = 0;
    let count = 0;
    let at = 0;
    for (let figure = 0; figure < position.cast.length; figure++) {
      let place = position.placeOf(figure);
      if (place > WAITING) {
        if (place !== EATEN || stage === 2 || !begins) continue;
        place = WAITING; // G5: it comes back before the round begins
      }
      const seat = game.seatOf(figure);
      let shows = position.pointsOf(figure);
      const isToMove = begins || game.mayMove(figure);
      if (!isToMove && game.moved[figure] === 0) shows = otherSide(shows); // G3
      const has = isToMove ? rounds : rounds - 1;
      const way = ways[place]!;
      if (isToMove && !begins) movesLeft++;
      this.#alive[seat]!++;
      this.figureSeats[count++] = seat;
      const slack = POINTS[has * (MOST_POINTS + 1) + shows]! - way - LEAST_SLACK;
      const state = begins ? 0 : isToMove ? 1 : 2;
      this.figures[at] = PLACE + place * MOST_POINTS + shows - 1;
      this.figures[at + 1] = NEAR_MONSTER + (isToMove ? 0 : AROUND + 1) + around(position, place);
      this.figures[at + 2] = SLACK + has * SLACKS + (slack < 0 ? 0 : slack >= SLACKS ? SLACKS - 1 : slack);
      this.figures[at + 3] = NEEDED + has * (MOST_NEEDED + 1) + NEEDED_ROUNDS[shows * LONGEST_WAY + way]!;
      this.figures[at + 4] = CAUGHT + (CATCH[caught[figure]!]! * STATES + state) * STAGES + stage - 1;
      at += ROWS_PER_FIGURE;
    }
    this.figureCount = count;
    return movesLeft;
  }

  #readBoard({ position, begins, rounds, cards }: Moment, movesLeft: number): void {
    const { board } = this;
    const begun = begins ? 0 : 1;
    let count = 0;
    board[count++] = MONSTER + position.monsterAt * 4 + position.facing;
    board[count++] = ROUNDS + rounds * 2 + begun;
    board[count++] = PLAYERS + this.players * 2 + begun;
    board[count++] = MOVES_LEFT + movesLeft;
    for (let card = 0; card < cards.length; card++) board[count++] = CARD + card * 3 + cards[card]!;
    const { words } = position;
    for (const at of SPACES) {
      const code = words[at]!;
      if (code !== 0 && code <= LAST_BLOCK) board[count++] = BLOCK + (code - 1) * GRID + at;
    }
    this.boardCount = count;
  }

  #readSeats({ game, begins, rounds, stage, starter }: Moment): void {
    const { players, seats } = this;
    const { out, reached } = game;
    const few = game.figuresEach === 3 ? 1 : 0;
    const first = begins || game.phase !== 'moving' ? starter : game.turn;
    let prey = 0;
    let at = 0;
    this.anyOut = false;
    for (let seat = 0; seat < players; seat++) {
      let most = 0;
      let isFirst = out[seat]! > 0;
      for (let other = 0; other < players; other++) {
        if (other === seat) continue;
        if (out[other]! > most) most = out[other]!;
        if (out[other] === out[seat] && reached[other]! < reached[seat]!) isFirst = false;
      }
      if (out[seat]! > 0) this.anyOut = true;
      const alive = this.#alive[seat]!;
      prey += alive;
      seats[at] = ORDER + players * MOST_SEATS + ((seat - first + players) % players);
      seats[at + 1] = NEXT_ORDER + players * MOST_SEATS + ((seat - starter - 1 + 2 * players) % players);
      seats[at + 2] = GOT_OUT + ((out[seat]! * COUNTS + most) * 2 + (isFirst ? 1 : 0)) * 2 + few;
      seats[at + 3] = ALIVE + (alive * STAGES + stage - 1) * 2 + few;
      at += ROWS_PER_SEAT;
    }
    seats[at] = MONSTERS_STAGE + (stage - 1) * 2 + (this.anyOut ? 1 : 0);
    seats[at + 1] = MONSTERS_TABLE + players;
    seats[at + 2] = MONSTERS_PREY + prey;
    seats[at + 3] = MONSTERS_ROUNDS + rounds;
  }
}

/** Codes of the ground up to this are blocks. */
const LAST_BLOCK = 4;

/** Where a place is as the monster sees it: ahead and to the right. */
function around(position: Position, place: number): number {
  if (place >= GRID) return AROUND;
  const { monsterAt, facing } = position;
  const east = columnOf(place as Space) - columnOf(monsterAt);
  const south = rowOf(place as Space) - rowOf(monsterAt);
  const ahead = facing === 0 ? -south : facing === 1 ? east : facing === 2 ? south : -east;
  const right = facing === 0 ? east : facing === 1 ? south : facing === 2 ? -east : -south;
  return (near(ahead) + NEAR) * NEAR_SPAN + near(right) + NEAR;
}

const near = (distance: number): number => (distance > NEAR ? NEAR : distance < -NEAR ? -NEAR : distance);

/** Rows of the floor: the same for all positions of a game. */
export function floorRows(hall: Hall): number[] {
  return SPACES.flatMap((at) => {
    if (hall.isPool[at] === 1) return [POOL + at];
    return hall.partner[at]! >= 0 ? [TELEPORTER + at] : [];
  });
}
