import fc from 'fast-check';
import { halfTurn } from '../../src/rules/board.ts';
import {
  BLOCK_KINDS,
  type BlockKind,
  columnOf,
  DIRECTIONS,
  type Direction,
  ENTRANCE,
  EXIT,
  headingOf,
  neighbour,
  POOL_SHAPES,
  type PoolShape,
  type Position,
  poolSpaces,
  rowOf,
  SPACES,
  type Space,
  spaceName,
  spaceNamed,
} from '../../src/rules/index.ts';
import { type Json, readPosition } from '../../src/rules/notation/index.ts';
import { good } from './halls.ts';

const OUTSIDE = ['entrance', 'out', 'eaten'] as const;

/** Where a thing is wanted: anywhere, so many columns and rows from the monster, or in its way. */
type Wish = number | readonly [number, number] | { readonly ahead: number };
const aWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 1, arbitrary: fc.nat(SPACES.length - 1) },
  { weight: 2, arbitrary: fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -3, max: 3 })) },
  { weight: 1, arbitrary: fc.record({ ahead: fc.nat(7) }) },
);
const aDirection = fc.constantFrom(...DIRECTIONS);
const aBlock = fc.constantFrom(...BLOCK_KINDS, 'turn-around' as const);

interface Wishes {
  readonly at: Space;
  readonly facing: Direction;
  readonly pools: readonly { readonly shape: PoolShape; readonly wish: Wish }[];
  readonly pairs: readonly {
    readonly wishes: readonly [Wish, Wish];
    readonly arrows: readonly [Direction, Direction];
  }[];
  readonly line: readonly (BlockKind | 'figure' | 'gap')[];
  readonly blocks: readonly { readonly kind: BlockKind; readonly wish: Wish }[];
  readonly figures: readonly { readonly wish: Wish | (typeof OUTSIDE)[number]; readonly points: number }[];
}

/** What stands ahead of the monster, then whatever finds room: dense, with pools that touch and lie at the edge. */
const someWishes: fc.Arbitrary<Wishes> = fc.record({
  at: fc.constantFrom(...SPACES),
  facing: aDirection,
  pools: fc.array(fc.record({ shape: fc.constantFrom(...POOL_SHAPES), wish: aWish }), { maxLength: 5 }),
  pairs: fc.array(fc.record({ wishes: fc.tuple(aWish, aWish), arrows: fc.tuple(aDirection, aDirection) }), {
    maxLength: 2,
  }),
  line: fc.array(fc.oneof(aBlock, fc.constantFrom('stone', 'figure', 'figure', 'gap')), { maxLength: 8 }),
  blocks: fc.array(fc.record({ kind: aBlock, wish: aWish }), { maxLength: 24, size: 'max' }),
  figures: fc.array(
    fc.record({
      wish: fc.oneof({ weight: 6, arbitrary: aWish }, { weight: 1, arbitrary: fc.constantFrom(...OUTSIDE) }),
      points: fc.nat(6),
    }),
    { maxLength: 7, size: 'max' },
  ),
});

const named = (column: number, row: number): Space | undefined =>
  spaceNamed(`${String.fromCharCode(97 + column)}${row + 1}`);

/** Fulfils the wishes one after another; what finds its space taken is left out. */
class Builder {
  readonly tiles: Json[] = [];
  readonly figures: Json[] = [];
  readonly #wishes: Wishes;
  readonly #taken = new Set<Space>();
  readonly #pools = new Set<Space>();
  readonly #teleporters = new Set<Space>();

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#taken.add(wishes.at);
    for (const { shape, wish } of wishes.pools) this.#layPool(shape, this.#spaceOf(wish));
    wishes.pairs.forEach((pair, index) => {
      this.#layPair(index + 1, pair);
    });
    wishes.line.forEach((thing, index) => {
      if (thing === 'figure') this.#standFigure(this.#ahead(index + 1), 0);
      else if (thing !== 'gap') this.#standBlock(thing, this.#ahead(index + 1));
    });
    for (const { kind, wish } of wishes.blocks) this.#standBlock(kind, this.#spaceOf(wish));
    for (const { wish, points } of wishes.figures)
      this.#standFigure(typeof wish === 'string' ? wish : this.#spaceOf(wish), points);
  }

  json(): Json {
    const { at, facing } = this.#wishes;
    return { monster: { at: spaceName(at), facing }, tiles: this.tiles, figures: this.figures };
  }

  #spaceOf(wish: Wish): Space | undefined {
    if (typeof wish === 'number') return SPACES[wish];
    const { at } = this.#wishes;
    if ('ahead' in wish) return this.#ahead(wish.ahead);
    return named(columnOf(at) + wish[0], rowOf(at) + wish[1]);
  }

  /** So many spaces on from the monster, through walls. */
  #ahead(spaces: number): Space {
    let at = this.#wishes.at;
    for (let i = 0; i < spaces; i++) at = neighbour(at, headingOf(this.#wishes.facing)) ?? halfTurn(at);
    return at;
  }

  #layPool(shape: PoolShape, at: Space | undefined): void {
    if (at === undefined) return;
    const cover = poolSpaces(shape, at);
    if (cover.some((part) => part === undefined || isCorner(part) || this.#pools.has(part))) return;
    for (const part of cover) this.#pools.add(part!);
    this.tiles.push({ kind: 'pool', shape, at: spaceName(at) });
  }

  #layPair(pair: number, { wishes, arrows }: Wishes['pairs'][number]): void {
    const spaces = wishes.map((wish) => this.#spaceOf(wish));
    const [one, other] = spaces;
    // Only the monster may stand on a teleporter, and when pairs are laid nothing else stands anywhere.
    const free = (at: Space | undefined): at is Space =>
      at !== undefined && !isCorner(at) && !this.#pools.has(at) && !this.#teleporters.has(at);
    if (!free(one) || !free(other) || one === other) return;
    for (const [index, at] of [one, other].entries()) {
      this.#taken.add(at);
      this.#teleporters.add(at);
      this.tiles.push({ kind: 'teleporter', pair, at: spaceName(at), facing: arrows[index]! });
    }
  }

  #standBlock(kind: BlockKind, at: Space | undefined): void {
    if (at === undefined || isCorner(at) || this.#taken.has(at)) return;
    this.#taken.add(at);
    this.tiles.push({ kind, at: spaceName(at) });
  }

  #standFigure(at: Space | undefined | (typeof OUTSIDE)[number], points: number): void {
    const id = String.fromCharCode(65 + this.figures.length);
    if (at === undefined) return;
    if (typeof at === 'number') {
      if (this.#taken.has(at)) return;
      this.#taken.add(at);
    }
    const place = typeof at === 'number' ? spaceName(at) : at;
    this.figures.push({ id, at: place, ...(points > 0 && { points }) });
  }
}

const isCorner = (at: Space): boolean => at === EXIT || at === ENTRANCE;

const aPositionJson: fc.Arbitrary<Json> = someWishes.map((wishes) => new Builder(wishes).json());

/** A position that is possible, and nasty. A counterexample is shown as JSON. */
export const aPosition: fc.Arbitrary<Position> = aPositionJson.map((json) => {
  const position = good(readPosition(json));
  return Object.assign(position, { [fc.toStringMethod]: () => JSON.stringify(json) });
});

/** The same with names that a notation must take care of. */
export const aPositionWithOddNames: fc.Arbitrary<Position> = fc
  .tuple(
    aPositionJson,
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }), {
      minLength: 16,
      maxLength: 16,
    }),
    fc.array(fc.option(fc.string({ maxLength: 4, unit: 'binary' })), { minLength: 16, maxLength: 16 }),
  )
  .map(([json, ids, owners]) => {
    const { figures, ...rest } = json as { figures: readonly { readonly [field: string]: Json }[] };
    const renamed = figures.map((figure, index) => {
      const owner = owners[index] ?? null;
      return { ...figure, id: ids[index]!, ...(owner !== null && { owner }) };
    });
    return good(readPosition({ ...rest, figures: renamed }));
  });

/** How many runs a slow property gets: a share of what the run is set to. */
export const aShareOfRuns = (share: number): { numRuns: number } => ({
  numRuns: Math.max(5, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * share)),
});
