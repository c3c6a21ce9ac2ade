/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import { COLUMNS, columnOf, HEIGHT, rowOf, SPACES, spaceName } from '../rules/index.ts';
import type { Geometry } from './geometry.ts';

/** What spaces are called, along the rim of the floor. */

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
