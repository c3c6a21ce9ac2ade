import type { Parts } from '../../drawing/index.ts';
import type { FigureId, Place } from '../../rules/index.ts';
import type { FigureView } from '../board/index.ts';
import { castNames, type Names, t } from '../i18n/index.ts';

/** What those in a level are called; who is who the drawing says. */

export { levelPaint, type Parts, partsOf, type Side } from '../../drawing/index.ts';

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
