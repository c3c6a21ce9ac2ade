import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  checkAll,
  checkNext,
  type Downs,
  type Level,
  lonePair,
  type Piece,
  positionWith,
  spacesFor,
  starsFor,
  supplyLeft,
} from '../../puzzles/index.ts';
import type { PutDown, Refusal, SpaceName } from '../../rules/index.ts';
import { Changes } from './changes.ts';
import { canTurn, coverOfPut, liesAs, pieceOfPut, putAt, samePiece, turnsOf } from './pieces.ts';

/** A refusal and the space it is about. */
export interface RefusedAt {
  readonly refusal: Refusal;
  readonly at: SpaceName;
}

/**
 * Putting things down in a level (P1): a piece is taken from the supply and put on a space; what lies there can be picked,
 * turned, moved and taken back. It never holds anything that the level forbids.
 */
export class Builder {
  readonly level: Level;
  readonly #changes: Changes<Downs>;
  readonly downs: ReadonlySignal<Downs>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly #piece = signal<Piece | undefined>(undefined);
  /** The piece of the supply in the player's hand. */
  readonly piece: ReadonlySignal<Piece | undefined> = this.#piece;
  readonly #turns = signal(0);
  readonly turns: ReadonlySignal<number> = this.#turns;
  /** The thing that lies there and is picked, by its place in the list. */
  readonly #picked = signal<number | undefined>(undefined);
  readonly picked: ReadonlySignal<number | undefined> = this.#picked;
  /** The thing put down last: pressing it again turns it. */
  readonly #last = signal<number | undefined>(undefined);
  readonly #pointed = signal<SpaceName | undefined>(undefined);
  readonly #refused = signal<RefusedAt | undefined>(undefined);
  readonly refused: ReadonlySignal<RefusedAt | undefined> = this.#refused;

  constructor(level: Level, downs: Downs = []) {
    this.level = level;
    // What was kept may be of an older form of the level.
    this.#changes = new Changes(checkAll(level, downs) === undefined ? downs : []);
    this.downs = this.#changes.now;
    this.canUndo = this.#changes.canUndo;
  }

  readonly left = computed(() => supplyLeft(this.level, this.downs.value));
  readonly lone = computed(() => lonePair(this.level, this.downs.value));
  readonly position = computed(() => positionWith(this.level, this.downs.value));
  /** The stars there would be, were it solved like this. */
  readonly stars = computed(() => starsFor(this.level, this.downs.value));

  /** What would be put down by pressing a space: the piece in hand, or what is picked. */
  readonly active = computed((): Piece | undefined => {
    const picked = this.downs.value[this.#picked.value ?? -1];
    return picked === undefined ? this.#piece.value : pieceOfPut(picked);
  });

  /** What can be turned by R: what is in hand or picked, else what was put down last. */
  readonly turnable = computed((): boolean => {
    const active = this.active.value;
    if (active !== undefined) return canTurn(active);
    const last = this.downs.value[this.#last.value ?? -1];
    return last !== undefined && canTurn(pieceOfPut(last));
  });

  readonly #others = computed(
    (): Downs => this.downs.value.filter((_, index) => index !== this.#picked.value),
  );

  /** Every legal way to put down what is active, as it is turned now. */
  readonly #ways = computed((): readonly PutDown[] => {
    const piece = this.active.value;
    if (piece === undefined) return [];
    const turns = this.#turns.value;
    return spacesFor(this.level, this.#others.value, piece)
      .map((way) => [way, putAt(piece, turns, way.at)] as const)
      .filter(([way, put]) => liesAs(put, way))
      .map(([, put]) => put);
  });

  /** The spaces that can be pressed. */
  readonly places = computed((): readonly SpaceName[] => [...new Set(this.#ways.value.flatMap(coverOfPut))]);

  /** What is active as it would lie on the space pointed at. */
  readonly preview = computed((): PutDown | undefined => {
    const at = this.#pointed.value;
    return at === undefined ? undefined : this.#fitted(at);
  });

  /** So that it covers the space: with its own space there if it can, else shifted. */
  #fitted(at: SpaceName): PutDown | undefined {
    const ways = this.#ways.value;
    return ways.find((put) => put.at === at) ?? ways.findLast((put) => coverOfPut(put).includes(at));
  }

  /** Which thing put down covers a space. */
  ownAt(at: SpaceName): number | undefined {
    const index = this.downs.peek().findIndex((put) => coverOfPut(put).includes(at));
    return index < 0 ? undefined : index;
  }

  /** Takes a piece of the supply in hand; the same one again lays it back. */
  take(piece: Piece): void {
    if (!this.#isLeft(piece)) return;
    batch(() => {
      const same = samePiece(this.#piece.peek(), piece);
      this.#forget();
      if (!same) this.#turns.value = 0;
      this.#piece.value = same ? undefined : piece;
    });
  }

  point(at: SpaceName | undefined): void {
    this.#pointed.value = at;
  }

  /** A space was pressed. False where there was nothing to do there. */
  press(at: SpaceName): boolean {
    const own = this.ownAt(at);
    if (own !== undefined) {
      this.#pressOwn(own);
      return true;
    }
    const piece = this.active.peek();
    if (piece === undefined) {
      this.#refused.value = undefined;
      return false;
    }
    batch(() => this.#putOrSay(piece, at));
    return true;
  }

  #pressOwn(own: number): void {
    const put = this.downs.peek()[own]!;
    const again =
      this.#picked.peek() === own || (this.#picked.peek() === undefined && this.#last.peek() === own);
    if (again && canTurn(pieceOfPut(put))) this.#turnThing(own);
    else if (this.#picked.peek() === own) this.backOut();
    else this.pick(own);
  }

  /** Picks a thing that lies there, to be moved, turned or taken back. */
  pick(own: number): void {
    const put = this.downs.peek()[own];
    if (put === undefined) return;
    batch(() => {
      this.#forget();
      this.#picked.value = own;
      this.#turns.value = turnsOf(put);
    });
  }

  /** Puts a piece of the supply straight on a space, as one that is dragged there. */
  drop(piece: Piece, at: SpaceName | undefined): void {
    batch(() => {
      const turns = samePiece(this.#piece.peek(), piece) ? this.#turns.peek() : 0;
      this.#forget();
      this.#piece.value = piece;
      this.#turns.value = turns;
      if (at !== undefined) this.#putOrSay(piece, at);
    });
  }

  /** Moves a thing that lies there; off the board it goes back to the supply. */
  move(own: number, at: SpaceName | undefined): void {
    const put = this.downs.peek()[own];
    if (put === undefined) return;
    batch(() => {
      this.pick(own);
      if (at === undefined) this.takeBack();
      else if (!coverOfPut(put).includes(at)) this.#putOrSay(pieceOfPut(put), at);
    });
  }

  #putOrSay(piece: Piece, at: SpaceName): void {
    const put = this.#fitted(at);
    if (put === undefined) {
      const refusal = checkNext(this.level, this.#others.peek(), putAt(piece, this.#turns.peek(), at));
      this.#refused.value = refusal === undefined ? undefined : { refusal, at };
      return;
    }
    const picked = this.#picked.peek();
    const downs = this.downs.peek();
    if (picked === undefined) {
      this.#change([...downs, put]);
      this.#last.value = downs.length;
      if (!this.#isLeft(piece)) this.#piece.value = undefined;
    } else {
      this.#change(downs.map((other, index) => (index === picked ? put : other)));
      this.#picked.value = undefined;
      this.#last.value = picked;
    }
  }

  #isLeft(piece: Piece): boolean {
    const { heaps, figures } = this.left.peek();
    return typeof piece === 'string'
      ? heaps.some((heap) => heap.piece === piece && heap.count > 0)
      : figures.includes(piece.figure);
  }

  /** A quarter turn of what is in hand, picked, or was put down last. */
  turn(): void {
    const picked = this.#picked.peek();
    if (picked === undefined && this.#piece.peek() !== undefined) this.#turns.value++;
    else this.#turnThing(picked ?? this.#last.peek());
  }

  #turnThing(own: number | undefined): void {
    const downs = this.downs.peek();
    const put = downs[own ?? -1];
    if (put === undefined || own === undefined) return;
    const piece = pieceOfPut(put);
    if (!canTurn(piece)) return;
    const others = downs.filter((_, index) => index !== own);
    const turned = putAt(piece, turnsOf(put) + 1, put.at);
    const refusal = checkNext(this.level, others, turned);
    batch(() => {
      if (refusal !== undefined) this.#refused.value = { refusal, at: put.at };
      else {
        this.#change(downs.map((other, index) => (index === own ? turned : other)));
        this.#last.value = own;
        if (this.#picked.peek() === own) this.#turns.value = turnsOf(turned);
      }
    });
  }

  /** What is picked goes back to the supply; without anything picked, what was put down last. */
  takeBack(): void {
    const downs = this.downs.peek();
    const own = this.#picked.peek() ?? this.#last.peek() ?? downs.length - 1;
    if (downs[own] === undefined) return;
    batch(() => {
      this.#change(downs.filter((_, index) => index !== own));
      this.#picked.value = undefined;
    });
  }

  clear(): void {
    if (this.downs.peek().length === 0) return;
    batch(() => {
      this.#change([]);
      this.#forget();
    });
  }

  /** Puts all this down at once; what may not lie there is a mistake of whoever asks. */
  set(downs: Downs): void {
    const refused = checkAll(this.level, downs);
    if (refused !== undefined) throw new Error(refused.refusal.message);
    batch(() => {
      this.#change(downs);
      this.#forget();
    });
  }

  undo(): void {
    batch(() => {
      if (!this.#changes.undo()) return;
      this.#last.value = undefined;
      this.#forget();
    });
  }

  /** Lays the piece in hand back and lets go of what is picked. False where there was nothing. */
  backOut(): boolean {
    const held = this.#piece.peek() !== undefined || this.#picked.peek() !== undefined;
    const said = this.#refused.peek() !== undefined;
    batch(() => this.#forget());
    return held || said;
  }

  #forget(): void {
    this.#piece.value = undefined;
    this.#picked.value = undefined;
    this.#refused.value = undefined;
  }

  #change(downs: Downs): void {
    this.#changes.change(downs);
    this.#last.value = undefined;
    this.#refused.value = undefined;
  }
}
