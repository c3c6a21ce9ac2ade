import { type Action, decide, evolveInPlace, type Game, isRefusal } from '../../rules/index.ts';
import { type LogEntry, logEntries } from '../table/index.ts';

/** What an action is in the list of moves; undefined where it can't be done. */
export const entryOf = (game: Game, action: Action): LogEntry | undefined => entriesOf(game, [action])[0];

/** Several one after another, as far as they can be done before a card comes. */
export function entriesOf(game: Game, actions: readonly Action[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let before = game;
  for (const action of actions) {
    const decided = decide(before, before.turn, action);
    if (isRefusal(decided)) break;
    const after = before.copy();
    for (const event of decided.events) evolveInPlace(after, event);
    const by = before.setup.players[before.turn]!;
    const told = logEntries(before, after, { number: 0, by, events: decided.events });
    entries.push(...told.filter(({ kind }) => kind === 'move' || kind === 'tile'));
    before = after;
  }
  return entries;
}
