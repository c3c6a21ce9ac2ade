import { DOORS, neighbour, space } from './board.ts';
import { MOST_POINTS } from './cast.ts';
import { DIRECTIONS, headingOf } from './directions.ts';
import { walkPath } from './figure-path.ts';
import type { Game } from './game.ts';
import { FIRST_FIGURE } from './ground.ts';
import { Moves } from './moves.ts';
import { checkStaying } from './play.ts';
import { type Position, placeName, type Target } from './position.ts';
import { type Refusal, refuse } from './refusals.ts';

/** F1, F2: the letter of the point that leads from a place to one beside it; undefined where none does. */
export function letterTo(from: Target, to: Target): string | undefined {
  if (from === 'out' || to === 'entrance') return undefined;
  if (from === 'entrance') return to === DOORS.entrance ? 'i' : undefined;
  if (to === 'out') return from === DOORS.out ? 'o' : undefined;
  return DIRECTIONS.find((direction) => neighbour(space(from), headingOf(direction)) === space(to));
}

/** F1 to F6: why a figure can't end its move on a place, where none of its moves ends there. */
export function whyNotThere(game: Game, figure: number, to: Target): Refusal {
  const { position } = game;
  const { id } = position.cast[figure]!;
  const about = { figure: id, at: to };
  const staying = to === 'entrance' ? checkStaying(game, figure) : undefined;
  if (staying !== undefined) return staying;
  if (to !== 'entrance' && to !== 'out') {
    const at = space(to);
    if (at === position.monsterAt) return refuse('monster-there', about);
    if (position.hall.partner[at]! >= 0) return refuse('teleporter-there', about);
    const other = position.at(at) - FIRST_FIGURE;
    if (other >= 0 && other !== figure)
      return refuse('ends-on-figure', { ...about, other: position.cast[other]!.id });
  }
  const beside = letterTo(placeName(position.placeOf(figure)) as Target, to);
  const refused = beside === undefined ? undefined : walkPath(position.copy(), figure, beside);
  // F9: with more points it could go on from there.
  if (refused !== undefined && refused.reason !== 'slides-onto-figure') return refused;
  const needed = pointsNeeded(position, figure, to);
  return needed === undefined ? refuse('no-way', about) : refuse('too-far', { ...about, needed });
}

const moves = new Moves();

/** How many points it would take, were the number large enough; undefined where even the largest does not do. */
function pointsNeeded(position: Position, figure: number, to: Target): number | undefined {
  const stronger = position.copy();
  stronger.setPoints(figure, MOST_POINTS);
  const count = moves.find(stronger, figure);
  for (let outcome = 0; outcome < count; outcome++)
    if (placeName(moves.to(outcome)) === to) return moves.cost(outcome);
  return undefined;
}
