import type { Level } from '../../puzzles/index.ts';
import type { Colour, FigureId, Place } from '../../rules/index.ts';
import type { FigureView } from '../board/index.ts';
import { CAST_NAMES, type Names, t } from '../i18n/index.ts';
import type { Paint } from '../show/index.ts';

/** Who is who in a level: own figures are green, enemies red, each side counted from 1 in the order of the cast. */

const COLOUR_OF = { own: 'green', enemy: 'red' } as const satisfies Record<Side, Colour>;
export type Side = 'own' | 'enemy';

interface Part {
  readonly side: Side;
  readonly colour: Colour;
  readonly number: number;
}
export type Parts = ReadonlyMap<FigureId, Part>;

export function partsOf({ own, enemies }: Pick<Level, 'own' | 'enemies'>): Parts {
  const side = (ids: readonly FigureId[], which: Side): [FigureId, Part][] =>
    ids.map((id, index) => [id, { side: which, colour: COLOUR_OF[which], number: index + 1 }]);
  return new Map([...side(own, 'own'), ...side(enemies, 'enemy')]);
}

/** "Wort 1", "Gale 2". */
export const namesOf = (parts: Parts): Names => ({
  figure: (id) => {
    const part = parts.get(id);
    return part === undefined ? id : t('word.figure', { name: CAST_NAMES[part.colour], number: part.number });
  },
  player: (colour) => colour,
});

export function figureView(id: FigureId, parts: Parts, at: Place): FigureView {
  const { colour, number } = parts.get(id)!;
  return { id, colour, number, dark: false, at };
}

/** Figures of a level keep their number: it tells who they are. */
export const levelPaint =
  (parts: Parts): Paint =>
  ({ cast }, figure) => {
    const { colour, number } = parts.get(cast[figure]!.id)!;
    return { colour, number, dark: false };
  };
