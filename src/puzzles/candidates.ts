import { GRID, poolSpaces, SPACES, type Space } from '../rules/index.ts';
import type { Noticed } from './noticed.ts';
import { OPEN_ARROW, type Piece, shapeOf, type Workbench } from './workbench.ts';

/** For each heap the placements that are not to be tried, by their number. */
export type Barred = readonly Uint8Array[];

/** Room to bar placements: nothing is barred yet. */
export const barredBy = ({ heaps }: Workbench): Barred =>
  heaps.map(({ kind }) => new Uint8Array(kind === 'pair' ? GRID * GRID : GRID * 2));

/** The number of a placement within its heap. */
export const placementOf = ({ at, other, shape }: Piece): number =>
  other !== undefined ? (at as number) * GRID + (other as Space) : shape === '1x4' ? GRID + at : at;

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
