import {
  type BlockKind,
  checkPutDown,
  DIRECTIONS,
  ENTRANCE,
  EXIT,
  type FigureId,
  GRID,
  type Hall,
  type Heading,
  isBlockKind,
  type Pair,
  type PoolShape,
  Position,
  type PutDown,
  poolSpaces,
  positionOf,
  SPACES,
  type Space,
  space,
  spaceName,
  WAITING,
  waysToLie,
} from '../rules/index.ts';
import { baitOf } from './attempt.ts';
import type { Level } from './level.ts';

/** What can be put down as one: the two teleporters of a pair go together, for they come both or not at all (C1). */
type HeapKind = BlockKind | 'figure' | 'pool-2x2' | 'pool-4x1' | 'pair';

/** Equal pieces: which of them lies where makes no difference. */
export interface Heap {
  readonly kind: HeapKind;
  readonly count: number;
  /** How many things one piece is. */
  readonly weight: number;
  /** Which figures or pairs they are, in the order they are used. */
  readonly figures: readonly FigureId[];
  readonly pairs: readonly Pair[];
}

/** An arrow that is not decided yet. */
export const OPEN_ARROW = -1;
export type Arrow = Heading | typeof OPEN_ARROW;

/** A piece put down. */
export interface Piece {
  readonly heap: number;
  readonly at: Space;
  /** Of the long pool. */
  readonly shape?: PoolShape;
  /** Of a pair: the other one's space; `at` is the smaller of the two. */
  readonly other?: Space;
  /** Of a pair: which way they point; decided only when the monster first follows an arrow. */
  arrows?: [Arrow, Arrow];
}

/** Things of the supply in heaps. */
function heapsOf(level: Level): Heap[] {
  const heaps: Heap[] = [];
  const pairs: Pair[] = [];
  for (const item of level.supply) {
    if (item.kind === 'teleporter') pairs.push(item.pair);
    else {
      const kind = item.kind === 'pool' ? (`pool-${item.shape}` as const) : item.kind;
      heaps.push({ kind, count: item.count, weight: 1, figures: [], pairs: [] });
    }
  }
  const figures = baitOf(level);
  if (figures.length > 0)
    heaps.push({ kind: 'figure', count: figures.length, weight: 1, figures, pairs: [] });
  if (pairs.length > 0) heaps.push({ kind: 'pair', count: pairs.length, weight: 2, figures: [], pairs });
  return heaps;
}

/** S5: for each space the spaces where a second teleporter may not lie, as the rules say; found once. */
let tooNear: ReadonlyMap<Space, ReadonlySet<Space>> | undefined;
function nearTeleporters(): ReadonlyMap<Space, ReadonlySet<Space>> {
  tooNear ??= new Map(
    SPACES.map((at) => {
      const put = { kind: 'teleporter', pair: 2, facing: 'n' } as const;
      if (at === EXIT || at === ENTRANCE) return [at, new Set<Space>()];
      const alone = [{ ...put, pair: 1, at: spaceName(at) }] as const;
      const monster = { at: 'a1', facing: 'e' } as const;
      const position = positionOf({ monster, tiles: alone, figures: [] }, { halfPairs: true });
      const refused = SPACES.filter((other) => {
        const refusal = checkPutDown(position, { ...put, at: spaceName(other) });
        return refusal?.rule === 'S5';
      });
      return [at, new Set(refused)];
    }),
  );
  return tooNear;
}

/** The floor of a position, to be changed while a search goes on. */
const ownHall = (hall: Hall): Hall => ({
  ...hall,
  isPool: hall.isPool.slice(),
  partner: hall.partner.slice(),
  arrow: hall.arrow.slice(),
  pair: hall.pair.slice(),
});

/** A level's hall on which pieces are put down and lifted again. */
export class Workbench {
  readonly heaps: readonly Heap[];
  readonly position: Position;
  readonly pieces: Piece[] = [];
  /** How many of each heap lie there. */
  readonly used: number[];
  /** 1 where something of this attempt lies. */
  readonly #taken = new Uint8Array(GRID);
  /** For each heap, the spaces (for a long pool lying first, then standing) where the level lets a piece of it be put. */
  readonly #allowed: readonly Uint8Array[];

  constructor(level: Level) {
    const { position } = level;
    this.heaps = heapsOf(level);
    this.used = this.heaps.map(() => 0);
    this.position = new Position(ownHall(position.hall), position.cast, position.words.slice());
    const mayUse = level.mayUse === undefined ? undefined : new Set(level.mayUse.map(space));
    this.#allowed = this.heaps.map((heap) => {
      const allowed = new Uint8Array(GRID * 2);
      for (const at of SPACES) {
        for (const [way, put] of waysToPut(heap, at).entries())
          if (checkPutDown(position, put, mayUse) === undefined) allowed[way * GRID + at] = 1;
      }
      return allowed;
    });
  }

  /** Whether a piece of the heap may lie there now; a long pool lies (way 0) or stands (way 1). */
  mayLie(heap: number, at: Space, way = 0): boolean {
    if (this.#allowed[heap]![way * GRID + at] === 0 || this.#taken[at] === 1) return false;
    const { kind } = this.heaps[heap]!;
    if (kind === 'pool-2x2' || kind === 'pool-4x1') {
      for (const part of poolSpaces(shapeOf(kind, way), at)) if (this.#taken[part!] === 1) return false;
      return true;
    }
    return kind !== 'pair' || this.pieces.every((piece) => !this.#isNear(piece, at));
  }

  /** S5 for a teleporter beside those of another pair put down. */
  #isNear(piece: Piece, at: Space): boolean {
    if (piece.other === undefined) return false;
    const near = nearTeleporters();
    return near.get(piece.at)!.has(at) || near.get(piece.other)!.has(at);
  }

  /** S5 for the two of a pair. */
  mayBePair(one: Space, other: Space): boolean {
    return one !== other && !nearTeleporters().get(one)!.has(other);
  }

  put(piece: Piece): void {
    const { kind, figures, pairs } = this.heaps[piece.heap]!;
    const { position } = this;
    const nth = this.used[piece.heap]!++;
    this.pieces.push(piece);
    if (kind === 'figure') position.moveFigure(position.figureNamed(figures[nth]!)!, piece.at);
    else if (kind === 'pair') this.#layPair(piece, pairs[nth]!);
    else if (isBlockKind(kind)) position.putBlock(kind, piece.at);
    else for (const at of poolSpaces(piece.shape!, piece.at)) this.#flood(at!, 1);
    this.#taken[piece.at] = 1;
  }

  /** Takes the last piece up again. */
  lift(): void {
    const piece = this.pieces.pop()!;
    const { kind, figures } = this.heaps[piece.heap]!;
    const { position } = this;
    const nth = --this.used[piece.heap]!;
    this.#taken[piece.at] = 0;
    if (kind === 'figure') {
      position.moveFigure(position.figureNamed(figures[nth]!)!, WAITING);
    } else if (kind === 'pair') {
      for (const at of [piece.at, piece.other!]) {
        position.lift(at);
        position.hall.partner[at] = -1;
        this.#taken[at] = 0;
      }
    } else if (isBlockKind(kind)) position.lift(piece.at);
    else for (const at of poolSpaces(piece.shape!, piece.at)) this.#flood(at!, 0);
  }

  #flood(at: Space, wet: 0 | 1): void {
    this.position.hall.isPool[at] = wet;
    this.#taken[at] = wet;
  }

  #layPair(piece: Piece, pair: Pair): void {
    const { position } = this;
    const spaces = [piece.at, piece.other!] as const;
    for (const [index, at] of spaces.entries()) {
      position.putTeleporter(at);
      position.hall.partner[at] = spaces[1 - index]!;
      position.hall.arrow[at] = Math.max(0, piece.arrows![index]!);
      position.hall.pair[at] = pair;
      this.#taken[at] = 1;
    }
  }

  /** Decides an arrow of a pair that lies there; OPEN_ARROW makes it open again. */
  pointArrow(piece: Piece, index: 0 | 1, arrow: Arrow): void {
    piece.arrows![index] = arrow;
    const at = index === 0 ? piece.at : piece.other!;
    this.position.hall.arrow[at] = Math.max(0, arrow);
  }

  /** What lies there, as a player would put it down; an arrow that was never followed points n. */
  downs(pieces: readonly Piece[] = this.pieces): PutDown[] {
    const next = this.heaps.map(() => 0);
    return pieces.flatMap((piece): PutDown[] => {
      const { kind, figures, pairs } = this.heaps[piece.heap]!;
      const nth = next[piece.heap]!++;
      const at = spaceName(piece.at);
      if (kind === 'figure') return [{ figure: figures[nth]!, at }];
      if (kind === 'pair')
        return [piece.at, piece.other!].map((end, index) => ({
          kind: 'teleporter',
          pair: pairs[nth]!,
          at: spaceName(end),
          facing: DIRECTIONS[Math.max(0, piece.arrows![index]!)]!,
        }));
      if (isBlockKind(kind)) return [{ kind, at }];
      return [{ kind: 'pool', shape: piece.shape!, at }];
    });
  }
}

export const shapeOf = (kind: 'pool-2x2' | 'pool-4x1', way: number): PoolShape =>
  kind === 'pool-2x2' ? '2x2' : way === 0 ? '4x1' : '1x4';

/** Of a pair one teleporter, for which any arrow goes. */
function waysToPut({ kind, figures, pairs }: Heap, at: Space): PutDown[] {
  const name = spaceName(at);
  if (kind === 'figure') return [{ figure: figures[0]!, at: name }];
  return waysToLie(kind === 'pair' ? `teleporter-${pairs[0]!}` : kind, name).map(([way]) => way!);
}
