import type { Place } from '../rules/index.ts';
import type { Point } from './geometry.ts';
import type { FigureView, Marks } from './scene.ts';

/** Where badges sit on a figure, in units from the middle of its space: none hides a number, be it a neighbour's. */

/** What a figure's number fills. */
export const NUMBER_BOX = { left: -10, top: 3, right: 10, bottom: 27 } as const;

/** The middle of a badge; the danger's is that of its upper edge. */
export const BADGES = {
  danger: { x: 29, y: -36.5 },
  point: { x: -14, y: -17 },
  side: { x: 22, y: -18 },
  /** On the line to the next space there is room between two numbers. */
  stoodIn: { x: 32, y: 17 },
  moved: { x: 26, y: 20 },
  /** At the entrance, from the middle of the corner space. */
  door: { x: 30, y: 30 },
} as const satisfies Readonly<Record<string, Point>>;

/** The chips of the cards that stop on a figure's space: beside it, on the line to the next space. */
export const stopOnFigure = (index: number): Point => ({
  x: index % 4 < 2 ? -32 : 32,
  y: index % 2 === 0 ? 17 : -16,
});

export const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

export const add = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });

/** Where a figure's danger is told: what is tried is what is foreseen, so it is where the figure would stand. */
export const dangerPlace = ({ id, at }: FigureView, { ghost }: Marks): Place =>
  ghost?.id === id ? ghost.at : at;
