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
  /** A bot plays for its player: while they are away, until they want to play again, or for good. */
  readonly standIn: 'away' | 'voted' | 'for-good' | undefined;
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

/** A player who lets others wait is asked about. */
export interface IdleAsked {
  readonly about: number;
  /** Seats that want a bot to play on, the one that asked first. */
  readonly agreed: readonly number[];
  readonly since: number;
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
  /** Seats that asked for a take-back since the last move, as often as they did. */
  readonly backsAsked: readonly number[];
  readonly idle: IdleAsked | undefined;
  /** Where those of this table play again. */
  readonly rematch: { readonly seat: number; readonly table: string } | undefined;
  readonly openedAt: number;
  /** When the seat whose turn it is began to be waited for. */
  readonly turnSince: number;
  /** When the player whose turn it is was last seen to be there: the turn's beginning, or an answer since. */
  readonly heardAt: number;
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
    backsAsked: [],
    idle: undefined,
    rematch: undefined,
    openedAt: at,
    turnSince: at,
    heardAt: at,
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
    case 'handedOn':
      return { host: change.host };
    case 'standInCame': {
      const standIn = change.forGood ? 'for-good' : change.voted ? 'voted' : 'away';
      return { ...seatBecomes(table, change.seat, { standIn }), idle: undefined };
    }
    case 'standInWent':
      return seatBecomes(table, change.seat, { standIn: undefined });
    case 'backAsked':
      return {
        back: { seat: change.seat, to: change.to, agreed: [change.seat] },
        backsAsked: [...table.backsAsked, change.seat],
      };
    case 'backAnswered':
      return backAnswered(table, change.seat, change.agrees);
    case 'tookBack':
      return tookBack(table, change.to, at);
    case 'idleAsked':
      return { idle: { about: change.about, agreed: [change.seat], since: at } };
    case 'idleAnswered':
      return idleAnswered(table, at, change);
    case 'rematchOpened':
      return { rematch: { seat: change.seat, table: change.table } };
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
    ...newTurn(at),
  };
}

/** What a turn begins with. */
const newTurn = (at: number) => ({
  back: undefined,
  backsAsked: [],
  idle: undefined,
  turnSince: at,
  heardAt: at,
});

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
    ...newTurn(at),
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
  return { game, sinceCard: { game: before, moves: kept }, ...newTurn(at) };
}

/** Who says no ends the question; the player who was asked about has been heard by that. */
function idleAnswered(
  { idle, heardAt }: OnlineTable,
  at: number,
  { seat, agrees }: TableChange & { type: 'idleAnswered' },
): Partial<OnlineTable> {
  if (idle === undefined) return {};
  if (agrees) return { idle: { ...idle, agreed: [...idle.agreed, seat] } };
  return { idle: undefined, heardAt: seat === idle.about ? at : heardAt };
}

/** The seats that must agree to a take-back: people who play for themselves, without the one that asks. */
export const seatsToAsk = (table: OnlineTable, asking: number): number[] =>
  table.seats.flatMap(({ sitter, standIn }, seat) =>
    sitter.kind === 'guest' && standIn === undefined && seat !== asking ? [seat] : [],
  );
