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
    const comesIn = game.moved[figure] === 0 && waits(game, figure) && moves.find(game.position, figure) > 1;
    if (comesIn) return figure; // the first outcome is staying
  }
  return undefined;
}

/** G3, G4: why the figure can't stay where it is. */
export function checkStaying(game: Game, figure: number): Refusal | undefined {
  const { cast } = game.position;
  const other = waits(game, figure) ? mustComeIn(game, game.seatOf(figure)) : undefined;
  return other === undefined
    ? undefined
    : refuse('come-in-first', { figure: cast[figure]!.id, other: cast[other]!.id });
}

/** Of so many outcomes of a figure's move, staying first, the first that its player may choose (G3). */
export function firstOutcome(game: Game, figure: number, outcomes: number): number {
  if (!game.isFirstRound || !waits(game, figure)) return 0;
  return outcomes > 1 || mustComeIn(game, game.seatOf(figure)) !== undefined ? 1 : 0;
}

const waits = (game: Game, figure: number): boolean => game.position.placeOf(figure) === WAITING;
