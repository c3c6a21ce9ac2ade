import {
  type Direction,
  directionOf,
  EATEN,
  evolvePosition,
  type FigureId,
  type GameEvent,
  isSolved,
  type Position,
  type SpaceName,
  spaceName,
  walkForEver,
} from '../rules/index.ts';
import { type Downs, positionWith } from './attempt.ts';
import type { Level } from './level.ts';

/** A figure's end. */
export interface Eaten {
  readonly figure: FigureId;
  readonly side: 'own' | 'enemy';
  /** Counted from 1. */
  readonly step: number;
  readonly at: SpaceName;
  readonly because: 'bite' | 'edge' | 'teleporter';
}

/** P3: what is missing. An own figure eaten is told first, for nothing can make it good again. */
export type Failure =
  | { readonly why: 'own-eaten'; readonly first: Eaten }
  | { readonly why: 'enemies-left'; readonly enemies: readonly FigureId[] };

/** Where the monster stands and how it faces after a look. */
export interface Stance {
  readonly at: SpaceName;
  readonly facing: Direction;
}

/** An endless walk from beginning to end (P2), told by the rules' own events. */
export interface Run {
  readonly solved: boolean;
  readonly failed?: Failure;
  /** How many steps until all repeats or no figure is left. */
  readonly steps: number;
  /** The length of the circle; 0 where no figure is left. */
  readonly cycle: number;
  /** The circle: what stands after `begins` steps stands so again after `steps` steps. Left out where no figure is left. */
  readonly circle?: { readonly begins: number; readonly stances: readonly Stance[] };
  readonly eaten: readonly Eaten[];
  /** events[0] is the first look, events[n] step n with the look after it. */
  readonly events: readonly (readonly GameEvent[])[];
  /** trail[n] is the stance after step n and its look; trail[0] that of the beginning. */
  readonly trail: readonly Stance[];
  readonly start: Position;
  readonly end: Position;
}

/** P2, P3: lets the monster walk with these things put down. They are legal, and no teleporter lies alone. */
export function run(level: Level, downs: Downs): Run {
  const start = positionWith(level, downs);
  const end = start.copy();
  const events: GameEvent[][] = [];
  let step: GameEvent[] = [];
  let looked = false;
  // A step begins with the first event after a look that is not the turn that look led to.
  const { steps, cycle } = walkForEver(end, (event) => {
    const turnOfLook = event.type === 'monsterTurned' && event.because === 'saw';
    if (looked && !turnOfLook) {
      events.push(step);
      step = [];
      looked = false;
    }
    if (event.type === 'monsterLooked') looked = true;
    step.push(event);
  });
  events.push(step);
  const eaten = eatenIn(level, events);
  const trail = trailOf(start, events);
  const solved = isSolvedIn(level, end);
  return {
    solved,
    ...(!solved && { failed: failureOf(level, eaten) }),
    steps,
    cycle,
    ...(cycle > 0 && { circle: { begins: steps - cycle, stances: trail.slice(steps - cycle, steps) } }),
    eaten,
    events,
    trail,
    start,
    end,
  };
}

const eatenIn = (level: Level, events: readonly (readonly GameEvent[])[]): Eaten[] =>
  events.flatMap((step, number) =>
    step.flatMap((event): Eaten[] => {
      if (event.type !== 'figureEaten') return [];
      const { figure, at, because } = event;
      const side = level.enemies.includes(figure) ? 'enemy' : 'own';
      return [{ figure, side, step: number, at, because }];
    }),
  );

function failureOf({ enemies }: Level, eaten: readonly Eaten[]): Failure {
  const first = eaten.find(({ side }) => side === 'own');
  if (first !== undefined) return { why: 'own-eaten', first };
  const left = enemies.filter((id) => !eaten.some(({ figure }) => figure === id));
  return { why: 'enemies-left', enemies: left };
}

function trailOf(start: Position, events: readonly (readonly GameEvent[])[]): Stance[] {
  const shown = start.copy();
  return events.map((step) => {
    for (const event of step) evolvePosition(shown, event);
    return { at: spaceName(shown.monsterAt), facing: directionOf(shown.facing) };
  });
}

/** P3: whether these things solve the level. */
export function solves(level: Level, downs: Downs): boolean {
  const position = positionWith(level, downs);
  walkForEver(position);
  return isSolvedIn(level, position);
}

const isSolvedIn = (level: Level, end: Position): boolean =>
  isSolved(end, numbersOf(level, level.own), numbersOf(level, level.enemies));

/** Figures by their number in the cast. */
export const numbersOf = ({ position }: Level, ids: readonly FigureId[]): number[] =>
  ids.map((id) => position.figureNamed(id)!);

// Figures as bits by their number in the cast.

export const maskOf = (level: Level, ids: readonly FigureId[]): number =>
  numbersOf(level, ids).reduce((mask, figure) => mask | (1 << figure), 0);

/** Which figures a position counts as eaten. */
export function eatenMask(position: Position): number {
  let mask = 0;
  for (let figure = 0; figure < position.cast.length; figure++)
    if (position.placeOf(figure) === EATEN) mask |= 1 << figure;
  return mask;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
