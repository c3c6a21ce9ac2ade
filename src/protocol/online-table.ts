import { type Colour, evolveInPlace, type Game, type GameEvent, isRefusal, newGame } from '../rules/index.ts';
import type { BotLevel, Entry, GuestTag, MadeBy, TableChange } from './entries.ts';
import type { OnlineSettings } from './settings.ts';

export type SeatSitter =
  | { readonly kind: 'free' }
  | { readonly kind: 'guest'; readonly guest: GuestTag; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export interface Seat {
  readonly colour: Colour | undefined;
  readonly sitter: SeatSitter;
  /** A bot plays for its player: while they are away, or for good. */
  readonly standIn: 'away' | 'for-good' | undefined;
}

/** A move that can be taken back as long as no card was drawn since. */
export interface Made {
  /** The number of its entry. */
  readonly entry: number;
  readonly seat: number;
  readonly by: MadeBy;
  readonly events: readonly GameEvent[];
}

export interface BackAsked {
  readonly seat: number;
  readonly to: number;
  /** Seats of people that have agreed, with the one that asked. */
  readonly agreed: readonly number[];
}

/** A table as everyone may see it, after the entry `number`. */
export interface OnlineTable {
  readonly number: number;
  readonly phase: 'open' | 'playing' | 'over' | 'closed';
  readonly settings: OnlineSettings;
  readonly host: GuestTag;
  readonly seats: readonly Seat[];
  readonly commitment: string | undefined;
  readonly reveal: string | undefined;
  readonly game: Game | undefined;
  /** The game as it was when the last card was drawn or it began, and the moves made since: what a take-back needs. */
  readonly sinceCard: { readonly game: Game; readonly moves: readonly Made[] } | undefined;
  readonly back: BackAsked | undefined;
  readonly openedAt: number;
  /** When the seat whose turn it is began to be waited for. */
  readonly turnSince: number;
}

const FREE_SEAT: Seat = { colour: undefined, sitter: { kind: 'free' }, standIn: undefined };

/** The table after its first entry. */
export function tableOpened({ number, at, change }: Entry): OnlineTable {
  if (change.type !== 'opened' || number !== 0) throw new Error('a table begins with its opening');
  return {
    number,
    phase: 'open',
    settings: change.settings,
    host: change.host,
    seats: Array.from({ length: change.settings.seats }, () => FREE_SEAT),
    commitment: undefined,
    reveal: undefined,
    game: undefined,
    sinceCard: undefined,
    back: undefined,
    openedAt: at,
    turnSince: at,
  };
}

/** The table after one more entry. It decides nothing and asks nothing. */
export function tableAfter(table: OnlineTable, { number, at, change }: Entry): OnlineTable {
  if (number !== table.number + 1) throw new Error(`entry ${number} does not follow ${table.number}`);
  return { ...table, number, ...changesOf(table, number, at, change) };
}

function changesOf(
  table: OnlineTable,
  number: number,
  at: number,
  change: TableChange,
): Partial<OnlineTable> {
  switch (change.type) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { guest, name, colour } = change;
      return seatBecomes(table, change.seat, {
        colour,
        sitter: { kind: 'guest', guest, name },
        standIn: undefined,
      });
    }
    case 'botSat': {
      const { level, colour } = change;
      return seatBecomes(table, change.seat, { colour, sitter: { kind: 'bot', level }, standIn: undefined });
    }
    case 'stoodUp':
      return seatBecomes(table, change.seat, FREE_SEAT);
    case 'coloured':
      return seatBecomes(table, change.seat, { colour: change.colour });
    case 'renamed':
      return renamed(table, change.seat, change.name);
    case 'started':
      return started(table, at, change);
    case 'acted':
      return acted(table, number, at, change);
    case 'standInCame':
      return seatBecomes(table, change.seat, { standIn: change.forGood ? 'for-good' : 'away' });
    case 'standInWent':
      return seatBecomes(table, change.seat, { standIn: undefined });
    case 'backAsked':
      return { back: { seat: change.seat, to: change.to, agreed: [change.seat] } };
    case 'backAnswered':
      return backAnswered(table, change.seat, change.agrees);
    case 'tookBack':
      return tookBack(table, change.to, at);
    case 'revealed':
      return { reveal: change.seed };
    case 'closed':
      return { phase: 'closed' };
  }
}

function seatBecomes(table: OnlineTable, seat: number, changes: Partial<Seat>): Partial<OnlineTable> {
  return { seats: table.seats.map((one, at) => (at === seat ? { ...one, ...changes } : one)) };
}

function renamed(table: OnlineTable, seat: number, name: string): Partial<OnlineTable> {
  const { sitter } = table.seats[seat]!;
  return sitter.kind === 'guest' ? seatBecomes(table, seat, { sitter: { ...sitter, name } }) : {};
}

function started(
  table: OnlineTable,
  at: number,
  { setup, seats, commitment, events }: TableChange & { type: 'started' },
): Partial<OnlineTable> {
  const game = newGame(setup);
  if (isRefusal(game)) throw new Error(game.message);
  for (const event of events) evolveInPlace(game, event);
  return {
    phase: 'playing',
    seats: seats.map((seat) => table.seats[seat]!),
    commitment,
    game,
    sinceCard: { game, moves: [] },
    turnSince: at,
  };
}

function acted(
  table: OnlineTable,
  entry: number,
  at: number,
  { seat, by, events }: TableChange & { type: 'acted' },
): Partial<OnlineTable> {
  const game = table.game!.copy();
  for (const event of events) evolveInPlace(game, event);
  const fixed = game.phase === 'over' || events.some(({ type }) => type === 'cardDrawn');
  const { sinceCard } = table;
  return {
    game,
    phase: game.phase === 'over' ? 'over' : 'playing',
    sinceCard: fixed
      ? { game, moves: [] }
      : { game: sinceCard!.game, moves: [...sinceCard!.moves, { entry, seat, by, events }] },
    back: undefined,
    turnSince: at,
  };
}

function backAnswered(table: OnlineTable, seat: number, agrees: boolean): Partial<OnlineTable> {
  const { back } = table;
  if (back === undefined) return {};
  return { back: agrees ? { ...back, agreed: [...back.agreed, seat] } : undefined };
}

function tookBack(table: OnlineTable, to: number, at: number): Partial<OnlineTable> {
  const { game: before, moves } = table.sinceCard!;
  const kept = moves.filter(({ entry }) => entry < to);
  const game = before.copy();
  for (const { events } of kept) for (const event of events) evolveInPlace(game, event);
  return { game, sinceCard: { game: before, moves: kept }, back: undefined, turnSince: at };
}

/** The seats that must agree to a take-back: people who play for themselves, without the one that asks. */
export const seatsToAsk = (table: OnlineTable, asking: number): number[] =>
  table.seats.flatMap(({ sitter, standIn }, seat) =>
    sitter.kind === 'guest' && standIn === undefined && seat !== asking ? [seat] : [],
  );
