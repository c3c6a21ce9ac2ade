import type { SpaceName, Target } from '../rules/index.ts';
import type { Marks, Scene } from './scene.ts';

/** Where the costs of a figure's reach are written, so that they hide nothing and are not hidden. */

/** Where a path that is tried ends. */
export const pathEnd = (marks: Marks): Target | undefined => marks.path?.steps.at(-1)?.at;

interface BusySpaces {
  /** A piece stands there. */
  readonly pieces: ReadonlySet<string>;
  /** A path's number or a pushed block lies there. */
  readonly path: ReadonlySet<string>;
  /** The monster's prints or a stop. */
  readonly forecast: ReadonlySet<string>;
}

export function busySpaces(scene: Scene, marks: Marks): BusySpaces {
  return {
    pieces: new Set<string>([
      scene.monster.at,
      ...scene.blocks.map(({ at }) => at),
      ...scene.figures.map(({ at }) => at),
    ]),
    path: new Set<string>([
      ...(marks.path?.steps.map(({ at }) => at) ?? []),
      ...(marks.pushed?.flatMap(({ to }) => to ?? []) ?? []),
    ]),
    forecast: new Set<string>([
      ...(marks.prints?.map(({ at }) => at) ?? []),
      ...(marks.stops?.map(({ at }) => at) ?? []),
    ]),
  };
}

export type NumberPlace = 'middle' | 'corner' | 'above' | 'none';

/** A reach's cost stands in the middle; in the corner over prints; above a block (layer 12) in the corner too. */
export function numberPlace(at: SpaceName, busy: BusySpaces, end: Target | undefined): NumberPlace {
  if (at === end || busy.path.has(at)) return 'none';
  if (busy.pieces.has(at)) return 'above';
  return busy.forecast.has(at) ? 'corner' : 'middle';
}
