import { shareOfWait } from '../../bots/index.ts';
import type { Colour, Game, GameEvent } from '../../rules/index.ts';
import { groupEvents, lengthOf, type Scene } from '../board/index.ts';
import type { Batch, TableSettings } from './table.ts';

/** Between two groups that are shown: until the next scene is drawn. */
const BETWEEN = 20;

/** How long the bot whose turn it is may think and be seen to move. */
export function timeForBot(game: Game, before: readonly Batch[], settings: TableSettings): number {
  const card = before.findLastIndex(({ events }) => events.some(({ type }) => type === 'cardDrawn'));
  const seats = before.slice(card + 1).map(({ by }) => seatOf(by, settings));
  return shareOfWait(game, seats, peopleOf(settings));
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
  return Math.max(1, lengthOfMove(next.events, scene) / timeForBot(game, before, settings));
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
