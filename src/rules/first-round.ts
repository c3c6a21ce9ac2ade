import type { Game } from './game.ts';
import { Moves } from './moves.ts';
import { WAITING } from './position.ts';
import { type Refusal, refuse } from './refusals.ts';

const moves = new Moves();

/**
 * G3: a figure that the seat must bring onto the board before any may stay outside: one that has yet to move in the first round
 * and could end its move on a free space. Undefined where there is none, and from the second round on (G4).
 */
export function mustComeIn(game: Game, seat: number): number | undefined {
  if (!game.isFirstRound) return undefined;
  const first = game.firstFigure(seat);
  for (let figure = first; figure < first + game.figuresEach; figure++) {
    const waits = game.moved[figure] === 0 && game.position.placeOf(figure) === WAITING;
    if (waits && moves.find(game.position, figure) > 1) return figure; // the first outcome is staying
  }
  return undefined;
}

/** G3, G4: why the figure can't stay where it is. */
export function checkStaying(game: Game, figure: number): Refusal | undefined {
  const { cast } = game.position;
  const other = insteadOfStaying(game, figure);
  return other === undefined
    ? undefined
    : refuse('come-in-first', { figure: cast[figure]!.id, other: cast[other]!.id });
}

/** Of the outcomes of a figure's move, staying first, the first that its player may choose (G3). */
export const firstOutcome = (game: Game, figure: number): number =>
  insteadOfStaying(game, figure) === undefined ? 0 : 1;

const insteadOfStaying = (game: Game, figure: number): number | undefined =>
  game.position.placeOf(figure) === WAITING ? mustComeIn(game, game.seatOf(figure)) : undefined;
