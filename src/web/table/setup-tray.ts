import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  checkPlacement,
  coverOf,
  type Game,
  type LooseTile,
  looseTile,
  SPACES,
  type SpaceName,
  SUPPLY_KINDS,
  type SupplyKind,
  spaceName,
  type Tile,
  waysToCover,
} from '../../rules/index.ts';
import type { Refused } from './move-path.ts';

/** The experienced set-up (S3 to S5): a tile is taken from the tray, turned, tried on a space, and placed. */
export class SetupTray {
  readonly #game: ReadonlySignal<Game>;
  readonly #seat: ReadonlySignal<number | undefined>;
  readonly #kind = signal<SupplyKind | undefined>(undefined);
  readonly kind: ReadonlySignal<SupplyKind | undefined> = this.#kind;
  readonly #turns = signal(0);
  readonly #laid = signal<Tile | undefined>(undefined);
  /** The tile as it is tried on the board. */
  readonly laid: ReadonlySignal<Tile | undefined> = this.#laid;
  readonly #pointed = signal<SpaceName | undefined>(undefined);
  readonly #refused = signal<Refused | undefined>(undefined);
  readonly refused: ReadonlySignal<Refused | undefined> = this.#refused;

  constructor(game: ReadonlySignal<Game>, seat: ReadonlySignal<number | undefined>) {
    this.#game = game;
    this.#seat = seat;
  }

  readonly active = computed((): boolean => {
    const game = this.#game.value;
    return game.phase === 'placing' && game.turn === this.#seat.value;
  });

  readonly supply = computed(() =>
    SUPPLY_KINDS.map((kind) => ({ kind, left: this.#game.value.supply[kind] })),
  );

  readonly tile = computed((): LooseTile | undefined =>
    this.#kind.value === undefined ? undefined : looseTile(this.#kind.value, this.#turns.value),
  );

  /** The spaces that can be pressed to lay the tile. */
  readonly places = computed((): readonly SpaceName[] => {
    const tile = this.tile.value;
    if (tile === undefined || !this.active.value) return [];
    return SPACES.map(spaceName).filter((at) => this.#fitted(tile, at) !== undefined);
  });

  /** The tile laid, else as it would lie on the space pointed at. */
  readonly preview = computed((): Tile | undefined => {
    const tile = this.tile.value;
    const at = this.#pointed.value;
    if (tile === undefined || at === undefined || !this.active.value) return this.#laid.value;
    return this.#fitted(tile, at) ?? this.#laid.value;
  });

  take(kind: SupplyKind): void {
    if (this.#game.peek().supply[kind] === 0) return;
    batch(() => {
      if (this.#kind.peek() !== kind) this.#turns.value = 0;
      this.#kind.value = kind;
      this.#laid.value = undefined;
      this.#refused.value = undefined;
    });
  }

  /** A quarter turn; a tile that lies already is turned where it lies, if it can be. */
  turn(): void {
    const laid = this.#laid.peek();
    batch(() => {
      this.#turns.value++;
      const tile = this.tile.value;
      this.#laid.value = laid === undefined || tile === undefined ? undefined : this.#fitted(tile, laid.at);
    });
  }

  point(at: SpaceName | undefined): void {
    this.#pointed.value = at;
  }

  /** Tries the tile on a space; true where it lies there already, so that it can be placed. */
  press(at: SpaceName): boolean {
    const tile = this.tile.peek();
    if (tile === undefined) return false;
    const laid = this.#laid.peek();
    if (laid !== undefined && coverOf(laid).includes(at)) return true;
    const fitted = this.#fitted(tile, at);
    batch(() => {
      this.#laid.value = fitted ?? laid;
      this.#refused.value = fitted === undefined ? this.#whyNot(tile, at) : undefined;
    });
    return false;
  }

  clear(): void {
    batch(() => {
      if (this.#laid.peek() === undefined) this.#kind.value = undefined;
      this.#laid.value = undefined;
      this.#refused.value = undefined;
      this.#pointed.value = undefined;
    });
  }

  clearAll(): void {
    batch(() => {
      this.#kind.value = undefined;
      this.#laid.value = undefined;
      this.#refused.value = undefined;
      this.#pointed.value = undefined;
      this.#turns.value = 0;
    });
  }

  forgive(): void {
    this.#refused.value = undefined;
  }

  /** The tile so that it covers the space: with its top left corner there if it can, else shifted. */
  #fitted(tile: LooseTile, at: SpaceName): Tile | undefined {
    return waysToCover(tile, at).find(
      (placed) => checkPlacement(this.#game.value.position, placed) === undefined,
    );
  }

  #whyNot(tile: LooseTile, at: SpaceName): Refused | undefined {
    const refused = checkPlacement(this.#game.peek().position, { ...tile, at });
    return refused === undefined ? undefined : { ...refused, at };
  }
}
