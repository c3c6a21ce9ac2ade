import { ENTRANCE, EXIT, NEXT, type Space, spaceName } from './board.ts';
import { DIRECTIONS, type Direction, type Heading } from './directions.ts';
import type { Listener } from './events.ts';
import { stepFigure, stepRefusal } from './figure-step.ts';
import { FIRST_FIGURE } from './ground.ts';
import { EATEN, OUT, type Position, WAITING } from './position.ts';
import { type Refusal, type RefusalReason, refuse } from './refusals.ts';

/** The letters of a path: the four directions, in, out. */
export const PATH_LETTERS = [...DIRECTIONS, 'i', 'o'] as const;
export const IN = 4;
export const LEAVE = 5;

/** What a position was before a path was tried on it. */
let before = new Uint16Array(0);

/**
 * Moves a figure along a path (F1 to F11), one letter a point; it is not turned over.
 * Refused, it leaves the position as it was, though a listener may have heard of the points before the refused one.
 */
export function walkPath(
  position: Position,
  figure: number,
  path: string,
  report?: Listener,
): Refusal | undefined {
  if (before.length !== position.words.length) before = new Uint16Array(position.words.length);
  before.set(position.words);
  const refused = follow(position, figure, path, report);
  if (refused !== undefined) position.words.set(before);
  return refused;
}

/** F2, G5: why a figure moves no more. */
export function whyGone(position: Position, figure: number): Refusal | undefined {
  const at = position.placeOf(figure);
  const { id } = position.cast[figure]!;
  if (at === OUT) return refuse('is-out', { figure: id });
  return at === EATEN ? refuse('is-eaten', { figure: id }) : undefined;
}

function follow(
  position: Position,
  figure: number,
  path: string,
  report: Listener | undefined,
): Refusal | undefined {
  const { words, hall, cast, monsterAt } = position;
  const id = cast[figure]!.id;
  let at = position.placeOf(figure);
  const gone = whyGone(position, figure);
  if (gone !== undefined) return gone;
  if (path === '') return undefined;
  const points = position.pointsOf(figure);
  if (points === 0) return refuse('no-number', { figure: id });

  position.moveFigure(figure, WAITING); // off the ground while it walks
  let slid = false;
  for (let spent = 0; spent < path.length; spent++) {
    const letter = (PATH_LETTERS as readonly string[]).indexOf(path[spent]!);
    if (letter < 0) return refuse('unknown-letter', { letter: path[spent]! });
    if (spent === points) return refuse('too-few-points', { figure: id, points, needed: path.length });
    if (at === OUT) return refuse('already-left', { figure: id });
    slid = false;
    if (letter === IN) {
      if (at !== WAITING) return refuse('not-waiting', { figure: id });
      if (monsterAt === ENTRANCE) return refuse('monster-at-entrance', { figure: id });
      at = ENTRANCE;
      report?.({ type: 'figureEntered', figure: id });
    } else if (at === WAITING) {
      return refuse('must-enter', { figure: id });
    } else if (letter === LEAVE) {
      if (at !== EXIT) return refuse('not-at-exit', { figure: id, at: spaceName(at as Space) });
      at = OUT;
      report?.({ type: 'figureLeft', figure: id });
    } else {
      const to = stepFigure(words, hall, monsterAt, at, letter as Heading, id, report);
      if (to < 0) return stepRefused(to, id, at, DIRECTIONS[letter]!);
      slid = hall.isPool[NEXT[at * 4 + letter]!] === 1;
      at = to;
    }
  }
  const other = at === OUT ? 0 : position.at(at);
  if (other >= FIRST_FIGURE) {
    const values = { figure: id, at: spaceName(at as Space), other: cast[other - FIRST_FIGURE]!.id };
    return refuse(slid ? 'slides-onto-figure' : 'ends-on-figure', values);
  }
  position.moveFigure(figure, at);
  return undefined;
}

function stepRefused(code: number, figure: string, at: number, direction: Direction): Refusal {
  const reason = stepRefusal(code).replaceAll(' ', '-') as RefusalReason;
  return refuse(reason, { figure, at: spaceName(at as Space), direction });
}
