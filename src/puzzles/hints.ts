import {
  columnOf,
  type PutDown,
  rowOf,
  SPACES,
  type Space,
  type SpaceName,
  space,
  spaceName,
  supplyKind,
} from '../rules/index.ts';
import { type Downs, isTeleporter, lonePair, type Piece, supplyLeft } from './attempt.ts';
import type { Level } from './level.ts';
import { type Run, run, type Stance } from './run.ts';
import { solve } from './solver.ts';

/** Hints in three steps: where to look, which thing, which space. Data; whoever shows it finds the words. */
export const HINT_STEPS = 3;

export type Hint =
  /** Nothing is missing: let the monster go. */
  | { readonly step: 0; readonly about: 'all-there' }
  /** This lies where no solution has it: take it back. */
  | { readonly step: 0; readonly about: 'in-the-way'; readonly put: PutDown }
  /** Look around here: spaces of which one is right. */
  | { readonly step: 1; readonly about: 'where'; readonly spaces: readonly SpaceName[]; readonly does?: Does }
  | {
      readonly step: 2;
      readonly about: 'which';
      readonly piece: Piece;
      readonly spaces: readonly SpaceName[];
      readonly does?: Does;
    }
  | { readonly step: 3; readonly about: 'there'; readonly piece: Piece; readonly put: PutDown };

/** What is missing changes the walk: after so many steps the monster stands and looks like this, and without it otherwise. */
export interface Does {
  readonly after: number;
  readonly stance: Stance;
  /** Without it it would stand there, too, but look elsewhere. */
  readonly turns: boolean;
}

/** A part of the hall this many columns and rows around the right space; it is not in the middle of it. */
const AROUND = 2;

/** The solutions that hints lead to: those the level tells, else those the solver finds. */
export function knownSolutions(level: Level): readonly Downs[] {
  return level.solutions !== undefined && level.solutions.length > 0
    ? level.solutions
    : solve(level, { want: 'smallest', most: 1 }).solutions;
}

/** The next hint of so many steps; undefined where the level can't be solved. */
export function hintFor(
  level: Level,
  downs: Downs,
  step: 1 | 2 | 3,
  solutions: readonly Downs[] = knownSolutions(level),
): Hint | undefined {
  const nearest = nearestSolution(level, solutions, downs);
  if (nearest === undefined) return undefined;
  const { solution, missing, wrong } = nearest;
  // What lies in the way comes first: it may take the place or the thing that is needed.
  if (wrong !== undefined) return { step: 0, about: 'in-the-way', put: wrong };
  if (missing.length === 0) return { step: 0, about: 'all-there' };
  const { put, does } = firstNeeded(level, solution, missing);
  const piece = pieceFor(level, downs, put);
  if (step === 3) return { step, about: 'there', piece, put };
  const spaces = partAround(put.at);
  const more = { spaces, ...(does !== undefined && { does }) };
  return step === 2 ? { step, about: 'which', piece, ...more } : { step, about: 'where', ...more };
}

/** What is needed first on the walk of the solution. */
function firstNeeded(
  level: Level,
  solution: Downs,
  missing: Downs,
): { readonly put: PutDown; readonly does: Does | undefined } {
  const { trail } = run(level, solution);
  const needed = missing.map((put) => ({ put, does: doesIn(level, solution, trail, put) }));
  const after = ({ does }: (typeof needed)[number]): number => does?.after ?? Number.POSITIVE_INFINITY;
  return needed.reduce((first, next) => (after(next) < after(first) ? next : first));
}

function doesIn(level: Level, solution: Downs, trail: Run['trail'], put: PutDown): Does | undefined {
  // One teleporter alone may not lie there.
  const goes = (other: PutDown): boolean =>
    other === put || (isTeleporter(put) && isTeleporter(other) && other.pair === put.pair);
  const rest = solution.filter((other) => !goes(other));
  if (lonePair(level, rest) !== undefined) return undefined;
  const without = run(level, rest).trail;
  const after = trail.findIndex(({ at, facing }, n) => at !== without[n]?.at || facing !== without[n].facing);
  const stance = trail[after];
  return stance && { after, stance, turns: stance.at === without[after]?.at };
}

/** The solution with most of what lies there already. */
function nearestSolution(
  level: Level,
  solutions: readonly Downs[],
  downs: Downs,
): { readonly solution: Downs; readonly missing: Downs; readonly wrong: PutDown | undefined } | undefined {
  const compared = solutions.map((solution) => {
    const followed = followedArrows(level, solution);
    return {
      solution,
      missing: solution.filter((put) => !downs.some((other) => isAlike(put, other, followed))),
      wrong: downs.find((put) => !solution.some((other) => isAlike(put, other, followed))),
    };
  });
  return compared.sort((a, b) => a.missing.length - b.missing.length)[0];
}

/** Where the monster comes out of a teleporter: elsewhere it does not matter how the arrow points. */
const followedArrows = (level: Level, solution: Downs): ReadonlySet<SpaceName> =>
  new Set(
    run(level, solution)
      .events.flat()
      .flatMap((event) => (event.type === 'monsterTeleported' ? [event.to] : [])),
  );

/** Figures are equal to each other, and so are the two pairs of teleporters. */
function isAlike(put: PutDown, other: PutDown, followed: ReadonlySet<SpaceName>): boolean {
  if (put.at !== other.at) return false;
  if ('figure' in put || 'figure' in other) return 'figure' in put && 'figure' in other;
  if (put.kind === 'teleporter')
    return other.kind === 'teleporter' && (put.facing === other.facing || !followed.has(put.at));
  if (put.kind === 'pool') return other.kind === 'pool' && put.shape === other.shape;
  return put.kind === other.kind;
}

/** A figure that still waits, or the heap the tile is from. */
function pieceFor(level: Level, downs: Downs, put: PutDown): Piece {
  if (!('figure' in put)) return supplyKind(put);
  const { figures } = supplyLeft(level, downs);
  return { figure: figures.includes(put.figure) ? put.figure : (figures[0] ?? put.figure) };
}

/** Spaces around the right one, shifted by what the space's number gives, so that its middle tells nothing. */
function partAround(at: SpaceName): SpaceName[] {
  const center = space(at);
  const column = columnOf(center) + (center % 3) - 1;
  const row = rowOf(center) + (Math.floor(center / 3) % 3) - 1;
  const isNear = (one: Space): boolean =>
    Math.abs(columnOf(one) - column) <= AROUND && Math.abs(rowOf(one) - row) <= AROUND;
  return SPACES.filter(isNear).map(spaceName);
}
