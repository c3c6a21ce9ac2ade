import { type Point, translate } from '../../drawing/index.ts';
import { MOVES } from './motion.ts';
import type { Take } from './scenery.ts';

/** Motions that several pieces have. */

/** The part of a piece that hops and is squashed, without its shadow. */
export const lift = (piece: Element | undefined) => piece?.querySelector('.piece-lift');

/** A point moved some units along a way. */
export const past = (point: Point, way: Point, by: number): Point => ({
  x: point.x + way.x * by,
  y: point.y + way.y * by,
});

export const visible = { visibility: 'visible' } as const;

/** A piece goes from a place to another; reduced, it fades out there and in here. */
export function go(
  take: Take,
  piece: Element | undefined,
  from: Point,
  to: Point,
  at: number,
  lasts: number,
  easing?: string,
): void {
  const [here, there] = [translate(from), translate(to)];
  if (take.reduced) {
    take.run(
      piece,
      [
        { transform: here, opacity: 1, ...visible },
        { transform: here, opacity: 0, offset: 0.5 },
        { transform: there, opacity: 0, offset: 0.5 },
        { transform: there, opacity: 1, ...visible },
      ],
      { at, lasts: MOVES.fade, easing: 'linear' },
    );
    return;
  }
  take.run(
    piece,
    [
      { transform: here, ...visible },
      { transform: there, ...visible },
    ],
    {
      at,
      lasts,
      ...(easing !== undefined && { easing }),
    },
  );
}

/** The little hop of a step. */
export function hop(take: Take, piece: Element | undefined, at: number, lasts: number): void {
  if (take.reduced) return;
  take.run(
    lift(piece),
    [
      { transform: 'translateY(0)' },
      { transform: `translateY(-${MOVES.hop}px)` },
      { transform: 'translateY(0)' },
    ],
    { at, lasts },
  );
}

/** A body comes to rest after a slide. */
export function settle(take: Take, piece: Element | undefined, at: number): number {
  if (take.reduced) return 0;
  take.run(
    lift(piece),
    [
      { transform: 'scale(1)' },
      { transform: 'scale(1.06, .94)', offset: 0.35 },
      { transform: 'scale(.98, 1.02)', offset: 0.7 },
      { transform: 'scale(1)' },
    ],
    { at, lasts: MOVES.settle },
  );
  return MOVES.settle;
}
