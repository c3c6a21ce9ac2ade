import type { Level } from '../../puzzles/index.ts';
import type { Colour, FigureId, Place } from '../../rules/index.ts';
import type { FigureView } from '../board/index.ts';
import { castNames, type Names, t } from '../i18n/index.ts';
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

const NOT_TURNED = { value: false } as const;

/** "your 1", "enemy 2". */
export const namesOf = (parts: Parts, turned: Names['turned'] = NOT_TURNED): Names => ({
  ...castNames,
  turned,
  figure: (id) => {
    const part = parts.get(id);
    if (part === undefined) return id;
    const { side, number } = part;
    return t(side === 'own' ? 'word.figure-yours' : 'word.figure-enemy', { number });
  },
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
