import type { GameEvent, Sight } from '../rules/index.ts';
import type { Beam } from './scene.ts';

/** Which events are seen together. */

type EventType = GameEvent['type'];

/** What a step brings about; these come before the step itself. */
const BROUGHT_ABOUT: ReadonlySet<EventType> = new Set<EventType>([
  'blockPushed',
  'blockRemoved',
  'figurePushed',
  'figureEaten',
]);
/** Events that several figures have at the same time. */
const AT_ONCE: ReadonlySet<EventType> = new Set<EventType>(['figureReturned', 'figureTurnedOver']);

/**
 * The events in the groups they are shown in: a step with all it pushes and bites, a whole slide, a teleport with the
 * turn to its arrow, figures that are turned over or return at the same time. All else is alone.
 */
export function groupEvents(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let brought: GameEvent[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (BROUGHT_ABOUT.has(event.type)) {
      brought.push(event);
    } else if (last !== undefined && joins(event, last.at(-1)!)) {
      last.push(...brought, event);
      brought = [];
    } else {
      if (brought.length > 0 && !isStep(event)) groups.push(brought);
      groups.push(isStep(event) ? [...brought, event] : [event]);
      brought = [];
    }
  }
  if (brought.length > 0) groups.push(brought);
  return groups;
}

const isStep = (event: GameEvent): boolean =>
  event.type === 'figureStepped' || event.type === 'monsterStepped';

function joins(event: GameEvent, before: GameEvent): boolean {
  switch (event.type) {
    case 'figureStepped':
      return event.slid && before.type === 'figureStepped' && before.figure === event.figure;
    case 'monsterStepped':
      return event.slid && before.type === 'monsterStepped';
    case 'monsterTurned':
      return event.because === 'teleporter' && before.type === 'monsterTeleported';
    default:
      return AT_ONCE.has(event.type) && before.type === event.type;
  }
}

type Look = Extract<GameEvent, { type: 'monsterLooked' }>;

/** The three lines of sight of a look, as beams. */
export function beamsOf(look: Look): Beam[] {
  return [look.ahead, look.left, look.right].map((sight) => ({
    from: look.at,
    to: sight.to,
    length: freeSpaces(sight),
    seen: 'saw' in sight,
    wins: look.outcome === 'nearest' && 'saw' in sight && look.nearest.includes(sight.saw),
  }));
}

/** Spaces that light falls on: up to the figure seen, or to the last one before a block. */
const freeSpaces = (sight: Sight): number =>
  'saw' in sight || sight.endedAt === 'edge' ? sight.distance : sight.distance - 1;
