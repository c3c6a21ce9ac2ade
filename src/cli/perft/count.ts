import {
  type Game,
  Moves,
  type Position,
  placementsOf,
  placeName,
  playCard,
  playMove,
  playTile,
  type Tile,
  WAITING,
} from '../../rules/index.ts';

/** Counting what can follow, move by move. A line ends early where nothing can be done; then it counts no more. */

/** One thing that can be done. Its name is made only where it is wanted. */
interface Branch {
  readonly name: () => string;
  readonly tree: Tree;
}

/** Something to count from: what can be done next, and how much there is without doing it. */
export interface Tree {
  /** Goes through all that can be done next, one after the other. What it shows is valid until it goes on. */
  branches(): Iterable<Branch>;
  /** How many branches there are. */
  count(): number;
}

/** How many lines of so many moves there are. */
export function leaves(tree: Tree, depth: number): number {
  if (depth === 0) return 1;
  if (depth === 1) return tree.count();
  let sum = 0;
  for (const branch of tree.branches()) sum += leaves(branch.tree, depth - 1);
  return sum;
}

/** A position: every figure with a number that has not moved in this line makes each of its outcomes. */
export class PositionTree implements Tree {
  readonly #position: Position;
  readonly #moved: ReadonlySet<number>;
  readonly #bench: Workbenches;
  readonly #ply: number;

  constructor(
    position: Position,
    moved: ReadonlySet<number> = new Set(),
    bench = new Workbenches(),
    ply = 0,
  ) {
    this.#position = position;
    this.#moved = moved;
    this.#bench = bench;
    this.#ply = ply;
  }

  *branches(): Generator<Branch, undefined> {
    const moves = this.#bench.at(this.#ply);
    const after = this.#position.copy();
    for (const figure of this.#figures()) {
      const moved = new Set([...this.#moved, figure]);
      const tree = new PositionTree(after, moved, this.#bench, this.#ply + 1);
      const count = moves.find(this.#position, figure);
      for (let outcome = 0; outcome < count; outcome++) {
        after.copyFrom(this.#position);
        moves.apply(outcome, after);
        yield { name: () => moveName(this.#position, figure, moves, outcome), tree };
      }
    }
  }

  count(): number {
    const moves = this.#bench.at(this.#ply);
    return this.#figures().reduce((sum, figure) => sum + moves.find(this.#position, figure), 0);
  }

  #figures(): number[] {
    const all = this.#position.cast.map((_, figure) => figure);
    return all.filter(
      (figure) =>
        !this.#moved.has(figure) &&
        this.#position.pointsOf(figure) > 0 &&
        this.#position.placeOf(figure) <= WAITING,
    );
  }
}

/** A game: whoever's turn it is acts, and a round's last move is followed by every different card. */
export class GameTree implements Tree {
  readonly #game: Game;
  readonly #bench: Workbenches;
  readonly #ply: number;

  constructor(game: Game, bench = new Workbenches(), ply = 0) {
    this.#game = game;
    this.#bench = bench;
    this.#ply = ply;
  }

  *branches(): Generator<Branch, undefined> {
    const game = this.#game;
    if (game.phase === 'placing') yield* this.#placements();
    else if (game.phase === 'monster') yield* this.#cards(game, () => '');
    else if (game.phase === 'moving') yield* this.#moves();
  }

  count(): number {
    const game = this.#game;
    // Only the move that ends a round has something behind it that must be looked at.
    if (game.phase === 'moving' && !game.isLastMove) {
      const moves = this.#bench.at(this.#ply);
      return game.movableFigures().reduce((sum, figure) => sum + moves.findIn(game, figure), 0);
    }
    let count = 0;
    for (const _ of this.branches()) count++;
    return count;
  }

  *#placements(): Generator<Branch, undefined> {
    for (const kind of this.#game.kindsLeft()) {
      for (const tile of placementsOf(this.#game.position, kind)) {
        const after = this.#game.copy();
        playTile(after, after.turn, tile);
        yield { name: () => tileName(tile), tree: this.#next(after) };
      }
    }
  }

  *#moves(): Generator<Branch, undefined> {
    const game = this.#game;
    const moves = this.#bench.at(this.#ply);
    for (const figure of game.movableFigures()) {
      moves.findIn(game, figure);
      for (let outcome = moves.first; outcome < moves.count; outcome++) {
        const after = game.copy();
        playMove(after, after.turn, figure, moves.path(outcome));
        const name = () => moveName(game.position, figure, moves, outcome);
        if (after.phase === 'monster') yield* this.#cards(after, () => `${name()}, `);
        else yield { name, tree: this.#next(after) };
      }
    }
  }

  *#cards(game: Game, before: () => string): Generator<Branch, undefined> {
    for (const card of new Set(game.possibleCards())) {
      const after = game.copy();
      playCard(after, card);
      yield { name: () => `${before()}card ${card}`, tree: this.#next(after) };
    }
  }

  #next(game: Game): GameTree {
    return new GameTree(game, this.#bench, this.#ply + 1);
  }
}

const moveName = (position: Position, figure: number, moves: Moves, outcome: number): string =>
  `${position.cast[figure]!.id} ${moves.path(outcome) || 'stays'} ${placeName(moves.to(outcome))}`;

function tileName(tile: Tile): string {
  if (tile.kind === 'pool') return `pool ${tile.shape} ${tile.at}`;
  if (tile.kind === 'teleporter') return `teleporter ${tile.pair} ${tile.at} ${tile.facing}`;
  return `${tile.kind} ${tile.at}`;
}

/** One for each depth, since those above are still in use. */
class Workbenches {
  readonly #moves: Moves[] = [];

  at(ply: number): Moves {
    this.#moves[ply] ??= new Moves();
    return this.#moves[ply];
  }
}
