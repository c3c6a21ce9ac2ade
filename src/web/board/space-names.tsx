import { signal } from '@preact/signals';
import {
  COLUMNS,
  columnOf,
  HEIGHT,
  rowOf,
  SPACES,
  type SpaceName,
  spaceName,
  spaceNamed,
} from '../../rules/index.ts';
import { type Geometry, geometryOf, type Point } from './geometry.ts';
import { Pointed } from './overlay.tsx';

/** What spaces are called: along the rim of the floor, and lit up when their name is pointed at anywhere on the page. */

/** How far a name stands from the middle of its space, towards the wall. */
const ASIDE = 24;

/** Columns are named at their southern end, rows at their western one; both stand in the corner that is at the wall. */
export const SpaceNames = ({ geometry }: { readonly geometry: Geometry }) => {
  const ends = [...COLUMNS].map((letter, column) => ({
    text: letter,
    at: SPACES.findLast((at) => columnOf(at) === column)!,
    aside: { x: ASIDE, y: ASIDE },
  }));
  const sides = Array.from({ length: HEIGHT }, (_, row) => ({
    text: String(row + 1),
    at: SPACES.find((at) => rowOf(at) === row)!,
    aside: { x: -ASIDE, y: -ASIDE },
  }));
  const middle = geometry.turn({ x: 0, y: 0 });
  return (
    <g class="board-names">
      {[...ends, ...sides].map(({ text, at, aside }) => {
        const { x, y } = geometry.centre(spaceName(at));
        const turned = geometry.turn(aside);
        return (
          <text key={text} x={x + turned.x - middle.x} y={y + turned.y - middle.y}>
            {text}
          </text>
        );
      })}
    </g>
  );
};

const lit = signal<SpaceName | undefined>(undefined);

/** The space whose name is pointed at. */
export const LitSpace = ({ upright }: { readonly upright: boolean }) => {
  const at: Point | undefined = lit.value && geometryOf(upright).centre(lit.value);
  return at === undefined ? null : <Pointed at={at} />;
};

const NAME = /\b([a-p]1?\d)\b/;

/** A sentence in which names of spaces light up the space. */
export const SpaceText = ({ text }: { readonly text: string }) => (
  <>
    {text.split(NAME).map((part, index) => {
      const at = index % 2 === 0 ? undefined : spaceNamed(part);
      if (at === undefined) return part;
      return (
        <span
          class="space-name"
          key={index}
          onPointerEnter={() => {
            lit.value = spaceName(at);
          }}
          onPointerLeave={() => {
            lit.value = undefined;
          }}
        >
          {part}
        </span>
      );
    })}
  </>
);
