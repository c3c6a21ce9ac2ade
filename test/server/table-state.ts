import { type Entry, type OnlineTable, tableAfter, tableOpened } from '../../src/protocol/index.ts';
import { writeView } from '../../src/rules/notation/index.ts';

/** A table's whole state as text, to compare what several sides have. */
export function stateText(table: OnlineTable): string {
  const { game, sinceCard, ...rest } = table;
  return JSON.stringify({
    ...rest,
    game: game && writeView(game),
    result: game?.result,
    sinceCard: sinceCard && { game: writeView(sinceCard.game), moves: sinceCard.moves },
  });
}

/** The state that follows from entries. */
export const tableOf = (entries: readonly Entry[]): OnlineTable =>
  entries.slice(1).reduce(tableAfter, tableOpened(entries[0]!));
