import { type Colour, evolveInPlace, type Game, type GameEvent, isRefusal, newGame } from '../rules/index.ts';
import type { Entry, GuestTag, MadeBy, TableBot, TableChange } from './entries.ts';
import type { OnlineSettings } from './settings.ts';

type SeatSitter =
  | { readonly kind: 'free' }
  | { readonly kind: 'guest'; readonly guest: GuestTag; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: TableBot };

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
  readonly madeBy: MadeBy;
  readonly events: readonly GameEvent[];
}

interface BackAsked {
  readonly seat: number;
  readonly to: number;
  /** Seats of people that have agreed, with the one that asked. */
  readonly agreed: readonly number[];
}

/** A player who lets others wait is asked about. */
interface IdleAsked {
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
  /** When the first of them asked. */
  readonly backSince: number | undefined;
  readonly idle: IdleAsked | undefined;
  /** Where those of this table play again. */
  readonly rematch: { readonly seat: number; readonly table: string } | undefined;
  readonly openedAt: number;
  /** When its last entry was decided. */
  readonly changedAt: number;
  /** The number of the last entry that changed the game's position; -1 before the game. */
  readonly moved: number;
  /** When the seat whose turn it is began to be waited for; before the game, when a seat was last taken or left. */
  readonly turnSince: number;
  /** Since when the player whose turn it is lets all wait without a word: the turn's beginning, or a question that ended since. */
  readonly heardAt: number;
}

const FREE_SEAT: Seat = { colour: undefined, sitter: { kind: 'free' }, standIn: undefined };
const PLAYS_AGAIN = { standIn: undefined } as const;

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
    backSince: undefined,
    idle: undefined,
    rematch: undefined,
    openedAt: at,
    changedAt: at,
    moved: -1,
    turnSince: at,
    heardAt: at,
  };
}

/** The table after one more entry, or after its first. It decides nothing and asks nothing. */
export function tableAfter(table: OnlineTable | undefined, entry: Entry): OnlineTable {
  if (table === undefined) return tableOpened(entry);
  const { number, at, change } = entry;
  if (number !== table.number + 1) throw new Error(`entry ${number} does not follow ${table.number}`);
  return { ...table, number, changedAt: at, ...changesOf(table, number, at, change) };
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
      const sitter: SeatSitter = { kind: 'guest', guest, name };
      return seatChangesHands(table, at, change.seat, { colour, sitter, standIn: undefined });
    }
    case 'botSat': {
      const { bot, colour } = change;
      const sitter: SeatSitter = { kind: 'bot', bot };
      return seatChangesHands(table, at, change.seat, { colour, sitter, standIn: undefined });
    }
    case 'stoodUp':
      return seatChangesHands(table, at, change.seat, FREE_SEAT);
    case 'coloured':
      return seatBecomes(table, change.seat, { colour: change.colour });
    case 'renamed':
      return renamed(table, change.seat, change.name);
    case 'started':
      return { ...started(table, at, change), moved: number };
    case 'acted':
      return { ...acted(table, number, at, change), moved: number };
    case 'handedOn':
      return { host: change.host };
    case 'standInCame': {
      const standIn = change.forGood ? 'for-good' : change.voted ? 'voted' : 'away';
      return { ...seatBecomes(table, change.seat, { standIn }), idle: undefined };
    }
    case 'standInWent':
      return seatBecomes(table, change.seat, PLAYS_AGAIN);
    case 'backAsked':
      return {
        back: { seat: change.seat, to: change.to, agreed: [change.seat] },
        backsAsked: [...table.backsAsked, change.seat],
        backSince: table.backSince ?? at,
      };
    case 'backAnswered':
      return backAnswered(table, change.seat, change.agrees);
    case 'tookBack':
      return { ...tookBack(table, change.to, at), moved: number };
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

const seatChangesHands = (
  table: OnlineTable,
  at: number,
  seat: number,
  next: Seat,
): Partial<OnlineTable> => ({
  ...seatBecomes(table, seat, next),
  turnSince: at,
});

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
  backSince: undefined,
  idle: undefined,
  turnSince: at,
  heardAt: at,
});

function acted(
  table: OnlineTable,
  entry: number,
  at: number,
  { seat, madeBy, events }: TableChange & { type: 'acted' },
): Partial<OnlineTable> {
  const game = table.game!.copy();
  for (const event of events) evolveInPlace(game, event);
  const fixed = game.phase === 'over' || events.some(({ type }) => type === 'cardDrawn');
  const { sinceCard } = table;
  return {
    // Who moves is there, whatever the others voted.
    ...(madeBy === 'player' &&
      table.seats[seat]!.standIn === 'voted' &&
      seatBecomes(table, seat, PLAYS_AGAIN)),
    game,
    phase: game.phase === 'over' ? 'over' : 'playing',
    sinceCard: fixed
      ? { game, moves: [] }
      : { game: sinceCard!.game, moves: [...sinceCard!.moves, { entry, seat, madeBy, events }] },
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

/** Who says no ends the question, and the player has time again. */
function idleAnswered(
  { idle }: OnlineTable,
  at: number,
  { seat, agrees }: TableChange & { type: 'idleAnswered' },
): Partial<OnlineTable> {
  if (idle === undefined) return {};
  if (agrees) return { idle: { ...idle, agreed: [...idle.agreed, seat] } };
  return { idle: undefined, heardAt: at };
}

/**
 * The seats that are asked: people who play for themselves, without the one it is about. All of them must agree to a take-back that this one
 * wants; those of them who are there, to a bot that shall play for this one.
 */
export const seatsToAsk = (table: OnlineTable, about: number): number[] =>
  table.seats.flatMap(({ sitter, standIn }, seat) =>
    sitter.kind === 'guest' && standIn === undefined && seat !== about ? [seat] : [],
  );
