import type { GameEvent } from '../rules/index.ts';
import { type Downs, lonePair } from './attempt.ts';
import type { Level } from './level.ts';
import { type Run, run } from './run.ts';

/**
 * What the monster's walk shows to whoever watches it: one idea each.
 * @public
 */
export const IDEAS = [
  'sight',
  'tie',
  'push',
  'crystal',
  'pool',
  'turning-stone',
  'teleporter',
  'wall',
  'over-the-edge',
] as const;
export type Idea = (typeof IDEAS)[number];

/** The ideas a walk uses. */
export function ideasOf({ events }: Run): Idea[] {
  const used = new Set<Idea>();
  for (const step of events) for (const event of step) for (const idea of ideasIn(event)) used.add(idea);
  return IDEAS.filter((idea) => used.has(idea));
}

function ideasIn(event: GameEvent): Idea[] {
  switch (event.type) {
    case 'monsterLooked':
      return event.outcome === 'tie' ? ['tie'] : [];
    case 'monsterTurned':
      return [event.because === 'saw' ? 'sight' : event.because === 'stone' ? 'turning-stone' : 'teleporter'];
    case 'monsterStepped':
      return [
        ...(event.slid ? (['pool'] as const) : []),
        ...(event.wall !== undefined ? (['wall'] as const) : []),
      ];
    case 'blockPushed':
    case 'blockRemoved':
      return ['push', ...(event.block === 'crystal' ? (['crystal'] as const) : [])];
    case 'figureEaten':
      return event.because === 'bite' ? [] : ['over-the-edge'];
    default:
      return [];
  }
}

/** What is measured of a level, all of it from walks and the search; nothing is guessed from how it looks. */
export interface Measures {
  /** Fillings that the exact search has to walk through. */
  readonly search: number;
  /** Fillings among them that fail by one figure only. */
  readonly decoys: number;
  /** Steps, on average over the things put down, from where the walk first differs because of one to the last bite. */
  readonly ahead: number;
  /** Things put down. */
  readonly things: number;
}

/** How far ahead one must see for a solution: see `Measures.ahead`. */
export function lookAhead(level: Level, solution: Downs): number {
  const whole = run(level, solution);
  const last = Math.max(0, ...whole.eaten.map(({ step }) => step));
  const distances = solution.flatMap((put) => {
    const without = solution.filter((other) => other !== put);
    // A pair comes and goes as one.
    const rest =
      lonePair(level, without) === undefined ? without : without.filter((other) => !isPartner(put, other));
    return [Math.max(0, last - firstDifference(whole, run(level, rest)))];
  });
  return distances.length === 0 ? 0 : distances.reduce((sum, steps) => sum + steps, 0) / distances.length;
}

const isPartner = (put: Downs[number], other: Downs[number]): boolean =>
  'kind' in put &&
  'kind' in other &&
  put.kind === 'teleporter' &&
  other.kind === 'teleporter' &&
  put.pair === other.pair;

/** The first step after which two walks are not alike. */
function firstDifference(one: Run, other: Run): number {
  const length = Math.min(one.trail.length, other.trail.length);
  for (let step = 0; step < length; step++) {
    const [a, b] = [one.trail[step]!, other.trail[step]!];
    if (a.at !== b.at || a.facing !== b.facing || one.events[step]!.length !== other.events[step]!.length)
      return step;
  }
  return length;
}

/** @public */
export const DIFFICULTIES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * How hard a level is: about the binary logarithm of the walks that the tinkerer takes. The weights of the search's size
 * and of the number of solutions are fitted to how it fares (docs/puzzles.md); those of decoys and of looking ahead are
 * small and for people, whom the tinkerer does not resemble there.
 */
export const effortOf = ({ search, decoys, ahead }: Measures, solutions: number): number =>
  AT_ONE_WALK +
  FOR_TWICE_AS_MANY * Math.log2(search) -
  0.9 * Math.log2(Math.max(1, solutions)) +
  0.5 * (decoys / search) +
  0.03 * Math.min(ahead, MOST_AHEAD);

const AT_ONE_WALK = -1.6;
const FOR_TWICE_AS_MANY = 1.17;
/** About how large the search of a level of this effort is. */
export const walksFor = (effort: number): number => 2 ** ((effort - AT_ONE_WALK) / FOR_TWICE_AS_MANY);

/** Nobody looks farther than this. */
const MOST_AHEAD = 30;

/** The effort at which each difficulty from 2 on begins. */
const BEGINNINGS = [3.8, 5, 6.5, 8.3, 9.8, 11.3] as const;

export const difficultyOf = (effort: number): Difficulty =>
  (1 + BEGINNINGS.filter((begins) => effort >= begins).length) as Difficulty;
