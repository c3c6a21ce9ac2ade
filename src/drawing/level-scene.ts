import type { Colour, FigureId, Position } from '../rules/index.ts';
import type { Marks, MonsterKit, Scene } from './scene.ts';
import { shownPosition } from './shown.ts';
import { type Paint, sceneOf } from './shown-scene.ts';

/** Who is who in a puzzle: own figures are green, enemies red, each side counted from 1 in the order of the cast. */

const COLOUR_OF = { own: 'green', enemy: 'red' } as const satisfies Record<Side, Colour>;
export type Side = 'own' | 'enemy';

interface Part {
  readonly side: Side;
  readonly colour: Colour;
  readonly number: number;
}
export type Parts = ReadonlyMap<FigureId, Part>;

interface Sides {
  readonly own: readonly FigureId[];
  readonly enemies: readonly FigureId[];
}

export function partsOf({ own, enemies }: Sides): Parts {
  const side = (ids: readonly FigureId[], which: Side): [FigureId, Part][] =>
    ids.map((id, index) => [id, { side: which, colour: COLOUR_OF[which], number: index + 1 }]);
  return new Map([...side(own, 'own'), ...side(enemies, 'enemy')]);
}

/** Figures of a level keep their number: it tells who they are. */
export const levelPaint =
  (parts: Parts): Paint =>
  ({ cast }, figure) => {
    const { colour, number } = parts.get(cast[figure]!.id)!;
    return { colour, number, dark: false };
  };

/** A level as it begins: whom the monster shall eat and whom spare. */
export function levelScene(
  level: Sides & { readonly position: Position },
  kit: MonsterKit,
): { readonly scene: Scene; readonly marks: Marks } {
  const parts = partsOf(level);
  const sides = [...parts].map(([id, { side }]) => [id, side === 'own' ? 'safe' : 'prey'] as const);
  return {
    scene: sceneOf(shownPosition(level.position), kit, levelPaint(parts)),
    marks: { sides: new Map(sides) },
  };
}
