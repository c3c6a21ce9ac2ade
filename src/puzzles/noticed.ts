import {
  type GameEvent,
  GRID,
  headingOf,
  neighbour,
  poolSpaces,
  rowOf,
  type Sight,
  SPACES,
  type Space,
  type SpaceName,
  space,
} from '../rules/index.ts';
import { OPEN_ARROW, type Piece, shapeOf, type Workbench } from './workbench.ts';

/**
 * What a walk notices. A thing put on a space that is not marked for things of its kind leaves the walk as it was, alone or
 * together with others of which that is true (README.md says why).
 */
export class Noticed {
  /** Spaces stepped on, slid over, pushed onto or asked about: whatever is put there may change the walk. */
  readonly trodden = new Uint8Array(GRID);
  /** Spaces where something that ends sight would hide the figure, or one of those, that a look went by. */
  readonly hiding = new Uint8Array(GRID);
  /** Spaces where a figure would be as near as the nearest one seen, or nearer. */
  readonly luring = new Uint8Array(GRID);

  clear(): void {
    this.trodden.fill(0);
    this.hiding.fill(0);
    this.luring.fill(0);
  }

  /** Listens to a walk. */
  readonly hear = (event: GameEvent): void => {
    switch (event.type) {
      case 'monsterLooked':
        this.#look(space(event.at), [event.ahead, event.left, event.right]);
        break;
      case 'monsterStepped':
        this.trodden[space(event.to)] = 1;
        break;
      case 'monsterTurned':
        if (event.by !== undefined) this.trodden[space(event.by)] = 1;
        break;
      case 'blockPushed':
      case 'figurePushed':
        this.#push(event.from, event.to);
        break;
      case 'blockRemoved':
        if (event.at !== undefined) this.#push(event.from, event.at);
        break;
      default:
        break;
    }
  };

  #look(at: Space, sights: readonly Sight[]): void {
    let nearest = Number.POSITIVE_INFINITY;
    for (const sight of sights) if ('saw' in sight) nearest = Math.min(nearest, sight.distance);
    for (const sight of sights) {
      const heading = headingOf(sight.to);
      const hides = 'saw' in sight && sight.distance === nearest;
      const far = Math.min(nearest, sight.distance);
      for (let off = 1, next = neighbour(at, heading); off <= far && next !== undefined; off++) {
        if (hides) this.hiding[next] = 1;
        this.luring[next] = 1;
        next = neighbour(next, heading);
      }
    }
  }

  /** A push reads every space up to where the thing comes to rest, and a slide that stops two spaces more (F5, F11). */
  #push(fromName: SpaceName, toName: SpaceName): void {
    const from = space(fromName);
    const to = space(toName);
    const heading = rowOf(from) === rowOf(to) ? (to > from ? 1 : 3) : to > from ? 2 : 0;
    let at = from;
    while (at !== to) {
      at = neighbour(at, heading)!;
      this.trodden[at] = 1;
    }
    for (let beyond = 0; beyond < 2; beyond++) {
      const next = neighbour(at, heading);
      if (next === undefined) return;
      this.trodden[next] = 1;
      at = next;
    }
  }
}

/** For each heap the placements that are not to be tried, by their number. */
export type Barred = readonly Uint8Array[];

/** Room to bar placements: nothing is barred yet. */
export const barredBy = ({ heaps }: Workbench): Barred =>
  heaps.map(({ kind }) => new Uint8Array(kind === 'pair' ? GRID * GRID : GRID * 2));

/** The number of a placement within its heap. */
export const placementOf = ({ at, other, shape }: Piece): number =>
  other !== undefined ? at * GRID + other : shape === '1x4' ? GRID + at : at;

/** The pieces of at most so many things that a walk would notice, where they may lie and are not barred. */
export function candidatesFor(bench: Workbench, noticed: Noticed, most: number, barred: Barred): Piece[] {
  const { heaps, used } = bench;
  const found: Piece[] = [];
  for (const [heap, { kind, count, weight }] of heaps.entries()) {
    if (used[heap]! >= count || weight > most) continue;
    if (kind === 'pair') addPairs(bench, heap, noticed, barred[heap]!, found);
    else if (kind === 'pool-2x2' || kind === 'pool-4x1')
      addPools(bench, heap, kind, noticed, barred[heap]!, found);
    else {
      const { trodden } = noticed;
      // M2: sight goes through crystals, so only what treads notices one.
      const also = kind === 'figure' ? noticed.luring : kind === 'crystal' ? trodden : noticed.hiding;
      for (const at of SPACES) {
        if (trodden[at] === 0 && also[at] === 0) continue;
        if (barred[heap]![at] === 0 && bench.mayLie(heap, at)) found.push({ heap, at });
      }
    }
  }
  return found;
}

function addPools(
  bench: Workbench,
  heap: number,
  kind: 'pool-2x2' | 'pool-4x1',
  { trodden }: Noticed,
  barred: Uint8Array,
  found: Piece[],
): void {
  for (let way = 0; way < (kind === 'pool-2x2' ? 1 : 2); way++) {
    const shape = shapeOf(kind, way);
    for (const at of SPACES) {
      if (barred[way * GRID + at] === 1 || !bench.mayLie(heap, at, way)) continue;
      if (poolSpaces(shape, at).some((part) => trodden[part!] === 1)) found.push({ heap, at, shape });
    }
  }
}

function addPairs(
  bench: Workbench,
  heap: number,
  { trodden }: Noticed,
  barred: Uint8Array,
  found: Piece[],
): void {
  const free = SPACES.filter((at) => bench.mayLie(heap, at));
  for (const [i, at] of free.entries()) {
    for (const other of free.slice(i + 1)) {
      if (trodden[at] === 0 && trodden[other] === 0) continue;
      const piece: Piece = { heap, at, other, arrows: [OPEN_ARROW, OPEN_ARROW] };
      if (barred[placementOf(piece)] === 0 && bench.mayBePair(at, other)) found.push(piece);
    }
  }
}
