import { EXIT, GRID, type Hall, type Heading, neighbour, SPACES, WAITING } from '../rules/index.ts';

/** Points the shortest way out takes on the bare floor: pools are slid over (F8), teleporters are in the way (F4). */
export type WaysOut = Uint8Array;

const known = new WeakMap<Hall, WaysOut>();

/** By space, and for WAITING. Blocks, figures and the monster come and go: they don't count. */
export function waysOut(hall: Hall): WaysOut {
  let ways = known.get(hall);
  if (ways === undefined) {
    ways = findWays(hall);
    known.set(hall, ways);
  }
  return ways;
}

/** Where no way leads out, it is that long. */
const FARTHEST = 60;

function findWays(hall: Hall): WaysOut {
  const ways = new Uint8Array(GRID + 1).fill(FARTHEST);
  ways[EXIT] = 1;
  for (let changed = true; changed; ) {
    changed = false;
    for (const at of SPACES) {
      if (hall.partner[at]! >= 0) continue;
      for (let heading = 0; heading < 4; heading++) {
        const way = 1 + ways[slideTo(hall, at, heading as Heading)]!;
        if (way >= ways[at]!) continue;
        ways[at] = way;
        changed = true;
      }
    }
  }
  const entrance = GRID - 1;
  ways[WAITING] = Math.min(FARTHEST, 1 + ways[entrance]!);
  return ways;
}

/** Where a figure comes to with one point: the next space, or the end of a slide. */
function slideTo(hall: Hall, from: (typeof SPACES)[number], heading: Heading): number {
  let at = from;
  for (;;) {
    const next = neighbour(at, heading);
    if (next === undefined || hall.partner[next]! >= 0) return at;
    at = next;
    if (hall.isPool[at] === 0) return at;
  }
}
