import type { Run } from '../../puzzles/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import type { CircleMark, Marks } from '../board/index.ts';

/** A print for every step, with a number every so many. */
const NUMBERED = 5;

/** The way of a walk as footprints. A space that it comes through again keeps its first number. */
export function printsOf({ trail, steps }: Run): NonNullable<Marks['prints']> {
  const numbered = new Set<string>();
  const seen = new Set<string>();
  return trail.slice(1, steps + 1).flatMap(({ at, facing }, index) => {
    const step = index + 1;
    const wanted = step % NUMBERED === 0 && !numbered.has(at);
    if (wanted) numbered.add(at);
    const again = seen.has(`${at}${facing}`);
    seen.add(`${at}${facing}`);
    if (again && !wanted) return [];
    return [{ at, facing, share: again ? 0 : 1, ...(wanted && { step }) }];
  });
}

/** The circle it ends in, space by space; empty where nobody is left to look for. */
export function circleOf({ circle, events, steps }: Run): CircleMark[] {
  if (circle === undefined) return [];
  const marks = new Map<string, CircleMark>();
  for (const event of events.slice(circle.begins + 1, steps + 1).flat()) {
    const mark = wayIn(event);
    if (mark !== undefined) marks.set(`${mark.from}${mark.to}${mark.facing}`, mark);
  }
  return [...marks.values()];
}

function wayIn(event: GameEvent): CircleMark | undefined {
  if (event.type === 'monsterTeleported')
    return { from: event.from, to: event.to, facing: 'n', gap: 'teleporter' };
  if (event.type !== 'monsterStepped') return undefined;
  const { from, to, facing, wall } = event;
  return { from, to, facing, ...(wall !== undefined && { gap: 'wall' as const }) };
}
