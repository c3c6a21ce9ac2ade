import { NEXT, type Space, spaceName } from './board.ts';
import { directionOf, type Heading, turnLeft, turnRight } from './directions.ts';
import type { FigureId, GameEvent, Listener, LookOutcome, Sight } from './events.ts';
import { blockKind, distance, FIRST_FIGURE, firstInSight } from './ground.ts';
import type { Position } from './position.ts';

/** Farther than any figure can be: nothing seen that way. */
const NOTHING = 99;

/** M2: how far off the monster sees a figure that way. */
function seenAt(words: Uint16Array, at: number, heading: Heading): number {
  const first = firstInSight(words, at, heading);
  if (first < 0 || words[first]! < FIRST_FIGURE) return NOTHING;
  return heading & 1 ? Math.abs(first - at) : Math.abs(first - at) >> 4;
}

/** M1 to M3: the monster looks ahead, left and right, and turns to the nearest figure seen. */
export function look(position: Position, report?: Listener): void {
  const words = position.words;
  const at = position.monsterAt;
  const facing = position.facing;
  const ahead = seenAt(words, at, facing);
  const left = seenAt(words, at, turnLeft(facing));
  const right = seenAt(words, at, turnRight(facing));
  // A tie of any two nearest leaves it facing as it was (M3); so does seeing none.
  let turned = facing;
  if (left < ahead && left < right) turned = turnLeft(facing);
  else if (right < ahead && right < left) turned = turnRight(facing);
  position.facing = turned;
  if (report !== undefined) reportLook(position, at, facing, turned, report);
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
