import { NEXT, type Space, spaceName } from './board.ts';
import { directionOf, type Heading, turnLeft, turnRight } from './directions.ts';
import type { FigureId, GameEvent, Listener, LookOutcome, Sight } from './events.ts';
import { blockKind, FIRST_FIGURE } from './ground.ts';
import type { Position } from './position.ts';
import { distance, firstInSight, hasFigures, lineThrough, placeIn, seenBefore, seenBeyond } from './sight.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** M1 to M3: the monster looks ahead, left and right, and turns to the nearest figure seen. */
export function look(position: Position, report?: Listener): void {
  const { words, monsterAt, facing } = position;
  // It can only turn to its sides, and mostly nobody is there.
  const across = lineThrough(monsterAt, turnRight(facing));
  if (hasFigures(words, across)) position.facing = nearestSeen(words, monsterAt, facing, across);
  if (report !== undefined) reportLook(position, monsterAt, facing, position.facing, report);
}

/** M3: which way the nearest figure is seen. A tie of any two nearest leaves the facing as it was; so does seeing none. */
function nearestSeen(words: Uint16Array, at: number, facing: Heading, across: number): Heading {
  const place = placeIn(at, turnRight(facing));
  const before = seenBefore(words, across, place);
  const beyond = seenBeyond(words, across, place);
  if (before === beyond || Math.min(before, beyond) >= seenAhead(words, at, facing)) return facing;
  if (facing & 1) return before < beyond ? NORTH : SOUTH;
  return before < beyond ? WEST : EAST;
}

function seenAhead(words: Uint16Array, at: number, facing: Heading): number {
  const seen = facing === EAST || facing === SOUTH ? seenBeyond : seenBefore;
  return seen(words, lineThrough(at, facing), placeIn(at, facing));
}

function reportLook(position: Position, at: Space, from: Heading, facing: Heading, report: Listener): void {
  const ahead = sight(position, at, from);
  const left = sight(position, at, turnLeft(from));
  const right = sight(position, at, turnRight(from));
  const nearest = nearestOf([ahead, left, right]);
  const outcome: LookOutcome = nearest.length === 0 ? 'none' : nearest.length === 1 ? 'nearest' : 'tie';
  const looked = { at: spaceName(at), facing: directionOf(from), ahead, left, right, outcome, nearest };
  report({ type: 'monsterLooked', ...looked });
  if (facing !== from) report(turnedToFigure(at, from, facing, nearest[0]!));
}

const turnedToFigure = (at: Space, from: Heading, facing: Heading, figure: FigureId): GameEvent => ({
  type: 'monsterTurned',
  at: spaceName(at),
  from: directionOf(from),
  facing: directionOf(facing),
  because: 'saw',
  figure,
});

function nearestOf(sights: readonly Sight[]): FigureId[] {
  const seen = sights.filter((s) => 'saw' in s);
  const least = Math.min(...seen.map((s) => s.distance));
  return seen.filter((s) => s.distance === least).map((s) => s.saw);
}

function sight(position: Position, at: Space, heading: Heading): Sight {
  const to = directionOf(heading);
  const first = firstInSight(position.words, at, heading);
  if (first < 0) return { to, endedAt: 'edge', distance: spacesToEdge(at, heading) };
  const code = position.at(first);
  const off = distance(at, first as Space);
  if (code < FIRST_FIGURE) return { to, endedAt: blockKind(code), distance: off };
  return { to, saw: position.cast[code - FIRST_FIGURE]!.id, at: spaceName(first as Space), distance: off };
}

/** How many spaces lie that way before the edge. */
function spacesToEdge(at: Space, heading: Heading): number {
  let spaces = 0;
  for (let next = NEXT[at * 4 + heading]!; next >= 0; next = NEXT[next * 4 + heading]!) spaces++;
  return spaces;
}
