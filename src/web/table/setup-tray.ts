import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type BlockKind,
  checkPlacement,
  columnOf,
  DIRECTIONS,
  type Direction,
  type Game,
  isBlockKind,
  poolSpaces,
  rowOf,
  SPACES,
  type SpaceName,
  SUPPLY_KINDS,
  type SupplyKind,
  space,
  spaceName,
  type Tile,
  WIDTH,
} from '../../rules/index.ts';
import type { Refused } from './move-path.ts';

/** A tile without its place. */
export type LooseTile =
  | { readonly kind: BlockKind }
  | { readonly kind: 'teleporter'; readonly pair: 1 | 2; readonly facing: Direction }
  | { readonly kind: 'pool'; readonly shape: '2x2' | '4x1' | '1x4' };

/** The experienced set-up (S3 to S5): a tile is taken from the tray, turned, tried on a space, and placed. */
export class SetupTray {
  readonly #game: ReadonlySignal<Game>;
  readonly #seat: ReadonlySignal<number | undefined>;
  readonly #kind = signal<SupplyKind | undefined>(undefined);
  readonly #turns = signal(0);
  readonly #laid = signal<Tile | undefined>(undefined);
  readonly #pointed = signal<SpaceName | undefined>(undefined);
  readonly #refused = signal<Refused | undefined>(undefined);

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

  get kind(): ReadonlySignal<SupplyKind | undefined> {
    return this.#kind;
  }
  get refused(): ReadonlySignal<Refused | undefined> {
    return this.#refused;
  }
  /** The tile as it is tried on the board. */
  get laid(): ReadonlySignal<Tile | undefined> {
    return this.#laid;
  }

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
    if (laid !== undefined && covers(laid, at)) return true;
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
    return anchors(tile, at)
      .map((anchor) => tileAt(tile, anchor))
      .find((placed) => checkPlacement(this.#game.value.position, placed) === undefined);
  }

  #whyNot(tile: LooseTile, at: SpaceName): Refused | undefined {
    const refused = checkPlacement(this.#game.peek().position, tileAt(tile, at));
    return refused === undefined ? undefined : { ...refused, at };
  }
}

function looseTile(kind: SupplyKind, turns: number): LooseTile {
  if (kind === 'pool-2x2') return { kind: 'pool', shape: '2x2' };
  if (kind === 'pool-4x1') return { kind: 'pool', shape: turns % 2 === 0 ? '4x1' : '1x4' };
  if (isBlockKind(kind)) return { kind };
  return {
    kind: 'teleporter',
    pair: kind === 'teleporter-1' ? 1 : 2,
    facing: DIRECTIONS[turns % 4]!,
  };
}

export const looseOf = (kind: SupplyKind): LooseTile => looseTile(kind, 0);
export const canTurn = (kind: SupplyKind): boolean => kind === 'pool-4x1' || kind.startsWith('teleporter');

const tileAt = (tile: LooseTile, at: SpaceName): Tile => ({ ...tile, at });

const SHIFTS = { '2x2': [0, 1, WIDTH, WIDTH + 1], '4x1': [0, 1, 2, 3], '1x4': [0, 16, 32, 48] } as const;

/** Where the tile's own space may be for it to cover a space. */
function anchors(tile: LooseTile, at: SpaceName): SpaceName[] {
  if (tile.kind !== 'pool') return [at];
  const here = space(at);
  return SHIFTS[tile.shape].flatMap((shift) => {
    const anchor = SPACES.find((other) => other === here - shift);
    const inRow = columnOf(here) >= shift % WIDTH && rowOf(here) >= Math.floor(shift / WIDTH);
    return anchor === undefined || !inRow ? [] : [spaceName(anchor)];
  });
}

const covers = (tile: Tile, at: SpaceName): boolean => spacesOf(tile).includes(at);

const spacesOf = (tile: Tile): SpaceName[] =>
  tile.kind === 'pool'
    ? poolSpaces(tile.shape, space(tile.at)).flatMap((at) => (at === undefined ? [] : [spaceName(at)]))
    : [tile.at];
