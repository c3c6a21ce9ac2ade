import type { Colour, Game, GameEvent } from '../../rules/index.ts';
import { groupEvents, lengthOf, type Scene } from '../board/index.ts';
import type { Batch, TableSettings } from './table.ts';

/** How long people wait for bots. */

/** Between two decisions of people, at speed 1 and without the monster, in milliseconds. */
export const LONGEST_WAIT = 2500;
/** Between two groups that are shown: until the next scene is drawn. */
const BETWEEN = 20;

/**
 * What each of the bots that decide one after another has of that time: so long it thinks at most, and so long its move is seen. It
 * thinks while the one before it is seen to move, so that one share more than there are bots is enough.
 */
export function shareOfWait(game: Game, before: readonly Batch[], settings: TableSettings): number {
  const people = peopleOf(settings);
  if (people.size === 0) return Number.POSITIVE_INFINITY;
  const done = before.length - 1 - before.findLastIndex((batch) => endsWait(batch, people, settings));
  return LONGEST_WAIT / (done + game.decisionsBefore(people) + 1);
}

/** How many times faster than usual a bot's move is shown, so that it keeps to its share. */
export function paceOf(
  next: Batch,
  before: readonly Batch[],
  game: Game,
  settings: TableSettings,
  scene: Scene,
): number {
  if (peopleOf(settings).has(seatOf(next.by, settings))) return 1;
  return Math.max(1, lengthOfMove(next.events, scene) / shareOfWait(game, before, settings));
}

/** How long a move is seen at speed 1, without the monster's that may follow it. */
export function lengthOfMove(events: readonly GameEvent[], scene: Scene): number {
  const card = events.findIndex(({ type }) => type === 'cardDrawn');
  const groups = groupEvents(card < 0 ? events : events.slice(0, card));
  return groups.reduce((sum, group) => sum + lengthOf(group, scene) + BETWEEN, 0);
}

const seatOf = (colour: Colour, { setup }: TableSettings): number => setup.players.indexOf(colour);

const peopleOf = ({ sitters }: TableSettings): ReadonlySet<number> =>
  new Set(sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : [])));

const endsWait = ({ by, events }: Batch, people: ReadonlySet<number>, settings: TableSettings): boolean =>
  people.has(seatOf(by, settings)) || events.some(({ type }) => type === 'cardDrawn');
