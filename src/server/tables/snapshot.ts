import type { Made, OnlineTable } from '../../protocol/index.ts';
import { evolveInPlace, Game, type Setup } from '../../rules/index.ts';
import { parseJson, viewIn, writeView } from '../../rules/notation/index.ts';

/** A table's state as text, to load it without all its entries. It is of this server's making and never leaves it. */

/** Raised when the text changes: an older snapshot is then passed over, and the table read from its entries. */
const VERSION = 5;

interface Written {
  readonly version: number;
  readonly table: Omit<OnlineTable, 'game' | 'sinceCard'>;
  /** The game when the last card was drawn, and the moves since. */
  readonly game?: { readonly setup: Setup; readonly view: string; readonly moves: readonly Made[] };
}

/** Undefined for a table that is over: it changes no more, and its last moves are read from its entries. */
export function writeSnapshot(table: OnlineTable): string | undefined {
  if (table.phase === 'over' || table.phase === 'closed') return undefined;
  const { game: _, sinceCard, ...rest } = table;
  const written: Written = {
    version: VERSION,
    table: rest,
    ...(sinceCard !== undefined && {
      game: { setup: sinceCard.game.setup, view: writeView(sinceCard.game), moves: sinceCard.moves },
    }),
  };
  return JSON.stringify(written);
}

/** Undefined where it was written by another version. */
export function readSnapshot(text: string): OnlineTable | undefined {
  const written = JSON.parse(text) as Written;
  if (written.version !== VERSION) return undefined;
  const { table, game: kept } = written;
  const rest = {
    ...table,
    commitment: table.commitment,
    reveal: table.reveal,
    back: table.back,
    backSince: table.backSince,
    idle: table.idle,
    rematch: table.rematch,
    seats: table.seats.map((seat) => ({ colour: seat.colour, sitter: seat.sitter, standIn: seat.standIn })),
  };
  if (kept === undefined) return { ...rest, game: undefined, sinceCard: undefined };
  // A view does not say who began the game; the setup does.
  const before = new Game(kept.setup, viewIn(parseJson(kept.view), 'snapshot'));
  const game = before.copy();
  for (const { events } of kept.moves) for (const event of events) evolveInPlace(game, event);
  return { ...rest, game, sinceCard: { game: before, moves: kept.moves } };
}
