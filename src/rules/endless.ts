import { GRID } from './board.ts';
import type { Listener } from './events.ts';
import { GroundShelf } from './ground-shelf.ts';
import { look } from './look.ts';
import { EATEN, type Position } from './position.ts';
import { step } from './walk.ts';

/** How an endless walk ended (P2). */
export interface EndlessWalk {
  readonly steps: number;
  /** The length of the circle it walks in from then on; 0 where no figure is left. */
  readonly cycle: number;
}

/** Where the monster can be: a space and a facing. */
const STANCES = GRID * 4;

/** What stands in the hall seldom changes: each arrangement is kept once. */
const arrangements = new GroundShelf();
/** For each arrangement and stance, the step at which the monster was first there, counted on from earlier walks. */
let firstThere = new Float64Array(64 * STANCES).fill(-1);
let begun = 0;

/**
 * P2: the monster walks without end, until monster, facing, blocks and figures stand after a look as they stood before,
 * or no figure is left on the board. The position becomes the one at that end.
 */
export function walkForEver(position: Position, report?: Listener): EndlessWalk {
  const start = begun;
  arrangements.clear();
  look(position, report);
  let steps = 0;
  let cycle = 0;
  let left = position.figuresOnBoard();
  let arrangement = left > 0 ? arrange(position) : 0;
  while (left > 0) {
    const stance = arrangement * STANCES + position.monsterAt * 4 + position.facing;
    const before = firstThere[stance]!;
    if (before >= start) {
      cycle = start + steps - before;
      break;
    }
    firstThere[stance] = start + steps;
    const { stirs } = position;
    left -= step(position, report);
    steps++;
    look(position, report);
    if (position.stirs !== stirs) arrangement = arrange(position);
  }
  begun = start + steps + 1;
  return { steps, cycle };
}

/** The number of the arrangement the position has now. */
function arrange(position: Position): number {
  const number = arrangements.keep(position);
  if ((number + 1) * STANCES > firstThere.length) {
    const more = new Float64Array(firstThere.length * 2).fill(-1);
    more.set(firstThere);
    firstThere = more;
  }
  return number;
}

/** P3: every enemy eaten and none of the own figures, by the end of an endless walk. */
export function isSolved(position: Position, own: Iterable<number>, enemies: Iterable<number>): boolean {
  for (const figure of enemies) if (position.placeOf(figure) !== EATEN) return false;
  for (const figure of own) if (position.placeOf(figure) === EATEN) return false;
  return true;
}
